/// What the examiner decides: one message to the grader, through a pipe that the app never has.
public struct Finding: Hashable, Sendable, Codable {
  public enum Decision: Hashable, Sendable, Codable {
    /// Every expectation held, and there was at least one.
    case pass
    case fail
    /// The scene asked for something that the learner's code does not have.
    case missing
    case unsupported
    /// The app closed its pipe or sent what is no reply; the grader knows from the app's end what it was.
    case appEnded
    /// The check itself is wrong: no expectation, an unknown probe.
    case brokenCheck
  }

  public var decision: Decision
  /// One sentence in a user's words.
  public var reason: String
  /// The reason for readers who may not know what a hidden check expects; `nil` where ``reason`` does not say it.
  public var reasonWithoutExpectation: String?
  /// What the user did until then, an event each: `tap the text field "caption"`.
  public var story: [String]
  public var expected: String?
  public var seen: String?
  /// 1-based line of the lesson file, from `#line` in the check.
  public var line: Int?
  /// How many expectations were decided.
  public var expectations: Int
  /// Names of what the app could have noticed of behaviour that is only assumed of UIKit.
  public var assumptions: [String]

  public init(
    decision: Decision, reason: String = "", reasonWithoutExpectation: String? = nil, story: [String] = [],
    expected: String? = nil, seen: String? = nil, line: Int? = nil, expectations: Int = 0,
    assumptions: [String] = []
  ) {
    self.decision = decision
    self.reason = reason
    self.reasonWithoutExpectation = reasonWithoutExpectation
    self.story = story
    self.expected = expected
    self.seen = seen
    self.line = line
    self.expectations = expectations
    self.assumptions = assumptions
  }
}

/// What the grader tells the examiner on its standard input: nothing of it is in arguments or environment, which other
/// processes can read.
public struct Assignment: Hashable, Sendable, Codable {
  /// `step.check`
  public var check: String
  /// The seed of generated input.
  public var seed: UInt64

  public init(check: String, seed: UInt64) {
    self.check = check
    self.seed = seed
  }
}

/// The file descriptors by which the three processes talk.
public enum Channel {
  /// In the app: requests come in here.
  public static let appRequests: Int32 = 3
  /// In the app: replies go out here.
  public static let appReplies: Int32 = 4
  /// In the examiner: requests go out here.
  public static let examinerRequests: Int32 = 3
  /// In the examiner: replies come in here.
  public static let examinerReplies: Int32 = 4
  /// In the examiner: the finding goes out here.
  public static let findings: Int32 = 5
}
