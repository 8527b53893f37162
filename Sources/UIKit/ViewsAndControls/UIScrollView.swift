import Foundation

/// Shows a part of content that is larger than the view.
@MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
    @available(*, unavailable) case _other
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    @available(*, unavailable) case _other
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
    @available(*, unavailable) case _other
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Tables and text views have a delegate of their own type, which stands before this one.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  /// [O] Who is told and asked, whatever a subclass answers that overrides `delegate`: one that wants to hear everything itself answers
  /// with the delegate that its user has set, and gives itself to its superclass.
  final weak var assignedDelegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  func delegateDidChange() {}
  /// In points: the content's point in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      let old = bounds.origin
      bounds.origin = newValue
      setNeedsLayout()
      KeyValueObservers.changed(self, "contentOffset", from: old, to: newValue)
      barAbove?.contentScrolled(self)
      OptionalMethods<any UIScrollViewDelegate>(assignedDelegate).scrollViewDidScroll(self)
    }
  }
  open var contentSize: CGSize = .zero {
    didSet {
      if oldValue != contentSize { comeBackToContent() }
      KeyValueObservers.changed(self, "contentSize", from: oldValue, to: contentSize)
    }
  }
  /// [O] UIKit sets a size that is there already no second time: a subclass may have itself measured and laid out anew by it.
  func setContentSize(_ size: CGSize) { if contentSize != size { contentSize = size } }
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard oldValue != contentInset else { return }
      comeBackToContent()
      setNeedsLayout()
    }
  }
  override func sizeDidChange() { comeBackToContent() }
  /// [O] A change of size, content or inset moves the offset back to where a drag could have left it.
  private func comeBackToContent() {
    let offset = clamped(contentOffset)
    if !isTracking, offset.y < contentOffset.y || offset.x < contentOffset.x { contentOffset = offset }
  }
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetAdjustment) }
  open func adjustedContentInsetDidChange() {}
  private var toldInset = UIEdgeInsets.zero
  private(set) var knowsItsInset = false
  /// Of the controller whose large title goes away when this is scrolled.
  weak var barAbove: UINavigationController?

  /// [O] Content that is at its top stays there when the inset changes.
  func followInset() {
    let inset = adjustedContentInset
    guard inset != toldInset else { return }
    let old = toldInset
    toldInset = inset
    if contentOffset.y == -old.top, !isTracking { contentOffset.y = -inset.top }
    knowsItsInset = true
    if contentOffset.x == -old.left, !isTracking { contentOffset.x = -inset.left }
    adjustedContentInsetDidChange()
    OptionalMethods<any UIScrollViewDelegate>(assignedDelegate).scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    followInset()
    super.layoutSubviews()
  }
  /// What a table view controller adds while the keyboard is up.
  var keyboardInset: CGFloat = 0
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true  // Stored only.
  open var showsHorizontalScrollIndicator = true  // Stored only.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var isDirectionalLockEnabled = false  // Stored only.
  open var scrollsToTop = true  // Stored only.
  open var delaysContentTouches = true  // Stored only.
  open var canCancelContentTouches = true  // Stored only.
  open var automaticallyAdjustsScrollIndicatorInsets = true  // Stored only.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero  // Stored only.
  open var indicatorStyle: IndicatorStyle = .default  // Stored only.
  open var decelerationRate: DecelerationRate = .normal  // Stored only.
  open func flashScrollIndicators() {}  // Does nothing.
  open var bouncesZoom = true  // Stored only.
  var zoom: CGFloat = 1
  /// [A] 1 unless the delegate names a view that is made larger.
  open var zoomScale: CGFloat {
    get { zoom }
    set { zoom(to: newValue) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { beginZooming() }
    zoom(to: scale)
    if animated { endZooming() }
  }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }
  /// [?] It is above the content, and takes no room of it.
  open var refreshControl: UIRefreshControl?
  /// That of the property, or one that was added as a subview, as apps did before iOS 10.
  private var pulledControl: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }
  open internal(set) var isDragging = false
  open internal(set) var isTracking = false
  open internal(set) var isDecelerating = false
  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(of: self)
  /// [A] Tells how far a finger has dragged, while it does.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated {
      AppState.current.clock.schedule(after: 0.3, awaited: true) { [weak self] in
        guard let self else { return }
        OptionalMethods<any UIScrollViewDelegate>(assignedDelegate).scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// [A] Scrolls just so far that the rectangle of the content is visible; nothing happens when it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = bounds.inset(by: inset)
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      offset.y = rect.maxY - bounds.height + inset.bottom
    }
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x = rect.maxX - bounds.width + inset.right
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Touches in the content

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// [A] Whether a finger that moves far enough scrolls, though the view has heard of it: of a control it does not.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The nearest offset at which the scroll view rests.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    return CGPoint(
      x: clamp(offset.x, 0 - inset.left, contentSize.width + inset.right - bounds.width),
      y: clamp(offset.y, 0 - inset.top - barGrowth, contentSize.height + inset.bottom - bounds.height))
  }

  // [O] A scroll view keeps the touches of what it scrolls: the views around it do not hear of them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether a finger that moves in that direction drags the content. [A] alwaysBounceVertical: content that is smaller than the view can be dragged, too.
  /// [?] A list that can be pulled to refresh can be dragged down, whatever that says.
  package func canScroll(isSideways: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    if hasMoreContent(isSideways: isSideways) { return true }
    if isSideways { return bounces && alwaysBounceHorizontal }
    return pulledControl != nil || bounces && alwaysBounceVertical
  }

  /// Whether a pull downwards does no more than make the content bounce.
  package var isPulledInVain: Bool { !hasMoreContent(isSideways: false) && pulledControl == nil }

  /// Whether there is more content in that direction than is seen at once.
  private func hasMoreContent(isSideways: Bool) -> Bool {
    let inset = adjustedContentInset
    return isSideways
      ? contentSize.width + inset.left + inset.right > bounds.width
      : contentSize.height + inset.top + barGrowth + inset.bottom > bounds.height
  }

  /// A user's drag that moves the content, with the calls of the delegate.
  package func drag(by distance: CGPoint) {
    guard isScrollEnabled else { return }
    layoutIfNeeded()
    isTracking = true
    isDragging = true
    let methods = OptionalMethods<any UIScrollViewDelegate>(assignedDelegate)
    scrollPan.begin()
    methods.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
      // A field in a bar that is docked stands in another window.
      if let field = AppState.current.focus.firstResponder, AppState.current.keyboard.isInBar(field) {
        field.resignFirstResponder()
      }
    }
    let start = contentOffset
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    scrollPan.move(by: CGPoint(x: -distance.x, y: -distance.y))
    contentOffset = clamped(end)
    if distance.y != 0 { wasDragged(upwards: distance.y > 0) }
    // [?] In points: as far as the control is high.
    if end.y <= -adjustedContentInset.top - 60 { pulledControl?.wasPulled() }
    let target = clamped(restingPlace(after: distance, from: start))
    isTracking = false
    isDragging = false
    let decelerates = isPagingEnabled || target != contentOffset
    methods.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    scrollPan.end()
    guard decelerates else { return }
    isDecelerating = true
    methods.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    methods.scrollViewDidEndDecelerating(self)
  }

  /// Where the content comes to rest after a drag.
  private func restingPlace(after distance: CGPoint, from start: CGPoint) -> CGPoint {
    // [A] It stops at multiples of its bounds, and the delegate is not asked; [?] a swipe leads at most one page on.
    if isPagingEnabled {
      return CGPoint(
        x: page(from: start.x, contentOffset.x, bounds.width), y: page(from: start.y, contentOffset.y, bounds.height))
    }
    let velocity = ScrollPanGestureRecognizer.velocity(over: distance)
    var target = proposedOffset(contentOffset, velocity: velocity)
    OptionalMethods<any UIScrollViewDelegate>(assignedDelegate)
      .scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    return target
  }

  /// Where a kind of scroll view would like to come to rest.
  func proposedOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Where the page begins that is nearest, at most one away from that of the start.
  private func page(from start: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, offset != start else { return offset }
    let first = (start / length).rounded()
    return min(max((offset / length).rounded(), first - 1), first + 1) * length
  }
}

/// Told of scrolling.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// [A] Not called of a scroll view with pages.
  /// - Parameter velocity: In points a millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// [A] Of a scroll view that goes on when it is let go of: one with pages, or whose delegate has another target.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool  // Never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)  // Never called.
  /// [A] The view that becomes larger; without one, nothing does.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
