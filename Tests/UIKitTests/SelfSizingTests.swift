import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct SelfSizingTests {
  /// A cell whose label has 11 points above and below.
  private final class NoteCell: UITableViewCell {
    let note = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var notes: [String]
    init(_ notes: [String]) { self.notes = notes }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = NoteCell(style: .default, reuseIdentifier: nil)
      cell.note.text = notes[indexPath.row]
      return cell
    }
  }

  private func table(_ source: Source) -> UITableView {
    let window = Stage.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 600))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.dataSource = source
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  // A line is 21 points high; 40 characters of 8.5 points fill the 343 that a label has.
  private let long = String(repeating: "word ", count: 20)

  @Test(.observed("UITableView, scrollToRow(at:at:animated:): a row that is higher than estimated is seen to its end"))
  func aTableScrollsToARowThatWasNotMeasured() {
    let source = Source(Array(repeating: "short", count: 30) + [long + long + long])
    let table = table(source)
    table.scrollToRow(at: [0, 30], at: .bottom, animated: false)
    #expect(table.rectForRow(at: [0, 30]).maxY == table.contentOffset.y + 600)
  }

  @Test(.documented("Auto Layout Guide, Working with Self-Sizing Table View Cells"))
  func aRowIsAsHighAsItsCellsConstraintsSay() {
    let source = Source(["short", long, "short"])
    let table = table(source)
    #expect(heights(table) == [43, 85, 43])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 43, 128])
    #expect(table.contentSize.height == 171)
  }

  @Test(.documented("UITableView estimatedRowHeight: used for rows that have not been on the screen"))
  func aRowOutOfSightIsAsHighAsEstimated() {
    let source = Source(Array(repeating: long, count: 30))
    let table = table(source)
    #expect(heights(table).prefix(8) == [85, 85, 85, 85, 85, 85, 85, 85])
    #expect(heights(table).last == 60)
  }

  @Test(.documented("UITableView selfSizingInvalidation, since iOS 16: a row follows the content of its cell"))
  func aRowFollowsItsCell() {
    let source = Source(["short", "short"])
    let table = table(source)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
    cell?.note.text = long
    MainLoop.runUntilIdle()
    #expect(heights(table) == [85, 43])
  }

  @Test(.documented("Before iOS 16: an empty batch of updates asks for the heights again"))
  func anEmptyBatchMeasuresAgain() {
    let source = Source(["short", "short"])
    let table = table(source)
    AppState.current.device.systemVersion = 15
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
    cell?.note.text = long
    MainLoop.runUntilIdle()
    #expect(heights(table) == [43, 43])
    table.beginUpdates()
    table.endUpdates()
    #expect(heights(table) == [85, 43])
  }

  @Test func heightsGoWithTheirRows() {
    let source = Source([long, "short"])
    let table = table(source)
    source.notes.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(heights(table) == [43, 85, 43])
    source.notes.remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(heights(table) == [43, 43])
  }

  @Test(.observed("a standard cell is 44 points high, and grows with a label of several lines"))
  func aStandardCellGrowsWithItsText() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = long
    #expect(cell.selfSize(width: 375) == 44)
    cell.textLabel?.numberOfLines = 0
    #expect(cell.selfSize(width: 375) == 85)
  }

  private struct NoteContent: UIContentConfiguration {
    var text: String
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> NoteContent { self }
  }

  /// A content view whose label has 11 points above and below.
  private final class NoteView: UIView, UIContentView {
    let note = UILabel()
    var configuration: any UIContentConfiguration { didSet { note.text = (configuration as? NoteContent)?.text } }
    init(_ configuration: NoteContent) {
      self.configuration = configuration
      super.init(frame: .zero)
      note.text = configuration.text
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: topAnchor, constant: 11),
        note.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
        note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        note.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ContentSource: NSObject, UITableViewDataSource {
    let notes: [String]
    init(_ notes: [String]) { self.notes = notes }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = NoteContent(text: notes[indexPath.row])
      return cell
    }
  }

  @Test(.documented("UIContentView; Auto Layout Guide, Working with Self-Sizing Table View Cells"))
  func aRowIsAsHighAsTheConstraintsOfItsContentViewSay() throws {
    let source = ContentSource(["short", long])
    let window = Stage.fresh()
    var console = ""
    AppState.current.console = { console += $0 }
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 600))
    table.dataSource = source
    window.addSubview(table)
    MainLoop.runUntilIdle()
    #expect(heights(table) == [52, 85])
    let label = try #require(table.visibleCells[1].subtree.compactMap { $0 as? NoteView }.first?.note)
    #expect(label.frame == CGRect(x: 16, y: 11, width: 343, height: 63))
    #expect(console == "")
    let cell = table.visibleCells[0]
    cell.contentConfiguration = NoteContent(text: long)
    MainLoop.runUntilIdle()
    #expect(heights(table) == [85, 85])
  }

  /// As many apps have it: as high as its rows are.
  private final class ContentSizedTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  @Test(.documented("UIView, intrinsicContentSize, layoutIfNeeded(): a view may lay its subviews out to know its size"))
  func aViewMayLayItselfOutToKnowItsSize() {
    let window = Stage.fresh()
    let (table, below, source) = (ContentSizedTable(), UILabel(), Source(["one", "two", "three"]))
    table.dataSource = source
    table.rowHeight = 50
    below.text = "below"
    for view in [table, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: window.topAnchor),
      table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      below.topAnchor.constraint(equalTo: table.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 375, height: 150) && below.frame.minY == 150)
    source.notes.append("four")
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.frame.height == 200 && below.frame.minY == 200)
  }

  @Test(.documented("UILabel, intrinsicContentSize: a label without a text needs no room"))
  func anEmptyLabelNeedsNoRoom() {
    let label = UILabel()
    for lines in [1, 0] {
      label.numberOfLines = lines
      for text in [nil, ""] {
        label.text = text
        #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      }
    }
    label.numberOfLines = 1
    label.text = " "
    #expect(label.intrinsicContentSize.height == label.font.lineHeight)
  }

  /// A header whose label has 12 points above and below.
  private final class NoteHeader: UITableViewHeaderFooterView {
    let note = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Headers: NSObject, UITableViewDelegate, _MethodTableProviding {
    var texts: [String?] = []
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:viewForHeaderInSection:") { r, a in
            (r as? Headers)?.texts[_argument(a, 1, as: Int.self)].map { text in
              let header = NoteHeader(reuseIdentifier: nil)
              header.note.text = text
              return header
            }
          }
        ], outlets: [])
    }
  }

  @Test(.documented("UITableView.automaticDimension, of headers and footers"))
  func headersAreAsHighAsTheirConstraintsSay() {
    final class Sections: NSObject, UITableViewDataSource, _MethodTableProviding {
      var count = 4
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [_Method("numberOfSectionsInTableView:") { r, _ in (r as? Sections)?.count }], outlets: [])
      }
    }
    let source = Sections()
    let headers = Headers()
    headers.texts = ["short", long, nil, "short"]
    let window = Stage.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 600))
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = headers
    window.addSubview(table)
    table.layoutIfNeeded()
    let line = table.headerView(forSection: 0)!.frame.height - 24
    #expect((20...22).contains(line))
    #expect((0..<4).map { table.rectForHeader(inSection: $0).height } == [line + 24, 3 * line + 24, 0, line + 24])
    #expect(table.rectForRow(at: [3, 0]).minY == 5 * line + 72 + 3 * 44)
    #expect(table.contentSize.height == 5 * line + 72 + 4 * 44)
    source.count = 3
    headers.texts.remove(at: 0)
    table.deleteSections([0], with: .none)
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [3 * line + 24, 0, line + 24])
    #expect(table.contentSize.height == 4 * line + 48 + 3 * 44)
    table.sectionHeaderHeight = 30
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == 30)
  }
}
