import Foundation

/// What a renderer makes, and how.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  public required override init() { super.init() }
  /// In points.
  open fileprivate(set) var bounds = CGRect.zero
  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
    @available(*, unavailable) case _other
  }
  /// Pixels for a point; [A] those of the screen unless set.
  open var scale: CGFloat = screenScale
  open var opaque = false  // Stored only.
  open var preferredRange = Range.automatic  // Stored only.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// Where the actions of a renderer draw.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// [A] The line lies inside of the rectangle, and is a point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// What was drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }
}

open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  fileprivate let bounds: CGRect
  fileprivate let storedFormat: UIGraphicsRendererFormat

  fileprivate init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    storedFormat.bounds = bounds
    super.init()
  }

  open var format: UIGraphicsRendererFormat { storedFormat }
  open var allowsImageOutput: Bool { true }
}

/// Makes pictures of what actions draw.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// - Parameters: In points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds, format) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// [A] While the actions draw, the context is also the current one.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = (storedFormat as? UIGraphicsImageRendererFormat)?.scale ?? screenScale
    let context = CGContext(size: bounds.size, scale: scale == 0 ? screenScale : scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    DrawingContexts.draw(into: context) { actions(UIGraphicsImageRendererContext(context, storedFormat)) }
    return UIImage(drawnIn: context)
  }
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  fileprivate convenience init(drawnIn context: CGContext) {
    guard let image = context.makeImage() else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: context.scale, orientation: .up)
  }
}
