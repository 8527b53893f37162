internal import AppProtocol
internal import CourseModel
internal import Foundation
internal import Interop
internal import Sandboxing

/// Makes a verdict of what the two processes of a check left behind.
///
/// Only a finding of the examiner can be a pass, and only when the app then ended as it should: whatever else the app
/// did is the learner's, and whatever else the examiner did is ours.
struct Judgement: Equatable {
  var verdict: Verdict
  var reason: String?
  var finding: Finding?

  /// - Parameter isContained: Whether the app could reach no other process.
  init(_ result: CheckRun.Result, limits: CheckLimits, isContained: Bool = ContainmentTier.reached != .none) {
    finding = result.finding
    (verdict, reason) = Self.judge(result, limits, isContained: isContained)
  }

  private static func judge(
    _ result: CheckRun.Result, _ limits: CheckLimits, isContained: Bool
  ) -> (Verdict, String?) {
    if result.app.status == .signalled(SIGSYS) { return forbidden }
    let endings = [result.app, result.examiner, result.solution].compactMap(\.self)
    if endings.contains(where: { $0.status == .starved }) { return (.fault, busy(limits)) }
    if case .overLimit(let limit) = result.app.status { return broken(limit, limits) }
    if let verdict = overGroupLimit(result, limits) { return verdict }
    if case .signalled(let signal) = result.examiner.status, [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal) {
      // A finding of an examiner that did not end by itself can't be trusted.
      guard isContained else {
        return (.crash, "The app, or something that it started, ended the examiner. That is not a way to pass.")
      }
      return (
        .fault,
        """
        The examiner was ended from outside (signal \(signal)), and the app can't have done it. The computer may be short of \
        memory: try again with a smaller '--jobs'.
        """
      )
    }
    guard result.finding == nil || result.examiner.status == .exited(0) else {
      return (.fault, "The examiner did not end as it should, so its finding does not count.")
    }
    guard let finding = result.finding else { return withoutFinding(result, limits) }
    switch finding.decision {
    case .pass:
      guard finding.expectations > 0 else { return (.fault, "The check decided nothing.") }
      return afterPass(result.app, limits)
    case .fail: return (.fail, finding.reason)
    case .missing: return (.missing, finding.reason)
    case .unsupported: return (.unsupported, finding.reason)
    case .brokenCheck: return (.fault, finding.reason)
    case .stopped: return (.fault, "The check was stopped before it decided anything.")
    case .appEnded: return ended(result.app, finding: finding, limits)
    case .appSilent: return (.timeout, "The app did not answer within \(seconds(limits.timeout)).")
    }
  }

  /// Every expectation held; the app still has to end in peace.
  private static func afterPass(_ app: Ending, _ limits: CheckLimits) -> (Verdict, String?) {
    switch app.status {
    case .exited(0): (.pass, nil)
    case .exited(let code): (.crash, "All was right, but then the app ended with exit code \(code).")
    case .signalled: (.crash, "All was right, but then the app crashed: \(CrashMessage(app).text)")
    case .timedOut, .dismissed: (.timeout, "All was right, but then the app did not end.")
    case .starved: (.fault, busy(limits))
    case .overLimit(let limit), .overGroupLimit(let limit): broken(limit, limits)
    }
  }

  private static func ended(_ app: Ending, finding: Finding, _ limits: CheckLimits) -> (Verdict, String?) {
    switch app.status {
    case .signalled: (.crash, "The app crashed: \(CrashMessage(app).text)")
    case .exited(let code): (.crash, "The app ended by itself with exit code \(code).")
    case .timedOut: (.timeout, "The app did not answer within \(seconds(limits.timeout)).")
    case .dismissed: (.fail, "The app stopped answering: \(finding.reason).")
    case .starved: (.fault, busy(limits))
    case .overLimit(let limit), .overGroupLimit(let limit): broken(limit, limits)
    }
  }

  private static func withoutFinding(_ result: CheckRun.Result, _ limits: CheckLimits) -> (Verdict, String?) {
    let examiner = result.examiner
    if examiner.status == .timedOut || examiner.status == .dismissed {
      if examiner.processorTime > 0.8 * limits.timeout {
        return (.fault, "The check itself used all of its \(seconds(limits.timeout)).")
      }
      return (.timeout, "The app did not answer within \(seconds(limits.timeout)).")
    }
    let words = examiner.errorText.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return (.fault, "The examiner ended without a finding (\(examiner.status))\(words).")
  }

  private static func busy(_ limits: CheckLimits) -> String {
    """
    This computer is too busy: the app and its examiner did not get \(seconds(limits.timeout)) of its time in \
    \(seconds(limits.ofApp.longestWallClock)). Grade it again when less else runs here, or with a smaller '--jobs'.
    """
  }

  private static let forbidden = (
    Verdict.crash,
    "The app used a forbidden operation: it tried to reach into other processes, or to change the system that it runs on."
  )

  /// The programs of the check used too much together: the learner's fault only where the app has the largest part in it.
  private static func overGroupLimit(_ result: CheckRun.Result, _ limits: CheckLimits) -> (Verdict, String?)? {
    let group = limits.ofGroup
    func words(_ limit: Ending.Limit) -> String {
      switch limit {
      case .memory: "used more than \(size(group.memory ?? 0)) of memory"
      case .processorTime: "computed for more than \(seconds(Double(group.processorTime ?? 0)))"
      case .threads: "had more than \(group.threads ?? 0) threads at once"
      default: "printed more than \(size(group.output ?? 0))"
      }
    }
    if case .overGroupLimit(let limit) = result.app.status {
      return (
        limit == .processorTime ? .timeout : .limit,
        """
        The app and the programs that check it \(words(limit)) together, and the largest part is the app's. Look for a loop, a \
        list or a text that grows without end.
        """
      )
    }
    for ending in [result.examiner, result.solution].compactMap(\.self) {
      guard case .overGroupLimit(let limit) = ending.status else { continue }
      return (
        .fault,
        """
        The programs of the check \(words(limit)) together, and the largest part is not the app's. The check's author may \
        give it more, and so may whoever grades.
        """
      )
    }
    return nil
  }

  /// How much was allowed, and where to look.
  private static func broken(_ limit: Ending.Limit, _ limits: CheckLimits) -> (Verdict, String?) {
    switch limit {
    case .memory:
      (
        .limit,
        "The app used more than \(size(limits.memory)) of memory. Look for a list or a text that grows without end."
      )
    case .output:
      (.limit, "The app printed more than \(size(limits.output)). Look for a 'print' in a loop that does not end.")
    case .processorTime:
      (
        .timeout,
        "The app computed for more than \(seconds(Double(limits.processorTime))). Look for a loop that does not end."
      )
    case .fileSize, .folder:
      (
        .limit,
        """
        The app wrote more than \(size(limits.disk)), or more than \(limits.files) files. Look for a file that is written in \
        a loop that does not end.
        """
      )
    case .threads:
      (
        .limit,
        "The app had more than \(limits.threads) threads at once. Look for a loop that starts work in the background."
      )
    case .processes: (.limit, "The app started another program, which it may not.")
    }
  }

  /// `512 MB`
  private static func size(_ bytes: Int) -> String {
    let text = ResourceLimits.Name.memory.text(Double(bytes))
    return "\(text.dropLast(2)) \(text.suffix(2))"
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)) seconds" : "\(value) seconds"
  }
}

/// What a crashed app said last, in one line.
struct CrashMessage {
  var text: String
  /// Whether the app has said nothing: the text is the system's.
  private(set) var isSignal = false
  /// Of a trap in the learner's module: the file and the line that was compiled, as Swift names them.
  private(set) var place: (file: String, line: Int)?
  /// Whether an optional was unwrapped that is `nil`.
  private(set) var isNil = false

  /// How Swift begins what it says of a trap: of `fatalError` and its own, of `precondition`, of `assert`.
  private static func trapLine(in line: String) -> (line: String, range: Range<String.Index>)? {
    ["Fatal error", "Precondition failed", "Assertion failed"].lazy.compactMap { line.range(of: $0) }.first.map {
      (line, $0)
    }
  }

  init(_ app: Ending) {
    let lines = app.errorText.split(separator: "\n").filter { !$0.hasPrefix(CrashPlace.mark) }.map(String.init)
    if let exception = lines.last(where: { $0.contains("Terminating app due to uncaught exception") }) {
      text = exception.replacing("*** ", with: "")
    } else if let (line, range) = lines.reversed().lazy.compactMap(Self.trapLine).first {
      // `YourApp/NewTaskCell.swift:12: Fatal error: …`
      let place = line[..<range.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: ": "))
      // A place in the standard library (`Swift/ContiguousArrayBuffer.swift:600`) is none that a learner can go to.
      let isLearners = !place.hasPrefix("Swift/")
      let name = isLearners ? place.split(separator: "/").last.map(String.init) : nil
      if place.hasPrefix("\(Interop.moduleName)/") {
        self.place = name?.wholeMatch(of: /(.+):(\d+)/).flatMap { match in Int(match.2).map { (String(match.1), $0) } }
      }
      isNil = line[range.lowerBound...].hasPrefix("Fatal error: Unexpectedly found nil while")
      text = line[range.lowerBound...] + (name.map { " (\($0))" } ?? "") + "."
    } else if let line = lines.last, case .signalled(SIGABRT) = app.status {
      // UIKit's own last words.
      text = line
    } else if case .signalled(let signal) = app.status {
      isSignal = true
      text = "it was ended by signal \(signal), \(String(cString: strsignal(signal)))."
    } else {
      text = "it ended early."
    }
  }
}
