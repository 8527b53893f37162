import UIKit

/// Bars that are placed by constraints, and buttons that change these.
class ViewController: UIViewController {
  let area = UIView(frame: CGRect(x: 0, y: 250, width: 375, height: 300))
  let box = UIView()
  let neighbour = UIView()
  let last = UIView()
  let ruled = UIView()
  let wish = UIView()
  let centred = UIView()
  let log = UILabel(frame: CGRect(x: 20, y: 210, width: 335, height: 30))
  let guide = UILayoutGuide()
  lazy var leading = box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 40)
  lazy var trailing = box.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10)
  lazy var limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
  lazy var small = wish.widthAnchor.constraint(equalToConstant: 50)
  lazy var large = wish.widthAnchor.constraint(equalToConstant: 200)
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    view.addSubview(area)
    let views = [("box", box), ("neighbour", neighbour), ("last", last), ("ruled", ruled), ("wish", wish)]
    for (name, it) in views + [("centred", centred)] { add(it, name) }
    addBoxConstraints()
    addOtherConstraints()
    addButtons()
  }

  func add(_ it: UIView, _ name: String) {
    it.accessibilityIdentifier = name
    it.backgroundColor = .systemTeal
    it.translatesAutoresizingMaskIntoConstraints = false
    area.addSubview(it)
    it.heightAnchor.constraint(equalToConstant: 30).isActive = true
  }

  func addBoxConstraints() {
    let part = box.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 0.4)
    part.priority = .defaultHigh
    let fallback = last.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 5)
    fallback.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, part, fallback, box.topAnchor.constraint(equalTo: area.topAnchor),
      neighbour.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      neighbour.topAnchor.constraint(equalTo: area.topAnchor),
      neighbour.widthAnchor.constraint(equalToConstant: 20),
      last.leadingAnchor.constraint(equalTo: neighbour.trailingAnchor, constant: 10),
      last.topAnchor.constraint(equalTo: area.topAnchor),
      last.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  func addOtherConstraints() {
    area.addLayoutGuide(guide)
    small.priority = UILayoutPriority(500)
    large.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: box.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 25),
      guide.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: area.widthAnchor),
      ruled.topAnchor.constraint(equalTo: guide.bottomAnchor),
      ruled.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      ruled.widthAnchor.constraint(equalTo: ruled.heightAnchor, multiplier: 3, constant: 4),
      wish.topAnchor.constraint(equalTo: ruled.bottomAnchor),
      wish.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      wish.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      small, large,
      centred.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      centred.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:[item(75)]", metrics: nil, views: ["item": centred]))
  }

  func addButtons() {
    addButton("Move") { [unowned self] in
      leading.constant = 60
      let before = Int(box.frame.minX)
      view.layoutIfNeeded()
      log.text = "\(before), then \(Int(box.frame.minX))"
    }
    addButton("Limit") { [unowned self] in limit.isActive = true }
    addButton("Exchange") { [unowned self] in
      NSLayoutConstraint.deactivate([leading])
      NSLayoutConstraint.activate([trailing])
    }
    addButton("Holder") { [unowned self] in
      log.text = "area \(area.constraints.contains(trailing)), box \(box.constraints.contains(trailing))"
    }
    addButton("Own") { [unowned self] in
      log.text = "area \(area.constraints.contains(limit)), box \(box.constraints.contains(limit))"
    }
    addButton("Prefer") { [unowned self] in large.priority = UILayoutPriority(600) }
    addButton("Remove") { [unowned self] in neighbour.removeFromSuperview() }
    addButton("Ask") { [unowned self] in
      let constraint = NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: ruled, attribute: .top, multiplier: 1,
        constant: 0)
      log.text = "active \(constraint.isActive), priority \(Int(constraint.priority.rawValue))"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20 + buttons % 3 * 115, y: 60 + buttons / 3 * 45, width: 105, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
