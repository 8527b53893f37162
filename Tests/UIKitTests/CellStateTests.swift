import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a cell shows of its state by itself.
@MainActor @Suite(.freshApp) struct CellStateTests {
  private final class StateCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      textLabel?.text = state.isSelected ? "on" : "off"
    }
  }

  private struct StateContent: UIContentConfiguration {
    var isOn = false
    func makeContentView() -> any UIView & UIContentView { StateView(self) }
    func updated(for state: any UIConfigurationState) -> Self {
      StateContent(isOn: (state as? UICellConfigurationState)?.isSelected == true)
    }
  }

  private final class StateView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: StateContent) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      StateCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(.documented("UITableViewCell, updateConfiguration(using:): before the cell is displayed for the first time"))
  func aCellIsConfiguredBeforeItIsShown() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    Stage.fresh().addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "off")
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cell.textLabel?.text == "on")
  }

  @Test(
    .documented("UITableViewCell, automaticallyUpdatesContentConfiguration: updated(for:) is shown for a new state"),
    arguments: [true, false])
  func aNewStateIsGivenToTheContent(isAutomatic: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    cell.contentConfiguration = StateContent()
    cell.isSelected = true
    #expect((cell.contentConfiguration as? StateContent)?.isOn == isAutomatic)
  }

  @Test(.documented("UILabel, attributedText: font, textColor and others are those of its beginning"))
  func aLabelTakesOverTheLookOfItsText() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    label.attributedText = NSAttributedString(
      string: "Long",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(label.font.pointSize == 40 && label.textColor == .red && label.textAlignment == .right)
    #expect(label.intrinsicContentSize.height == label.font.lineHeight)
    label.textColor = .blue
    #expect(label.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
    #expect(label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test(.observed("an accessory that leaves no room for the text hides it, and everything has a place"))
  func anAccessoryMayBeWiderThanTheCell() {
    let window = Stage.fresh()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    cell.frame = CGRect(x: 0, y: 0, width: 343, height: 44)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX.isFinite == true && cell.textLabel?.frame.width == 0)
    window.addSubview(UIView(frame: CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10)))
    let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrolling.contentInset.top = .infinity
    window.addSubview(scrolling)
    let elements = ScreenObserver().observe().elements
    #expect(elements.allSatisfy { $0.frame.x.isFinite && $0.scroll?.contentInset.top.isFinite != false })
  }
}
