import UIKit

@objc protocol Courier: NSObjectProtocol {
  func deliver(_ parcel: String) -> String
  @objc optional func cost(of parcel: String) -> Int
}

class Cyclist: NSObject, Courier {
  func deliver(_ parcel: String) -> String { "\(parcel) by bicycle" }
}

class Shop: NSObject, NSCopying {
  let name: String
  init(name: String) { self.name = name }
  override var description: String { "shop \(name)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? Shop)?.name == name }
  override var hash: Int { name.hashValue }
  func copy(with zone: NSZone? = nil) -> Any { Shop(name: name + " copy") }
  @objc func greet() -> String { "welcome to \(name)" }
  @objc(sellItem:toBuyer:) func sell(_ item: String, to buyer: String) -> String { "\(item) for \(buyer)" }
  @objc dynamic var title: String { name.uppercased() }
}

/// Selectors, messages by their names, and the forms of actions; a label tells what came of them.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let forms = UIButton(type: .system)
  let bar = UIView(frame: CGRect(x: 20, y: 480, width: 335, height: 40))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    view.addSubview(bar)
    let buttons: [(String, Selector)] = [
      ("Names", #selector(names)), ("Perform", #selector(performMessages)), ("Responds", #selector(respond)),
      ("Optional", #selector(optional)), ("By name", #selector(byName)), ("Kinds", #selector(kinds)),
      ("Equal", #selector(equal)), ("Copy", #selector(copies)), ("Describe", #selector(describe)),
      ("Send", #selector(send)), ("Targets", #selector(targets)), ("Chain", #selector(chain)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    forms.frame = CGRect(x: 0, y: 0, width: 105, height: 36)
    forms.setTitle("Forms", for: .normal)
    forms.addTarget(self, action: #selector(begin), for: .touchUpInside)
    forms.addTarget(self, action: #selector(plainForm), for: .touchUpInside)
    forms.addTarget(self, action: #selector(senderForm(_:)), for: .touchUpInside)
    forms.addTarget(self, action: #selector(eventForm(_:event:)), for: .touchUpInside)
    forms.addTarget(self, action: #selector(plainForm), for: .touchUpInside)
    bar.addSubview(forms)
    let nobody = UIButton(type: .system)
    nobody.frame = CGRect(x: 110, y: 0, width: 105, height: 36)
    nobody.setTitle("Nobody", for: .normal)
    nobody.addTarget(nil, action: #selector(found(_:)), for: .touchUpInside)
    bar.addSubview(nobody)
  }

  @objc func begin() {
    events = []
    log.text = nil
  }

  @objc func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func names() {
    note(NSStringFromSelector(#selector(Shop.greet)))
    note(NSStringFromSelector(#selector(Shop.sell)))
    note(NSStringFromSelector(#selector(getter: Shop.title)))
    note(NSStringFromSelector(#selector(Courier.deliver(_:))))
    note("\(#selector(eventForm(_:event:)))")
  }

  @objc func performMessages() {
    let shop = Shop(name: "Nord")
    note(shop.perform(#selector(Shop.greet))?.takeUnretainedValue() as? String ?? "nothing")
    let sale = shop.perform(#selector(Shop.sell), with: "tea", with: "Ann")
    note(sale?.takeUnretainedValue() as? String ?? "nothing")
    perform(#selector(note), with: "with an argument")
  }

  @objc func respond() {
    let shop = Shop(name: "Nord")
    note("\(shop.responds(to: #selector(Shop.greet)))")
    note("\(shop.responds(to: #selector(names)))")
    note("\(shop.responds(to: NSSelectorFromString("sellItem:toBuyer:")))")
    note("\(shop.responds(to: NSSelectorFromString("sellItem")))")
  }

  @objc func optional() {
    let courier: Courier = Cyclist()
    note(courier.deliver("Box"))
    note("cost \(courier.cost?(of: "Box") ?? -1)")
    note("\(courier.responds(to: #selector(Courier.cost(of:))))")
  }

  @objc func byName() {
    let selector = NSSelectorFromString("greet")
    let answer = Shop(name: "Ost").perform(selector)
    note(answer?.takeUnretainedValue() as? String ?? "nothing")
    note("equal \(selector == #selector(Shop.greet))")
    note("\(NSClassFromString("UILabel") == UILabel.self)")
  }

  @objc func kinds() {
    let button = UIButton(type: .system)
    note("\(button.isKind(of: UIView.self)), \(button.isKind(of: UILabel.self))")
    note("\(UIView().isMember(of: UIView.self)), \(UILabel().isMember(of: UIView.self))")
    note(NSStringFromClass(UILabel.self))
  }

  @objc func equal() {
    let (one, two) = (Shop(name: "Nord"), Shop(name: "Nord"))
    note("\(one == two), \(one === two)")
    note("\([one].contains(two)), \(Set([one, two]).count)")
    note("\(NSArray(array: [one]).index(of: two))")
  }

  @objc func copies() {
    let shop = Shop(name: "Nord")
    note((shop.copy() as? Shop)?.name ?? "nothing")
    let text = NSMutableString(string: "tea")
    let fixed = text.copy() as? NSString
    text.append("pot")
    note("\(text), \(fixed ?? "")")
  }

  @objc func describe() {
    let shop = Shop(name: "Nord")
    note("\(shop)")
    note(String(describing: shop))
    note("\([shop])")
  }

  @objc func plainForm() { note("plain") }
  @objc func senderForm(_ sender: UIButton) { note("from \(sender.currentTitle ?? "")") }
  @objc func eventForm(_ sender: Any, event: UIEvent) {
    note("\(event.allTouches?.count ?? 0) touch, \(sender as? UIButton === forms)")
  }

  @objc func found(_ sender: UIButton) {
    begin()
    note("found by \(sender.currentTitle ?? "")")
  }

  @objc func send() {
    let sent = UIApplication.shared.sendAction(#selector(note), to: self, from: "from code", for: nil)
    note("sent \(sent)")
    let lost = UIApplication.shared.sendAction(#selector(Shop.greet), to: nil, from: self, for: nil)
    note("sent \(lost)")
  }

  @objc func targets() {
    note("\(forms.allTargets.count) target")
    note("\(forms.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])")
    forms.removeTarget(self, action: #selector(begin), for: .touchDown)
    note("\(forms.actions(forTarget: self, forControlEvent: .touchDown)?.count ?? 0) for touch down")
  }

  @objc func chain() {
    note("\(bar.target(forAction: #selector(found(_:)), withSender: nil) as? UIViewController === self)")
    note("\(bar.target(forAction: #selector(Shop.greet), withSender: nil) == nil)")
    note("\(forms.next === bar), \(bar.next === view), \(view.next === self)")
  }
}
