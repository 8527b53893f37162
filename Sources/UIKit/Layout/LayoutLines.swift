import Foundation

/// How an autoresizing mask shares out a change of the superview's size along one axis.
struct AutoresizingDistribution {
  /// What each flexible part gets; 0 when none is flexible.
  var part: CGFloat
  /// What the place and the size get.
  var before, size: CGFloat

  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let parts: [UIView.AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let count = parts.count { mask.contains($0) }
    part = count == 0 ? 0 : 1 / CGFloat(count)
    before = mask.contains(parts[0]) ? part : 0
    size = mask.contains(parts[1]) ? part : 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is about an edge, or an edge of the margins: of a scroll view, those of its content.
  var isEdge: Bool {
    switch self {
    case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      false
    default: true
    }
  }

  /// Where the attribute's line lies: so far from the item's left or top edge, and such a share of its size more.
  @MainActor
  func line(in item: any LayoutItem) -> (offset: CGFloat, share: CGFloat) {
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    switch self {
    case .left, .leading, .top: return (0, 0)
    case .right, .trailing, .bottom: return (0, 1)
    case .centerX, .centerY: return (0, 0.5)
    case .leftMargin, .leadingMargin: return (margins.left, 0)
    case .rightMargin, .trailingMargin: return (-margins.right, 1)
    case .topMargin: return (margins.top, 0)
    case .bottomMargin: return (-margins.bottom, 1)
    case .centerXWithinMargins: return ((margins.left - margins.right) / 2, 0.5)
    case .centerYWithinMargins: return ((margins.top - margins.bottom) / 2, 0.5)
    case .firstBaseline: return (item as? UIView)?.baseline(isFirst: true) ?? (0, 0)
    case .lastBaseline: return (item as? UIView)?.baseline(isFirst: false) ?? (0, 1)
    default: return (0, 0)
    }
  }
}

extension UIView {
  /// Whether the frame, and not the constraints, says where the view is.
  func isPlacedByFrame(below root: UIView) -> Bool { self === root || translatesAutoresizingMaskIntoConstraints }

  /// [A] forLastBaselineLayout: of text, the line that it stands on; of other views, the bottom.
  func baseline(isFirst: Bool) -> (offset: CGFloat, share: CGFloat) {
    let font: UIFont? =
      switch self {
      case let label as UILabel: label.font
      case let field as UITextField: field.font
      case let button as UIButton: button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
      default: nil
      }
    guard let font else { return (0, isFirst ? 0 : 1) }
    // The text is in the middle of the view's height.
    let text = self is UILabel ? effectiveContentSize(width: nil).height : font.lineHeight
    let below = TextMeasure.descent(of: font)
    return isFirst ? (-text / 2 + font.lineHeight - below, 0.5) : (text / 2 - below, 0.5)
  }

  /// The height that a guide of the system's has by itself.
  func fixedHeight(of kind: UILayoutGuide.Kind) -> CGFloat? {
    switch kind {
    case .keyboard: keyboardCover
    case .topBar: safeAreaInsets.top
    case .bottomBar: safeAreaInsets.bottom
    default: nil
    }
  }
}

extension UILayoutGuide {
  /// The insets of a view that is too small may make its guides negative; that is no contradiction.
  var isSignedGuide: Bool { isSigned || (kind != .plain && kind != .scrollContent) }
}
