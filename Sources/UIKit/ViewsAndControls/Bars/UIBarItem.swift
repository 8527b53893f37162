import Foundation

/// Something that stands in a bar: its title or picture, and whether it can be used.
@MainActor
open class UIBarItem: NSObject, _MethodTableProviding {
  open nonisolated class func _methodTable() -> _MethodTable? { nil }

  open var isEnabled = true { didSet { wasChanged() } }
  open var title: String? { didSet { wasChanged() } }
  open var image: UIImage? { didSet { wasChanged() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?  // Stored only.
  open var imageInsets: UIEdgeInsets = .zero  // Stored only.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero  // Stored only.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero  // Stored only.
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { wasChanged() } }
  open var accessibilityLabel: String? { didSet { wasChanged() } }
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleTextAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  /// A bar that shows the item shows it anew.
  func wasChanged() {}
}
