import Foundation

extension UIResponder {
  /// [A] inputViewController: what stands in the place of the keys can be a controller's view.
  var placeOfKeys: UIView? { inputView ?? inputViewController?.view }
  /// [A] inputAccessoryViewController: so can what stands above them.
  var accessory: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}

extension UIInputViewController {
  /// In points. [O] Without a height of its own, the view of an input view controller is as high as the keys that it stands for.
  static func height(of inputView: UIView, keys: CGFloat) -> CGFloat {
    guard inputView.next is UIInputViewController else { return inputView.bounds.height }
    let fitting = inputView.systemLayoutSizeFitting(
      CGSize(width: UIScreen.main.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height.rounded(.up) : keys
  }
}

/// Tells the controllers whose views stand above the keys, or in their place, when they come and go.
@MainActor
final class InputViewControllers {
  private var shown: [UIInputViewController] = []

  func update(_ parts: [UIView]) {
    let controllers = parts.compactMap { $0.next as? UIInputViewController }
    let gone = shown.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { controller in !shown.contains { $0 === controller } }
    shown = controllers
    for (controllers, isAppearing) in [(gone, false), (new, true)] {
      for controller in controllers {
        controller.beginAppearanceTransition(isAppearing, animated: false)
        controller.endAppearanceTransition()
      }
    }
  }
}
