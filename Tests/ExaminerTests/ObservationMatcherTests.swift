import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

/// The words in which an app differs from a model.
@Suite struct ObservationMatcherTests {
  private static let fruit = SectionName(table: "basket", index: 0, title: "Fruit", rowNoun: "item")

  private func mismatch(_ observation: Observation, rows: Int, areHittable: Bool = true) throws -> String? {
    let cells = (0..<rows).map { row in
      var cell = AppProtocol.Element.of(.cell, section: 0, row: row, [.of(.staticText, label: "Figs")])
      cell.isHittable = areHittable
      return cell
    }
    let table = AppProtocol.Element.of(
      .table, "basket", sections: [TableSection(header: "Fruit", footer: "", rowCount: 2)], cells)
    let screen = Screen(size: Size(width: 375, height: 667), elements: [table])
    return try ObservationMatcher(screen: screen).firstDifference([observation]).map {
      "\($0.seen); expected \($0.expected)"
    }
  }

  @Test func aRowThatIsScrolledAwayIsOutOfSight() throws {
    let seen = try mismatch(.rowInSight(Self.fruit, 1), rows: 1)
    #expect(seen == #"the second item of "Fruit" is out of sight; expected it in sight"#)
  }

  @Test func aRowThatNoFingerReachesIsOutOfReach() throws {
    let seen = try mismatch(.rowInSight(Self.fruit, 0), rows: 1, areHittable: false)
    #expect(seen == #"the item "Figs" is out of reach; expected it in sight"#)
  }

  @Test func aReplaySaysThatARowIsInSight() {
    #expect(Observation.rowInSight(Self.fruit, 1).words == #"the second item of "Fruit" is in sight"#)
  }
}
