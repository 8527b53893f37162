import Foundation

extension UIResponder {
  /// [A] inputViewController: what stands in the place of the keys can be a controller's view.
  var placeOfKeys: UIView? { inputView ?? inputViewController?.view }
  /// [A] inputAccessoryViewController: so can what stands above them.
  var accessory: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}

extension UIView {
  /// How high a view is that stands in the place of the keys, in points.
  ///
  /// [O] As high as it was made, or as its constraints make it. Where neither says anything, one that is flexible, or a controller's, is as high
  /// as the keys that it stands for.
  func height(inPlaceOfKeys keys: CGFloat) -> CGFloat {
    let isControllers = next is UIInputViewController
    let asks = (self as? UIInputView)?.allowsSelfSizing ?? false
    let isFlexible = autoresizingMask.contains(.flexibleHeight)
    let follows = isControllers || asks || !translatesAutoresizingMaskIntoConstraints
    guard follows || isFlexible && bounds.height == 0 else { return bounds.height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: UIScreen.main.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height.rounded(.up) }
    return isControllers || isFlexible ? keys : bounds.height
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
