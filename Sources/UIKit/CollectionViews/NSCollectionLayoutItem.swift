import Foundation

/// How long one side of something is: in points, or as a part of what is around it.
@MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }
  private let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// In points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// In points, until the view is on the screen and says how long it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

@MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// The space between two things, in points.
@MainActor
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFixedSpacing: Bool
  open var isFlexibleSpacing: Bool { !isFixedSpacing }

  private init(_ spacing: CGFloat, isFixed: Bool) {
    self.spacing = spacing
    isFixedSpacing = isFixed
    super.init()
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFixed: true) }
  /// At least so much; it does not grow here.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(flexibleSpacing, isFixed: false)
  }
}

/// The place of one cell.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Keeps the cell away from the edges of its place.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The places of as many cells as fit, at most `count`, in points of the container.
  /// - Parameter wish: What the cell with such a number among the next ones said, where it was asked.
  func places(
    at origin: CGPoint, in container: CGSize, count: Int, _ wish: (Int) -> CGSize?
  ) -> CollectionPlaces {
    guard count > 0 else { return CollectionPlaces() }
    return place(at: origin, size: layoutSize.points(in: container), in: container, wish(0))
  }

  /// One cell, whose sides follow its wish where they are only estimated. [A] contentInsets: they count on the other sides alone.
  /// - Parameter sharing: Sides on which it has an equal part of its group.
  func place(
    at origin: CGPoint, size: CGSize, in container: CGSize, _ wish: CGSize?, sharing: EstimatedSides = []
  ) -> CollectionPlaces {
    let sides = layoutSize.estimatedSides.subtracting(sharing)
    let isWide = sides.contains(.width)
    let isHigh = sides.contains(.height)
    let size = CGSize(
      width: isWide ? min(wish?.width ?? size.width, container.width) : size.width,
      height: isHigh ? wish?.height ?? size.height : size.height)
    var insets = contentInsets
    if isWide { (insets.leading, insets.trailing) = (0, 0) }
    if isHigh { (insets.top, insets.bottom) = (0, 0) }
    return CollectionPlaces(frames: [CGRect(origin: origin, size: size).inset(by: insets)], sides: [sides], size: size)
  }
}

/// Where the cells of a group stand.
struct CollectionPlaces {
  var frames: [CGRect] = []
  /// Of each cell, the sides that it decides itself.
  var sides: [EstimatedSides] = []
  /// Of all of them together, with what is between them.
  var size: CGSize = .zero
}

extension NSCollectionLayoutSize {
  var estimatedSides: EstimatedSides {
    var sides: EstimatedSides = []
    if widthDimension.isEstimated { sides.insert(.width) }
    if heightDimension.isEstimated { sides.insert(.height) }
    return sides
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
