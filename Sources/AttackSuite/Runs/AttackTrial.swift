internal import Foundation

/// One attack in one workspace, and what it looks like there afterwards.
struct AttackTrial {
  var attack: Attack
  var place: AttackWorkspace
  var before: HostRecord

  /// A word that attacks print when they have reached what they must not.
  private static let reached = "attack-reached"

  func run() -> AttackResult {
    let start = Date()
    var result = AttackResult(attack, place.setting)
    do {
      try FileManager.default.createDirectory(atPath: place.work, withIntermediateDirectories: true)
      if let user = place.user { lchown(place.work, user, user) }
      switch attack.kind {
      case .submission(let submission): try grade(submission, &result)
      case .situation(let situation):
        let observation = try situation(place)
        result.got = observation.got
        result.problems += observation.problems
        result.problems += try controls()
      }
    } catch {
      result.problems.append("the attack could not be tried: \(error)")
    }
    FolderRemoval.remove(place.work)
    result.problems += HostRecord(place, earlier: before).problems(since: before, place: place)
    result.seconds = Date().timeIntervalSince(start)
    return result
  }

  private func grade(_ attack: SubmissionAttack, _ result: inout AttackResult) throws {
    let folder = place.work + "/eve"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var (lesson, options) = try prepare(attack.lesson, folder)
    // What is not looked at need not be compiled.
    if attack.lesson == .double, attack.honestStep == nil { options += ["--step", attack.step] }
    try attack.make(folder, place)
    try place.hand(folder)
    let terminal = attack.watchesTerminal ? try WatchedTerminal(owner: place.user) : nil
    let path = attack.named.map { folder + "/" + $0 } ?? folder
    // The two honest submissions are graded after it in the same run, where they are of the same lesson.
    let honest = attack.lesson == .double ? try controlFolders() : []
    attack.meanwhile?(folder)
    let run = try place.grade(lesson, [path] + honest.map(\.path), options: options) { $0.terminal = terminal?.path }
    result.problems += run.problems(place)
    if run.outputText.contains(Self.reached) { result.problems.append("the attack has reached what it must not") }
    if let terminal, terminal.hasReceived() { result.problems.append("the terminal has received something") }

    let graded = run.submission(path, step: attack.step)
    result.got = graded.text
    if run.report == nil {
      result.got = "no report"
      result.problems.append("there is no report: \(run.errorText.suffix(300))")
    } else if !self.attack.expected.accepts(graded) {
      result.problems.append("expected \(self.attack.expected.text)")
    }
    if let step = attack.honestStep, run.submission(path, step: step) != .verdict(.pass) {
      result.problems.append("the honest step '\(step)' has \(run.submission(path, step: step).text)")
    }
    if attack.looksAtSinks {
      result.problems += try SinkCheck(place: place, lesson: lesson, path: path, judged: run).problems()
    }
    result.problems += honest.isEmpty ? try controls() : Self.problems(run, honest)
  }

  /// The lesson's folder and the options to grade with.
  private func prepare(_ lesson: AttackLesson, _ folder: String) throws -> (String, [String]) {
    switch lesson {
    case .double: return (place.doubleLesson, ["--timeout", "5"])
    case .oracle: return (place.lessons + "/oracle", ["--timeout", "5"])
    case .first(let step, _):
      let first = place.lessons + "/first"
      for name in try FileManager.default.contentsOfDirectory(atPath: first + "/submissions/complete") {
        try FileManager.default.copyItem(atPath: first + "/submissions/complete/" + name, toPath: folder + "/" + name)
      }
      return (first, ["--step", step, "--timeout", "5"])
    }
  }

  // MARK: - Honest submissions

  struct Control {
    var path: String
    var passes: Bool
  }

  /// An honest wrong and an honest right submission.
  private func controlFolders() throws -> [Control] {
    try [("mallory", "wrong", false), ("ada", "right", true)].map { name, file, passes in
      let folder = place.work + "/" + name
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let text = try String(contentsOfFile: place.kit + "/Attacks/controls/\(file)/Double.swift", encoding: .utf8)
      try (text + "// \(place.canary)\n").write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
      try place.hand(folder)
      return Control(path: folder, passes: passes)
    }
  }

  private func controls() throws -> [String] {
    let folders = try controlFolders()
    let run = try place.grade(place.doubleLesson, folders.map(\.path), options: ["--step", "double"])
    return Self.problems(run, folders) + run.problems(place)
  }

  private static func problems(_ run: ToolRun, _ controls: [Control]) -> [String] {
    controls.compactMap { control in
      let found = run.submission(control.path, step: "double")
      if control.passes { return found == .verdict(.pass) ? nil : "an honest right submission has \(found.text)" }
      return found == .verdict(.fail) ? nil : "an honest wrong submission has \(found.text)"
    }
  }
}

/// Removes what attacks have made: deep folders without permissions, too.
enum FolderRemoval {
  static func remove(_ path: String) {
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    if information.st_mode & S_IFMT == S_IFDIR {
      chmod(path, 0o700)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
