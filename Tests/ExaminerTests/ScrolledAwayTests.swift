import AppProtocol
import ReferenceModel
import Synchronization
import Testing

@testable import Examiner

/// What is not on the screen is excused only where a list has taken its cell away.
@Suite struct ScrolledAwayTests {
  private typealias Element = AppProtocol.Element

  /// Scrolls the list down, and expects of the words in its first row that they stay what they are.
  private struct ListModel: BehaviourModel {
    var expected: [Observation] { [.exists(.text("total"), true), .text(.text("total"), "0")] }
    func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { [.scroll(.table("list"), by: 300)] }
    mutating func handle(_ event: UserEvent) {}
  }

  /// Expects rows, and lets time go by.
  private struct RowModel: BehaviourModel {
    var expected: [Observation] { [.rows(.init(table: "list", index: 0, title: "Things"), ["a", "b", "c"])] }
    func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { [.wait(seconds: 1)] }
    mutating func handle(_ event: UserEvent) {}
  }

  /// An app whose screen depends on whether its list was scrolled.
  private final class ListApp: AppConnection, Sendable {
    private let offset = Mutex(0.0)
    private let screen: @Sendable (_ offset: Double) -> [Element]

    init(_ screen: @escaping @Sendable (_ offset: Double) -> [Element]) { self.screen = screen }

    func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
      let offset = offset.withLock { offset in
        if case .scroll(_, let distance) = event { offset = min(max(offset + distance.y, 0), 600) }
        return offset
      }
      let elements = screen(offset).enumerated().map { $1.numbered($0 + 1) }
      return (.done, Screen(size: Size(width: 375, height: 667), elements: elements))
    }

    func finish() throws(ConnectionFailure) {}
  }

  private static func scroll(_ offset: Double, of height: Double = 1267) -> ScrollState {
    ScrollState(
      contentOffset: Point(x: 0, y: offset), contentSize: Size(width: 375, height: height), contentInset: Insets())
  }

  private static func table(_ offset: Double, of height: Double = 1267, rowCount: Int, _ children: [Element]) -> Element
  {
    var table = Element.of(
      .table, "list", scroll: scroll(offset, of: height),
      sections: [TableSection(header: "", footer: "", rowCount: rowCount)],
      children)
    table.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    return table
  }

  private static func row(_ number: Int, _ text: String, height: Double = 44) -> Element {
    var row = Element.of(.cell, section: 0, row: number, [.of(.staticText, label: text)])
    row.frame = Rect(x: 0, y: Double(number) * 44, width: 375, height: height)
    return row
  }

  private static let total = Element.of(.staticText, "total", label: "0")

  /// A list with the words in its first row, as long as that is within the list's bounds.
  private static func list(_ offset: Double, _ isThere: Bool) -> [Element] {
    [table(offset, rowCount: 0, isThere ? [.of(.cell, section: 0, row: 0, [total])] : [])]
  }

  private static let comparison: @Sendable () -> Void = { expect(app, behavesLike: ListModel.self, events: 2) }

  @Test func whatItsListHasScrolledAwayIsNotMissing() async {
    let found = await finding(with: ListApp { Self.list($0, $0 == 0) }, of: Self.comparison)
    #expect(found.decision == .pass, "\(found.reason)")
  }

  @Test func whatDoesNotComeBackIsMissing() async {
    let isGone = Mutex(false)
    let forgetful = ListApp { offset in
      let gone = isGone.withLock { gone in
        gone = gone || offset > 0
        return gone
      }
      return Self.list(offset, !gone)
    }
    let found = await finding(with: forgetful, of: Self.comparison)
    #expect(found.decision == .fail)
    #expect(found.reason.contains("total"))
    #expect(found.story.last == "scroll back to the beginning")
  }

  @Test func aScrollViewThatHasNothingToDoWithItExcusesNothing() async {
    let hiding = ListApp { _ in [.of(.scrollView, scroll: Self.scroll(500)), Self.table(0, rowCount: 0, [])] }
    #expect(await finding(with: hiding, of: Self.comparison).decision == .fail)
    // Nor one in which it stood, but in no cell: a scroll view keeps what is in it.
    let dropping = ListApp { offset in
      [.of(.scrollView, "list", scroll: Self.scroll(offset), offset == 0 ? [Self.total] : [])]
        + [Self.table(offset, rowCount: 0, [])]
    }
    #expect(await finding(with: dropping, of: Self.comparison).decision == .fail)
  }

  @Test func anotherListExcusesNothing() async {
    let other = ListApp { offset in
      [
        .of(.table, "other", scroll: Self.scroll(offset == 0 ? 0 : 500)),
        Self.table(0, rowCount: 0, offset == 0 ? [.of(.cell, section: 0, row: 0, [Self.total])] : []),
      ]
    }
    #expect(await finding(with: other, of: Self.comparison).decision == .fail)
  }

  private func found(at offset: Double = 0, of height: Double = 132, _ rows: [Element]) async -> Finding {
    await finding(with: ListApp { _ in [Self.table(offset, of: height, rowCount: 3, rows)] }) {
      expect(app, behavesLike: RowModel.self, events: 1)
    }
  }

  @Test(arguments: [[0, 1], [1, 2], [0, 2], []])
  func aRowWhosePlaceIsInSightHasToBeSeen(_ seen: [Int]) async {
    let found = await self.found(seen.map { Self.row($0, ["a", "b", "c"][$0]) })
    #expect(found.decision == .fail)
    #expect(found.reason.contains("is not to be seen at its place"), "\(found.reason)")
  }

  @Test func rowsThatCanNotBeInSightAreNotAskedFor() async {
    // All are there; the second has no height; the first is above the table's bounds.
    let all = await self.found((0..<3).map { Self.row($0, ["a", "b", "c"][$0]) })
    #expect(all.decision == .pass, "\(all.reason)")
    var last = Self.row(1, "c")
    last.row = 2
    let flat = await self.found(of: 88, [Self.row(0, "a"), last])
    #expect(flat.decision == .pass, "\(flat.reason)")
    let above = await self.found(
      at: 44,
      [(1, "b"), (2, "c")].map { number, text in
        var row = Self.row(number, text)
        row.frame.y -= 44
        return row
      })
    #expect(above.decision == .pass, "\(above.reason)")
    // The first is kept above the bounds, as the cell of the first responder is; the second is above them too.
    let kept = await self.found(
      at: 88,
      [(0, "a"), (2, "c")].map { number, text in
        var row = Self.row(number, text)
        row.frame.y -= 88
        return row
      })
    #expect(kept.decision == .pass, "\(kept.reason)")
  }
}
