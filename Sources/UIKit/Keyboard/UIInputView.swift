import Foundation

/// A view in place of the keyboard, or above it, that looks like the keyboard.
@MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`, keyboard
    @available(*, unavailable) case _other
  }

  public let inputViewStyle: Style
  /// [A] Whether constraints say how high it is.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle style: Style) {
    inputViewStyle = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
