import Foundation

// [H] UINavigationController.h. hidesBarsWhenKeyboardAppears: "When the keyboard appears, the navigation controller's navigationBar toolbar will be hidden. The
// bars will remain hidden when the keyboard dismisses, but a tap in the content area will show them." hidesBarsOnSwipe: hidden on a swipe up, shown on a swipe down.
// hidesBarsOnTap: hidden or shown, "depending on the hidden state of the navigationBar". hidesBarsWhenVerticallyCompact: "Unhandled taps in the content area will
// show the bars." In all of them "the toolbar only participates if it has items".

/// How a navigation controller's bars go, and come back, by themselves.
@MainActor
final class BarHiding {
  let tap = BarTapRecognizer()
  /// It tells of no swipes: a drag brings its direction to the navigation controller by itself.
  let swipe = UIPanGestureRecognizer()
  /// Whether the toolbar went with the other bar, and comes back with it.
  var hidToolbar = false
  /// Whether the height of the screen has hidden them.
  var hidForHeight = false
}

/// A tap beside all that takes taps.
@MainActor
final class BarTapRecognizer: UITapGestureRecognizer {
  weak var navigation: UINavigationController?

  /// [H] Unhandled taps. [?] Controls, texts, rows and the bars themselves handle them.
  override func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard let view = touch.view, super.receives(touch, of: event) else { return false }
    return !sequence(first: view, next: \.superview).contains { ancestor in
      ancestor is UIControl || ancestor is UITextView || ancestor is UITableViewCell || ancestor is UICollectionViewCell
        || ancestor is UINavigationBar || ancestor is UIToolbar
    }
  }

  override func recognize() {
    super.recognize()
    navigation?.contentWasTapped()
  }
}

extension UINavigationController {
  func watchTapsForBars() {
    barHiding.tap.navigation = self
    barHiding.tap.cancelsTouchesInView = false
    let isWanted = hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    guard let view = viewIfLoaded else { return }
    if isWanted, barHiding.tap.view == nil { view.addGestureRecognizer(barHiding.tap) }
    if !isWanted, barHiding.tap.view === view { view.removeGestureRecognizer(barHiding.tap) }
  }

  fileprivate func contentWasTapped() {
    if isNavigationBarHidden { showBars() } else if hidesBarsOnTap { hideBars() }
  }

  func hideBars() {
    guard !isNavigationBarHidden else { return }
    barHiding.hidToolbar = !isToolbarHidden && toolbar.items?.isEmpty == false
    if barHiding.hidToolbar { isToolbarHidden = true }
    isNavigationBarHidden = true
  }

  func showBars() {
    guard isNavigationBarHidden else { return }
    isNavigationBarHidden = false
    barHiding.hidForHeight = false
    if barHiding.hidToolbar { isToolbarHidden = false }
    barHiding.hidToolbar = false
  }

  /// [O] Upright again, the bars are there again.
  func hideBarsWhereCompact(_ traits: UITraitCollection) {
    let isCompact = traits.verticalSizeClass == .compact
    if hidesBarsWhenVerticallyCompact, isCompact, !isNavigationBarHidden {
      hideBars()
      barHiding.hidForHeight = true
    } else if barHiding.hidForHeight, !isCompact {
      showBars()
    }
  }
}

extension UIResponder {
  private var navigationAround: UINavigationController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// A finger has drawn what is here upwards or downwards.
  package func wasDragged(upwards: Bool) {
    guard let navigation = navigationAround, navigation.hidesBarsOnSwipe else { return }
    if upwards { navigation.hideBars() } else { navigation.showBars() }
  }

  /// The keyboard comes for this.
  func keyboardAppears() {
    guard let navigation = navigationAround, navigation.hidesBarsWhenKeyboardAppears else { return }
    navigation.hideBars()
  }
}
