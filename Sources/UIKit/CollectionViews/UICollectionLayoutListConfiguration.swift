internal import DeviceMeasures
import Foundation

/// How a collection looks that is a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
  public typealias SwipeActionsConfigurationProvider = @MainActor @Sendable (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true  // Stored only.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?  // Stored only; visible.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?  // Stored only; visible.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?  // Stored only; visible.
  public init(appearance: Appearance) { self.appearance = appearance }
}

extension UICollectionViewCompositionalLayout {
  /// Rows as wide as the collection, one below the other.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// [?] Rows are as high as those of a table; those of an inset list keep 20 points from the edges.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ViewMeasures.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    }
    func bar(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary { bar(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { bar(UICollectionView.elementKindSectionFooter, .bottom) }
    return section
  }
}

/// A cell of a list.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content. Coursemark shows none of it.
  open var accessories: [UICellAccessory] = []  // Stored only; visible.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// [A] indentationLevel: the content is indented by so many times the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    shownConfiguration.view?.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: indentation, bottom: 0, right: 0))
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands beside the content of a cell of a list.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }
  let name: String
  let displayed: DisplayedState

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator", displayed: displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "checkmark", displayed: displayed)
  }
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(name: "delete", displayed: displayed)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(name: "reorder", displayed: displayed)
  }
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "outlineDisclosure", displayed: displayed)
  }
}
