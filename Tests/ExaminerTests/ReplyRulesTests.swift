import AppProtocol
import Foundation
import Testing

@testable import Examiner

/// What an app may answer, and what no app can.
@Suite struct ReplyRulesTests {
  private func violation(
    _ elements: [AppProtocol.Element] = [], outcome: Outcome = .done, size: Size = Size(width: 375, height: 667),
    _ change: (inout Reply) -> Void = { _ in }
  ) -> String? {
    var reply = Reply(
      sequence: 1, outcome: outcome,
      screen: Screen(size: size, elements: elements.enumerated().map { $1.numbered($0 + 1) }))
    change(&reply)
    return ReplyRules.violation(of: reply)
  }

  private func table(_ rows: [Int], _ cells: [AppProtocol.Element] = []) -> AppProtocol.Element {
    .of(.table, "t", sections: rows.map { TableSection(header: "", footer: "", rowCount: $0) }, cells)
  }

  @Test func aTableWithItsRowsIsPossible() {
    let cell = AppProtocol.Element.of(.cell, section: 1, row: 2, [.of(.button, label: "Done")])
    #expect(violation([table([0, 3], [cell, .of(.sectionHeader, section: 0)])]) == nil)
    // A collection does not say how many there are.
    #expect(violation([.of(.scrollView, "", [.of(.cell, section: 7, row: 8)])]) == nil)
    // Nor is a table in a cell a part of the outer one.
    #expect(
      violation([table([1], [.of(.cell, section: 0, row: 0, [table([0, 0, 9], [.of(.cell, section: 2, row: 8)])])])])
        == nil)
  }

  @Test(arguments: [Int.min, -1, Int.max, 1_000_001])
  func countsOfRowsAreWithinRange(count: Int) {
    #expect(violation([table([count])]) == "a section with \(count) rows")
  }

  @Test func rowsAreAmongThoseThatAreCounted() {
    #expect(violation([table([0], [.of(.cell, section: 0, row: 99)])]) == "row 99 in a section with 0 rows")
    #expect(
      violation([table([1], [.of(.other, "", [.of(.cell, section: 1, row: 0)])])])
        == "something in section 1 of a table with 1 sections")
    #expect(violation([table([1], [.of(.cell, section: -1, row: 0)])]) == "a section with the number -1")
    #expect(violation([.of(.cell, section: 0, row: .max)]) == "a row with the number \(Int.max)")
    #expect(violation([.of(.cell, row: 0)]) == "a row without a section")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(number: Double) {
    let words = "a place that is no number"
    #expect(violation(size: Size(width: number, height: 1)) == words)
    var element = AppProtocol.Element.of(.button)
    element.frame.x = number
    #expect(violation([element]) == words)
    #expect(
      violation([
        .of(
          .table,
          scroll: ScrollState(
            contentOffset: Point(x: 0, y: number), contentSize: Size(width: 1, height: 1), contentInset: Insets()))
      ]) == words)
    element = .of(.button)
    element.movement = .glide(seconds: number, curve: 7)
    #expect(violation([element]) == words)
    #expect(violation { $0.screen.animations = [.init(duration: number, delay: 0, options: 0)] } == words)
    #expect(
      violation {
        $0.screen.keyboard = Keyboard(
          frame: Rect(x: 0, y: number, width: 1, height: 1), returnKey: "", isReturnKeyEnabled: true)
      } == words)
  }

  @Test func thereIsNotMoreOfAnythingThanAScreenHolds() {
    #expect(
      violation((0...ReplyRules.mostElements).map { _ in .of(.button) })
        == "more than \(ReplyRules.mostElements) elements on the screen")
    let deep = (0..<200).reduce(AppProtocol.Element.of(.button)) { inner, number in
      var outer = AppProtocol.Element.of(.other, "", [inner])
      outer.id = ElementID(1000 + number)
      return outer
    }
    #expect(
      ReplyRules.violation(
        of: Reply(sequence: 1, outcome: .done, screen: Screen(size: Size(width: 1, height: 1), elements: [deep])))
        == "elements that are more than \(ReplyRules.deepest) deep in one another")
    let text = String(repeating: "x", count: ReplyRules.longestText + 1)
    #expect(violation([.of(.button, label: text)]) == "a text of \(text.count) bytes")
    #expect(violation(outcome: .value(text)) == "a text of \(text.count) bytes")
    #expect(violation(outcome: .unsupported(text)) == "a text of \(text.count) bytes")
    #expect(violation { $0.assumptions = Array(repeating: "", count: 501) } == "more assumptions than there are")
    #expect(
      violation {
        $0.screen.animations = Array(repeating: .init(duration: 0, delay: 0, options: 0), count: 33)
      } == "more than 32 animations")
  }

  @Test func noTwoElementsHaveOneNumber() {
    #expect(
      violation { $0.screen.elements = [.of(.button), .of(.button)] } == "two elements with the number 0")
  }

  @Test func anImpossibleAnswerFailsTheCheckAndIsNoTrapOfTheGraders() async {
    let found = await finding(with: ForgingApp()) { expect(app.tables["t"].exists, is: true) }
    #expect(found.decision == .fail)
    #expect(
      found.reason
        == "the app answered with a section with -9223372036854775808 rows. Only the app's own code can have answered so; that is not a way to pass"
    )
  }

  @Test func inAComparisonItFailsTheCheckToo() async {
    let found = await finding(with: ForgingApp(afterEvents: 3)) {
      expect(app, behavesLike: Basket(), events: 20)
    }
    #expect(found.decision == .fail)
  }
}

/// Keeps the rules of the pipe and answers with what no table has.
private final class ForgingApp: AppConnection, @unchecked Sendable {
  private var left: Int
  init(afterEvents count: Int = 0) { left = count }

  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    let screen = Screen(
      size: Size(width: 1, height: 1),
      elements: [
        AppProtocol.Element.of(.table, "t", sections: [TableSection(header: "", footer: "", rowCount: .min)])
      ])
    left -= 1
    if let clause = ReplyRules.violation(of: Reply(sequence: 1, outcome: .done, screen: screen)), left < 0 {
      throw ConnectionFailure("the app answered with \(clause)")
    }
    return (.done, Screen(size: Size(width: 1, height: 1)))
  }

  func finish() throws(ConnectionFailure) {}
}
