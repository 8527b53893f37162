import Foundation

/// Where one element of a collection stands, in points of its content.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// [A] What has a higher index lies above the others.
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  open var indexPath: IndexPath
  /// Which of its sides the element's own view decides.
  var estimatedSides: EstimatedSides = []
  open var representedElementKind: String? { assignedRepresentedElementKind }
  private var assignedRepresentedElementKind: String?
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  open var transform3D: CATransform3D {  // Stored only.
    get { inSpace }
    set { inSpace = newValue }
  }
  private var inSpace = CATransform3DIdentity
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// [A] Its origin is (0, 0); setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    assignedRepresentedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    assignedRepresentedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// [A] A subclass with properties of its own copies those.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _Class(Self.self)()
    (copy.frame, copy.alpha, copy.isHidden, copy.zIndex) = (frame, alpha, isHidden, zIndex)
    (copy.transform, copy.inSpace, copy.indexPath) = (transform, inSpace, indexPath)
    copy.estimatedSides = estimatedSides
    copy.assignedRepresentedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }
}

extension UICollectionViewLayoutAttributes {
  /// What of the attributes is no place.
  struct Look: Equatable {
    var alpha: CGFloat
    var isHidden: Bool
    var transform: CGAffineTransform
    static let usual = Look(alpha: 1, isHidden: false, transform: .identity)
  }
  var look: Look { Look(alpha: alpha, isHidden: isHidden, transform: transform) }
}

/// Says where the elements of a collection stand. A subclass answers the four questions.
@MainActor
open class UICollectionViewLayout: NSObject, _MethodTableProviding {
  open nonisolated class func _methodTable() -> _MethodTable? { nil }
  open var collectionView: UICollectionView? { assignedCollectionView }
  /// Read by UIKit itself: a subclass that overrides the property to be no optional has none as long as it is in no collection.
  final weak var assignedCollectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Another layout

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// [A] Asked whenever the bounds change: when the content scrolls, too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    context(ofEverything: false, counts: false)
  }
  /// [A] Asked when the view of an element would like other attributes than it has.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// [A] UICollectionViewLayoutInvalidationContext.invalidateEverything. [?] Each of the two calls the other, once, so that a subclass that
  /// overrides one of them is told.
  open func invalidateLayout() {
    guard !isInvalidating else { assignedCollectionView?.layoutWasInvalidated(); return }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout(with: context(ofEverything: true, counts: false))
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isInvalidating else { assignedCollectionView?.layoutWasInvalidated(); return }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout()
  }
  private var isInvalidating = false

  /// What is no longer true after a change of the data, or of the whole layout.
  func context(ofEverything everything: Bool, counts: Bool) -> UICollectionViewLayoutInvalidationContext {
    let made = (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    let context = made ?? UICollectionViewLayoutInvalidationContext()
    context.mark(everything: everything, counts: counts)
    return context
  }

  /// [A] Where the content comes to rest after a drag.
  /// - Parameter velocity: In points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: How items come and go: at once

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}  // Never called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}  // Never called.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}  // Never called.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}  // Never called.
  open func finalizeLayoutTransition() {}  // Never called.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
