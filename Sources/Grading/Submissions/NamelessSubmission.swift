internal import CourseModel
internal import Storage
internal import SystemPackage

/// A submission under names that do not say whose it is, so that equal ones are found to be equal, and the way back.
///
/// How this works: the path of the submission, and those of its files, reach a report as places of messages, in front of reasons, and in
/// commands to repeat; nothing else of Coursemark looks at them. They are replaced before grading, by names that hold a character which
/// no path of a submission has (``FileName`` refuses it), and put back afterwards. The last part of a file's path stays, because reports name it by
/// itself, too.
struct NamelessSubmission: Sendable {
  let submission: Submission
  /// The learner's paths, by those in ``submission``.
  private var paths: [String: String] = [:]
  private let name: String

  /// What every submission is called meanwhile.
  static let name = "\u{1}submission"

  init(_ submission: Submission) {
    name = submission.name
    var nameless = submission
    var names: [String: String] = [:]
    func renamed(_ path: String) -> String {
      if let known = names[path] { return known }
      let last = FilePath(path).lastComponent?.string ?? ""
      // The submission itself is called by a file's name only where it is that file.
      let new = "\(Self.name)/\(names.count)/\(last)"
      names[path] = new
      return new
    }
    for index in nameless.files.indices { nameless.files[index].path = renamed(nameless.files[index].path) }
    if names[submission.name] == nil { names[submission.name] = Self.name }
    for index in nameless.answers.indices {
      nameless.answers[index].location.file = renamed(nameless.answers[index].location.file)
      nameless.answers[index].fence.file = renamed(nameless.answers[index].fence.file)
    }
    // The folders below the submission's own say what a file is.
    for index in nameless.resources.indices {
      let path = nameless.resources[index].path
      var rest = FilePath(path)
      _ = rest.removePrefix(FilePath(submission.name))
      let new = FilePath(Self.name).appending(rest.components).string
      names[path] = new
      nameless.resources[index].path = new
    }
    for index in nameless.messages.indices {
      guard let file = nameless.messages[index].location?.file else { continue }
      nameless.messages[index].location?.file = renamed(file)
    }
    nameless.name = names[submission.name] ?? Self.name
    self.submission = nameless
    paths = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Whether a report speaks of no line of the learner's files, so that it would be the same if they had other comments.
  /// - Parameter messages: What was said before anything was compiled.
  func isSilentOnLines(in report: LessonReport, besides messages: [SubmissionMessage]) -> Bool {
    let files = submission.files.map { "\($0.name):" } + [Self.name]
    return report.messages == messages
      && report.steps.flatMap(\.checks).allSatisfy { check in
        let places = [check.location.file, check.cause?.file].compactMap(\.self)
        let words = [check.reason, check.expected, check.seen, check.output].compactMap(\.self)
        return [.pass, .fail, .skipped].contains(check.verdict)
          && (places + words + check.story + check.assumptions + (check.leaks ?? [])).allSatisfy { text in
            !files.contains { text.contains($0) }
          }
      }
  }

  /// The report with the learner's own names.
  func named(_ report: LessonReport) -> LessonReport {
    var report = report
    report.submission = name
    for index in report.messages.indices {
      guard let file = report.messages[index].location?.file else { continue }
      report.messages[index].location?.file = paths[file] ?? file
    }
    for step in report.steps.indices {
      for check in report.steps[step].checks.indices { name(&report.steps[step].checks[check]) }
    }
    return report
  }

  func named(_ check: CheckReport) -> CheckReport {
    var check = check
    name(&check)
    return check
  }

  private func name(_ check: inout CheckReport) {
    check.location.file = paths[check.location.file] ?? check.location.file
    if let reason = check.reason, reason.contains(Self.name) {
      // `ada/TaskList.swift:3:1: …`; longer paths first, since one may begin with another.
      check.reason = paths.sorted { $0.key.utf8.count > $1.key.utf8.count }.reduce(reason) { reason, path in
        reason.replacing("\(path.key):", with: "\(path.value):")
      }
    }
    let word = ShellWord.quoted(submission.name)
    if let replay = check.replay, replay.hasSuffix(word) {
      check.replay = replay.dropLast(word.count) + ShellWord.quoted(name)
    }
  }

  /// All of the submission that decides its report, besides its program.
  var identity: [String] {
    let messages = submission.messages.map { message in
      "\(message.kind.rawValue) \(message.location?.description ?? "") \(message.message)"
    }
    return [submission.name, submission.besides?.description ?? "", "\(messages.count)"] + messages
  }
}
