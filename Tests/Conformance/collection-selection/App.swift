import UIKit

/// A tile that shows whether it is selected, and whether a finger is on it.
class TileCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 40))
  var name = "" { didSet { show() } }
  override var isSelected: Bool { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func show() { label.text = isSelected ? "\(name) on" : name }
}

/// Which items a tap and code select.
class ViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let names = ["A", "B", "C", "D", "E", "F"] + (1...60).map { "T\($0)" }
  let log = UILabel(frame: CGRect(x: 10, y: 24, width: 355, height: 24))
  let chosen = UILabel(frame: CGRect(x: 10, y: 48, width: 355, height: 24))
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 200, width: 375, height: 400), collectionViewLayout: layout)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.adjustsFontSizeToFitWidth = true
    chosen.accessibilityIdentifier = "chosen"
    layout.itemSize = CGSize(width: 100, height: 50)
    collection.accessibilityIdentifier = "tiles"
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.delegate = self
    for part in [log, chosen, collection] { view.addSubview(part) }
    let actions: [(String, Selector)] = [
      ("Clear", #selector(clear)), ("Ask", #selector(ask)), ("Choose A", #selector(chooseA)),
      ("Leave A", #selector(leaveA)), ("Several", #selector(several)), ("None", #selector(none)),
      ("Nothing", #selector(nothing)), ("Far", #selector(far)), ("Reload", #selector(reload)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 5 + index % 5 * 73, y: 80 + index / 5 * 40, width: 72, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func note(_ event: String, _ indexPath: IndexPath) {
    events.append("\(event) \(names[indexPath.item])")
    log.text = events.joined(separator: ", ")
  }

  private let first = IndexPath(item: 0, section: 0)

  // MARK: Buttons

  @objc func clear() {
    events = []
    log.text = "nothing"
  }

  @objc func ask() {
    let paths = collection.indexPathsForSelectedItems ?? []
    chosen.text = paths.isEmpty ? "none" : paths.sorted().map { names[$0.item] }.joined(separator: ", ")
  }

  @objc func chooseA() { collection.selectItem(at: first, animated: false, scrollPosition: []) }
  @objc func leaveA() { collection.deselectItem(at: first, animated: false) }
  @objc func several() { collection.allowsMultipleSelection = true }
  @objc func none() { collection.selectItem(at: nil, animated: false, scrollPosition: []) }
  @objc func nothing() { collection.allowsSelection = false }
  @objc func far() {
    collection.selectItem(at: IndexPath(item: 29, section: 0), animated: false, scrollPosition: .top)
  }
  @objc func reload() { collection.reloadData() }

  // MARK: The collection

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.name = names[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    names[indexPath.item] != "F"
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("may", indexPath)
    return names[indexPath.item] != "C"
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("chose", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("may leave", indexPath)
    return names[indexPath.item] != "E"
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("left", indexPath)
  }
}
