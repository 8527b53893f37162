import Foundation

/// What all views of a class look like that come onto the screen from now on, unless they were told otherwise.
///
/// It is a view of that class, which is never on the screen. What it was told is what has changed since it was made.
@MainActor
struct AppearanceProxy {
  let view: UIView
  private let containers: [any UIAppearanceContainer.Type]
  private let untouched: [Any?]

  init(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) {
    (self.view, self.containers) = (view, containers)
    untouched = Look.all(of: view).map { $0.get(view) }
  }

  func isFor(_ type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> Bool {
    Swift.type(of: view) == type && Self.identifiers(self.containers) == Self.identifiers(containers)
  }

  private static func identifiers(_ types: [any UIAppearanceContainer.Type]) -> [ObjectIdentifier] {
    types.map { ObjectIdentifier($0 as AnyClass) }
  }

  /// [A] UIAppearance: when a view comes into a window. [O] The proxy with more containers counts before one with fewer, and one of the view's
  /// own class before one of its superclass.
  static func apply(to view: UIView) {
    let proxies = AppState.current.appearanceProxies
    guard !proxies.isEmpty else { return }
    let classes = Array(_ObjectiveC.ancestry(of: type(of: view)).map(ObjectIdentifier.init))
    let fitting = proxies.compactMap { proxy in
      classes.firstIndex(of: ObjectIdentifier(type(of: proxy.view))).map { (proxy: proxy, distance: $0) }
    }
    let order = fitting.sorted { ($1.proxy.containers.count, $0.distance) < ($0.proxy.containers.count, $1.distance) }
    for (proxy, _) in order where proxy.holds(view) { proxy.apply(to: view) }
  }

  /// [A] Whether the view stands in all containers, one inside of the other.
  private func holds(_ view: UIView) -> Bool {
    var missing = containers[...]
    var place = view.next
    while let wanted = missing.first, let responder = place {
      if responder.isKind(of: wanted as AnyClass) { missing.removeFirst() }
      place = responder.next
    }
    return missing.isEmpty
  }

  private func apply(to view: UIView) {
    for (look, before) in zip(Look.all(of: self.view), untouched) {
      let told = look.get(self.view)
      guard !Look.areEqual(told, before), Look.areEqual(look.get(view), before) else { continue }
      look.set(view, told)
    }
  }
}

/// A property that a proxy can be told.
@MainActor
private struct Look {
  let get: (UIView) -> Any?
  let set: (UIView, Any?) -> Void

  /// UIKit's, and those of a learner's class that are `dynamic`, stored or not: a proxy is told by messages.
  static func all(of view: UIView) -> [Look] {
    let named = _ObjectiveC.dynamicOutlets(of: view) + UIKitLooks.colours(of: view)
    let looks = named.map { outlet in Look(get: { outlet.get($0) }, set: { outlet.set($0, $1) }) }
    return UIKitLooks.all.filter { $0.isOf(view) }.map(\.look) + looks
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }
}

/// Properties that have an effect here, and colours that only a picture shows.
@MainActor
private enum UIKitLooks {
  private static let colourKeys: Set<String> = [
    "barTintColor", "currentPageIndicatorTintColor", "maximumTrackTintColor", "minimumTrackTintColor", "onTintColor",
    "pageIndicatorTintColor", "progressTintColor", "scrollEdgeAppearance", "selectedSegmentTintColor",
    "separatorColor", "thumbTintColor", "trackTintColor", "unselectedItemTintColor",
  ]

  /// Those that can be set by their names.
  static func colours(of view: UIView) -> [_Outlet] {
    _ObjectiveC.ancestry(of: type(of: view)).flatMap { _UIKitMethods.table(of: $0)?.outlets ?? [] }
      .filter { colourKeys.contains($0.key) }
  }

  static let all: [(isOf: (UIView) -> Bool, look: Look)] = [
    look(\UIView.backgroundColor), look(\UIView.ownTint), look(\UIView.clipsToBounds),
    look(\UILabel.textColor), look(\UILabel.font), look(\UILabel.textAlignment), look(\UILabel.numberOfLines),
    look(\UITextField.textColor), look(\UITextField.font), look(\UITextField.textAlignment),
    look(\UITextField.borderStyle), look(\UITextField.clearButtonMode), look(\UITextField.keyboardAppearance),
    look(\UITextField.autocorrectionType), look(\UITextField.autocapitalizationType),
    look(\UITextView.textColor), look(\UITextView.font), look(\UITextView.keyboardAppearance),
    look(\UITextView.autocorrectionType), look(\UITextView.textContainerInset),
    look(\UISearchBar.isTranslucent), look(\UISearchBar.keyboardAppearance), look(\UINavigationBar.isTranslucent),
    look(\UIToolbar.isTranslucent), look(\UITabBar.isTranslucent), look(\UITableView.rowHeight),
    look(\UIScrollView.keyboardDismissMode), look(\UINavigationBar.assignedAppearance),
    look(\UIToolbar.assignedAppearance), look(\UITabBar.assignedAppearance),
  ]

  private static func look<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> (isOf: (UIView) -> Bool, look: Look) {
    let look = Look(
      get: { view in
        guard let view = view as? View else { return nil }
        return view[keyPath: path] as Any? ?? nil
      },
      set: { view, value in
        guard let view = view as? View, let value = value as? Value else { return }
        view[keyPath: path] = value
      })
    return ({ $0 is View }, look)
  }
}
