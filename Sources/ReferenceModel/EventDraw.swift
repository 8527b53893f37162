/// Draws the events of a generated story, one after the other.
///
/// One draw in three takes any possible event, each as likely as the others. The others take one that has followed an event
/// like the last one least often so far, in this story or an earlier one of the same comparison. Without that, a story of fifty events leaves out some of what its model offers, and
/// which, only the seed decides: a mistake would be noticed with one seed and not with the next.
package struct EventDraw: Sendable, Hashable, Codable {
  private var counts: [Pair: Int] = [:]
  private var last = Kind.launch

  /// Nothing was drawn yet.
  package init() {}

  /// For the next story, which begins with the launch again.
  package var relaunched: Self {
    var copy = self
    copy.last = .launch
    return copy
  }

  /// - Parameter possible: What a user may do now; not empty. What stands there twice is twice as likely.
  package mutating func next(of possible: [UserEvent], _ random: inout SeededRandom) -> UserEvent {
    let times = possible.map { counts[Pair(last, Kind($0))] ?? 0 }
    let least = times.min() ?? 0
    let seldom = zip(possible, times).filter { $1 == least }.map(\.0)
    let event = random.int(in: 1...3) == 1 ? random.pick(possible) : random.pick(seldom)
    let kind = Kind(event)
    counts[Pair(last, kind), default: 0] += 1
    last = kind
    return event
  }

  private struct Pair: Hashable, Codable {
    let first, second: Kind
    init(_ first: Kind, _ second: Kind) { (self.first, self.second) = (first, second) }
  }

  /// What two events have in common that find the same mistakes.
  private enum Kind: Hashable, Codable {
    case launch
    case text(TextKind)
    case pasted(TextKind)
    case row(table: String, section: Int)
    /// How far, in steps of 1: up, down, to the beginning, to the end.
    case scroll(ElementName, Int)
    /// The phone is turned, whichever way.
    case turn
    /// Wherever, and however long.
    case tapAt, wait
    case other(UserEvent)

    init(_ event: UserEvent) {
      self =
        switch event {
        case .type(let text): .text(TextKind(text))
        case .paste(let text): .pasted(TextKind(text))
        case .tapRow(let table, let section, _): .row(table: table, section: section)
        case .scroll(let element, let points):
          .scroll(element, (abs(points) >= UserEvent.far ? 2 : 1) * (points < 0 ? -1 : 1))
        case .turn: .turn
        case .tapAt: .tapAt
        case .wait: .wait
        case .tap, .pressReturn, .pressDelete, .holdDelete, .use, .leaveAndComeBack: .other(event)
        }
    }
  }

  private enum TextKind: Hashable, Codable {
    case blanks, blanksAround, blanksInside, character, unusual, long, plain

    init(_ text: String) {
      let words = text.split(whereSeparator: \.isWhitespace)
      self =
        if words.isEmpty {
          .blanks
        } else if text.count > 60 {
          .long
        } else if !text.unicodeScalars.allSatisfy(\.isASCII) {
          .unusual
        } else if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
          .blanksAround
        } else if words.count > 1 {
          .blanksInside
        } else {
          text.count == 1 ? .character : .plain
        }
    }
  }
}
