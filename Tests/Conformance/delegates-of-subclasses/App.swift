import UIKit

/// Fields, a table and a scroll view that are their own delegates and pass on to another: they answer with that one when they are asked
/// for their delegate.
protocol Announcing { var name: String { get } }
protocol ReturnAnswering: UITextFieldDelegate {}
typealias InputDelegate = UITextViewDelegate & Announcing
typealias Input = UITextView

class DigitField: UITextField, UITextFieldDelegate {
  weak var listener: UITextFieldDelegate?
  override var delegate: UITextFieldDelegate? {
    get { listener }
    set { listener = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    super.delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    string.allSatisfy(\.isNumber)
      && listener?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) != false
  }
}

class ShortTextView: UITextView, UITextViewDelegate {
  weak var listener: UITextViewDelegate?
  override var delegate: UITextViewDelegate? {
    get { listener }
    set { listener = newValue }
  }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    super.delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    textView.text.count + text.count <= 5
  }
  func textViewDidChange(_ textView: UITextView) { listener?.textViewDidChange?(textView) }
}

class TitledTable: UITableView, UITableViewDelegate, UITableViewDataSource {
  weak var rows: UITableViewDataSource?
  override var dataSource: UITableViewDataSource? {
    get { rows }
    set { rows = newValue }
  }
  var selected: (Int) -> Void = { _ in }

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    super.dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (rows?.tableView(tableView, numberOfRowsInSection: section) ?? 0) + 1
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row > 0 else {
      let cell = UITableViewCell()
      cell.textLabel?.text = "All"
      return cell
    }
    return rows!.tableView(tableView, cellForRowAt: [0, indexPath.row - 1])
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected(indexPath.row) }
}

class ViewController: UIViewController, InputDelegate, ReturnAnswering, UITableViewDataSource {
  let name = "controller"
  let digits = DigitField(frame: CGRect(x: 20, y: 30, width: 160, height: 32))
  let short = ShortTextView(frame: CGRect(x: 20, y: 70, width: 160, height: 40), textContainer: nil)
  let notes = UITextView(frame: CGRect(x: 20, y: 120, width: 160, height: 40))
  let table = TitledTable(frame: CGRect(x: 200, y: 30, width: 160, height: 140), style: .plain)
  let log = UILabel(frame: CGRect(x: 20, y: 180, width: 335, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    digits.accessibilityIdentifier = "digits"
    short.accessibilityIdentifier = "short"
    notes.accessibilityIdentifier = "notes"
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    digits.borderStyle = .roundedRect
    digits.delegate = self
    short.delegate = self
    notes.delegate = self
    table.dataSource = self
    table.selected = { [unowned self] in log.text = "row \($0)" }
    for view in [digits, short, notes, table, log] { self.view.addSubview(view) }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 250, width: 120, height: 36)
    button.setTitle("Who", for: .normal)
    button.addTarget(self, action: #selector(who), for: .touchUpInside)
    view.addSubview(button)
    let style = UIButton(type: .system)
    style.frame = CGRect(x: 160, y: 250, width: 120, height: 36)
    style.setTitle("Style", for: .normal)
    style.addTarget(self, action: #selector(selectBold), for: .touchUpInside)
    view.addSubview(style)
    let look = UIButton(type: .system)
    look.frame = CGRect(x: 20, y: 290, width: 120, height: 36)
    look.setTitle("Look", for: .normal)
    look.addTarget(self, action: #selector(lookAtTyped), for: .touchUpInside)
    view.addSubview(look)
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    string != "7"
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.text = "return"
    return true
  }
  func textViewDidChange(_ textView: Input) {
    log.text = "\(textView.accessibilityIdentifier ?? ""): \(textView.text!)"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "One"
    return cell
  }

  @objc func who() {
    UIResponder.current = nil
    UIApplication.shared.sendAction(#selector(UIResponder.noteCurrent(sender:)), to: nil, from: nil, for: nil)
    log.text = UIResponder.current === digits ? "the digits" : "another"
  }

  @objc func selectBold() {
    let text = NSMutableAttributedString(string: "Hello big world", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: NSRange(location: 6, length: 3))
    notes.attributedText = text
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: 6, length: 3)
    log.text = size(notes.typingAttributes)
  }

  @objc func lookAtTyped() {
    var range = NSRange()
    let attributes = notes.attributedText.attributes(at: 6, effectiveRange: &range)
    log.text = "\(size(attributes)) for \(range.length)"
  }

  func size(_ attributes: [NSAttributedString.Key: Any]) -> String {
    "\((attributes[.font] as? UIFont)?.pointSize ?? 0)"
  }
}

extension UIResponder {
  static weak var current: UIResponder?
  @objc func noteCurrent(sender: AnyObject) { UIResponder.current = self }
}
