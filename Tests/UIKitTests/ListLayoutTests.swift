import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct ListLayoutTests {
  private func collection(
    _ layout: UICollectionViewLayout, sections: Int, items: Int
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let window = Stage.fresh()
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.accessibilityIdentifier = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for section in 0..<sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<items).map { "\(section).\($0)" }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    return (collection, source)
  }

  @Test(.documented("UICollectionView.CellRegistration: the handler fills each cell"))
  func aRegistrationFillsItsCells() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let (collection, _) = collection(list, sections: 1, items: 2)
    #expect(collection.visibleCells.map(\.accessibilityIdentifier) == ["0.0", "0.1"])
  }

  @Test(.documented("UICollectionLayoutListConfiguration: rows as wide as the list"))
  func rowsOfAListStandBelowOneAnother() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let (collection, _) = collection(list, sections: 1, items: 2)
    let frames = (0..<2).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.width) == [375, 375])
    #expect(frames[1].minY == frames[0].maxY)
  }

  @Test(.documented("UICollectionViewCompositionalLayout, init(sectionProvider:): each section is its own"))
  func eachSectionHasItsLayout() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(number == 0 ? 50 : 80))
      #expect(environment.container.contentSize.width == 375)
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let (collection, _) = collection(layout, sections: 2, items: 1)
    let heights = (0..<2).map { collection.cellForItem(at: IndexPath(item: 0, section: $0))?.frame.height }
    #expect(heights == [50, 80])
  }

  @Test(.documented("UICollectionViewCompositionalLayoutConfiguration, interSectionSpacing"))
  func sectionsAreApart() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (collection, _) = collection(layout, sections: 2, items: 1)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 70)
  }

  @Test(.documented("NSCollectionLayoutSection, boundarySupplementaryItems: a header stands above the items"))
  func aHeaderPushesItemsDown() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = UICollectionView(frame: Stage.fresh().bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
      UICollectionViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
  }

  @Test(.documented("UICollectionViewCell, configurationUpdateHandler: called for the first state and each new one"))
  func aCellsHandlerSeesItsStates() {
    let cell = UICollectionViewCell(frame: .zero)
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { seen.append($1.isSelected) }
    cell.isSelected = true
    cell.isSelected = true
    #expect(seen == [false, true])
  }

  @Test(.documented("UITableViewCell, configurationUpdateHandler"))
  func aRowsHandlerSeesItsStates() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { seen.append($1.isHighlighted) }
    cell.setHighlighted(true, animated: false)
    #expect(seen == [false, true])
  }
}
