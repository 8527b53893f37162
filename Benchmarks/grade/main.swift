import CourseModel
import Foundation
import Grading
import Interop
import LessonParsing
import RuntimeBuilding
import Sandboxing
import Scaffolding
import Storage
import Toolchain

// Grading one submission, against what a script with `swiftc` would do with the same files: compile the learner's module, the
// scene, the probes and a main, each with the driver; link; start the program once for each check. Both sides work on the
// same edited files and the same compiled UIKit, and take turns in one run. The baseline does not even tap a button.

let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 5
let environment = ProcessInfo.processInfo.environment
let home = try Home.find(executable: CommandLine.arguments[0], environment: environment)
let (course, _) = try CourseLoader.load("lessons/01-task-list")
guard let lesson = course.lessons.first else { exit(2) }
let submission = try SubmissionReader.read(.typed("lessons/01-task-list/submissions/complete"))
let grader = try await Grader(home: home, environment: environment, options: GradingOptions(jobs: 1))
// The same, with each app and examiner started by the kernel and not as a copy.
var executing = GradingOptions(jobs: 1)
executing.copiesPrograms = false
let executor = try await Grader(home: home, environment: environment, options: executing)
let checks = lesson.steps.flatMap(\.checks).count

func seconds(_ body: () async throws -> Void) async throws -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .seconds(1)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let baseline = try await Baseline(lesson: lesson, submission: submission, home: home, environment: environment)
// Once for nothing: caches of the disk and of ours.
_ = try await grader.grade(lesson, submission: submission)
_ = try await executor.grade(lesson, submission: submission)

var executed: [Double] = []
var ours: [Double] = []
var compiling: [Double] = []
var starting: [Double] = []
var least: [Double] = []
for _ in 0..<rounds {
  ours.append(
    try await seconds {
      let report = try await grader.grade(lesson, submission: submission)
      precondition(report.steps.flatMap(\.checks).allSatisfy { $0.verdict == .pass }, "the sample must pass")
    })
  executed.append(try await seconds { _ = try await executor.grade(lesson, submission: submission) })
  compiling.append(try await seconds { try await baseline.compile() })
  least.append(try await seconds { try await baseline.oneCallAndLink() })
  starting.append(try await seconds { for _ in 0..<checks { try await baseline.start() } })
}
let theirs = median(zip(compiling, starting).map { $0 + $1 })
print("one submission, \(checks) checks, median of \(rounds):")
print("  coursemark           \(format(median(ours))) s (compiles, runs \(checks) checks with an examiner each)")
print(
  "  each program executed \(format(median(executed))) s (\(format(median(ours) / median(executed))) of it as copies)")
print(
  "  swiftc and a loop    \(format(theirs)) s (compiles \(format(median(compiling))) s, starts \(format(median(starting))) s)"
)
print("  ratio                \(format(median(ours) / theirs)) (smaller is better for us)")

// The program as it is delivered, with all processors, against the one call and the link.
let tool = DeliveredTool(path: environment["COURSEMARK"] ?? ".build/debug/coursemark", lesson: "lessons/01-task-list")
let floor = median(least)
let graded = median(try await tool.submission("complete", rounds: rounds))
let saved = median(try await tool.step(after: "complete", rounds: rounds))
print("one submission by \(tool.path):")
print("  one frontend call and a link   \(format(floor)) s")
print("  the submission                 \(format(graded)) s, ratio \(format(graded / floor))")
print("  a step after a save, in watch  \(format(saved)) s, ratio \(format(saved / floor))")

try? FileManager.default.removeItem(atPath: baseline.folder)

func format(_ value: Double) -> String { String(format: "%.2f", value) }

/// The same program, made with the compiler's driver.
struct Baseline {
  let toolchain: SwiftToolchain
  let folder: String
  let modules: [(name: String, files: [String], isScript: Bool)]
  let runtime: Runtime

  init(lesson: Lesson, submission: Submission, home: Home, environment: [String: String]) async throws {
    toolchain = try await SwiftToolchain.find(environment: environment)
    runtime = try await RuntimeBuilder(home: home, toolchain: toolchain, progress: { _ in }).build()
    let folder = NSTemporaryDirectory() + "/coursemark-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    self.folder = folder
    let files = submission.files.map { Interop.File(name: $0.name, text: $0.text) }
    let prepared = Interop.prepare(files, catalog: runtime.catalog)
    let compiler = SwiftCompiler(toolchain: toolchain, moduleCache: home.clangCache.string)
    let checked = try Self.write(prepared.files + [prepared.aliases], to: folder + "/checked")
    let (_, tree) = try await compiler.check(
      SwiftCompiler.Module(
        name: Interop.moduleName, files: checked, languageMode: "5",
        searchPaths: runtime.learnerModules(.swift5).map(\.string),
        enablesPrivateImports: true))
    let completed = prepared.completed(with: tree)
    let scaffold = LessonScaffold(lesson)
    let names = files.map(\.name)
    var made = [
      (Interop.moduleName, try Self.write(completed.files + [completed.registration], to: folder + "/app"), false)
    ]
    func add(_ name: String, _ file: GeneratedFile, isScript: Bool) throws {
      let path = try Baseline.write([Interop.File(name: file.name, text: file.text)], to: "\(folder)/\(name)")
      made.append((name, path, isScript))
    }
    if let scene = scaffold.scenes.first {
      try add(Scene.moduleName, scene.module(learnerFiles: names), isScript: false)
    }
    for probe in scaffold.probes { try add(probe.moduleName, probe.module(learnerFiles: names), isScript: false) }
    try add(
      "Main", LessonScaffold.appMain(scene: scaffold.scenes.first, probes: scaffold.probes), isScript: true)
    self.modules = made.map { (name: $0.0, files: $0.1, isScript: $0.2) }
  }

  func compile() async throws {
    for module in modules { try await compile(module) }
    try await link()
  }

  /// What no way to grade can do without: the learner's files are compiled once, and the program is linked. The other modules have to
  /// be compiled already.
  func oneCallAndLink() async throws {
    try await compile(modules[0])
    try await link()
  }

  private func compile(_ module: (name: String, files: [String], isScript: Bool)) async throws {
    let isolation = ["YourApp", "Main"].contains(module.name) ? [] : ["-default-isolation", "MainActor"]
    try await run(
      toolchain.driver(
        arguments: [
          "-swift-version", "5", "-wmo", "-c", "-o", "\(folder)/\(module.name).o", "-module-name", module.name,
        ]
          + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-enable-private-imports"]
          + (module.isScript ? [] : ["-parse-as-library"]) + isolation
          + (runtime.appModules(.swift5).map(\.string) + [folder]).flatMap { ["-I", $0] } + module.files))
  }

  private func link() async throws {
    try await run(
      toolchain.driver(
        arguments: modules.map { "\(folder)/\($0.name).o" } + [runtime.appLibrary.string]
          + ["-Xlinker", "-rpath", "-Xlinker", runtime.directory.string, "-o", "\(folder)/program"]))
  }

  /// Starts the program with nobody at the other end of its pipe: it ends by itself.
  func start() async throws {
    guard let requests = Pipe.make(), let replies = Pipe.make() else { exit(3) }
    requests.write.close()
    try await run(
      Command(
        executable: "\(folder)/program",
        // UIKit's library does not say where Swift's own lie.
        environment: ["LD_LIBRARY_PATH": "\(toolchain.tools)/../lib/swift/linux"],
        descriptors: [3: requests.read.number, 4: replies.write.number]))
  }

  private func run(_ command: Command) async throws {
    let ending = try await Supervisor.run(command)
    guard ending.succeeded else {
      print(ending.errorText, ending.status)
      exit(3)
    }
  }

  private static func write(_ files: [Interop.File], to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try files.map { file in
      let path = folder + "/" + file.name
      try file.text.write(toFile: path, atomically: false, encoding: .utf8)
      return path
    }
  }
}
