import Foundation

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  private var pages = 0
  private var current = 0
  /// [A] The current page is brought between the first and the last.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      currentPage = current
    }
  }
  /// From 0. [A] Setting it in code sends no action.
  open var currentPage: Int {
    get { current }
    set { current = min(max(newValue, 0), max(0, pages - 1)) }
  }
  open var hidesForSinglePage = false  // Stored only.
  open var defersCurrentPageDisplay = false  // Stored only.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
    @available(*, unavailable) case _other
  }
  open var backgroundStyle = BackgroundStyle.automatic  // Stored only.
  open var allowsContinuousInteraction = true  // Stored only.
  open var preferredIndicatorImage: UIImage?  // Stored only.
  open var pageIndicatorTintColor: UIColor?  // Stored only.
  open var currentPageIndicatorTintColor: UIColor?  // Stored only.

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func updateCurrentPageDisplay() {}  // Does nothing.

  /// [?] In points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16 + 28, height: 26) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  /// [A] A tap on the right half leads one page on, one on the left half one back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let next = current + (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<pages).contains(next) else { return }
    current = next
    send([.valueChanged, .primaryActionTriggered], event)
  }
}
