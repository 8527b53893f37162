public import UIKit

// How this works: a property that is another one in some size classes has its usual value when the interface file has been read. When the classes
// change, the last of the values that fit is set, or the usual one again. The more classes a value names, the later it comes [O].

/// What a property is in some size classes.
@MainActor public struct SizeClassValue<Value> {
  let traits: UITraitCollection
  let value: Value
  let count: Int

  public init(
    width: UIUserInterfaceSizeClass = .unspecified, height: UIUserInterfaceSizeClass = .unspecified, _ value: Value
  ) {
    traits = UITraitCollection(horizontal: width, vertical: height)
    count = (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1)
    self.value = value
  }
}

/// Lets a property of an object follow the size classes.
@MainActor public func vary<Object: AnyObject, Value>(
  _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ values: [SizeClassValue<Value>]
) {
  let usual = object[keyPath: property]
  let sorted = values.sorted { $0.count < $1.count }
  var shown: Int?
  // Nothing else holds a constraint that is not active, and it does not hold its views.
  let constraint = object as? NSLayoutConstraint
  AppState.current.sizeClassVariations.add { [weak object] traits in
    guard let object, constraint == nil || constraint?.firstItem != nil else { return false }
    let index = sorted.lastIndex { traits.containsTraits(in: $0.traits) }
    // What code has set meanwhile stays as long as the file asks for no change.
    if index != shown { object[keyPath: property] = index.map { sorted[$0].value } ?? usual }
    shown = index
    return true
  }
}

/// Lets a subview be there in some size classes alone.
@MainActor public func varyPresence(
  of subview: UIView, in container: UIView, usually: Bool, _ values: [SizeClassValue<Bool>]
) {
  let index = container.subviews.firstIndex { $0 === subview } ?? container.subviews.count
  let arranged = (container as? UIStackView)?.arrangedSubviews.firstIndex { $0 === subview }
  let sorted = values.sorted { $0.count < $1.count }
  // Nothing else holds a view that is not there.
  var absent: UIView?
  AppState.current.sizeClassVariations.add { [weak subview, weak container] traits in
    guard let container, let subview = absent ?? subview else { return false }
    let isThere = sorted.last { traits.containsTraits(in: $0.traits) }?.value ?? usually
    if isThere, absent != nil {
      absent = nil
      if let stack = container as? UIStackView, let arranged {
        stack.insertArrangedSubview(subview, at: min(arranged, stack.arrangedSubviews.count))
      } else {
        container.insertSubview(subview, at: min(index, container.subviews.count))
      }
    } else if !isThere, absent == nil {
      absent = subview
      subview.removeFromSuperview()
    }
    return true
  }
}

/// Activates a constraint of a view that is not there in all size classes, or that is itself of some of them alone: only while what it ties
/// together stands in one hierarchy.
@MainActor public func activate(_ constraint: NSLayoutConstraint, usually: Bool, _ values: [SizeClassValue<Bool>] = [])
{
  let sorted = values.sorted { $0.count < $1.count }
  var shown: Bool?
  // Nothing else holds a constraint that is not active, and it does not hold its views.
  AppState.current.sizeClassVariations.add { traits in
    guard constraint.firstItem != nil else { return false }
    let isWanted = sorted.last { traits.containsTraits(in: $0.traits) }?.value ?? usually
    let isActive = isWanted && constraint.tiesOneHierarchy
    // What code has set meanwhile stays as long as the file asks for no change.
    if isActive != shown { constraint.isActive = isActive }
    shown = isActive
    return true
  }
}

extension NSLayoutConstraint {
  fileprivate var tiesOneHierarchy: Bool {
    guard let second = secondItem else { return true }
    guard let first = Self.root(of: firstItem), let second = Self.root(of: second) else { return false }
    return first === second
  }

  private static func root(of item: AnyObject?) -> UIView? {
    var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    while let superview = view?.superview { view = superview }
    return view
  }
}
