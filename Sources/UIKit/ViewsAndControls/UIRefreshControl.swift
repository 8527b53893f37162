import Foundation

/// What a user pulls down above a list to have it loaded anew.
@MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  /// [A] A copy of the text.
  open var attributedTitle: NSAttributedString? {
    didSet { attributedTitle = attributedTitle.map { NSAttributedString(attributedString: $0) } }
  }

  /// In points.
  private static let height: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height))
  }
  /// [A] init(): the designated initializer.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// [O] Added to a scroll view, as apps did before iOS 10 brought `refreshControl`, it stands above the content.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    autoresizingMask = .flexibleWidth
  }

  /// [A] Sends no action: for a refresh that a program begins.
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// A user pulls the content down at its top. [A] The control sends `.valueChanged`, and turns until it is told to end.
  func wasPulled() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    send([.valueChanged, .primaryActionTriggered], nil)
  }
}
