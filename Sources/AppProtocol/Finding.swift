public import Foundation

/// What the examiner decides: one message to the grader, through a pipe that the app never has.
public struct Finding: Hashable, Sendable {
  /// What came of the check.
  public enum Decision: Hashable, Sendable, CaseIterable {
    /// Every expectation held, and there was at least one.
    case pass
    /// An expectation did not hold, the app refused an event, or an element that the check uses is not there.
    case fail
    /// The scene asked for something that the learner's code does not have.
    case missing
    /// The app used a part of UIKit that Coursemark does not have.
    case unsupported
    /// The app closed its pipe or sent what is no reply; the grader knows from the app's end what it was.
    case appEnded
    /// The app has not answered for as long as it may take.
    case appSilent
    /// The check itself is wrong: no expectation, an unknown probe.
    case brokenCheck
    /// The run was ended early because the screen that was asked for had been reached. It decides nothing.
    case stopped
  }

  /// What came of the check; everything else says why.
  public var decision: Decision
  /// One sentence in a user's words.
  public var reason: String
  /// The reason for readers who may not know what a hidden check expects; `nil` where ``reason`` does not say it.
  public var reasonWithoutExpectation: String?
  /// What the user did until then, an event each: `tap the text field "item"`.
  public var story: [String]
  /// What should be seen, in words: `"Figs"`. `nil` where only ``reason`` says it.
  public var expected: String?
  /// What was seen in its place, in words: `"Fig"`. `nil` where only ``reason`` says it.
  public var seen: String?
  /// 1-based line of the lesson file, from `#line` in the check.
  public var line: Int?
  /// How many expectations were decided.
  public var expectations: Int
  /// Names of what the app could have noticed of behaviour that is only assumed of UIKit.
  public var assumptions: [String]
  /// What had left the screen for good at the end of a check that passed, and was not freed, with what holds it: `NewTaskController, held by a
  /// timer that still runs`.
  public var leaks: [String]
  /// Of a comparison with a model that failed: how a shorter story is to be found.
  public var shrinking: Shrinking?
  /// Of a check that passed, and whose comparisons have further stories to play from the launch: what the next run gets as its
  /// ``Assignment/continuation``. Only when all were played has the check passed.
  public var nextStory: Data?
  /// What was seen event by event, for an assignment that asks for it.
  public var trace: [TracedEvent]?
  /// The screens to draw, for an assignment that asks for them.
  public var screens: SeenScreens?

  /// A story is made shorter by other runs of the same check, each with an app that was launched anew.
  public struct Shrinking: Hashable, Sendable {
    /// Whether this run has shown the shortest story so far. Otherwise its finding says nothing but ``next``.
    public var isShortest: Bool
    /// How many events the story takes: a tap, a typed word, a key each.
    public var events: Int
    /// What the next run gets as its ``Assignment/continuation``; `nil` when there is nothing left to try.
    public var next: Data?

    public init(isShortest: Bool, events: Int, next: Data?) {
      self.isShortest = isShortest
      self.events = events
      self.next = next
    }
  }

  public init(
    decision: Decision, reason: String = "", reasonWithoutExpectation: String? = nil, story: [String] = [],
    expected: String? = nil, seen: String? = nil, line: Int? = nil, expectations: Int = 0,
    assumptions: [String] = [], leaks: [String] = []
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
    self.leaks = leaks
  }
}

/// An event, and what became different on the screen by it.
public struct TracedEvent: Hashable, Sendable {
  /// A clause on what a user sees.
  public struct Observation: Hashable, Sendable {
    /// What the app shows.
    public var seen: String?
    /// What it should show, where that is known; the same as ``seen`` where both agree.
    public var expected: String?

    public init(seen: String?, expected: String?) {
      self.seen = seen
      self.expected = expected
    }
  }

  /// `tap the button "put"`; empty for the launch.
  public var words: String
  /// Those that are other than before the event.
  public var observations: [Observation]
  /// Whether the app and the model or solution that it is compared with first differ after this event.
  public var isFirstDifference: Bool

  public init(words: String, observations: [Observation], isFirstDifference: Bool = false) {
    self.words = words
    self.observations = observations
    self.isFirstDifference = isFirstDifference
  }
}

/// What the grader tells the examiner on its standard input: nothing of it is in arguments or environment, which other
/// processes can read.
public struct Assignment: Hashable, Sendable {
  /// `step.check`
  public var check: String
  /// The seed of generated input.
  public var seed: UInt64
  /// What a finding of the same check gave as ``Finding/Shrinking/next`` or ``Finding/nextStory``.
  public var continuation: Data?
  /// Seconds that the app may take for all of its answers together, without those in which it or the examiner waited for a processor;
  /// `nil` for no limit.
  public var appTimeout: Double?
  /// Whether the finding is to tell what was seen event by event.
  public var traces: Bool
  /// Which screens are to be drawn.
  public var drawing: Drawing

  /// Which screens the finding brings to be drawn.
  public enum Drawing: Hashable, Sendable {
    /// No screen.
    case none
    /// The last one, beside what the check decides.
    case last
    /// The one after so many requests, where the check ends without a decision.
    case after(requests: Int)
    /// The first so many of those that code marks, and the last. Nothing needs to be expected: the code is there for the pictures.
    case marked(most: Int)
    /// The last one, and those before each of the last so many things that the user did.
    case moments(most: Int)
  }

  public init(
    check: String, seed: UInt64, continuation: Data? = nil, appTimeout: Double? = nil, traces: Bool = false,
    drawing: Drawing = .none
  ) {
    self.check = check
    self.seed = seed
    self.continuation = continuation
    self.appTimeout = appTimeout
    self.traces = traces
    self.drawing = drawing
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
  /// In the examiner: requests to the app of the lesson's solution go out here, if there is one.
  public static let oracleRequests: Int32 = 6
  /// In the examiner: its replies come in here.
  public static let oracleReplies: Int32 = 7
  /// In the examiner: for how long the programs of the check have waited for a processor so far, in nanoseconds; eight bytes.
  public static let waitingTime: Int32 = 8
}
