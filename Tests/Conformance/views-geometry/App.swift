import UIKit

/// A view in a view in a scroll view, and what of their geometry follows what.
class ViewController: UIViewController {
  let outer = UIView(frame: CGRect(x: 40, y: 350, width: 200, height: 100))
  let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
  let card = UIButton(frame: CGRect(x: 150, y: 500, width: 60, height: 40))
  let list = UIScrollView(frame: CGRect(x: 0, y: 600, width: 100, height: 60))
  let item = UIView(frame: CGRect(x: 5, y: 50, width: 20, height: 20))
  let log = UILabel(frame: CGRect(x: 20, y: 300, width: 335, height: 30))
  var taps = 0
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = [("log", log), ("outer", outer), ("inner", inner), ("card", card), ("item", item)]
    for (name, it) in names as [(String, UIView)] { it.accessibilityIdentifier = name }
    outer.backgroundColor = .systemYellow
    inner.backgroundColor = .systemTeal
    card.backgroundColor = .systemIndigo
    card.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        log.text = "taps \(taps)"
      }, for: .touchUpInside)
    outer.addSubview(inner)
    list.contentSize = CGSize(width: 100, height: 300)
    list.addSubview(item)
    for it in [log, outer, card, list] { view.addSubview(it) }
    addButtons()
  }

  func addButtons() {
    addButton("Convert") { [unowned self] in
      let point = inner.convert(CGPoint(x: 1, y: 2), to: view)
      log.text = "\(text(point)), back \(text(inner.convert(point, from: view)))"
    }
    addButton("Window") { [unowned self] in
      log.text = text(outer.convert(CGPoint(x: 3, y: 4), to: nil))
    }
    addButton("Sibling") { [unowned self] in
      log.text = text(inner.convert(inner.bounds, to: card))
    }
    addButton("Scrolled") { [unowned self] in
      let before = item.convert(CGPoint.zero, to: view)
      list.contentOffset.y = 30
      log.text = "\(text(before)), then \(text(item.convert(CGPoint.zero, to: view)))"
    }
    addButton("Centre") { [unowned self] in
      inner.center = CGPoint(x: 100, y: 50)
      log.text = text(inner.frame)
    }
    addButton("Bounds") { [unowned self] in
      inner.bounds.size = CGSize(width: 20, height: 10)
      log.text = "\(text(inner.frame)), centre \(text(inner.center))"
    }
    addButton("Origin") { [unowned self] in
      outer.bounds.origin = CGPoint(x: 15, y: 5)
      log.text = "\(text(outer.frame)), inner \(text(inner.frame))"
    }
    addButton("Larger") { [unowned self] in
      card.transform = CGAffineTransform(scaleX: 2, y: 2)
      log.text = "\(text(card.frame)), bounds \(text(card.bounds))"
    }
    addButton("Quarter") { [unowned self] in
      card.transform = CGAffineTransform(rotationAngle: .pi / 2)
      log.text = "\(text(card.frame)), centre \(text(card.center))"
    }
    addButton("Corner") { [unowned self] in
      log.text = text(card.convert(CGPoint.zero, to: view))
    }
    addButton("Shift") { [unowned self] in
      card.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
      let shifted = card.frame.midX
      card.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
      log.text = "\(Int(shifted)), then \(Int(card.frame.midX))"
    }
    addButton("Back") { [unowned self] in
      card.transform = .identity
      log.text = "\(text(card.frame)), identity \(card.transform.isIdentity)"
    }
    addButton("Inverse") { [unowned self] in
      let transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 4)
      let point = CGPoint(x: 3, y: 3).applying(transform)
      log.text = "\(text(point)), back \(text(point.applying(transform.inverted())))"
    }
  }

  func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
  func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(Int(rect.width.rounded())) \(Int(rect.height.rounded()))"
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
