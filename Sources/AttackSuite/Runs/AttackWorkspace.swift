internal import CourseModel
internal import Foundation
internal import Reporting

/// The folders in which attacks are tried one after the other: a home, lessons, a cache, and words that must never show up in
/// any report.
package struct AttackWorkspace: Sendable {
  /// The tool and what it needs, where every user can read it.
  var kit: String
  var root: String
  var cache: String
  var setting: AttackSetting
  var user: UInt32?
  /// Stands in what no submission may read: the environment of the grader, the solutions, others' work.
  var canary: String
  /// How many checks run at once.
  var jobs = 2

  var home: String { root + "/home" }
  var lessons: String { root + "/lessons" }
  var outside: String { root + "/outside" }
  var temporary: String { root + "/tmp" }
  var work: String { root + "/work" }
  /// Where the suite keeps what the tool prints. The tool's user can write to it.
  var prints: String { root + "/prints" }
  var doubleLesson: String { lessons + "/double" }

  /// Makes the folders, with the user as their owner.
  func make() throws {
    for folder in [root, home, lessons, outside, temporary, work, prints, cache] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for (name, path) in [("double", "Attacks/double"), ("oracle", "Attacks/oracle"), ("first", "lessons/01-task-list")]
    {
      guard FileManager.default.fileExists(atPath: kit + "/" + path) else { continue }
      try FileManager.default.copyItem(atPath: kit + "/" + path, toPath: lessons + "/" + name)
    }
    let answers = doubleLesson + "/answers.md"
    let text = try String(contentsOfFile: answers, encoding: .utf8)
    try text.replacing("canary-lesson", with: canary).write(toFile: answers, atomically: false, encoding: .utf8)
    try "\(canary) of another learner\n".write(toFile: outside + "/notes.txt", atomically: false, encoding: .utf8)
    try "\(canary) in the home\n".write(toFile: home + "/secret", atomically: false, encoding: .utf8)
    try hand(root)
    try hand(cache)
  }

  /// Gives a folder and what is in it to the user.
  func hand(_ path: String) throws {
    guard let user else { return }
    lchown(path, user, user)
    for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      lchown(path + "/" + name, user, user)
    }
  }

  /// The environment of the tool: its secrets are for nobody else.
  var environment: [String: String] {
    var environment = [
      "HOME": home, "COURSEMARK_CACHE": cache, "COURSEMARK_HOME": kit, "TMPDIR": temporary, "CI_TOKEN": canary,
      "COURSEMARK_SECRET": "the same in every run of the attacks", "LANG": "C.UTF-8",
      // An attack that was tried once is to be tried again.
      "COURSEMARK_STORE": "none",
    ]
    for name in ["PATH", "COURSEMARK_SWIFT"] { environment[name] = ProcessInfo.processInfo.environment[name] }
    return environment
  }

  /// Starts the tool and waits for its end.
  func run(_ arguments: [String], change: (inout MonitoredRun) -> Void = { _ in }) throws -> ToolRun {
    let name = UUID().uuidString
    var run = MonitoredRun(
      executable: kit + "/bin/coursemark", arguments: arguments, environment: environment, directory: work, user: user,
      refusesNamespaces: setting == .noNamespaces, output: prints + "/\(name).out", errors: prints + "/\(name).err")
    change(&run)
    let request = prints + "/\(name).json"
    try JSONEncoder().encode(run).write(to: URL(fileURLWithPath: request))
    if let user { chown(request, user, user) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: run.executable)
    process.arguments = ["attack-run", request]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let answer = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard let result = try? JSONDecoder().decode(MonitoredRun.Result.self, from: answer) else {
      throw RunMonitor.Refused(description: "The run of the tool could not be watched over; see above.")
    }
    defer { for path in [run.output, run.errors, request] { unlink(path) } }
    return ToolRun(result: result, output: bytes(run.output), errors: bytes(run.errors))
  }

  private func bytes(_ path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? file.close() }
    return (try? file.read(upToCount: 64 << 20)) ?? Data()
  }

  /// The report on submissions, or why there is none.
  func grade(
    _ lesson: String, _ submissions: [String], options: [String] = [], change: (inout MonitoredRun) -> Void = { _ in }
  ) throws -> ToolRun {
    try run(
      ["grade", lesson] + submissions.flatMap { ["--submission", $0] } + ["--format", "json", "--jobs", "\(jobs)"]
        + options, change: change)
  }
}

/// What the tool did.
struct ToolRun {
  var result: MonitoredRun.Result
  var output: Data
  var errors: Data

  var status: Int32 { result.status }
  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  var report: Report? { try? JSONReport.decode(outputText) }

  /// What must not happen in any run.
  func problems(_ place: AttackWorkspace) -> [String] {
    var found: [String] = []
    if !result.leftovers.isEmpty {
      found.append("processes were left: \(Set(result.leftovers).sorted().joined(separator: ", "))")
    }
    if let stopped = result.stopped { found.append("the suite had to stop it, because \(stopped)") }
    if status < 0 { found.append("the tool was ended by signal \(-status)") }
    if outputText.contains(place.canary) || errorText.contains(place.canary) {
      found.append("the report holds a word that the submission must not read")
    }
    if String(validating: output, as: UTF8.self) == nil || String(validating: errors, as: UTF8.self) == nil {
      found.append("what the tool prints is not UTF-8")
    }
    return found
  }

  func submission(_ path: String, step: String) -> GradedSubmission {
    GradedSubmission(report?.lessons.first { $0.submission == path }, step: step)
  }
}
