import Foundation

/// A rectangle of the screen, with what is in it.
@MainActor
open class UIView: UIResponder {
  // MARK: Geometry, in points

  /// Where the untransformed frame begins in the superview.
  private var origin: CGPoint {
    didSet { if origin != oldValue { noteMotion() } }
  }
  private var storedBounds: CGRect {
    didSet { if storedBounds.size != oldValue.size { noteMotion() } }
  }
  package internal(set) var motion: Motion?

  /// Where the frame would be without the transform: what constraints are about.
  var untransformedFrame: CGRect { CGRect(origin: origin, size: storedBounds.size) }

  private var geometry: LayerGeometry {
    LayerGeometry(position: center, bounds: storedBounds, anchor: anchorPoint, transform: transform)
  }

  /// [A] With a transform this is the smallest upright rectangle around the view.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : geometry.frame }
    set {
      guard transform.isIdentity else {
        var geometry = geometry
        geometry.frame = newValue
        bounds.size = geometry.bounds.size
        center = geometry.position
        return
      }
      animatePlace {
        origin = newValue.origin
        resize(to: newValue.size)
      }
    }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set {
      let middle = center
      animatePlace {
        storedBounds.origin = newValue.origin
        resize(to: newValue.size)
        place(at: middle)
      }
    }
  }

  /// Of the anchor, in the superview.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + storedBounds.width * anchorPoint.x, y: origin.y + storedBounds.height * anchorPoint.y) }
    set { animatePlace { place(at: newValue) } }
  }
  private func place(at center: CGPoint) {
    origin = CGPoint(
      x: center.x - storedBounds.width * anchorPoint.x, y: center.y - storedBounds.height * anchorPoint.y)
  }
  /// [A] UIView.anchorPoint, CALayer.anchorPoint: transforms go around it; the view moves so that it lies in the centre.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      let middle = center
      storedAnchor = newValue
      place(at: middle)
    }
  }
  private var storedAnchor = CGPoint(x: 0.5, y: 0.5)

  open var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      noteMotion()
      animate("transform")
    }
  }

  private func resize(to size: CGSize) {
    let old = storedBounds.size
    guard old != size else { return }
    storedBounds.size = size
    setNeedsLayout()
    if needsDisplay || contentMode == .redraw { markForDisplay() }
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: old, to: size) }
    }
    sizeDidChange()
  }

  /// Subviews with autoresizing masks have followed; constraints have not.
  func sizeDidChange() {}

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Hierarchy

  open var superview: UIView? { unheldSuperview }
  /// Never of a view that is no more: a view takes itself out of its subviews before it is freed. With a weak reference to it, all references
  /// to a view with subviews would be counted in the slow way, which took a third of an app's time.
  nonisolated(unsafe) final unowned(unsafe) var unheldSuperview: UIView?
  /// Whether it was told that the interface file that it is of was read.
  var isAwake = false
  /// Of the element that it was on the last screen that was read.
  package var _elementMark: Int?
  open internal(set) var subviews: [UIView] = [] { didSet { if hasLayersBetween { layer.subviewsChanged() } } }
  /// Layers that the app added stand among those of the subviews.
  final var hasLayersBetween = false

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open var window: UIWindow? { superview?.window }
  /// The controller whose view this is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { animate("backgroundColor") } }
  }
  /// [A] That of the superview unless the view has one of its own.
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }
  var ownTint: UIColor?
  var shownTint: UIColor { ownTint ?? superview?.shownTint ?? .systemBlue }
  func tellOfTint() {
    tintColorDidChange()
    for subview in subviews where subview.ownTint == nil { subview.tellOfTint() }
  }
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { animate("opacity") } } }
  open var isOpaque = true  // Stored only.
  open var isHidden = false
  open var clipsToBounds = false
  /// [A] `.redraw` draws the view again when its size changes; nothing else of it is modelled.
  open var contentMode: ContentMode = .scaleToFill
  private var ownStyle = UIUserInterfaceStyle.unspecified
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeStyle { ownStyle = newValue } }
  }
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer = CALayer.made(of: Self.layerClass, for: self)
  /// [A] The class of the view's own layer.
  open class var layerClass: AnyClass { CALayer.self }
  var storedInteractions: [any UIInteraction] = []
  var traitRegistrations = TraitRegistrations()
  private var ownTintAdjustment = TintAdjustmentMode.automatic
  /// [H] Reading it gives `normal` or `dimmed`: without a value of its own, that of the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment }
    set { ownTintAdjustment = newValue }
  }
  open var clearsContextBeforeDrawing = true  // Stored only.
  open var contentScaleFactor: CGFloat = 2  // Stored only.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var mask: UIView?
  open var restorationIdentifier: String?  // Stored only.

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false  // Stored only.
  open var isExclusiveTouch = false  // Stored only.
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersChanged(from: oldValue ?? []) }
  }
  /// [A] Asked of the view that a recognizer is attached to, before its delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityElements: [Any]?  // Stored only; visible.
  /// [A] What lies beside it in its superview is hidden from accessibility.
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false  // Stored only.
  private var ownAccessibilityFrame: CGRect?
  /// [A] In points of the screen; the view's frame there unless it is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  /// [A] What VoiceOver does for a double tap.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open var accessibilityIgnoresInvertColors = false  // Stored only.
  open var largeContentTitle: String?  // Stored only.
  open var largeContentImage: UIImage?  // Stored only.
  open var showsLargeContentViewer = false  // Stored only.
  open var minimumContentSizeCategory: UIContentSizeCategory?  // Stored only.
  open var maximumContentSizeCategory: UIContentSizeCategory?  // Stored only.
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Layout

  private(set) var needsLayout = true
  /// What constraints know of the view; `nil` while none does.
  var autoLayout: AutoLayoutState?
  var isWaitingForConstraints = true
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { keepLayoutMargins(newValue) }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
  private var toldSafeArea = UIEdgeInsets.zero

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }
  public required init?(coder: NSCoder) {
    origin = .zero
    storedBounds = .zero
    super.init()
  }
  /// [A] NSCoding: a subclass archives what it has itself. Nothing of UIKit's own is archived here.
  open func encode(with coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }
  deinit {
    for subview in subviews { subview.unheldSuperview = nil }
  }

  open func setNeedsLayout() { needsLayout = true }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.assignedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  open func setNeedsDisplay() { markForDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
  /// [A] Called before the view is shown first, and after `setNeedsDisplay()`; the default does nothing.
  open func draw(_ rect: CGRect) {}
  var needsDisplay = true
  /// What ``draw(_:)`` has drawn last.
  package var drawnShapes: [DrawnShape] = []

  /// [A] Lays out the views from this one down, as far as they need it.
  open func layoutIfNeeded() { layoutPass() }

  func layOutIfMarked() {
    guard needsLayout else { return }
    needsLayout = false
    tellOfSafeArea()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Without a window there is no safe area: the one that the view comes back to is told again, though it may be as it was.
  func loseSafeArea() {
    guard toldSafeArea != .zero else { return }
    toldSafeArea = .zero
    setNeedsLayout()
  }

  private func tellOfSafeArea() {
    let insets = safeAreaInsets
    guard window != nil, insets != toldSafeArea else { return }
    toldSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    guard insetsLayoutMarginsFromSafeArea else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  open func layoutSubviews() { applySolvedFrames() }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {
    autoLayout?.contentSize = nil
    superview?.setNeedsLayout()
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// [O] The view keeps its origin: so a label with room for several lines comes to its upper edge.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// [A] Called before layout, for what changes many constraints at once; subviews come first.
  open func updateConstraints() {}
  /// Where a class of UIKit writes constraints of its own.
  func refreshOwnConstraints() {}
  open func setNeedsUpdateConstraints() { markForConstraints() }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  open class var requiresConstraintBasedLayout: Bool { false }
  public static let noIntrinsicMetric: CGFloat = -1

  open func removeFromSuperview() { detach() }

  // MARK: Told about the hierarchy

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// [A] Called of a view whose colour was set, and of what takes its colour from it.
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open var traitCollection: UITraitCollection { .current(in: overriddenStyle) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Finding a point

  /// [A] UIView, hitTest(_:with:): hidden views, views without interaction and views with an alpha under 0.01 are
  /// passed over; the last subview is asked first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
