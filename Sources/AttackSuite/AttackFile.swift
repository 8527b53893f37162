internal import Foundation

/// A Swift file of `Attacks/Rows`: its first lines say which row it is and what holds against it.
///
///     // Row 56: an ordinary trap; the other step is still reported.
///     // Accepts: fail
///     // Step shout: pass
///
/// `Step: shout` says that another step's verdict counts; `Lesson: oracle` and `Lesson: first, step tick, with TaskItem.swift`
/// that it is handed in to another lesson; `Terminal` and `Sinks` what is looked at besides.
struct AttackFile {
  var attack: Attack

  struct Malformed: Error, CustomStringConvertible {
    var path: String
    var description: String {
      "\(path) does not begin with '// Row 01: what it does' and '// Accepts: fail'; see Attacks/README.md."
    }
  }

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let header = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
    guard let first = header.first?.wholeMatch(of: /Row (?<row>\w+): (?<summary>.+)/),
      let accepts = header.compactMap({ $0.wholeMatch(of: /Accepts: (?<words>.+)/) }).first,
      let expected = Expectation(parsing: accepts.words)
    else { throw Malformed(path: path) }
    var submission = SubmissionAttack { folder, _ in }
    for line in header {
      if let match = line.wholeMatch(of: /Step (?<id>\w+): pass/) { submission.honestStep = String(match.id) }
      if let match = line.wholeMatch(of: /Step: (?<id>\w+)/) { submission.step = String(match.id) }
      if line == "Lesson: oracle" { (submission.lesson, submission.step) = (.oracle, "count") }
      if let match = line.wholeMatch(of: /Lesson: first, step (?<id>\w+), with (?<file>.+)/) {
        submission.lesson = .first(step: String(match.id), file: String(match.file))
        submission.step = String(match.id)
      }
      if line == "Terminal" { submission.watchesTerminal = true }
      if line == "Sinks" { submission.looksAtSinks = true }
    }
    let name =
      switch submission.lesson {
      case .double: "Double.swift"
      case .oracle: "Counter.swift"
      case .first(_, let file): file
      }
    submission.make = { folder, _ in try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8) }
    let summary = String(first.summary.last == "." ? first.summary.dropLast() : first.summary)
    attack = Attack(String(first.row), summary, expected, .submission(submission))
  }
}
