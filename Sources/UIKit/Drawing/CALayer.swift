import Foundation

// How this works: nothing is drawn. A view's own layer says what the view says of place, opacity and colour, and changes
// them there; the rest is stored.

/// What a view shows.
@MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  private(set) weak var view: UIView?
  private var own = LayerGeometry()
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownMasks = false
  private var ownHidden = false

  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  /// Nothing of a layer is archived here.
  public required init?(coder: NSCoder) { super.init() }

  /// A layer of the view's own.
  convenience init(of view: UIView) {
    self.init()
    self.view = view
  }

  /// A view's own layer, of the class that the view asks for.
  static func made(of type: AnyClass, for view: UIView) -> CALayer {
    let layer = (type as? CALayer.Type).map { _Class($0)() } ?? CALayer()
    layer.view = view
    return layer
  }

  // MARK: Geometry, in points

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { own.frame = newValue } }
  }
  /// [A] CALayer.bounds: the layer stays where its position is.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
  }
  /// Of the anchor, in the superlayer.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set { if let view { view.center = newValue } else { own.position = newValue } }
  }
  /// [A] In parts of the bounds: transforms go around it, and it lies where the position is.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchor }
    set { if let view { view.anchorPoint = newValue } else { own.anchor = newValue } }
  }
  open var zPosition: CGFloat = 0  // Stored only.
  private var ownSpatialTransform = CATransform3DIdentity
  /// What of it lies in the plane is the view's transform; depth is kept, not seen.
  open var transform: CATransform3D {
    get {
      var transform = ownSpatialTransform
      let flat = affineTransform()
      (transform.m11, transform.m12, transform.m21, transform.m22) = (flat.a, flat.b, flat.c, flat.d)
      (transform.m41, transform.m42) = (flat.tx, flat.ty)
      return transform
    }
    set {
      ownSpatialTransform = newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }
  open var sublayerTransform = CATransform3DIdentity  // Stored only.
  /// [A] As it is on the screen now. Animated values are those at the end.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }
  open func setAffineTransform(_ m: CGAffineTransform) {
    if let view { view.transform = m } else { own.transform = m }
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
  open var cornerRadius: CGFloat = 0 {  // Stored only.
    didSet { view?.animate("cornerRadius") }
  }
  // Stored only.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0  // Stored only.
  /// [A] Opaque black unless it is set.
  open var borderColor: CGColor? = UIColor.black.cgColor  // Stored only.
  /// [A] Opaque black unless it is set.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0  // Stored only.
  open var shadowOffset = CGSize(width: 0, height: -3)  // Stored only.
  open var shadowRadius: CGFloat = 3  // Stored only.
  private var pathOfShadow: CGPath?
  /// [A] A copy of the path.
  open var shadowPath: CGPath? {  // Stored only.
    get { pathOfShadow }
    set { pathOfShadow = newValue?.copy() }
  }
  open var contentsGravity = CALayerContentsGravity.resize  // Stored only.
  open var drawsAsynchronously = false  // Stored only.
  open var allowsEdgeAntialiasing = false  // Stored only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]  // Stored only.
  open var isDoubleSided = true  // Stored only.
  open var cornerCurve = CALayerCornerCurve.circular  // Stored only.
  /// Of the layer's own time.
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0  // Stored only.
  open var beginTime: CFTimeInterval = 0
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  open var contents: Any?
  open var contentsScale: CGFloat = 1  // Stored only.
  open var mask: CALayer?
  open var name: String?
  open var shouldRasterize = false  // Stored only.
  open var rasterizationScale: CGFloat = 1  // Stored only.

  // MARK: Hierarchy

  private var placedSublayers: [CALayer] = []
  /// Back to front: those that the app added among those of the subviews, which come and go with these.
  private var allSublayers: [CALayer] {
    get {
      guard let view else { return placedSublayers }
      return SublayerOrder(subviews: view.subviews.map(\.layer)).merged(into: placedSublayers)
    }
    set {
      placedSublayers = newValue
      view?.hasLayersBetween = !newValue.isEmpty
    }
  }
  /// [A] Setting it puts these in the place of those that were there; views keep their places by `subviews`.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set {
      let new = newValue ?? []
      for layer in placedSublayers where !new.contains(where: { $0 === layer }) { layer.placedIn = nil }
      for layer in new where layer.superlayer !== self {
        layer.removeFromSuperlayer()
        layer.placedIn = self
      }
      allSublayers = new
    }
  }
  /// Each change by itself: a view that is moved goes, and comes anew.
  func subviewsChanged() {
    let all = allSublayers
    allSublayers = all
  }
  private weak var placedIn: CALayer?
  open var superlayer: CALayer? { view?.superview?.layer ?? placedIn }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = allSublayers
    all.insert(layer, at: min(Int(idx), all.count))
    allSublayers = all
    layer.placedIn = self
  }
  /// A view's own stays where its view is.
  open func removeFromSuperlayer() {
    placedIn?.placedSublayers.removeAll { $0 === self }
    placedIn = nil
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { view?.setNeedsDisplay(r) }
  open func displayIfNeeded() {}

  // MARK: Animations

  /// Oldest first.
  private var animations: [(key: String, run: CAAnimation.Run)] = []

  /// A copy of the animation ends by the virtual clock; it is recorded like one of a view.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    // [A] An animation of the same key takes its place.
    removeAnimation(forKey: key)
    // [A] add(_:forKey:): the layer has a copy.
    let anim = anim.copied()
    // [A] CAMediaTiming.duration: without one, that of the transaction.
    if anim.duration == 0 { anim.duration = CATransaction.animationDuration() }
    CATransaction.note(anim)
    start(
      anim.run { [weak self] run in
        if anim.isRemovedOnCompletion { self?.drop(run) }
      }, forKey: key)
  }
  /// - Parameter key: A number follows it where there is one of the same key.
  func start(_ run: CAAnimation.Run, forKey key: String) {
    var (free, number) = (key, 1)
    while animation(forKey: free) != nil {
      number += 1
      free = "\(key)-\(number)"
    }
    animations.append((free, run))
  }
  /// Without a word to anybody.
  func drop(_ run: CAAnimation.Run) { animations.removeAll { $0.run === run } }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.run.animation }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func removeAnimation(forKey key: String) {
    guard let place = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: place).run.end(finished: false)
  }
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    for (_, run) in removed { run.end(finished: false) }
  }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
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
  open var colors: [Any]?
  open var locations: [NSNumber]?  // Stored only.
  open var startPoint = CGPoint(x: 0.5, y: 0)  // Stored only.
  open var endPoint = CGPoint(x: 0.5, y: 1)  // Stored only.
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = Self(rawValue: 1)
  public static let layerRightEdge = Self(rawValue: 2)
  public static let layerBottomEdge = Self(rawValue: 4)
  public static let layerTopEdge = Self(rawValue: 8)
}
