import UIKit

class Address: NSObject {
  @objc dynamic var city: String
  init(city: String) { self.city = city }
}

class Person: NSObject {
  @objc dynamic var name = "Ann"
  @objc dynamic var family = "Lee"
  @objc dynamic var age = 30
  @objc dynamic var address = Address(city: "Rome")
  @objc dynamic var friends: [String] = []

  @objc dynamic var fullName: String { "\(name) \(family)" }
}

/// What is told of changed properties, and what their keys read and write; a label shows it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  var events: [String] = []
  var person = Person()
  var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Change", #selector(change)), ("Initial", #selector(initial)), ("Stop", #selector(stop)),
      ("Forget", #selector(forget)), ("Same value", #selector(sameValue)),
      ("By key", #selector(byKey)), ("Observer", #selector(observer)),
      ("Read keys", #selector(readKeys)), ("Write keys", #selector(writeKeys)), ("Several", #selector(several)),
      ("Collect", #selector(collect)), ("View", #selector(observeView)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    observation = nil
    person = Person()
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func change() {
    observation = person.observe(\.name, options: [.old, .new]) { [self] person, change in
      note("\(change.oldValue ?? "nil") to \(change.newValue ?? "nil"), now \(person.name)")
    }
    person.name = "Bea"
    note("set")
  }

  @objc func initial() {
    observation = person.observe(\.age, options: [.initial, .new]) { [self] _, change in
      note("\(change.newValue ?? 0)")
    }
    note("observing")
    person.age += 1
  }

  @objc func stop() {
    observation = person.observe(\.age) { [self] person, _ in note("\(person.age)") }
    person.age = 31
    observation?.invalidate()
    person.age = 32
  }

  @objc func forget() {
    observation = person.observe(\.age) { [self] person, _ in note("\(person.age)") }
    person.age = 31
    observation = nil
    person.age = 32
  }

  @objc func sameValue() {
    observation = person.observe(\.age) { [self] person, _ in note("\(person.age)") }
    person.age = 30
    person.age = 30
  }

  @objc func byKey() {
    observation = person.observe(\.name) { [self] person, _ in note(person.name) }
    person.setValue("Cleo", forKey: "name")
  }

  @objc func observer() {
    person.addObserver(self, forKeyPath: "name", options: [.old, .new], context: nil)
    person.name = "Eve"
    person.removeObserver(self, forKeyPath: "name")
    person.name = "Fay"
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    note("\(keyPath ?? "") from \(change?[.oldKey] ?? "") to \(change?[.newKey] ?? "")")
  }

  @objc func readKeys() {
    note("\(person.value(forKey: "age") as? Int ?? 0)")
    note("\(person.value(forKeyPath: "address.city") as? String ?? "")")
    note("\(person.value(forKey: "fullName") as? String ?? "")")
  }

  @objc func writeKeys() {
    person.setValue(41, forKey: "age")
    person.setValue("Kyiv", forKeyPath: "address.city")
    note("\(person.age), \(person.address.city)")
  }

  @objc func several() {
    person.setValuesForKeys(["name": "Gil", "age": 8])
    let values = person.dictionaryWithValues(forKeys: ["name", "age"])
    note("\(values.count) values, \(values["name"] ?? ""), \(values["age"] ?? "")")
  }

  @objc func collect() {
    let people = [3, 5, 10].map { age in
      let person = Person()
      person.age = age
      return person
    }
    let list = people as NSArray
    note("\(list.value(forKey: "age") as? [Int] ?? [])")
  }

  @objc func observeView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 400)
    observation = scroll.observe(\.contentOffset, options: .new) { [self] _, change in
      note("offset \(Int(change.newValue?.y ?? -1))")
    }
    scroll.contentOffset.y = 50
  }
}
