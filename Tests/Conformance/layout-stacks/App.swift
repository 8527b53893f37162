import UIKit

/// A view with a content size, so that a stack knows how large it wants to be.
class Tile: UIView {
  let content: CGSize

  init(_ name: String, width: CGFloat, height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A column that is as high as its tiles, a row of a fixed width, and buttons that change both.
class ViewController: UIViewController {
  let a = Tile("a", width: 40, height: 20)
  let b = Tile("b", width: 60, height: 30)
  let c = Tile("c", width: 80, height: 40)
  let one = Tile("one", width: 30, height: 20)
  let two = Tile("two", width: 60, height: 20)
  let three = Tile("three", width: 90, height: 20)
  let extra = Tile("extra", width: 10, height: 10)
  let log = UILabel(frame: CGRect(x: 20, y: 250, width: 335, height: 30))
  lazy var column = UIStackView(arrangedSubviews: [a, b, c])
  lazy var row = UIStackView(arrangedSubviews: [one, two, three])
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 10
    column.alignment = .leading
    row.accessibilityIdentifier = "row"
    row.distribution = .fillEqually
    for stack in [column, row] {
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
      row.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
      row.widthAnchor.constraint(equalToConstant: 360),
    ])
    addButtons()
  }

  func addButtons() {
    addButton("Hide") { [unowned self] in b.isHidden = true }
    addButton("Show") { [unowned self] in b.isHidden = false }
    addButton("Center") { [unowned self] in column.alignment = .center }
    addButton("Trailing") { [unowned self] in column.alignment = .trailing }
    addButton("Space") { [unowned self] in column.setCustomSpacing(25, after: a) }
    addButton("Proportions") { [unowned self] in row.distribution = .fillProportionally }
    addButton("Gaps") { [unowned self] in row.distribution = .equalSpacing }
    addButton("Centres") { [unowned self] in row.distribution = .equalCentering }
    addButton("Margins") { [unowned self] in
      column.isLayoutMarginsRelativeArrangement = true
      column.layoutMargins = UIEdgeInsets(top: 7, left: 15, bottom: 7, right: 15)
    }
    addButton("Move") { [unowned self] in column.insertArrangedSubview(c, at: 0) }
    addButton("Let go") { [unowned self] in
      column.removeArrangedSubview(b)
      log.text = "\(column.arrangedSubviews.count) arranged, inside \(b.superview === column)"
    }
    addButton("Remove") { [unowned self] in
      b.removeFromSuperview()
      c.removeFromSuperview()
      log.text = "\(column.arrangedSubviews.count) arranged, \(column.subviews.count) inside"
    }
    addButton("Decorate") { [unowned self] in
      column.addSubview(extra)
      log.text = "\(column.arrangedSubviews.count) arranged, \(column.subviews.count) inside"
    }
    addButton("Turn") { [unowned self] in row.axis = .vertical }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 88, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
