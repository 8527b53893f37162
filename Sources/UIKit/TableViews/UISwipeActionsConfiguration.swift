import Foundation

/// What a row shows when it is swiped.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row does the first action. Coursemark's swipes are short.
  open var performsFirstActionWithFullSwipe = true  // Stored only.

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that appears beside a row that is swiped.
@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
    @available(*, unavailable) case _other
  }
  /// - Parameters:
  ///   - sourceView: The button.
  ///   - completionHandler: Has to be called with whether something was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

extension UITableView {
  /// Shows the actions of a row at one of its sides.
  /// - Returns: Whether it has any. `nil` where the delegate does not say.
  func showSwipeActions(of cell: UITableViewCell, isTrailing: Bool) -> Bool? {
    guard let path = indexPath(for: cell), !isEditing else { return false }
    // [A] UITableViewDataSource, tableView(_:canEditRowAt:): a row that can't be edited shows nothing.
    guard sourceMethods.tableView(self, canEditRowAt: path) ?? true else { return false }
    let configuration =
      isTrailing
      ? delegateMethods.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegateMethods.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    guard let configuration else { return isTrailing ? showRowActions(of: cell, at: path) : nil }
    guard let actions = configuration?.actions, !actions.isEmpty else { return configuration == nil ? nil : false }
    hideDeleteButtons()
    // [O] The first action is the one at the edge.
    for (index, action) in actions.enumerated() { show(action, index, in: cell, isTrailing: isTrailing) }
    rowWasSwiped(path)
    return true
  }

  /// [A] tableView(_:editActionsForRowAt:): what rows showed before iOS 11, where the newer method is not implemented. The row goes back by
  /// itself when the table is no longer editing.
  private func showRowActions(of cell: UITableViewCell, at path: IndexPath) -> Bool? {
    guard let answer = delegateMethods.tableView(self, editActionsForRowAt: path) else { return nil }
    guard let actions = answer, !actions.isEmpty else { return answer == nil ? nil : false }
    hideDeleteButtons()
    for (index, action) in actions.enumerated() {
      let shown = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
        _, _, _ in action.handler(action, path)
      }
      show(shown, index, in: cell, isTrailing: true)
    }
    rowWasSwiped(path)
    return true
  }

  private func show(_ action: UIContextualAction, _ index: Int, in cell: UITableViewCell, isTrailing: Bool) {
    RowButton.show(action, index, in: cell, isTrailing: isTrailing) { [weak self] in self?.hideDeleteButtons() }
  }
}

extension RowButton {
  /// Puts the button of an action over a row.
  /// - Parameters:
  ///   - index: 0 is the action at the edge.
  ///   - putBack: Lets the row go back.
  static func show(
    _ action: UIContextualAction, _ index: Int, in cell: UIView, isTrailing: Bool, putBack: @escaping () -> Void
  ) {
    weak var shown: RowButton?
    let button = RowButton(.delete) {
      guard let shown else { return }
      // [A] Handler: the row goes back when the completion handler is called.
      action.handler(action, shown) { _ in putBack() }
    }
    shown = button
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    let width: CGFloat = 74
    let x = isTrailing ? cell.bounds.width - width * CGFloat(index + 1) : width * CGFloat(index)
    button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
    cell.addSubview(button)
  }
}
