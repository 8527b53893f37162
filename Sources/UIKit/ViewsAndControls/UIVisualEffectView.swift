import Foundation

/// What a visual effect view does to what is behind it. It is not drawn.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
    @available(*, unavailable) case _other
  }
  public convenience init(style: Style) { self.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  @available(*, unavailable) case _other
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// A view with an effect on what is behind it.
@MainActor
open class UIVisualEffectView: UIView {
  /// [A] Where subviews belong.
  public let contentView = UIView()
  @NSCopying open var effect: UIVisualEffect?

  public init(effect visualEffect: UIVisualEffect?) {
    super.init(frame: .zero)
    effect = visualEffect
    addContentView()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public convenience init() { self.init(effect: nil) }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// [O] A subview of the effect view itself ends the app.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    _raiseInconsistency(
      "\(_ObjectiveC.className(of: subview)) has been added as a subview to <UIVisualEffectView: \(_ObjectiveC.address)>. "
        + "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.")
  }
}
