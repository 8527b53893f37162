import Foundation

// Nothing is drawn: how a picture is stretched, mirrored or repeated changes nothing of its name and size.

extension UIImage {
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
    @available(*, unavailable) case _other
  }

  struct Manner: Equatable {
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var isSymbol = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var isFlippedFromRightToLeft = false
    var baselineOffset: CGFloat?
    /// Shown one after the other.
    var images: [UIImage]?
    /// Seconds.
    var duration: TimeInterval = 0
  }

  /// [A] Without a mode, what lies between the caps is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    shown { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// [A] The part that is stretched is one point wide and high.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    shown { $0.alignmentRectInsets = alignmentInsets }
  }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { shown { $0.isFlippedFromRightToLeft = true } }
  public func withHorizontallyFlippedOrientation() -> UIImage {
    shown { $0.orientation = $0.orientation.flippedHorizontally }
  }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    shown { $0.baselineOffset = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { shown { $0.baselineOffset = nil } }
  public var flipsForRightToLeftLayoutDirection: Bool { manner.isFlippedFromRightToLeft }
  public var alignmentRectInsets: UIEdgeInsets { manner.alignmentRectInsets }
  public var capInsets: UIEdgeInsets { manner.capInsets }
  public var resizingMode: ResizingMode { manner.resizingMode }
  public var isSymbolImage: Bool { manner.isSymbol }
  public var baselineOffsetFromBottom: CGFloat? { manner.baselineOffset }

  // MARK: Decoding ahead

  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Several pictures in turn

  /// What is seen of it here is the first of them.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.shown { ($0.images, $0.duration) = (images, duration) }
  }
  /// [A] Pictures of the name with the numbers from 0 to 1024 behind it.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    guard let first = UIImage(named: name + "0") else { return nil }
    guard SharedAppState.current.resources.withLock({ $0.hasCatalog }) else { return first }
    let others = (1...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    return animatedImage(with: [first] + others.compactMap { $0 }, duration: duration)
  }
  public var images: [UIImage]? { manner.images }
  public var duration: TimeInterval { manner.duration }

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

extension UIImage.Orientation {
  fileprivate var flippedHorizontally: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    default: .right
    }
  }
}
