import Foundation

/// The button with an "i" at the end of a row.
@MainActor
final class DetailButton: UIButton {
  init(of cell: UITableViewCell) {
    super.init(frame: .zero)
    // [O] What VoiceOver says of it.
    accessibilityLabel = "More Info"
    addAction(UIAction { [weak cell] _ in cell?.tellOfDetails() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
}

extension UITableViewCell {
  /// [A] UITableViewDelegate, tableView(_:accessoryButtonTappedForRowWith:)
  fileprivate func tellOfDetails() {
    guard let table = sequence(first: self as UIView, next: \.superview).lazy.compactMap({ $0 as? UITableView }).first,
      let path = table.indexPath(for: self)
    else { return }
    table.delegateMethods.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
