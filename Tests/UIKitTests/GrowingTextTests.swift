import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Text views that are as high as what is typed into them, and how typed text looks.
@MainActor
@Suite(.freshApp) struct GrowingTextTests {
  private final class NoteCell: UITableViewCell {
    let note = UITextView()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.isScrollEnabled = false
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Notes: NSObject, UITableViewDataSource {
    let cells = [NoteCell(style: .default, reuseIdentifier: nil), NoteCell(style: .default, reuseIdentifier: nil)]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  @Test(.observed("a text view that does not scroll makes its row as high as its text"))
  func aRowGrowsWithTheTextViewInIt() {
    let window = Stage.fresh()
    let notes = Notes()
    notes.cells[0].note.text = "a\nb\nc\nd\ne"
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = notes
    window.addSubview(table)
    table.layoutIfNeeded()
    let (high, low) = (table.rectForRow(at: [0, 0]).height, table.rectForRow(at: [0, 1]).height)
    #expect(high > low + 40)
    #expect(UserInput.tap(notes.cells[1].note, named: "") == .done)
    #expect(UserInput.type("a\nb\nc\nd\ne") == .done)
    MainLoop.runUntilIdle()
    #expect(table.rectForRow(at: [0, 1]).height == high)
    notes.cells[1].note.text = ""
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).height == low)
  }

  @Test(.documented("UITextView, font: applies to the entire text"))
  func whatIsTypedHasTheFontOfTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    Stage.fresh().addSubview(view)
    view.font = .systemFont(ofSize: 16)
    view.becomeFirstResponder()
    #expect(UserInput.type("abc") == .done)
    func font(at place: Int) -> UIFont? {
      view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }
    #expect(font(at: 0)?.pointSize == 16)
    view.textStorage.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 16), range: NSRange(location: 0, length: 2))
    #expect(font(at: 2)?.pointSize == 16)
    #expect(UserInput.type("d") == .done)
    #expect(font(at: 3)?.pointSize == 16)
    view.font = .systemFont(ofSize: 20)
    #expect(font(at: 0)?.pointSize == 20 && font(at: 3)?.pointSize == 20)
  }

  @Test(.documented("UITableViewHeaderFooterView, contentConfiguration")) func aHeaderShowsItsConfiguration() throws {
    final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate, _MethodTableProviding {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("tableView:viewForHeaderInSection:") { _, _ in
              let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
              var content = header.defaultContentConfiguration()
              content.text = "Herbs"
              header.contentConfiguration = content
              return _result(header as UIView?)
            }
          ], outlets: [])
      }
    }
    let lists = Lists()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    (table.dataSource, table.delegate) = (lists, lists)
    Stage.fresh().addSubview(table)
    MainLoop.runUntilIdle()
    let label = try #require(table.subtree.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Herbs" })
    #expect(label.frame.width > 30 && label.frame.height > 10)
    #expect(table.bounds.contains(label.convert(label.bounds, to: table)))
  }
}
