import Foundation

// Nothing is drawn: how a picture is stretched, mirrored or repeated changes nothing of its name and size.

extension UIImage {
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public var capInsets: UIEdgeInsets { .zero }
  public var resizingMode: ResizingMode { .tile }
  public var isSymbolImage: Bool { false }

  // MARK: Decoding ahead

  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Several pictures in turn

  /// [A] A picture that shows others one after the other: here, the first.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0")
  }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name)
  }
}
