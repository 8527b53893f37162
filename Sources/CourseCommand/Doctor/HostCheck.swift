internal import CourseModel
internal import Foundation
internal import Grading
internal import Sandboxing
internal import Storage
internal import SystemPackage
internal import Toolchain

/// What `doctor` finds out about this host. `Documentation/Report.md` has it as JSON.
struct HostCheck: Codable, Sendable {
  struct Finding: Codable, Sendable {
    enum State: String, Codable { case good, poor, bad }

    var subject: String
    var state: State
    var words: String
  }

  var format = 1
  var tier: String
  var capabilities: HostCapabilities
  var findings: [Finding]

  var isFit: Bool { !findings.contains { $0.state == .bad } }

  /// - Parameter home: Where Coursemark's own files are.
  static func run(home: Home, progress: @escaping @Sendable (Grading.Progress) -> Void) async -> HostCheck {
    let capabilities = HostCapabilities.probe()
    var check = HostCheck(tier: capabilities.tier.rawValue, capabilities: capabilities, findings: [])
    check.add("Containment", containment(capabilities))
    check.add("Cache", writable(home.cache.string, variable: "COURSEMARK_CACHE"))
    check.add("Temporary files", writable(FileManager.default.temporaryDirectory.path, variable: "TMPDIR"))
    await check.addToolchain()
    // A check that can't be contained is not run.
    if capabilities.tier != .none { await check.addTrial(home, progress) }
    return check
  }

  private mutating func add(_ subject: String, _ finding: (Finding.State, String)) {
    findings.append(Finding(subject: subject, state: finding.0, words: finding.1))
  }

  private static func containment(_ host: HostCapabilities) -> (Finding.State, String) {
    switch host.tier {
    case .full:
      (.good, "The tier '\(host.tier.rawValue)' is reached: Landlock, a filter of system calls, and namespaces.")
    case .landlock, .namespaces:
      (.good, "The tier '\(host.tier.rawValue)' is reached; it is safe, and there is a better one.")
    case .none: (.bad, "\(ContainmentMissing())")
    }
  }

  /// Whether files can be written to a folder, or to the nearest one above it that is there, and how much room is left.
  private static func writable(_ path: String, variable: String) -> (Finding.State, String) {
    var nearest = FilePath(path)
    while !nearest.exists, nearest.removeLastComponent() {}
    let folder = nearest.string
    guard access(folder, W_OK | X_OK) == 0 else {
      let words = String(cString: strerror(errno))
      return (.bad, "\(path) can't be written to: \(words). Set \(variable) to a folder that can.")
    }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue ?? 0
    let room = "\(free >> 20) MiB are free"
    // The runtime takes about 25 MiB, what submissions are compiled into as much at a time.
    return free < 200 << 20
      ? (.poor, "\(path) can be written to, but only \(room); make room for 200 MiB.")
      : (.good, "\(path) can be written to; \(room).")
  }

  private mutating func addToolchain() async {
    do {
      let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
      add("Swift", (.good, "\(toolchain.version), in \(toolchain.tools)."))
    } catch {
      add("Swift", (.bad, "\(error)"))
    }
  }

  /// Grades an honest wrong and an honest right submission, as any other is graded.
  private mutating func addTrial(_ home: Home, _ progress: @escaping @Sendable (Grading.Progress) -> Void) async {
    let lesson = home.attacks.appending("double").string
    do {
      let found = try CourseFinder(path: lesson)
      let folders = ["right", "wrong"].map { home.attacks.appending("controls/\($0)").string }
      let plan = try GradePlan(found, path: lesson, submissions: folders, steps: ["double"])
      let options = GradingOptions(steps: ["double"], jobs: 2, progress: progress)
      let grader = try await Grader(home: home, environment: ProcessInfo.processInfo.environment, options: options)
      let result = try await GradeRun(plan: plan, grader: grader).run()
      if let trouble = result.trouble { throw trouble }
      let report = try result.report.whole()
      let passed = report.lessons.map { $0.steps.flatMap(\.checks).allSatisfy { $0.verdict == .pass } }
      let isRight = passed == [true, false]
      add(
        "A check",
        isRight
          ? (.good, "A right answer was compiled, run and passed; a wrong one did not pass.")
          : (.bad, "A right answer and a wrong one were graded, and the verdicts are not what they should be."))
    } catch {
      add("A check", (.bad, "A check could not be run: \(HostError.behind(error)?.description ?? "\(error)")"))
    }
  }
}
