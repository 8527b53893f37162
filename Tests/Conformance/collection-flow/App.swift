import UIKit

/// A cell with its word.
class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

/// A bar above a section.
class BarView: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

/// Where a flow layout puts its items, headers and footers.
class ViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let sections = [["a", "b", "c", "d"], ["big", "small"], (0..<40).map { "n\($0)" }]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 140, width: 320, height: 500), collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 10
    layout.headerReferenceSize = CGSize(width: 5, height: 40)
    collection.accessibilityIdentifier = "words"
    collection.register(WordCell.self, forCellWithReuseIdentifier: "word")
    collection.register(
      BarView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "bar")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(log)
    view.addSubview(collection)
    let actions: [(String, Selector)] = [
      ("Size", #selector(tellSize)), ("Points", #selector(points)), ("Pin", #selector(pin)),
      ("To n20", #selector(goThere)),
      ("Start", #selector(start)), ("Wide", #selector(wide)), ("Large", #selector(large)),
      ("Sideways", #selector(sideways)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10 + index % 4 * 90, y: 58 + index / 4 * 38, width: 88, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  // MARK: Buttons

  @objc func tellSize() { log.text = "\(collection.contentSize.width) by \(collection.contentSize.height)" }

  @objc func points() {
    let item = collection.indexPathForItem(at: CGPoint(x: 120, y: 60))?.item ?? -1
    let gap = collection.indexPathForItem(at: CGPoint(x: 5, y: 100)) == nil ? "none" : "an item"
    let far = collection.cellForItem(at: IndexPath(item: 30, section: 2)) == nil ? "no cell" : "a cell"
    log.text = "\(item), \(gap), \(far)"
  }

  @objc func pin() {
    layout.sectionHeadersPinToVisibleBounds = true
    collection.contentOffset.y = 700
  }

  @objc func goThere() {
    collection.scrollToItem(at: IndexPath(item: 20, section: 2), at: .centeredVertically, animated: false)
  }

  @objc func start() { collection.contentOffset = .zero }
  @objc func wide() { collection.frame.size.width = 375 }

  @objc func large() {
    layout.itemSize = CGSize(width: 180, height: 60)
    layout.invalidateLayout()
  }

  @objc func sideways() { layout.scrollDirection = .horizontal }

  // MARK: The collection

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    let word = sections[indexPath.section][indexPath.item]
    (cell as? WordCell)?.label.text = word
    cell.accessibilityIdentifier = "cell \(word)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    (bar as? BarView)?.label.text = "Section \(indexPath.section)"
    return bar
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if indexPath.section == 1 {
      return indexPath.item == 0 ? CGSize(width: 100, height: 80) : CGSize(width: 40, height: 30)
    }
    return self.layout.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    section == 1 ? UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 0) : .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { section == 1 ? .zero : self.layout.headerReferenceSize }
}
