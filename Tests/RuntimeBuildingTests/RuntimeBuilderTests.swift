import Foundation
import Storage
import Synchronization
import SystemPackage
import Testing
import Toolchain

@testable import RuntimeBuilding

/// Where a runtime is found, and when it is compiled.
@Suite struct RuntimeBuilderTests {
  let small: SmallHome

  init() throws { small = try SmallHome() }

  /// - Returns: The runtime, and which parts were compiled for it.
  func build(_ home: Home, into folder: String? = nil) async throws -> (
    runtime: Runtime, compiled: [String], notices: [String]
  ) {
    let parts = Mutex<[String]>([])
    let notices = Mutex<Set<String>>([])
    let builder = RuntimeBuilder(
      home: home, toolchain: try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment),
      progress: { part in parts.withLock { $0.append(part) } },
      notice: { sentence in _ = notices.withLock { $0.insert(sentence) } })
    let runtime =
      if let folder { try await builder.build(into: FilePath(small.path).appending(folder)) } else {
        try await builder.build()
      }
    return (runtime, parts.withLock { $0 }, notices.withLock { $0.sorted() })
  }

  @Test func theSameSourcesInAnotherFolderAreTheSameRuntime() async throws {
    try small.copy("first", to: "a second checkout")
    let first = try await build(small.home("first"))
    let second = try await build(small.home("a second checkout"))
    #expect(first.compiled != [])
    #expect(second.compiled == [])
    #expect(second.runtime.directory == first.runtime.directory)
    try small.write("package enum Other {}", to: "a second checkout/Sources/DeviceMeasures/Other.swift")
    #expect(try await build(small.home("a second checkout")).runtime.identity != first.runtime.identity)
  }

  /// A compile error asks for them: parsing UIKit's sources would take seconds in each process.
  @Test func whatUIKitDeclaresIsReadOnceForARuntime() async throws {
    let runtime = try await build(small.home()).runtime
    let kept = try #require(ReadNames.read(in: runtime.directory))
    #expect(kept == (try UIKitFiles(home: small.home()).modelled()))
    #expect(kept.member("height", of: "UIView")?.support == .modelled)
    // They are part of what the runtime's seal is about.
    try Data("{}".utf8).write(to: ReadNames.file(in: runtime.directory).url)
    #expect(try await build(small.home()).notices.count == 1)
  }

  @Test func noFileOfARuntimeNamesAFolderOfTheMachineThatMadeIt() async throws {
    let runtime = try await build(small.home()).runtime
    let files = FileManager.default.enumerator(atPath: runtime.directory.string)?.compactMap { $0 as? String } ?? []
    #expect(files.contains("libCoursemarkApp.so"))
    #expect(files.contains("modules-5/UIKit.swiftmodule"))
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: runtime.directory.appending(file).string) else { continue }
      for path in [small.path, toolchain.tools] {
        #expect(bytes.range(of: Data(path.utf8)) == nil, "\(file) holds \(path)")
      }
    }
  }

  @Test func whatWasInstalledIsTakenBeforeTheUsersCache() async throws {
    let installed = try await build(small.home(), into: "first/runtime")
    #expect(installed.compiled != [])
    let found = try await build(small.home(cache: "another user's cache"))
    #expect(found.compiled == [])
    #expect(found.runtime.directory == installed.runtime.directory)
    #expect(!FileManager.default.fileExists(atPath: small.path + "/another user's cache"))
    let attributes = try FileManager.default.attributesOfItem(atPath: installed.runtime.directory.string)
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o055 } == 0o055, "all users can read it")
  }

  @Test func whatWasInstalledForOtherSourcesIsNotTaken() async throws {
    let installed = try await build(small.home(), into: "first/runtime")
    try small.write(
      "package enum Device { package static let height = 844 }", to: "first/Sources/DeviceMeasures/Device.swift")
    let found = try await build(small.home())
    #expect(found.compiled != [])
    #expect(found.runtime.directory.string.hasPrefix(small.path + "/cache/runtime/"))
    #expect(found.runtime.identity != installed.runtime.identity)
  }

  @Test func aCacheThatWasMovedIsUsedAsItIs() async throws {
    let before = try await build(small.home(cache: "cache")).runtime
    try small.move("cache", to: "elsewhere")
    let after = try await build(small.home(cache: "elsewhere"))
    #expect(after.compiled == [])
    #expect(after.runtime.identity == before.identity)
    #expect(after.runtime.directory.string == before.directory.string.replacing("/cache/", with: "/elsewhere/"))
    #expect(after.runtime.linkIdentity != before.linkIdentity, "executables name the folder of their libraries")
  }

  @Test func aLibraryThatWasReplacedIsNotLinkedWith() async throws {
    let before = try await build(small.home()).runtime
    try Data("not a library".utf8).write(to: before.examinerLibrary.url)
    #expect(throws: HostError.self) { try before.contents.requireUntouched() }
    let after = try await build(small.home())
    #expect(after.compiled != [])
    #expect(after.notices.count == 1 && after.notices[0].contains("is not what Coursemark has put there"))
    #expect(FileManager.default.contents(atPath: after.runtime.examinerLibrary.string) != Data("not a library".utf8))
    #expect(try await build(small.home()).compiled == [])
  }

  @Test func aRuntimeThatIsReplacedWholeIsNotTakenForTheOneThatWasSeen() async throws {
    let seen = try await build(small.home()).runtime
    try small.copy("first", to: "forged")
    try small.write(
      "import ReferenceModel\npublic func model() -> Model? { nil }\npublic func weaker() {}",
      to: "forged/Sources/Examiner/Check.swift")
    let forged = try await build(small.home("forged")).runtime
    try FileManager.default.removeItem(atPath: seen.directory.string)
    try FileManager.default.copyItem(atPath: forged.directory.string, toPath: seen.directory.string)
    let after = try await build(small.home())
    #expect(after.compiled != [] && after.notices != [])
  }

  @Test func whatTheCompilerMakesOfHeadersIsNotTakenFromACacheThatWasMoved() {
    #expect(small.home(cache: "a").clangCache.string.hasPrefix(small.path + "/a/clang/"))
    let names = ["a", "b"].map { small.home(cache: $0).clangCache.lastComponent }
    #expect(names[0] != names[1])
  }
}
