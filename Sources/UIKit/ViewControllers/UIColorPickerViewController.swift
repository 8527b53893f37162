import Foundation

/// Lets a person choose a colour. Nothing is drawn: the controller comes up empty, and goes when it is dismissed.
@MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black  // Stored only.
  open var supportsAlpha = true  // Stored only.
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Told of the choice.
@MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  // Never called; visible.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)  // Never called; visible.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)  // Never called; visible.
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
