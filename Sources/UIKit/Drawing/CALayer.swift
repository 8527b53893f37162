import Foundation

// How this works: nothing is drawn. A view's own layer says what the view says of place, opacity and colour, and changes
// them there; the rest is stored.

/// What a view shows.
@MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  private(set) weak var view: UIView?
  private var ownFrame: CGRect = .zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownMasks = false
  private var ownHidden = false

  public override init() { super.init() }
  public init(layer: Any) { super.init() }

  /// A layer of the view's own.
  convenience init(of view: UIView) {
    self.init()
    self.view = view
  }

  // MARK: Geometry, in points

  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  /// The middle, since the anchor is not modelled.
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view {
        view.center = newValue
      } else {
        ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      }
    }
  }
  open var zPosition: CGFloat = 0  // Stored only.
  private var ownTransform = CGAffineTransform.identity
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
  open func setAffineTransform(_ m: CGAffineTransform) {
    if let view { view.transform = m } else { ownTransform = m }
  }

  // MARK: Appearance

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set { if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownColor = newValue } }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  open var cornerRadius: CGFloat = 0  // Stored only.
  // Stored only.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0  // Stored only.
  open var borderColor: CGColor?  // Stored only.
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0  // Stored only.
  open var shadowOffset = CGSize(width: 0, height: -3)  // Stored only.
  open var shadowRadius: CGFloat = 3  // Stored only.
  open var contents: Any?
  open var contentsScale: CGFloat = 1  // Stored only.
  open var mask: CALayer?
  open var name: String?
  open var shouldRasterize = false  // Stored only.
  open var rasterizationScale: CGFloat = 1  // Stored only.

  // MARK: Hierarchy

  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(idx), count))
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() {}

  // MARK: Animations

  private var animations: [String: CAAnimation] = [:]

  /// The animation ends by the virtual clock; it is recorded like one of a view.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    animations[key] = anim
    anim.run { [weak self] in if anim.isRemovedOnCompletion { self?.animations[key] = nil } }
  }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer that goes from one colour to another.
@MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?  // Stored only.
  open var locations: [NSNumber]?  // Stored only.
  open var startPoint = CGPoint(x: 0.5, y: 0)  // Stored only.
  open var endPoint = CGPoint(x: 0.5, y: 1)  // Stored only.
}
