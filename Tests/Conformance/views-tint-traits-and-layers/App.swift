import UIKit

/// A view that tells when its tint or its traits change.
class Told: UIView {
  var name = ""
  var tell: (String) -> Void = { _ in }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    tell("\(name) tint")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle { tell("\(name) style") }
  }
}

class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// A card with two views inside: what they take over from it, and what their layers say.
class ViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
  let plain = Told(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let own = Told(frame: CGRect(x: 70, y: 10, width: 50, height: 50))
  let log = UILabel(frame: CGRect(x: 10, y: 330, width: 355, height: 60))
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    for (name, it) in [("plain", plain), ("own", own)] {
      it.name = name
      it.tell = { [unowned self] in events.append($0) }
      card.addSubview(it)
    }
    own.tintColor = .systemGreen
    view.addSubview(card)
    addTintButtons()
    addStyleButtons()
    addLayerButtons()
  }

  func addTintButtons() {
    addButton("Tint") { [unowned self] in
      card.tintColor = .systemRed
      let other = own.tintColor == .systemGreen
      log.text = "taken \(plain.tintColor == .systemRed), own \(other), told \(events.joined(separator: " "))"
    }
    addButton("Retint") { [unowned self] in
      own.tintColor = nil
      log.text = "taken \(own.tintColor == .systemRed)"
    }
    addButton("Move") { [unowned self] in
      view.addSubview(own)
      log.text = "red \(own.tintColor == .systemRed), as the screen \(own.tintColor == view.tintColor)"
      card.addSubview(own)
    }
  }

  func addStyleButtons() {
    addButton("Dark") { [unowned self] in
      card.overrideUserInterfaceStyle = .dark
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [unowned self] in
        let inside = plain.traitCollection.userInterfaceStyle == .dark
        log.text = "inside \(inside), outside \(log.traitCollection.userInterfaceStyle == .dark)"
      }
    }
    addButton("Told") { [unowned self] in
      card.overrideUserInterfaceStyle = .light
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [unowned self] in
        log.text = events.sorted().joined(separator: ", ")
      }
    }
    addButton("Colour") { [unowned self] in
      let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let dark = colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      let light = colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      log.text = "dark \(white(dark)), light \(white(light))"
    }
    addButton("Classes") { [unowned self] in
      let tall = traitCollection.verticalSizeClass == .regular
      log.text = "narrow \(traitCollection.horizontalSizeClass == .compact), tall \(tall)"
    }
  }

  func addLayerButtons() {
    addButton("Layer") { [unowned self] in
      plain.alpha = 0.5
      plain.isHidden = true
      log.text = "\(plain.layer.opacity), hidden \(plain.layer.isHidden)"
    }
    addButton("Reverse") { [unowned self] in
      plain.layer.opacity = 1
      plain.layer.isHidden = false
      plain.layer.position = CGPoint(x: 40, y: 50)
      log.text = "\(plain.alpha), hidden \(plain.isHidden), centre \(Int(plain.center.x)) \(Int(plain.center.y))"
    }
    addButton("Class") { [unowned self] in
      log.text = "gradient \(GradientView().layer is CAGradientLayer), plain \(plain.layer is CAGradientLayer)"
    }
    addButton("Sublayer") { [unowned self] in
      let line = CALayer()
      plain.layer.addSublayer(line)
      let before = line.superlayer === plain.layer
      own.layer.addSublayer(line)
      log.text = "\(before), then \(plain.layer.sublayers?.count ?? 0) and \(own.layer.sublayers?.count ?? 0)"
    }
    addButton("Clip") { [unowned self] in
      plain.clipsToBounds = true
      plain.backgroundColor = .red
      log.text = "masks \(plain.layer.masksToBounds), red \(plain.layer.backgroundColor == UIColor.red.cgColor)"
    }
    addButton("Fade") { [unowned self] in
      var atOnce = false
      UIView.animate(withDuration: 0.3) { [unowned self] in
        plain.alpha = 0
      } completion: { [unowned self] _ in
        log.text = "at once \(atOnce), ended"
      }
      atOnce = plain.alpha == 0
      log.text = "at once \(atOnce)"
    }
  }

  func white(_ color: UIColor) -> Int {
    var (white, alpha): (CGFloat, CGFloat) = (-1, 0)
    color.getWhite(&white, alpha: &alpha)
    return Int(white)
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        events = []
        action()
      }, for: .touchUpInside)
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
