import UIKit

/// A view that says itself how large its content is.
class Tile: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ name: String, width: CGFloat, height: CGFloat = 30) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: content.width + 1, height: content.height + 2) }
}

/// Tiles that are as large as their content, or stretched and compressed by their priorities.
class ViewController: UIViewController {
  let free = Tile("free", width: 80)
  let left = Tile("left", width: 60)
  let right = Tile("right", width: 60)
  let weak = Tile("weak", width: 250)
  let strong = Tile("strong", width: 250)
  let picture = UIImageView()
  let words = UILabel()
  let paragraph = UILabel()
  let log = UILabel(frame: CGRect(x: 20, y: 200, width: 335, height: 30))
  lazy var narrow = paragraph.widthAnchor.constraint(equalToConstant: 90)
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    words.text = "Milk"
    words.accessibilityIdentifier = "words"
    paragraph.numberOfLines = 0
    paragraph.text = "Milk, bread, butter and a dozen eggs"
    paragraph.accessibilityIdentifier = "paragraph"
    picture.accessibilityIdentifier = "picture"
    picture.isAccessibilityElement = true
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 24)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 24))
    }
    let views = [free, left, right, weak, strong, picture, words, paragraph]
    for it in views {
      it.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(it)
    }
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    right.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    weak.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    place(free, y: 240)
    place(left, right, y: 280)
    place(weak, strong, y: 320)
    place(picture, y: 360)
    place(words, y: 400)
    place(paragraph, y: 440)
    addButtons()
  }

  func place(_ it: UIView, y: CGFloat) {
    it.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    it.topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
  }

  func place(_ first: UIView, _ second: UIView, y: CGFloat) {
    place(first, y: y)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 320),
    ])
  }

  func addButtons() {
    addButton("Grow") { [unowned self] in free.content = CGSize(width: 120, height: 50) }
    addButton("Hug") { [unowned self] in
      left.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    addButton("Longer") { [unowned self] in
      let before = words.intrinsicContentSize.width
      words.text = "Milk and honey"
      log.text = "wider \(words.intrinsicContentSize.width > before)"
    }
    addButton("Narrow") { [unowned self] in
      let before = paragraph.frame.height
      narrow.isActive = true
      view.layoutIfNeeded()
      log.text = "higher \(paragraph.frame.height > before)"
    }
    addButton("Fit") { [unowned self] in
      let tile = Tile("fitted", width: 40, height: 20)
      tile.frame = CGRect(x: 7, y: 9, width: 300, height: 300)
      tile.sizeToFit()
      log.text = "\(tile.frame)"
    }
    addButton("Plain") { [unowned self] in
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 44))
      let fits = plain.sizeThatFits(CGSize(width: 10, height: 10))
      let content = plain.intrinsicContentSize
      log.text = "fits \(Int(fits.width)) \(Int(fits.height)), content \(Int(content.width)) \(Int(content.height))"
    }
    addButton("Smallest") { [unowned self] in
      let card = UIView()
      let tile = Tile("inner", width: 80, height: 30)
      tile.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(tile)
      NSLayoutConstraint.activate([
        tile.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        tile.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        tile.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
        tile.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
      ])
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      log.text = "\(Int(size.width)) by \(Int(size.height)), still \(Int(card.frame.width))"
    }
    addButton("Ask") { [unowned self] in
      let plain = UIView()
      let resists = plain.contentCompressionResistancePriority(for: .vertical).rawValue
      log.text = "hugs \(Int(plain.contentHuggingPriority(for: .vertical).rawValue)), resists \(Int(resists))"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20 + buttons % 3 * 115, y: 60 + buttons / 3 * 45, width: 105, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
