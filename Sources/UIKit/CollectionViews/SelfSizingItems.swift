import Foundation

// How this works: [A] UICollectionViewFlowLayout, estimatedItemSize; NSCollectionLayoutDimension, estimated(_:). An item whose size is only
// estimated has the estimate until its cell is on the screen. Then the cell is asked for the attributes that it prefers, the layout whether
// they matter, and what they say is kept until the item is made anew. Elements that move because of it may bring others onto the screen, so
// this is done until nothing changes.

/// An item, or a header or footer.
struct LayoutElement: Hashable {
  /// `nil` for an item.
  var kind: String?
  var path: IndexPath

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }
  init(_ path: IndexPath, kind: String? = nil) {
    self.kind = kind
    self.path = path
  }
}

/// Sides of an element that its layout only estimates.
struct EstimatedSides: OptionSet {
  let rawValue: Int
  static let width = EstimatedSides(rawValue: 1)
  static let height = EstimatedSides(rawValue: 2)
}

extension UICollectionView {
  /// Asks the views of elements how large they would like to be.
  /// - Returns: Whether the layout has to be made again.
  func measure(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var changes = false
    for element in elements {
      guard let view = view(of: element) else { continue }
      let frame = element.frame
      let preferred = view.preferredLayoutAttributesFitting(element)
      // A cell may change what it was given, and give that back.
      let size = preferred.size
      element.frame = frame
      let wish = element.plainCopy(size: size)
      guard
        collectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: element)
      else { continue }
      // A wish that can't be granted is not asked for again.
      guard preferredSizes.updateValue(size, forKey: LayoutElement(element)) != size else { continue }
      changes = true
    }
    if changes { collectionViewLayout.invalidateLayout() }
    return changes
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func plainCopy(size: CGSize) -> UICollectionViewLayoutAttributes {
    let made =
      representedElementKind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath) }
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(origin: frame.origin, size: size)
    made.estimatedSides = estimatedSides
    return made
  }

  /// Whether a side that is only estimated would be another one.
  func differs(from other: UICollectionViewLayoutAttributes) -> Bool {
    estimatedSides.contains(.width) && abs(size.width - other.size.width) > 0.1
      || estimatedSides.contains(.height) && abs(size.height - other.size.height) > 0.1
  }
}

extension UICollectionReusableView {
  /// How large the view wants to be where its layout only estimates that. [O] Without constraints it stays as it is.
  func selfSize(_ size: CGSize, _ sides: EstimatedSides, content: UIView) -> CGSize {
    guard AppState.current.usesAutoLayout, content.subtree.contains(where: { !$0.constraints.isEmpty }) else {
      return size
    }
    func target(_ length: CGFloat, _ side: EstimatedSides) -> CGFloat { sides.contains(side) ? 0 : length }
    func priority(_ side: EstimatedSides) -> UILayoutPriority { sides.contains(side) ? .fittingSizeLevel : .required }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: target(size.width, .width), height: target(size.height, .height)),
      withHorizontalFittingPriority: priority(.width), verticalFittingPriority: priority(.height))
    func chosen(_ length: CGFloat, _ other: CGFloat, _ side: EstimatedSides) -> CGFloat {
      sides.contains(side) && other > 0 ? other : length
    }
    return CGSize(
      width: chosen(size.width, fitting.width, .width), height: chosen(size.height, fitting.height, .height))
  }
}
