import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?  // Stored only.
  open var thumbTintColor: UIColor?  // Stored only.
  /// Pictures that no system since iOS 7 shows [A].
  open var onImage: UIImage?  // Stored only.
  open var offImage: UIImage?  // Stored only.
  open var title: String?

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
    @available(*, unavailable) case _other
  }
  open var style: Style { .sliding }
  open var preferredStyle = Style.automatic

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 51, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// [A] Sends no action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func wasTapped(_ event: UIEvent?) {
    isOn.toggle()
    send([.valueChanged, .primaryActionTriggered], event)
  }
}
