import UIKit

/// What the user's defaults keep and give back as another type; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let defaults = UserDefaults.standard
  var events: [String] = []
  var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Missing", #selector(missing)), ("Registered", #selector(registered)), ("Texts", #selector(texts)),
      ("Numbers", #selector(numbers)), ("Lists", #selector(lists)), ("Values", #selector(values)),
      ("Nothing", #selector(nothing)), ("Address", #selector(address)), ("Notice", #selector(notice)),
      ("Truth", #selector(truth)), ("Archive", #selector(archive)), ("Write", #selector(write)),
      ("Read", #selector(read)), ("Suite", #selector(suite)), ("Dictionary", #selector(wholeDictionary)),
      ("Casts", #selector(casts)),
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

  /// The key that all buttons but two use is cleared before.
  @objc func begin() {
    defaults.removeObject(forKey: "key")
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func missing() {
    note("\(defaults.integer(forKey: "key")), \(defaults.double(forKey: "key")), \(defaults.bool(forKey: "key"))")
    note("\(defaults.string(forKey: "key") == nil), \(defaults.array(forKey: "key") == nil)")
    note("\(defaults.object(forKey: "key") == nil)")
  }

  @objc func registered() {
    defaults.register(defaults: ["size": 12])
    defaults.removeObject(forKey: "size")
    note("\(defaults.integer(forKey: "size"))")
    defaults.set(20, forKey: "size")
    note("\(defaults.integer(forKey: "size"))")
    defaults.register(defaults: ["size": 14])
    note("\(defaults.integer(forKey: "size"))")
    defaults.removeObject(forKey: "size")
    note("\(defaults.integer(forKey: "size"))")
  }

  @objc func texts() {
    defaults.set("12", forKey: "key")
    note("\(defaults.integer(forKey: "key")), \(defaults.double(forKey: "key"))")
    defaults.set("tea", forKey: "key")
    note("\(defaults.integer(forKey: "key"))")
  }

  @objc func numbers() {
    defaults.set(7, forKey: "key")
    note("\(defaults.string(forKey: "key") ?? "nil"), \(defaults.double(forKey: "key"))")
    defaults.set(2.75, forKey: "key")
    note("\(defaults.integer(forKey: "key")), \(defaults.string(forKey: "key") ?? "nil")")
  }

  @objc func casts() {
    defaults.set(7, forKey: "key")
    note("\((defaults.object(forKey: "key") as? Double) ?? -1), \((defaults.value(forKey: "key") as? CGFloat) ?? -1)")
    defaults.set(true, forKey: "key")
    note("\((defaults.object(forKey: "key") as? Int) ?? -1)")
    note("\((defaults.object(forKey: "key") as? String) == nil)")
  }

  @objc func truth() {
    for text in ["YES", "true", "NO", "false"] {
      defaults.set(text, forKey: "key")
      note("\(defaults.bool(forKey: "key"))")
    }
    defaults.set(true, forKey: "key")
    note("\(defaults.integer(forKey: "key"))")
  }

  @objc func lists() {
    defaults.set(["tea", "milk"], forKey: "key")
    note("\(defaults.stringArray(forKey: "key")?.count ?? 0) texts")
    note("\(defaults.array(forKey: "key")?.count ?? 0) objects")
    defaults.set(["tea", 2] as [Any], forKey: "key")
    note("texts \(defaults.stringArray(forKey: "key") == nil ? "nil" : "there")")
    note("\(defaults.array(forKey: "key")?.count ?? 0) objects")
  }

  @objc func values() {
    let date = Date(timeIntervalSince1970: 1_000)
    defaults.set(date, forKey: "key")
    note("\(defaults.object(forKey: "key") as? Date == date)")
    defaults.set(Data([1, 2, 3]), forKey: "key")
    note("\(defaults.data(forKey: "key")?.count ?? 0) bytes")
    defaults.set(["size": ["width": 3]], forKey: "key")
    let size = defaults.dictionary(forKey: "key")?["size"] as? [String: Int]
    note("width \(size?["width"] ?? 0)")
    note("data \(defaults.data(forKey: "key") == nil ? "nil" : "there")")
  }

  @objc func nothing() {
    defaults.set(3, forKey: "key")
    defaults.set(nil, forKey: "key")
    note("\(defaults.object(forKey: "key") == nil)")
  }

  @objc func address() {
    defaults.set(URL(string: "https://example.com/a"), forKey: "key")
    note(defaults.url(forKey: "key")?.absoluteString ?? "nil")
    note("text \(defaults.string(forKey: "key") == nil ? "nil" : "there")")
  }

  @objc func notice() {
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { [self] _ in
      note("changed to \(defaults.integer(forKey: "key"))")
    }
    defaults.set(5, forKey: "key")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { NotificationCenter.default.removeObserver(token) }
  }

  @objc func archive() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    defaults.set(try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true), forKey: "key")
    let data = defaults.data(forKey: "key") ?? Data()
    let back = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    note("\(back == color)")
  }

  @objc func write() { defaults.set("kept", forKey: "note") }

  @objc func read() { note(UserDefaults.standard.string(forKey: "note") ?? "nil") }

  @objc func suite() {
    let other = UserDefaults(suiteName: "other")
    other?.set("elsewhere", forKey: "key")
    note("\(defaults.string(forKey: "key") ?? "nil"), \(other?.string(forKey: "key") ?? "nil")")
    other?.removeObject(forKey: "key")
  }

  @objc func wholeDictionary() {
    defaults.register(defaults: ["language": "Latin"])
    defaults.set("own", forKey: "key")
    let all = defaults.dictionaryRepresentation()
    note("\(all["key"] as? String ?? "nil"), \(all["language"] as? String ?? "nil")")
  }
}
