import Foundation

extension UIViewController {
  /// [A] editButtonItem: its title changes between Edit and Done with `isEditing`, and a tap calls `setEditing(_:animated:)`.
  public var editButtonItem: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButton = item
    updateEditButton()
    return item
  }

  func updateEditButton() {
    storedEditButton?.title = isEditing ? "Done" : "Edit"
    storedEditButton?.style = isEditing ? .done : .plain
  }
}
