import Foundation

/// A bar that says how much is done.
@MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
    @available(*, unavailable) case _other
  }

  private var stored: Float = 0
  open var progressViewStyle: Style = .default
  open var progressTintColor: UIColor?  // Stored only.
  open var trackTintColor: UIColor?  // Stored only.
  open var progressImage: UIImage?  // Stored only.
  open var trackImage: UIImage?  // Stored only.

  /// [A] From 0 to 1; what lies outside is brought to the nearer end.
  open var progress: Float {
    get { stored }
    set { stored = min(max(newValue, 0), 1) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
