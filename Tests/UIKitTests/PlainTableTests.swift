import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Headers and footers that stay in sight, and rows that are put back.
@MainActor
@Suite(.freshApp) struct PlainTableTests {
  private final class Places: Teller, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b"], ["c", "d"]]
    init(rows: Int) {
      sections = [(0..<rows).map { "a\($0)" }, (0..<rows).map { "b\($0)" }]
      super.init()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("make \(indexPath.section).\(indexPath.row)")
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    nonisolated override class var methods: [_Method] {
      [
        _Method("numberOfSectionsInTableView:") { r, _ in _result((r as? Places)?.sections.count ?? 0) },
        _Method("tableView:heightForHeaderInSection:") { _, _ in _result(CGFloat(30)) },
        _Method("tableView:titleForHeaderInSection:") { r, a in
          let section: Int = _argument(a, 1)
          return (r as? Places)?.sections[section].first?.prefix(1).uppercased()
        },
        tells("tableView:didSelectRowAtIndexPath:", "select", path: 1),
        _Method("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") { _, _ in
          _result(
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }]))
        },
        _Method("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") { _, _ in
          _result(
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }]))
        },
      ]
    }
  }

  /// 375 by 400 points, rows of 50.
  private func table(_ places: Places, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = places
    table.delegate = places
    Stage.fresh().addSubview(table)
    table.layoutIfNeeded()
    _ = places.log.taken()
    return table
  }

  private func top(_ section: Int, _ table: UITableView) -> CGFloat? {
    table.layoutIfNeeded()
    return table.headerView(forSection: section).map { $0.frame.minY - table.contentOffset.y }
  }

  @Test(.documented("UITableView.Style, plain: headers stay at the top while rows of their section scroll by"))
  func aHeaderStaysInSightUntilTheNextPushesItOff() {
    let places = Places(rows: 20)
    let plain = table(places)
    #expect(top(0, plain) == 0)
    plain.contentOffset.y = 300
    #expect(top(0, plain) == 0)
    // The first section ends at 1030.
    plain.contentOffset.y = 1010
    #expect(top(0, plain) == -10 && top(1, plain) == 20)
    plain.contentOffset.y = 1100
    #expect(top(0, plain) == nil && top(1, plain) == 0)
    let grouped = table(places, .grouped)
    grouped.contentOffset.y = 300
    #expect(top(0, grouped) == nil)
  }

  @Test(
    .observed("a row that is scrolled to stands below the header that stays in sight, and the header keeps its touches")
  )
  func aRowThatIsScrolledToIsNotCoveredByItsHeader() {
    let places = Places(rows: 20)
    let plain = table(places)
    plain.scrollToRow(at: [0, 10], at: .top, animated: false)
    #expect(plain.rectForRow(at: [0, 10]).minY - plain.contentOffset.y == 30)
    plain.window?.tap(at: CGPoint(x: 100, y: 15))
    #expect(places.log.taken().filter { $0.hasPrefix("select") } == [])
    let offset = plain.contentOffset
    #expect(UserInput.tap(plain.headerView(forSection: 0), named: "") == .done)
    #expect(plain.contentOffset == offset)
    #expect(UserInput.tap(plain.cellForRow(at: [0, 10]), named: "") == .done)
    #expect(places.log.taken().filter { $0.hasPrefix("select") } == ["select 0.10"])
  }

  private func titles(_ cell: UITableViewCell?) -> [String] {
    (cell?.subviews ?? []).compactMap { ($0 as? RowButton)?.title(for: .normal) }
  }

  @Test(.observed("while a row shows buttons, a tap of another one only puts it back; so does a swipe the other way"))
  func aTouchElsewherePutsARowBackAndDoesNoMore() {
    let places = Places(rows: 3)
    let table = table(places)
    let (first, second) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1]))
    _ = UserInput.swipe(first, named: "", .left)
    #expect(titles(first) == ["Flag"])
    _ = UserInput.tap(second, named: "")
    #expect(titles(first) == [] && places.log.taken() == [])
    _ = UserInput.swipe(first, named: "", .left)
    _ = UserInput.swipe(first, named: "", .right)
    #expect(titles(first) == [])
    _ = UserInput.swipe(first, named: "", .right)
    #expect(titles(first) == ["Read"])
    _ = UserInput.swipe(first, named: "", .left)
    _ = UserInput.tap(second, named: "")
    #expect(places.log.taken() == ["select 0.1"])
  }

  @Test(.documented("UITableView, moveSection(_:toSection:): cells and headers go with their section"))
  func aSectionIsMovedWithItsRows() {
    let places = Places(rows: 2)
    let table = table(places)
    places.sections.swapAt(0, 1)
    table.moveSection(0, toSection: 1)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "b0" && places.log.taken() == [])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "A")
  }

  @Test(
    .observed(
      "insertRows(at:with:), deleteRows(at:with:), empty updates: headers of sections that stay are the same views")
  )
  func headersStayWhileRowsComeAndGo() {
    let places = Places(rows: 2)
    let table = table(places)
    let (first, second) = (table.headerView(forSection: 0), table.headerView(forSection: 1))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    second?.addSubview(field)
    field.becomeFirstResponder()
    places.sections[0].append("new")
    table.insertRows(at: [[0, 2]], with: .automatic)
    table.beginUpdates()
    table.endUpdates()
    #expect(table.headerView(forSection: 0) === first && table.headerView(forSection: 1) === second)
    places.sections.removeFirst()
    table.deleteSections([0], with: .fade)
    #expect(table.headerView(forSection: 0) === second && first?.superview == nil && field.isFirstResponder)
    table.reloadSections([0], with: .none)
    #expect(table.headerView(forSection: 0) !== second)
  }

  @Test(.documented("UITableView, scrollToNearestSelectedRow(at:animated:)"))
  func theNearestSelectedRowIsScrolledTo() {
    let table = table(Places(rows: 20))
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    table.allowsMultipleSelection = true
    for row in [10, 19] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.rectForRow(at: [0, 10]).minY - table.contentOffset.y == 30)
  }
}
