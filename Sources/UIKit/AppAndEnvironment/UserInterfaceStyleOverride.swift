import Foundation

// How this works: what a view's style is follows from the nearest override above it. Most apps have none, so nobody looks
// for one until the first has been set.

extension UITraitCollection {
  /// The same in another style.
  fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Those of the screen, where a style above the view takes the place of the screen's.
  static func current(in style: UIUserInterfaceStyle?) -> UITraitCollection {
    style.map { current.with($0) } ?? current
  }
}

extension UIView {
  /// The style that is set at this view, at its controller or above it. [A] UIView, overrideUserInterfaceStyle: of the view and all of its
  /// subviews; UIViewController, overrideUserInterfaceStyle: of its view and of its children.
  var overriddenStyle: UIUserInterfaceStyle? {
    guard AppState.current.overridesStyle else { return nil }
    for view in sequence(first: self, next: { $0.superview }) {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if let style = view.controller?.overrideUserInterfaceStyle, style != .unspecified { return style }
    }
    return nil
  }

  /// [?] All below are told at once.
  func changeStyle(_ change: () -> Void) {
    let old = traitCollection
    AppState.current.overridesStyle = true
    change()
    guard traitCollection.userInterfaceStyle != old.userInterfaceStyle else { return }
    tellOfTraits(since: old) { view in
      view.overrideUserInterfaceStyle == .unspecified && view.controller?.overrideUserInterfaceStyle != .light
        && view.controller?.overrideUserInterfaceStyle != .dark
    }
  }
}

extension UIViewController {
  /// Of a controller whose view is not loaded, that of its parents.
  var overriddenStyle: UIUserInterfaceStyle? {
    guard AppState.current.overridesStyle else { return nil }
    if let view = viewIfLoaded { return view.overriddenStyle }
    let family = sequence(first: self, next: { $0.parent })
    return family.lazy.map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
  }
}
