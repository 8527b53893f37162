internal import AppProtocol
internal import Foundation
internal import ReferenceModel

/// Makes a story that shows a difference as short as it gets: proposes shorter ones, which are tried on an app that is
/// launched anew, each in a run of its own. Between the runs it travels through the grader, which does not look into it.
struct Shrinker: Codable {
  /// Which comparison of the check it is about, from 1.
  let comparison: Int
  /// Which of the check's stories it is, as its run began: comparisons before this one play theirs again.
  let turn: StoryTurn
  /// The shortest story that showed a difference so far.
  private(set) var best: [UserEvent]
  /// The story to try in this run.
  private(set) var candidate: [UserEvent] = []
  /// What the first difference was about.
  private var kind: String
  /// After how many events of ``best`` the reference was at rest.
  private var restPoints: [Int]
  private var tried: Set<UInt64> = []

  init(comparison: Int, turn: StoryTurn = StoryTurn(), events: [UserEvent], restPoints: [Int], kind: String) {
    self.comparison = comparison
    self.turn = turn
    self.best = events
    self.restPoints = restPoints
    self.kind = kind
  }

  /// Chooses the next ``candidate``; `false` when nothing is left to try.
  /// - Parameter possible: Leaves out events that a user could not do.
  mutating func propose(_ possible: ([UserEvent]) -> [UserEvent]) -> Bool {
    let size = StorySize(best)
    for shorter in Shortening.candidates(best, restPoints: restPoints) {
      let shorter = possible(shorter)
      guard StorySize(shorter) < size, tried.insert(Self.hash(shorter)).inserted else { continue }
      candidate = shorter
      return true
    }
    return false
  }

  /// Takes over what a run of the candidate has shown.
  /// - Returns: Whether it is a shorter story of a difference.
  ///
  /// A story with fewer events is taken whatever difference it shows. One that is only simpler in its texts and numbers has to show the
  /// same. That an app did not answer counts only where the first difference was just that: otherwise the computer may have been busy.
  mutating func accept(_ events: [UserEvent], restPoints: [Int], _ difference: Difference?) -> Bool {
    guard let difference, StorySize(events) < StorySize(best) else { return false }
    if difference.kind == "silent", kind != "silent" { return false }
    if difference.kind != kind, StorySize(events).events == StorySize(best).events { return false }
    best = events
    kind = difference.kind
    self.restPoints = restPoints
    return true
  }

  /// The same in every process (FNV-1a).
  private static func hash(_ events: [UserEvent]) -> UInt64 {
    "\(events)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  var encoded: Data? { try? JSONEncoder().encode(self) }
  static func decode(_ data: Data) -> Self? { try? JSONDecoder().decode(Self.self, from: data) }
}
