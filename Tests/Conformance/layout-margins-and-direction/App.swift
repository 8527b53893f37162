import UIKit

/// A view that counts the changes of its margins.
class Counted: UIView {
  var changes = 0
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}

/// Views at the margins, and a form that is read from right to left once a button says so.
class ViewController: UIViewController {
  let form = UIView()
  let start = UIView()
  let left = UIView()
  let inside = UIView()
  let first = UIView()
  let second = UIView()
  let counted = Counted(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let log = UILabel(frame: CGRect(x: 20, y: 250, width: 335, height: 30))
  let safe = UIView()
  lazy var row = UIStackView(arrangedSubviews: [first, second])
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    counted.addSubview(inner)
    view.addSubview(counted)
    add(form, "form", to: view, width: 300)
    add(start, "start", to: form, width: 50)
    add(left, "left", to: form, width: 50)
    add(inside, "inside", to: form, width: nil)
    form.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.spacing = 10
    for (name, it) in [("first", first), ("second", second)] {
      it.accessibilityIdentifier = name
      it.backgroundColor = .systemIndigo
      it.widthAnchor.constraint(equalToConstant: 40).isActive = true
      it.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    add(safe, "safe", to: view, width: 10)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
      form.leftAnchor.constraint(equalTo: view.leftAnchor),
      form.heightAnchor.constraint(equalToConstant: 150),
      start.topAnchor.constraint(equalTo: form.topAnchor),
      start.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 20),
      left.topAnchor.constraint(equalTo: form.topAnchor, constant: 30),
      left.leftAnchor.constraint(equalTo: form.leftAnchor, constant: 20),
      inside.topAnchor.constraint(equalTo: form.topAnchor, constant: 60),
      inside.leadingAnchor.constraint(equalTo: form.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: form.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: form.topAnchor, constant: 90),
      row.leftAnchor.constraint(equalTo: form.leftAnchor),
      safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      safe.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    addButtons()
  }

  func add(_ it: UIView, _ name: String, to superview: UIView, width: CGFloat?) {
    it.accessibilityIdentifier = name
    it.backgroundColor = .systemTeal
    it.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(it)
    if let width = width { it.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if it !== form { it.heightAnchor.constraint(equalToConstant: 20).isActive = true }
  }

  func addButtons() {
    addButton("Default") { [unowned self] in log.text = "\(text(UIView().layoutMargins))" }
    addButton("Margins") { [unowned self] in
      form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 12)
    }
    addButton("Turn") { [unowned self] in
      for it in [form, start, left, inside, row] { it.semanticContentAttribute = .forceRightToLeft }
    }
    addButton("Direction") { [unowned self] in
      let form = form.effectiveUserInterfaceLayoutDirection == .rightToLeft
      log.text = "form \(form), screen \(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)"
    }
    addButton("Told") { [unowned self] in
      counted.changes = 0
      counted.layoutMargins = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
      log.text = "told \(counted.changes > 0), guide \(Int(counted.layoutMarginsGuide.layoutFrame.minX))"
    }
    addButton("Preserve") { [unowned self] in
      counted.layoutMargins = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
      let before = Int(inner.layoutMargins.left)
      inner.preservesSuperviewLayoutMargins = true
      log.text = "\(before), then \(Int(inner.layoutMargins.left))"
    }
    addButton("Safe") { [unowned self] in
      log.text = "inset \(Int(view.safeAreaInsets.top)), inner \(Int(counted.safeAreaInsets.top))"
    }
    addButton("More") { [unowned self] in additionalSafeAreaInsets.top = 15 }
  }

  func text(_ insets: UIEdgeInsets) -> String { "left \(Int(insets.left)), right \(Int(insets.right))" }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 80, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
