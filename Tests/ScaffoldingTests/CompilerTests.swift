import CourseModel
import Foundation
import Testing

@testable import Scaffolding

/// The generated text in front of the compiler.
@Suite struct CompilerTests {
  @Test func theExaminerCompiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = try LessonScaffold(Lessons.whole).examiner.map(folder.write)
    #expect(try folder.compile(["-typecheck", "-I", Folder.builtModules] + files) == "")
  }

  @Test func aMistakeInACheckStandsAtItsPlaceInTheLesson() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let check = Lessons.fence(.check, id: "c", line: 50, "\n  expect(app.nothing(), is: 1)")
    let files = try LessonScaffold(Lessons.lesson(steps: [("a", [check])])).examiner.map(folder.write)
    let output = try folder.compile(["-typecheck", "-I", Folder.builtModules] + files)
    #expect(output.contains("lesson.md:51:14: error: value of type 'Application' has no member 'nothing'"))
  }

  /// The modules of the app's side are stood in for by the few declarations that the lesson uses.
  @Test func theAppCompiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let scaffold = LessonScaffold(Lessons.whole)
    let stubs = [
      (
        "UIKit",
        "@_exported import Foundation\n@MainActor open class UIView { public init() {} }\n"
          + "@MainActor open class UITextField: UIView { public var text: String? }"
      ),
      (
        "AppAgent",
        "import UIKit\n@MainActor public func show(_ view: UIView) {}\n"
          + "@MainActor public func first<T>(_ type: T.Type) -> T? { nil }\n"
          + "@MainActor public func run(scene: @MainActor () -> Void, "
          + "probes: [String: @MainActor @Sendable ([String]) throws -> String]) {}"
      ),
      (
        "YourApp",
        "import UIKit\n@MainActor class Cell { fileprivate func fetch() -> String? { nil } }\n"
          + "@MainActor public func _coursemarkRegister() {}"
      ),
    ]
    for (module, text) in stubs {
      let file = try folder.write(GeneratedFile(name: "\(module == "YourApp" ? "Cell" : module).swift", text: text))
      #expect(try folder.compile(["-enable-private-imports"] + emitting(module, folder) + [file]) == "")
    }
    let isolated = ["-Xfrontend", "-default-isolation", "-Xfrontend", "MainActor"]
    let modules = [
      (Scene.moduleName, scaffold.scenes[0].module(learnerFiles: ["Cell.swift"])),
      ("Probe1", scaffold.probes[0].module(learnerFiles: ["Cell.swift"])),
    ]
    for (module, file) in modules {
      #expect(try folder.compile(isolated + emitting(module, folder) + [folder.write(file)]) == "")
    }
    let main = try folder.write(LessonScaffold.appMain(scene: scaffold.scenes[0], probes: scaffold.probes))
    let output = try folder.compile(["-typecheck", "-I", folder.path, main])
    #expect(output == "")

    let module = try #require(
      LessonScaffold.appModule(
        scene: scaffold.scenes[0], probes: scaffold.probes, learnerFiles: ["Cell.swift"]))
    let files = try module.files.map(folder.write)
    #expect(
      try folder.compile(isolated + ["-typecheck", "-module-name", module.name, "-I", folder.path] + files) == "")
  }

  private func emitting(_ module: String, _ folder: Folder) -> [String] {
    [
      "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.path, "-emit-module-path",
      "\(folder.path)/\(module).swiftmodule",
    ]
  }
}

/// A temporary directory.
struct Folder {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("scaffolding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func write(_ file: GeneratedFile) throws -> String {
    let place = url.appendingPathComponent(file.name)
    try Data(file.text.utf8).write(to: place)
    return place.path
  }

  /// Where the package manager has put the modules of this package.
  static var builtModules: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Modules").path
  }

  /// What the compiler says.
  func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "5"] + arguments
    process.currentDirectoryURL = url
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
