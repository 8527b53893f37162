import UIKit

class Book: NSObject {
  @objc let title: String
  @objc let year: Int
  init(_ title: String, _ year: Int) {
    self.title = title
    self.year = year
  }
}

/// Predicates, sorting, index sets, index paths and caches; a label tells what they find.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let books = [
    Book("Walden", 1854), Book("emma", 1815), Book("Émile", 1762), Book("Dune", 1965), Book("Ulysses", 1922),
  ]
  let words = ["tea", "Team", "steam", "team 10", "team 9"]
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Contains", #selector(contains)), ("Begins", #selector(begins)), ("Like", #selector(like)),
      ("Matches", #selector(matches)), ("Compare", #selector(compare)), ("In", #selector(membership)),
      ("Compound", #selector(compound)), ("Block", #selector(block)), ("Sort", #selector(sort)),
      ("By two", #selector(byTwo)), ("Natural", #selector(natural)), ("Indexes", #selector(indexes)),
      ("Ranges", #selector(ranges)), ("Shift", #selector(shift)), ("Paths", #selector(paths)),
      ("Cache", #selector(cache)), ("Weak", #selector(weakTable)), ("Ordered", #selector(ordered)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(start), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func start() {
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func find(_ predicate: NSPredicate) -> String {
    let found = (words as NSArray).filtered(using: predicate) as? [String] ?? []
    return found.joined(separator: "/")
  }

  func titles(_ predicate: NSPredicate) -> String {
    books.filter { predicate.evaluate(with: $0) }.map(\.title).joined(separator: "/")
  }

  @objc func contains() {
    note(find(NSPredicate(format: "SELF CONTAINS %@", "team")))
    note(find(NSPredicate(format: "SELF CONTAINS[c] %@", "TEAM")))
  }

  @objc func begins() {
    note(find(NSPredicate(format: "SELF BEGINSWITH %@", "tea")))
    note(find(NSPredicate(format: "SELF ENDSWITH %@", "am")))
    note(titles(NSPredicate(format: "title BEGINSWITH[cd] %@", "em")))
  }

  @objc func like() {
    note(find(NSPredicate(format: "SELF LIKE %@", "*eam")))
    note(find(NSPredicate(format: "SELF LIKE[c] %@", "t??m")))
  }

  @objc func matches() { note(find(NSPredicate(format: "SELF MATCHES %@", "team [0-9]+"))) }

  @objc func compare() {
    note(titles(NSPredicate(format: "year < %ld", 1815)))
    note(titles(NSPredicate(format: "%K >= %@", "year", NSNumber(value: 1922))))
    note(titles(NSPredicate(format: "title == %@", "Dune")))
  }

  @objc func membership() {
    note(titles(NSPredicate(format: "title IN %@", ["Dune", "Walden"])))
    note(titles(NSPredicate(format: "year BETWEEN {1800, 1860}")))
  }

  @objc func compound() {
    let old = NSPredicate(format: "year < 1900")
    let long = NSPredicate(format: "title.length > 5")
    note(titles(NSCompoundPredicate(andPredicateWithSubpredicates: [old, long])))
    note(titles(NSCompoundPredicate(notPredicateWithSubpredicate: old)))
    note(titles(NSPredicate(format: "year > 1950 OR (year < 1800 AND title != 'x')")))
  }

  @objc func block() {
    let even = NSPredicate { object, _ in (object as? Book)?.year.isMultiple(of: 2) ?? false }
    note(titles(even))
    note("\(NSPredicate(value: true).evaluate(with: nil))")
  }

  @objc func sort() {
    let sorted = (books as NSArray).sortedArray(using: [NSSortDescriptor(key: "year", ascending: false)])
    note((sorted as? [Book] ?? []).map { "\($0.year)" }.joined(separator: " "))
    let title = NSSortDescriptor(
      key: "title", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))
    let plain = [Book("b", 1), Book("C", 2), Book("A", 3)] as NSArray
    note((plain.sortedArray(using: [title]) as? [Book] ?? []).map(\.title).joined())
  }

  @objc func byTwo() {
    let list = [Book("b", 2), Book("a", 2), Book("c", 1)] as NSArray
    let (year, title) = (
      NSSortDescriptor(key: "year", ascending: true), NSSortDescriptor(key: "title", ascending: true)
    )
    note((list.sortedArray(using: [year, title]) as? [Book] ?? []).map(\.title).joined())
  }

  @objc func natural() {
    note("\(["team 10", "team 9"].sorted().first ?? "")")
    note("\(["team 10", "team 9"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }.first ?? "")")
    note("\("résumé".compare("resume", options: .diacriticInsensitive) == .orderedSame)")
  }

  @objc func indexes() {
    var set = IndexSet([5, 1, 3, 1])
    set.insert(integersIn: 7...9)
    note(set.map(String.init).joined(separator: " "))
    note("\(set.count), \(set.first ?? -1) to \(set.last ?? -1), \(set.contains(4))")
    note("\(set.integerGreaterThan(3) ?? -1), \(set.integerLessThanOrEqualTo(4) ?? -1)")
  }

  @objc func ranges() {
    let set = IndexSet([1, 2, 3, 7, 8])
    note(set.rangeView.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " "))
    note("\(set.contains(integersIn: 1..<4)), \(set.intersects(integersIn: 4..<7))")
    note(set.subtracting(IndexSet(integersIn: 2..<8)).map(String.init).joined(separator: " "))
  }

  @objc func shift() {
    var set = IndexSet([1, 2, 5])
    set.shift(startingAt: 2, by: 3)
    note(set.map(String.init).joined(separator: " "))
    set.shift(startingAt: 5, by: -2)
    note(set.map(String.init).joined(separator: " "))
  }

  @objc func paths() {
    let path = IndexPath(row: 2, section: 1)
    note("\(path.section).\(path.item), \(path.count) indexes, \(path == IndexPath(item: 2, section: 1))")
    let sorted = [IndexPath(row: 5, section: 0), path, IndexPath(row: 0, section: 1)].sorted()
    note(sorted.map { "\($0.section).\($0.row)" }.joined(separator: " "))
    note("\(path.dropLast() == IndexPath(index: 1))")
  }

  @objc func cache() {
    let cache = NSCache<NSString, Book>()
    cache.setObject(books[0], forKey: "first")
    note(cache.object(forKey: "fir" + "st" as NSString)?.title ?? "nil")
    cache.removeObject(forKey: "first")
    note(cache.object(forKey: "first")?.title ?? "nil")
    note("\(cache.countLimit), \(cache.totalCostLimit)")
  }

  @objc func weakTable() {
    let table = NSHashTable<Book>.weakObjects()
    table.add(books[0])
    table.add(books[0])
    autoreleasepool { table.add(Book("short", 1)) }
    note("\(table.allObjects.count)")
  }

  @objc func ordered() {
    let set = NSMutableOrderedSet()
    for word in ["c", "a", "c", "b"] { set.add(word) }
    set.insert("a", at: 0)
    note("\(set.array as? [String] ?? [])")
    let counted = NSCountedSet(array: ["x", "y", "x"])
    note("\(counted.count), \(counted.count(for: "x"))")
  }
}
