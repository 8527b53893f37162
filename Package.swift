// swift-tools-version: 6.3
import PackageDescription

/// The stages of Coursemark, in the order in which data flows through them. `Documentation/Architecture.md` says what
/// each one is for, and a test holds which of them may import which.
let package = Package(
  name: "coursemark",
  products: [
    .executable(name: "coursemark", targets: ["coursemark"]),
    .executable(name: "coursemark-serve", targets: ["coursemark-serve"]),
  ],
  // What only the server needs is not even fetched without this: `swift build --disable-default-traits --product coursemark`.
  traits: [
    .default(enabledTraits: ["Serve"]),
    .trait(name: "Serve", description: "The program 'coursemark-serve', and the packages that it stands on."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.10.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // MARK: C libraries from the system
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"])]),

    // MARK: From markdown to a lesson
    .target(name: "Spelling"),
    .target(name: "MarkdownTree", dependencies: ["CCMark"]),
    .target(name: "CourseModel", dependencies: ["MarkdownTree"]),
    .target(
      name: "SwiftSource",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(
      name: "LessonParsing",
      dependencies: [
        "CourseModel", "MarkdownTree", "Spelling", .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Yams", package: "Yams"),
      ]),

    // MARK: What runs in the app's and the examiner's processes
    .target(name: "AppProtocol"),
    .target(name: "DeviceMeasures"),
    .target(name: "UIKit", dependencies: ["DeviceMeasures"]),
    .target(name: "AppAgent", dependencies: ["UIKit", "AppProtocol"]),
    .target(name: "ReferenceModel", dependencies: ["AppProtocol", "DeviceMeasures"]),
    .target(name: "Examiner", dependencies: ["AppProtocol", "ReferenceModel"]),

    // MARK: From a screen to a picture
    .target(name: "MarkupText"),
    .target(name: "ScreenDrawing", dependencies: ["AppProtocol", "DeviceMeasures", "MarkupText"]),

    // MARK: From a submission to a report
    .target(name: "CSandbox"),
    .target(name: "Sandboxing", dependencies: ["CSandbox", .product(name: "SystemPackage", package: "swift-system")]),
    .target(name: "Toolchain", dependencies: ["Sandboxing", .product(name: "SystemPackage", package: "swift-system")]),
    .target(
      name: "UIKitNames",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(
      name: "Interop",
      dependencies: [
        "Spelling", "Toolchain", "UIKitNames",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(name: "InterfaceFiles", dependencies: ["CourseModel", "MarkupText"]),
    .target(name: "Storage", dependencies: ["CSodium", .product(name: "SystemPackage", package: "swift-system")]),
    .target(
      name: "SharedStore", dependencies: ["Storage", .product(name: "SystemPackage", package: "swift-system")]),
    // Without SwiftSyntax, so that it is there before the rest of Coursemark.
    .target(
      name: "RuntimeModules",
      dependencies: [
        "Sandboxing", "Storage", "Toolchain", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(name: "runtime-modules", dependencies: ["RuntimeModules", "Storage", "Toolchain"]),
    .target(
      name: "RuntimeBuilding",
      dependencies: [
        "CourseModel", "Interop", "RuntimeModules", "Storage", "SwiftSource", "Toolchain", "UIKitNames",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "SourceReading",
      dependencies: [
        "CourseModel", "InterfaceFiles", "Interop", "Sandboxing", "SwiftSource", "Toolchain",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(name: "Scaffolding", dependencies: ["CourseModel", "InterfaceFiles", "SwiftSource"]),
    .target(
      name: "Grading",
      dependencies: [
        "AppProtocol", "CArchive", "CourseModel", "InterfaceFiles", "Interop", "LessonParsing", "RuntimeBuilding",
        "Sandboxing",
        "Scaffolding", "ScreenDrawing", "SharedStore", "SourceReading", "Storage", "SwiftSource", "Toolchain",
        "UIKitNames",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "Verification",
      dependencies: [
        "CourseModel", "Grading", "Interop", "LessonParsing", "MarkdownTree", "RuntimeBuilding", "Scaffolding",
        "Storage",
        "SwiftSource", "UIKitNames",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),

    // MARK: What people read
    .target(name: "Reporting", dependencies: ["CourseModel", "MarkupText"]),
    .target(
      name: "PageRendering",
      dependencies: [
        "CourseModel", "Gradebook", "MarkdownTree", "MarkupText", "Scaffolding", "SwiftSource",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "Yams", package: "Yams"),
      ]),

    .target(
      name: "SiteBuilding",
      dependencies: [
        "CourseModel", "Grading", "LessonParsing", "PageRendering", "RuntimeBuilding", "Storage",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "SiteServer",
      dependencies: [
        "MarkupText",
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Serve"])),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Serve"])),
        // The words in which Hummingbird speaks.
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Serve"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Serve"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Serve"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Serve"])),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Serve"])),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["Serve"])),
      ]),

    // MARK: What is done to graders
    .target(name: "AttackSuite", dependencies: ["CourseModel", "Reporting", "Sandboxing"]),

    // MARK: A class
    .target(
      name: "Gradebook",
      dependencies: [
        "CourseModel", "Reporting", .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Yams", package: "Yams"),
      ]),

    // MARK: The command
    .target(
      name: "CourseCommand",
      dependencies: [
        "AttackSuite", "CourseModel", "Gradebook", "Grading", "InterfaceFiles", "Interop", "LessonParsing",
        "MarkupText", "PageRendering", "Reporting", "RuntimeBuilding", "Sandboxing", "Scaffolding", "SharedStore",
        "SiteBuilding", "SourceReading", "Storage", "SwiftSource", "Toolchain", "UIKitNames", "Verification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(name: "coursemark", dependencies: ["CourseCommand"]),
    .target(
      name: "ServeCommand",
      dependencies: [
        "CourseCommand", "CourseModel", "Grading", "LessonParsing", "PageRendering", "Reporting", "Scaffolding",
        "ScreenDrawing",
        "SiteBuilding", "SiteServer", "Storage", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(name: "coursemark-serve", dependencies: ["CourseCommand", "ServeCommand"]),

    // MARK: Benchmarks
    .executableTarget(
      name: "grade-benchmark",
      dependencies: [
        "CourseModel", "Grading", "Interop", "LessonParsing", "RuntimeBuilding", "Sandboxing", "Scaffolding", "Storage",
        "Toolchain",
      ],
      path: "Benchmarks/grade", exclude: ["run"]),
    .executableTarget(
      name: "containment-benchmark", dependencies: ["Sandboxing"], path: "Benchmarks/containment", exclude: ["run"]),
    .executableTarget(
      name: "model-benchmark", dependencies: ["CourseModel", "Grading", "LessonParsing", "Scaffolding", "Storage"],
      path: "Benchmarks/model", exclude: ["run"]),
    .executableTarget(
      name: "parse-benchmark", dependencies: ["LessonParsing"], path: "Benchmarks/parse", exclude: ["run"]),

    // MARK: Fuzzing
    .target(
      name: "FuzzTargets",
      dependencies: ["AppProtocol", "CourseModel", "Grading", "LessonParsing", "SiteServer", "Toolchain"],
      path: "Fuzzing/Targets"),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Fuzzing/Runner"),

    // MARK: Tests
    .testTarget(name: "InterfaceFilesTests", dependencies: ["CourseModel", "InterfaceFiles"]),
    .testTarget(name: "MarkdownTreeTests", dependencies: ["MarkdownTree"]),
    .testTarget(
      name: "LessonParsingTests", dependencies: ["LessonParsing", "CourseModel", "MarkdownTree", "TestSupport"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "AppAgent", "AppProtocol", "Interop", "UIKitNames",
        // Tests read the source of UIKit itself.
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(name: "ReferenceModelTests", dependencies: ["ReferenceModel", "DeviceMeasures", "AppProtocol"]),
    .testTarget(name: "ExaminerTests", dependencies: ["Examiner", "ReferenceModel", "AppProtocol"]),
    // The models of the project's own lessons, by links to their files.
    .testTarget(name: "LessonModelTests", dependencies: ["Examiner", "ReferenceModel", "AppProtocol"]),
    .testTarget(
      name: "ScreenDrawingTests", dependencies: ["ScreenDrawing", "AppProtocol", "MarkupText", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(name: "GradebookTests", dependencies: ["Gradebook", "CourseModel", "Reporting"]),
    .testTarget(name: "SandboxingTests", dependencies: ["Sandboxing"]),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["SourceReading", "Interop", "SwiftSource", "Toolchain", "coursemark"]),
    .testTarget(name: "UIKitNamesTests", dependencies: ["UIKitNames"]),
    .testTarget(
      name: "InteropTests",
      dependencies: [
        "CourseModel", "Interop", "RuntimeBuilding", "Sandboxing", "TestSupport", "Toolchain", "UIKitNames",
      ]),
    .testTarget(name: "ScaffoldingTests", dependencies: ["Scaffolding", "CourseModel", "Examiner", "InterfaceFiles"]),
    .target(
      name: "TestSupport", dependencies: ["CourseModel", "LessonParsing", "Sandboxing", "Storage"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "SharedStoreTests",
      dependencies: [
        "SharedStore", "Storage", "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", .product(name: "SystemPackage", package: "swift-system")]),
    .testTarget(
      name: "RuntimeBuildingTests",
      dependencies: [
        "RuntimeBuilding", "RuntimeModules", "Storage", "Toolchain",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "AppProtocol", "CArchive", "CourseModel", "Grading", "Interop", "LessonParsing", "Reporting", "Sandboxing",
        "Scaffolding", "SharedStore", "SourceReading", "Storage", "SwiftSource", "TestSupport", "Toolchain",
        "coursemark",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "VerificationTests",
      dependencies: [
        "CourseModel", "Grading", "LessonParsing", "Reporting", "Scaffolding", "TestSupport", "Verification",
      ]),
    .testTarget(name: "ReportingTests", dependencies: ["CourseModel", "MarkupText", "Reporting", "TestSupport"]),
    .testTarget(
      name: "PageRenderingTests", dependencies: ["LessonParsing", "PageRendering", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "SiteServerTests",
      dependencies: [
        "SiteServer", .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Serve"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Serve"])),
      ]),
    .testTarget(
      name: "SiteBuildingTests",
      dependencies: [
        "CourseModel", "LessonParsing", "PageRendering", "SiteBuilding", "TestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "coursemark", "coursemark-serve", "CourseModel", "LessonParsing", "PageRendering", "Sandboxing", "SiteBuilding",
        "TestSupport",
      ],
      exclude: ["Support/accessibility.js"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "AttackSuite", "coursemark", "coursemark-serve", "CourseCommand", "CourseModel", "DeviceMeasures",
        "FuzzTargets", "Grading", "InterfaceFiles", "LessonParsing", "PageRendering", "Reporting", "RuntimeBuilding",
        "Sandboxing",
        "Scaffolding", "ServeCommand", "SharedStore", "SiteServer", "Storage", "SwiftSource", "TestSupport",
        "Toolchain", "UIKitNames", "Verification",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
