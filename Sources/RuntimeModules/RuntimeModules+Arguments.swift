internal import SystemPackage

/// How the parts of a runtime are made: the arguments of the compiler and the linker, which work in the folder of the result.
extension RuntimeModules {
  struct Module: Sendable {
    var name: String
    /// Where its description is put.
    var folder: String
    /// Where it finds modules, besides those that all import.
    var searchPaths: [String] = []

    static let measures = Module(name: "DeviceMeasures", folder: "modules-base")
    static let messages = Module(name: "AppProtocol", folder: "modules")
    static let uikit = Module(name: "UIKit", folder: "modules-6")
    static let agent = Module(name: "AppAgent", folder: "modules", searchPaths: ["modules-6"])
    static let model = Module(name: "ReferenceModel", folder: "modules-examiner")
    static let examiner = Module(name: "Examiner", folder: "modules-examiner", searchPaths: ["modules-examiner"])

    static let all = [measures, messages, uikit, agent, model, examiner]

    /// Where the compiler reads into which object file each source file goes.
    var objectMap: String { "\(name).objects.json" }

    /// The object file of a source file.
    func object(of file: RuntimeSources.File) -> String {
      "objects/\(name)/\(FilePath(file.name).stem ?? file.name).o"
    }

    /// Without the source files. The optimiser takes a minute, once; the checks of every program take half of their time from
    /// then on. An object file for each source file lets several processors generate code: UIKit takes two thirds of the time.
    /// Whether two accesses of a variable overlap is asked in debug builds of the tests alone.
    var arguments: [String] {
      ["-O", "-wmo", "-num-threads", "4", "-enforce-exclusivity=unchecked"] + sharedArguments
        + ["-c", "-output-file-map", objectMap, "-module-name", name]
        + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        + search(["modules-base", "modules"] + searchPaths)
    }
  }

  struct Library: Sendable {
    var name: String
    var modules: [Module]

    static let app = Library(name: "libCoursemarkApp.so", modules: [.measures, .messages, .uikit, .agent])
    static let examiner = Library(
      name: "libCoursemarkExaminer.so", modules: [.measures, .messages, .model, .examiner])

    /// Without the object files. The library names no folder of the toolchain: programs that are linked with it do.
    var arguments: [String] {
      ["-emit-library", "-no-toolchain-stdlib-rpath", "-o", name, "-Xlinker", "-soname=\(name)"]
    }
  }

  static let everyCall = ["-module-cache-path", "clang"]

  /// The arguments of every call.
  static let callArguments: [String] = {
    let libraries = [Library.app, .examiner].map(\.arguments)
    return (Module.all.map(\.arguments) + libraries + [everyCall]).map { $0.joined(separator: " ") }
  }()

  /// What all modules are compiled with.
  ///
  /// A subclass in a learner's module has the private methods of its superclass in its table, so their symbols must be there:
  /// that is what `-enable-private-imports` does.
  package static let sharedArguments = [
    "-swift-version", "6", "-package-name", "coursemark", "-parse-as-library", "-enable-private-imports",
    // No path of the machine that compiles: neither the sources' nor those of other modules.
    "-avoid-emit-module-source-info", "-no-serialize-debugging-options",
  ]
}

private func search(_ folders: [String]) -> [String] { folders.flatMap { ["-I", $0] } }
