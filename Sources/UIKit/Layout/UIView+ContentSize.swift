import Foundation

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? ContentPriorities.hugging(self)
  }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.compressionResistance[axis] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutState.compressionResistance[axis] = priority }

  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// [A] systemLayoutSizeFitting(_:): the size nearest to the target that the constraints allow.
  func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel, _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, .init(size: size, horizontal: horizontal, vertical: vertical))
  }
}

/// What classes of UIKit have of their own.
@MainActor
enum ContentPriorities {
  /// [O] Controls of one fixed size hold on to it harder.
  static func hugging(_ view: UIView) -> UILayoutPriority { view is UISwitch ? .defaultHigh : .defaultLow }

  /// Whether the view's `intrinsicContentSize` follows its content without being told.
  static func followsContent(_ view: UIView) -> Bool {
    view is UILabel || view is UIControl || view is UIImageView || view is UIActivityIndicatorView
      || view is UIProgressView || view is UIScrollView
  }
}
