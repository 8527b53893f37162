import UIKit

/// Attributed strings, what labels make of them, and how much room texts take; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let sample = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 30))
  let font = UIFont.systemFont(ofSize: 20)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    sample.accessibilityIdentifier = "sample"
    for it in [log, sample] { view.addSubview(it) }
    let buttons: [(String, Selector)] = [
      ("Ranges", #selector(ranges)), ("Enumerate", #selector(enumerate)), ("Emoji", #selector(emoji)),
      ("Replace", #selector(replace)), ("Insert", #selector(insert)), ("Merge", #selector(merge)),
      ("Remove", #selector(remove)), ("Equal", #selector(equal)), ("Label", #selector(showInLabel)),
      ("Plain again", #selector(plainAgain)), ("Size", #selector(measure)), ("Wrap", #selector(wrap)),
      ("Fits", #selector(fits)), ("Lines", #selector(lines)), ("Attachment", #selector(attachment)),
      ("Mutable", #selector(mutable)), ("Button", #selector(buttonTitle)), ("Swift", #selector(swiftString)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 150 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  /// "black tea, green tea" with a red "green".
  func makeText() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "black tea, green tea", attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: (text.string as NSString).range(of: "green"))
    return text
  }

  @objc func ranges() {
    var range = NSRange()
    let text = makeText()
    let color = text.attribute(.foregroundColor, at: 12, effectiveRange: &range)
    note("\(color as? UIColor == .red) from \(range.location) for \(range.length)")
    note("\(text.attribute(.foregroundColor, at: 0, effectiveRange: &range) == nil) to \(NSMaxRange(range))")
    note("\(text.attributes(at: 12, effectiveRange: nil).count) attributes")
  }

  @objc func enumerate() {
    let text = makeText()
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      note("\(value == nil ? "none" : "red") \(range.location)-\(NSMaxRange(range))")
    }
  }

  @objc func emoji() {
    let text = NSAttributedString(string: "a👍🏽é")
    note("\(text.length) units, \(text.string.count) characters")
    let range = NSRange(text.string.range(of: "é") ?? text.string.startIndex..<text.string.endIndex, in: text.string)
    note("é at \(range.location)")
  }

  @objc func replace() {
    let text = makeText()
    text.replaceCharacters(in: NSRange(location: 11, length: 5), with: "white")
    note(text.string)
    note("red \(text.attribute(.foregroundColor, at: 11, effectiveRange: nil) != nil)")
    text.setAttributes([:], range: NSRange(location: 11, length: 5))
    note("\(text.attributes(at: 12, effectiveRange: nil).count) attributes")
  }

  @objc func insert() {
    let text = makeText()
    text.insert(NSAttributedString(string: "iced "), at: 0)
    text.append(NSAttributedString(string: "!"))
    note(text.string)
    note("font \(text.attribute(.font, at: 0, effectiveRange: nil) != nil)")
    note("red from \(text.attribute(.foregroundColor, at: 16, effectiveRange: nil) != nil)")
  }

  @objc func merge() {
    let text = NSMutableAttributedString(string: "teapot")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 3))
    var range = NSRange()
    _ = text.attribute(.kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
    note("\(range.length) together")
  }

  @objc func remove() {
    let text = makeText()
    text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: text.length))
    note("red \(text.attribute(.foregroundColor, at: 12, effectiveRange: nil) != nil)")
    note("font \(text.attribute(.font, at: 12, effectiveRange: nil) != nil)")
    text.deleteCharacters(in: NSRange(location: 0, length: 11))
    note(text.string)
    note(text.attributedSubstring(from: NSRange(location: 6, length: 3)).string)
  }

  @objc func equal() {
    note("\(makeText().isEqual(to: makeText()))")
    note("\(makeText().isEqual(to: NSAttributedString(string: makeText().string)))")
  }

  @objc func showInLabel() {
    sample.attributedText = makeText()
    note("\(sample.text ?? "nil")")
    note("font \(Int(sample.font.pointSize))")
  }

  @objc func plainAgain() {
    sample.attributedText = makeText()
    sample.text = "plain"
    let color = sample.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    note("\(sample.attributedText?.string ?? "nil"), red \(color == .red)")
  }

  @objc func measure() {
    let one = ("tea" as NSString).size(withAttributes: [.font: font])
    let more = ("tea tea" as NSString).size(withAttributes: [.font: font])
    let twoLines = ("tea\ntea" as NSString).size(withAttributes: [.font: font])
    note("wider \(more.width > one.width), as high \(more.height == one.height)")
    note("two lines \(abs(twoLines.height - 2 * one.height) < 1), as wide \(twoLines.width == one.width)")
  }

  @objc func wrap() {
    let text = String(repeating: "green tea ", count: 20) as NSString
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let single = text.boundingRect(with: room, options: [], attributes: [.font: font], context: nil)
    note("within \(wrapped.width <= 200), lines \(wrapped.height > 3 * font.lineHeight)")
    note("one line \(single.height < 2 * font.lineHeight)")
  }

  @objc func fits() {
    let label = UILabel()
    label.font = font
    label.text = String(repeating: "green tea ", count: 20)
    let one = label.sizeThatFits(CGSize(width: 200, height: 1_000))
    label.numberOfLines = 0
    let all = label.sizeThatFits(CGSize(width: 200, height: 1_000))
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 200, height: 1_000))
    note("\(one.height < two.height), \(two.height < all.height), \(all.width <= 200)")
  }

  @objc func lines() {
    let label = UILabel()
    label.text = "tea"
    note("\(label.intrinsicContentSize.width > 0)")
    label.text = nil
    note("empty \(label.intrinsicContentSize.width)")
    note("line \(font.lineHeight >= font.ascender - font.descender)")
  }

  @objc func attachment() {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 50, height: 20)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: picture))
    note("\(text.length)")
    note("\(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === picture)")
  }

  @objc func mutable() {
    let text = makeText()
    sample.attributedText = text
    text.mutableString.setString("changed")
    note("\(text.string), \(sample.text ?? "nil")")
  }

  @objc func buttonTitle() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    note("\(button.currentTitle ?? "nil"), \(button.currentAttributedTitle?.string ?? "nil")")
  }

  @objc func swiftString() {
    var text = AttributedString("green tea")
    if let range = text.range(of: "tea") { text[range].foregroundColor = .red }
    note("\(text.runs.count) runs")
    let old = NSAttributedString(text)
    note("\(old.string), red \(old.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)")
    note("\(String(text.characters.prefix(5)))")
  }
}
