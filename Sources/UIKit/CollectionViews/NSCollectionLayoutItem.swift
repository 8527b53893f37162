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
  /// In points; cells do not measure themselves here, so that the estimate stays.
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

  /// The frames of as many cells as fit, at most `count`, in points of the container.
  func frames(at origin: CGPoint, in container: CGSize, count: Int) -> [CGRect] {
    guard count > 0 else { return [] }
    return [CGRect(origin: origin, size: layoutSize.points(in: container)).inset(by: contentInsets)]
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
