import Foundation

// How this works: [A] UIScrollView, Overview: the view that the delegate names is transformed, the content is as large as that view then is, and its
// origin stays. No event of a check has two fingers: only an app's code zooms.

extension UIScrollView {
  private var methods: OptionalMethods<any UIScrollViewDelegate> { .init(assignedDelegate) }
  private var zoomedView: UIView? { methods.viewForZooming(in: self) ?? nil }

  /// [A] The scale is kept between the smallest and the largest.
  func zoom(to scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != zoom, let view = zoomedView else { return }
    zoom = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
    methods.scrollViewDidZoom(self)
  }

  /// [A] As large as the rectangle, in coordinates of the zoomed view, can be shown as a whole.
  func zoomIn(on rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    if animated { beginZooming() }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX * zoom, y: rect.midY * zoom)
    setContentOffset(
      clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)), animated: false)
    if animated { endZooming() }
  }

  /// [A] Told of a zoom that is animated, and not of one that happens at once.
  func beginZooming() {
    if let zoomedView { methods.scrollViewWillBeginZooming(self, with: zoomedView) }
  }

  /// The delegate is told when the animation is over.
  func endZooming() {
    AppState.current.clock.schedule(after: 0.3, awaited: true) { [weak self] in
      guard let self else { return }
      methods.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom)
    }
  }

  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }
  /// [A] Nothing where the content can't be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? UIPinchGestureRecognizer() : nil
  }
}
