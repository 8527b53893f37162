import Foundation

/// Lets a person choose a font. No event of a check does: the controller comes up empty, and goes when it is dismissed.
@MainActor
open class UIFontPickerViewController: UIViewController {
  @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false  // Stored only.
    open var displayUsingSystemFont = false  // Stored only.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []  // Stored only.
    public override init() { super.init() }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?  // Stored only.

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Told of the choice.
@MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)  // Never called; visible.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)  // Never called; visible.
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
