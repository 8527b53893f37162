import Foundation

/// What a bar shows of an item that is no space and has no view of its own.
@MainActor
package final class BarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    show()
  }
  package required init?(coder: NSCoder) { nil }

  /// Takes over how the item is now.
  func show() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    setTitle(item.shownTitle.isEmpty ? nil : item.shownTitle, for: .normal)
    setImage(item.image, for: .normal)
    tag = item.tag
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.spokenName
  }

  /// [O] A title of the style `done` is bold, any other is not.
  package var hasBoldTitle: Bool { item.style == .done }

  /// Where it shows the picture of one, and neither a title nor a picture of its own.
  package var shownSystemItem: UIBarButtonItem.SystemItem? {
    item.shownTitle.isEmpty && item.image == nil ? item.systemItem : nil
  }

  /// The sender of the action is the item [A].
  override func wasTapped(_ event: UIEvent?) {
    super.wasTapped(event)
    item.press(event)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = TextMeasure.width(of: currentTitle ?? "", .systemFont(ofSize: 17))
    let picture = item.image?.size.width ?? (item.spokenName == nil ? 0 : 24)
    return CGSize(width: item.width > 0 ? item.width : max(title, picture, 24), height: 44)
  }
}
