import Foundation

/// The wheel that turns while something takes its time.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
    @available(*, unavailable) case _other
  }

  open var style: Style
  open var color: UIColor!
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true { didSet { showOrHide() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    showOrHide()
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    showOrHide()
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: .medium)))
    showOrHide()
  }

  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  /// [A] hidesWhenStopped
  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  /// [O] In points.
  private static func size(of style: Style) -> CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
