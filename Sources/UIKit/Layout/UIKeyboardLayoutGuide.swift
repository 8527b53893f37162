import Foundation

/// The part of a view that the keyboard covers.
///
/// [A] UIKeyboardLayoutGuide: while the keyboard is away, its top is where the safe area ends.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false  // Stored only.
  /// In points: how far above the keyboard a finger that pulls it down has to begin.
  open var keyboardDismissPadding: CGFloat = 0  // Stored only.
  /// [A] Whether the guide keeps to the safe area while the keyboard is away; otherwise to the view's own bottom.
  open var usesBottomSafeArea = true
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(kind: .keyboard, in: self)
  }

  /// How much of the view's height, from below, the keyboard covers, or the safe area leaves out.
  var keyboardCover: CGFloat {
    let guide = autoLayout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let rest = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let keyboard = AppState.current.keyboard.frame, let window else { return rest }
    let inWindow = convert(bounds, to: window)
    return min(bounds.height, max(rest, inWindow.maxY - keyboard.minY))
  }

  /// Places what is tied to keyboard guides of the views below, where the keyboard is now.
  func layOutKeyboardGuides() {
    for view in subtree where view.autoLayout?.systemGuides[.keyboard] != nil { view.layoutIfNeeded() }
  }
}
