import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What a layout is made for.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has, in points.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  private let insets: UIEdgeInsets
  init(_ collection: UICollectionView) {
    contentSize = collection.bounds.size
    insets = collection.adjustedContentInset
    super.init()
  }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  /// [A] Without what the insets take.
  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: insets).size }
  var contentInsets: NSDirectionalEdgeInsets { effectiveContentInsets }
  var effectiveContentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic  // Stored only; visible.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
  @available(*, unavailable) case _other
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  @available(*, unavailable) case _other
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  @available(*, unavailable) case _other
}

/// A view beside an item.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// [A] What has a higher index lies above the others; an item has 0.
  open var zIndex = 1
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A view at an edge of a section: its header or footer.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false  // Stored only; visible.
  open var extendsBoundary = true  // Stored only; visible.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
  var isAtTop: Bool { ![.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// What is behind a section. Nothing of it is drawn.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
