import UIKit

/// A tile with a name, and a mark that only code sets.
class NameCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 5, y: 5, width: 80, height: 30))
  var mark = "" { didSet { show() } }
  var name = "" { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    mark = ""
  }

  private func show() { label.text = name + mark }
}

/// Items and sections that come, go and change places, and which cells the collection asks for.
class ViewController: UIViewController, UICollectionViewDataSource {
  var sections = [["Ann", "Bob", "Cleo"], ["Dora"]]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 240, width: 375, height: 400), collectionViewLayout: layout)
  var asked: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.minimumInteritemSpacing = 5
    collection.accessibilityIdentifier = "people"
    collection.register(NameCell.self, forCellWithReuseIdentifier: "name")
    collection.dataSource = self
    view.addSubview(log)
    view.addSubview(collection)
    let actions: [(String, Selector)] = [
      ("Silent", #selector(silent)), ("Reload", #selector(reload)), ("Insert", #selector(insert)),
      ("Delete", #selector(deleteFirst)), ("Mark", #selector(mark)), ("Move", #selector(move)),
      ("Anew", #selector(anew)), ("Refill", #selector(refill)), ("Batch", #selector(batch)),
      ("Add section", #selector(addSection)), ("Drop section", #selector(dropSection)),
      ("Section anew", #selector(sectionAnew)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10 + index % 3 * 120, y: 60 + index / 3 * 40, width: 115, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// Says which items the collection asks for while the data changes.
  private func change(_ work: () -> Void) {
    asked = []
    work()
    collection.layoutIfNeeded()
    log.text = asked.isEmpty ? "asked for nothing" : "asked for " + asked.joined(separator: ", ")
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @objc func silent() { change { sections[0][0] = "Anna" } }
  @objc func reload() { change { collection.reloadData() } }
  @objc func mark() { (collection.cellForItem(at: path(1)) as? NameCell)?.mark = "*" }

  @objc func insert() {
    change {
      sections[0].insert("Zoe", at: 0)
      collection.insertItems(at: [path(0)])
    }
  }

  @objc func deleteFirst() {
    change {
      sections[0].removeFirst()
      collection.deleteItems(at: [path(0)])
    }
  }

  @objc func move() {
    change {
      let person = sections[0].remove(at: 1)
      sections[1].append(person)
      collection.moveItem(at: path(1), to: path(1, 1))
    }
  }

  @objc func anew() {
    change {
      sections[0][1] += "!"
      collection.reloadItems(at: [path(1)])
    }
  }

  @objc func refill() {
    change {
      sections[0][1] += "?"
      collection.reconfigureItems(at: [path(1)])
    }
  }

  @objc func batch() {
    change {
      sections[0] = ["New", "Anna"]
      collection.performBatchUpdates { [self] in
        collection.insertItems(at: [path(0)])
        collection.deleteItems(at: [path(0), path(2)])
      } completion: { [self] finished in
        log.text = "done: \(finished)"
      }
    }
  }

  @objc func addSection() {
    change {
      sections.insert(["Ines", "Jan"], at: 0)
      collection.insertSections([0])
    }
  }

  @objc func dropSection() {
    change {
      sections.remove(at: 0)
      collection.deleteSections([0])
    }
  }

  @objc func sectionAnew() {
    change {
      sections[1] = ["Kim", "Lou"]
      collection.reloadSections([1])
    }
  }

  // MARK: The collection

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let person = sections[indexPath.section][indexPath.item]
    asked.append(person)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name = person
    cell.accessibilityIdentifier = "cell \(indexPath.section)"
    return cell
  }
}
