import UIKit

/// Colours and traits, fonts and text styles; a label tells what they resolve to.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Parts", #selector(parts)), ("Alpha", #selector(alpha)), ("White", #selector(white)),
      ("Hue", #selector(hue)), ("Dynamic", #selector(dynamic)), ("Override", #selector(overrideStyle)),
      ("Core", #selector(core)),
      ("Traits", #selector(traits)), ("Equal", #selector(equal)), ("Styles", #selector(styles)),
      ("Bold", #selector(bold)), ("Family", #selector(family)), ("Digits", #selector(digits)),
      ("Tint", #selector(tint)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(start), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func start() {
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func write(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "no parts" }
    return [red, green, blue, alpha].map { String(format: "%.2f", $0) }.joined(separator: " ")
  }

  @objc func parts() {
    note(write(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)))
    note(write(.orange))
    note(write(.clear))
  }

  @objc func alpha() {
    let color = UIColor.red.withAlphaComponent(0.3)
    note(write(color))
    note("\(color == .red), \(color.withAlphaComponent(1) == .red)")
  }

  @objc func white() {
    var (level, alpha): (CGFloat, CGFloat) = (0, 0)
    note("\(UIColor.lightGray.getWhite(&level, alpha: &alpha)) \(String(format: "%.2f", level))")
    note(write(UIColor(white: 0.4, alpha: 1)))
  }

  @objc func hue() {
    note(write(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)))
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    note(String(format: "%.2f %.0f %.0f", hue, saturation, brightness))
  }

  @objc func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .purple }
    note("\(color.resolvedColor(with: light) == .purple)")
    note("\(color.resolvedColor(with: dark) == .yellow)")
    note("\(color.resolvedColor(with: light).resolvedColor(with: dark) == .purple)")
  }

  @objc func overrideStyle() {
    let parent = UIView(frame: CGRect(x: 0, y: 600, width: 10, height: 10))
    view.addSubview(parent)
    parent.overrideUserInterfaceStyle = .dark
    DispatchQueue.main.async { [self] in
      note("\(parent.traitCollection.userInterfaceStyle == .dark)")
      note("\(view.traitCollection.userInterfaceStyle == .dark)")
      parent.removeFromSuperview()
    }
  }

  @objc func core() {
    let color = UIColor.red.cgColor
    note("\(color.alpha), \(UIColor(white: 1, alpha: 0.5).cgColor.alpha)")
    note(write(UIColor(cgColor: color)))
  }

  @objc func traits() {
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
    note("\(both.userInterfaceStyle == .dark), \(both.horizontalSizeClass == .compact)")
    note("\(both.verticalSizeClass == .unspecified)")
    note("\(both.containsTraits(in: dark)), \(both.containsTraits(in: light))")
    note("\(UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle == .light)")
  }

  @objc func equal() {
    note("\(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)")
    note("\(Set([UIColor.red, UIColor.red, UIColor.blue]).count)")
  }

  @objc func styles() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let styles: [UIFont.TextStyle] = [.body, .headline, .caption1, .title1, .footnote, .largeTitle]
    for style in styles { note("\(Int(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize))") }
  }

  @objc func bold() {
    let font = UIFont.boldSystemFont(ofSize: 15)
    note("\(font.fontDescriptor.symbolicTraits.contains(.traitBold))")
    note("\(UIFont.systemFont(ofSize: 15).fontDescriptor.symbolicTraits.contains(.traitBold))")
    note("\(font.withSize(30).pointSize), \(font == UIFont.boldSystemFont(ofSize: 15))")
  }

  @objc func family() {
    note(UIFont(name: "Helvetica-Bold", size: 12)?.familyName ?? "nil")
    note("\(UIFont(name: "Helvetica", size: 12)?.pointSize ?? 0)")
  }

  @objc func digits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = ["111", "888"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
    note("\(widths[0] == widths[1])")
    note("\(UIFont.systemFontSize), \(UIFont.labelFontSize), \(UIFont.buttonFontSize)")
  }

  @objc func tint() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.tintColor = .magenta
    note("\(child.tintColor == .magenta)")
    child.tintColor = .brown
    parent.tintColor = .cyan
    note("\(child.tintColor == .brown)")
    child.tintColor = nil
    note("\(child.tintColor == .cyan)")
  }
}
