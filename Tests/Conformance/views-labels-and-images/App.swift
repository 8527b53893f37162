import UIKit

/// Labels of one and of several lines, and pictures of a known size.
class ViewController: UIViewController {
  let caption = UILabel(frame: CGRect(x: 20, y: 260, width: 100, height: 30))
  let paragraph = UILabel(frame: CGRect(x: 20, y: 300, width: 120, height: 200))
  let coloured = UILabel(frame: CGRect(x: 20, y: 520, width: 200, height: 30))
  let picture = UIImageView(frame: CGRect(x: 250, y: 300, width: 10, height: 10))
  let silent = UIView(frame: CGRect(x: 250, y: 400, width: 50, height: 50))
  let log = UILabel(frame: CGRect(x: 10, y: 210, width: 355, height: 40))
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = [("log", log), ("caption", caption), ("paragraph", paragraph), ("coloured", coloured)]
    for (name, it) in names {
      it.accessibilityIdentifier = name
      view.addSubview(it)
    }
    caption.text = "A caption that is far too long for its width"
    paragraph.numberOfLines = 0
    paragraph.text = "One\nTwo\nThree"
    picture.accessibilityIdentifier = "picture"
    picture.isAccessibilityElement = true
    view.addSubview(picture)
    view.addSubview(silent)
    addLabelButtons()
    addImageButtons()
  }

  func addLabelButtons() {
    addButton("Defaults") { [unowned self] in
      let label = UILabel()
      let left = label.textAlignment == .natural
      let tail = label.lineBreakMode == .byTruncatingTail
      log.text = "lines \(label.numberOfLines), natural \(left), tail \(tail), text \(label.text ?? "none")"
    }
    addButton("Lines") { [unowned self] in
      let wide = CGSize(width: 300, height: 1000)
      let all = paragraph.sizeThatFits(wide).height
      paragraph.numberOfLines = 2
      let two = paragraph.sizeThatFits(wide).height
      paragraph.numberOfLines = 1
      let one = paragraph.sizeThatFits(wide).height
      log.text = "fewer \(all > two && two > one), a third \(abs(all - 3 * one) < 3)"
    }
    addButton("Wrap") { [unowned self] in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Milk and bread and butter and a dozen eggs"
      let narrow = label.sizeThatFits(CGSize(width: 100, height: 1000))
      let wide = label.sizeThatFits(CGSize(width: 1000, height: 1000))
      log.text = "higher \(narrow.height > wide.height), narrow \(narrow.width <= 100)"
    }
    addButton("Colours") { [unowned self] in
      let text = NSMutableAttributedString(string: "Red and plain")
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      coloured.attributedText = text
      let start = coloured.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      log.text = "\(coloured.text ?? "none"), red \(start == UIColor.red)"
    }
    addButton("Plain") { [unowned self] in
      coloured.text = "Plain"
      log.text = "attributed \(coloured.attributedText?.string ?? "none")"
    }
    addButton("Larger") { [unowned self] in
      let before = caption.intrinsicContentSize
      caption.font = .systemFont(ofSize: 30)
      let after = caption.intrinsicContentSize
      log.text = "wider \(after.width > before.width), higher \(after.height > before.height)"
    }
    addButton("Empty") { [unowned self] in
      caption.text = nil
      log.text = "text \(caption.text ?? "none"), width \(Int(caption.intrinsicContentSize.width))"
    }
    addButton("Fit") { [unowned self] in
      caption.text = "Fits"
      caption.sizeToFit()
      log.text = "as wide \(abs(caption.frame.width - caption.intrinsicContentSize.width) < 1)"
    }
  }

  func addImageButtons() {
    addButton("Picture") { [unowned self] in
      picture.image = image(width: 60, height: 40)
      let before = picture.frame.width
      picture.sizeToFit()
      log.text = "\(Int(before)), then \(Int(picture.frame.width)) by \(Int(picture.frame.height))"
    }
    addButton("Made with") { [unowned self] in
      let made = UIImageView(image: image(width: 25, height: 35))
      log.text = "\(Int(made.frame.width)) by \(Int(made.frame.height)), touches \(made.isUserInteractionEnabled)"
    }
    addButton("Highlight") { [unowned self] in
      let other = image(width: 10, height: 10)
      picture.highlightedImage = other
      let before = picture.isHighlighted
      picture.isHighlighted = true
      log.text = "\(before), then \(picture.isHighlighted), other \(picture.highlightedImage === other)"
    }
    addButton("Template") { [unowned self] in
      let plain = image(width: 5, height: 5)
      let template = plain.withRenderingMode(.alwaysTemplate)
      let modes = plain.renderingMode == .automatic && template.renderingMode == .alwaysTemplate
      log.text = "modes \(modes), size \(template.size == plain.size)"
    }
  }

  func image(width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 5 * 72, y: 60 + buttons / 5 * 45, width: 70, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
