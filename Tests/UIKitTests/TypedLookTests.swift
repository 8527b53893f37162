import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What typed text looks like.
@MainActor
@Suite(.freshApp) struct TypedLookTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .kern: 3]

  private func color(_ text: NSAttributedString?, at index: Int) -> UIColor? {
    text?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test(.documented("UITextView.attributedText; NSTextStorage: inserted text takes the attributes before it"))
  func textTypedBehindStyledTextLooksLikeIt() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Stage.fresh().addSubview(view)
    view.attributedText = NSAttributedString(string: "ab", attributes: red)
    view.insertText("c")
    #expect(view.attributedText.string == "abc" && color(view.attributedText, at: 2) == .red)
    #expect(view.textColor == .red)
    view.text = "x"
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test(.documented("UITextView.typingAttributes: of new text, until the selection changes"))
  func whatIsAskedForIsTypedOnce() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Stage.fresh().addSubview(view)
    view.text = "ab"
    view.typingAttributes = red
    view.insertText("c")
    #expect([0, 1, 2].map { color(view.attributedText, at: $0) == .red } == [false, false, true])
    // Behind it the next letter looks alike, and before it not.
    view.insertText("d")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("e")
    #expect([0, 3, 4].map { color(view.attributedText, at: $0) == .red } == [false, true, true])
  }

  @Test(.documented("attributedText, attributedPlaceholder, setAttributedTitle(_:for:): copies"))
  func whatBecomesOfAMutableTextIsNoMatterOfTheViews() {
    let (view, field, button) = (UITextView(), UITextField(), UIButton(type: .system))
    let text = NSMutableAttributedString(string: "ab", attributes: red)
    view.attributedText = text
    field.attributedText = text
    field.attributedPlaceholder = text
    button.setAttributedTitle(text, for: .normal)
    text.append(NSAttributedString(string: "c"))
    text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 3))
    #expect(color(view.attributedText, at: 0) == .red && view.attributedText.string == "ab")
    #expect(color(field.attributedText, at: 0) == .red && color(field.attributedPlaceholder, at: 0) == .red)
    #expect(button.attributedTitle(for: .normal)?.string == "ab")
  }

  @Test(.documented("NSCopying of styles and formatters; CAShapeLayer.path, UIRefreshControl.attributedTitle"))
  func copiesStayAsTheyAre() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copied = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copied.lineSpacing == 4 && !(copied is NSMutableParagraphStyle))
    let (path, layer) = (CGMutablePath(), CAShapeLayer())
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(layer.path?.boundingBox.width == 10)
    let (title, control) = (NSMutableAttributedString(string: "a"), UIRefreshControl())
    control.attributedTitle = title
    title.append(NSAttributedString(string: "b"))
    #expect(control.attributedTitle?.string == "a")
    let numbers = _NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .currency
    numbers.maximumFractionDigits = 1
    numbers.positivePrefix = "+"
    let other = try #require(numbers.copy() as? _NumberFormatter)
    #expect(other.string(from: 1234.5) == numbers.string(from: 1234.5))
    numbers.positivePrefix = "-"
    #expect(other.positivePrefix == "+")
    let dates = _DateFormatter()
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = TimeZone(identifier: "UTC")
    dates.dateFormat = "yyyy 'of' MM"
    let otherDates = try #require(dates.copy() as? _DateFormatter)
    #expect(otherDates.string(from: Date(timeIntervalSince1970: 0)) == "1970 of 01")
    dates.dateFormat = nil
    dates.dateStyle = .long
    let styled = try #require(dates.copy() as? _DateFormatter)
    #expect(styled.string(from: Date(timeIntervalSince1970: 0)) == "January 1, 1970")
  }

  @Test(.documented("UITextView.textStorage: typed text with attributes of its own is in it"))
  func aStorageHasThem() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Stage.fresh().addSubview(view)
    _ = view.textStorage
    view.typingAttributes = red
    view.insertText("c")
    #expect(color(view.textStorage, at: 0) == .red)
  }

  @Test(.documented("UITextField.defaultTextAttributes: applied to the whole text; what is not set keeps its value"))
  func defaultsAreTheWholeTexts() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Stage.fresh().addSubview(field)
    field.text = "ab"
    field.defaultTextAttributes = [.kern: 4, .font: UIFont.systemFont(ofSize: 20)]
    #expect(field.font?.pointSize == 20 && field.textColor == .label)
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 4)
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 20)
    field.textColor = .blue
    #expect(color(field.attributedText, at: 0) == .blue)
  }

  @Test(.documented("UITextField.typingAttributes: nil unless the field is edited"))
  func aFieldHasThemWhileItIsEdited() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Stage.fresh().addSubview(field)
    field.typingAttributes = red
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    field.typingAttributes = red
    field.insertText("a")
    #expect(color(field.attributedText, at: 0) == .red)
    field.attributedText = NSAttributedString(string: "cd", attributes: red)
    field.insertText("e")
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
  }

  @Test(.documented("UIPickerView: a data source may ask for the chosen row while it is asked"))
  func aWheelMayDependOnAnother() {
    final class Places: NSObject, UIPickerViewDataSource {
      let towns = [["Paris", "Lyon", "Nice"], ["Rome"]]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? towns.count : towns[pickerView.selectedRow(inComponent: 0)].count
      }
    }
    let (picker, places) = (UIPickerView(), Places())
    picker.dataSource = places
    picker.selectRow(2, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 0)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test(.documented("UIResponderStandardEditActions: sent to the first responder"))
  func anActionOfTheEditMenuReachesTheFieldThatIsEdited() {
    let (field, button) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UIButton(type: .system))
    let stage = Stage.fresh()
    stage.addSubview(field)
    stage.addSubview(button)
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(Selector("selectAll:"), to: nil, from: button, for: nil))
    #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: button, for: nil))
    #expect(UIPasteboard.general.string == "abc")
    #expect(!button.canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test(.documented("UIButton, init(frame:primaryAction:): with the title and image of the action"))
  func aButtonShowsItsAction() {
    let action = UIAction(title: "Go", image: UIImage(systemName: "star")) { _ in }
    let button = UIButton(frame: .zero, primaryAction: action)
    #expect(button.title(for: .normal) == "Go" && button.image(for: .normal) != nil)
  }

  @Test(.observed("a navigation controller's tab is named by its root"))
  func aNavigationControllerHasTheTabOfItsRoot() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    #expect(navigation.tabBarItem.title == "Own" && root.tabBarItem.title == "Home")
  }

  /// `font` of a subclass that sets the attributed text, which takes its font from there.
  @Test func noPropertyOfAFieldIsSetThroughAnotherOne() {
    final class Field: UITextField {
      override var font: UIFont? {
        didSet { attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)]) }
      }
    }
    final class View: UITextView {
      override var textColor: UIColor? {
        didSet { attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]) }
      }
    }
    let (field, view) = (Field(), View())
    field.font = .systemFont(ofSize: 12)
    view.textColor = .blue
    #expect(field.font?.pointSize == 9 && view.textColor == .red)
  }

  @Test(.documented("UILabel.font: without one, the system's of 17 points"))
  func aLabelWithoutAFontHasTheUsualOne() {
    let label = UILabel()
    label.text = "a"
    label.font = nil
    label.textColor = nil
    label.sizeToFit()
    #expect(label.font.pointSize == 17 && label.textColor == .label && label.frame.height > 10)
  }

  @Test(.documented("UIPickerView.delegate: asked where there is no data source"))
  func aPickerAsksItsDelegateForWantOfADataSource() {
    final class Both: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let (picker, both) = (UIPickerView(), Both())
    picker.delegate = both
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
  }

  @Test(.documented("NSValue and CGGeometry: numbers in parentheses"))
  func sizesAreWrittenAsNumbers() {
    #expect(
      "\(CGSize(width: 2, height: 3))" == "(2.0, 3.0)"
        && "\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }

  @Test(.documented("CALayer.sublayers: setting it replaces them"))
  func sublayersCanBeReplaced() {
    let (layer, old, new) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(old)
    layer.sublayers = [new]
    #expect(old.superlayer == nil && new.superlayer === layer)
    layer.sublayers?.removeAll()
    #expect(new.superlayer == nil && layer.sublayers == nil)
    layer.addSublayer(old)
    layer.insertSublayer(new, at: 0)
    #expect(layer.sublayers?.first === new && layer.sublayers?.count == 2)
  }
}

@MainActor
@Suite(.freshApp) struct AccessoryHeightTests {
  final class Bar: UIView {
    let text = UITextView()
    var ownHeight: CGFloat = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        text.leadingAnchor.constraint(equalTo: leadingAnchor), text.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
  }

  @Test(.observed("an accessory view with a flexible height is as high as its content, and grows with it"))
  func aBarGrowsWithItsText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    Stage.fresh().addSubview(field)
    let bar = Bar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    let keyboard = AppState.current.keyboard
    keyboard.layOut()
    let low = bar.frame.height
    #expect(low > 20)
    let top = keyboard.frame?.minY ?? 0
    bar.text.text = "a\nb\nc"
    bar.text.layoutIfNeeded()
    keyboard.layOut()
    #expect(bar.frame.height > low + 20)
    #expect((keyboard.frame?.minY ?? 0) < top - 20)
  }

  @Test(.observed("a toolbar without a size stays without one"))
  func aToolbarWithoutASizeHasNone() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    Stage.fresh().addSubview(field)
    let bar = UIToolbar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    AppState.current.keyboard.layOut()
    #expect(bar.frame.height == UIToolbar().frame.height)
  }

  @Test(.observed("a bar that an interface file has drawn keeps its height, whatever stands below it"))
  func aBarOfAFileKeepsItsHeight() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    Stage.fresh().addSubview(field)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(bar.frame.height == 44)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    field.reloadInputViews()
    #expect(bar.frame.height == 44)
  }

  @Test(.documented("DateFormatter, doesRelativeDateFormatting: a day near the present one has a name"))
  func aNearDayHasAName() {
    let dates = _DateFormatter()
    (dates.dateStyle, dates.doesRelativeDateFormatting) = (.medium, true)
    let now = _VirtualTime.date
    #expect([-86400.0, 0, 86400].map { dates.string(from: now + $0) } == ["Yesterday", "Today", "Tomorrow"])
    let far = dates.string(from: now + 10 * 86400)
    dates.timeStyle = .short
    #expect(dates.string(from: now).hasPrefix("Today at "))
    (dates.timeStyle, dates.doesRelativeDateFormatting) = (.none, false)
    #expect(far == dates.string(from: now + 10 * 86400) && !dates.string(from: now).contains("Today"))
  }

  @Test(.documented("UIAccessibility: what is hidden is no part of a cell's label"))
  func aCellIsCalledByWhatIsSeenInIt() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let labels = ["a", "b", "c"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    for label in labels { cell.contentView.addSubview(label) }
    labels[1].isHidden = true
    labels[2].alpha = 0
    #expect(ScreenObserver.label(of: cell) == "a")
  }

  @Test(.documented("NumberFormatter.RoundingMode: down is towards zero, up away from it; halves go as the mode says"))
  func aNumberIsRoundedAsTheModeSays() {
    let numbers = _NumberFormatter()
    numbers.numberStyle = .decimal
    (numbers.minimumFractionDigits, numbers.maximumFractionDigits) = (2, 2)
    let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
    let texts = modes.map { mode in
      numbers.roundingMode = mode
      return [1.239, -1.239, 0.125, 0.135].map { numbers.string(from: NSNumber(value: $0)) ?? "" }.joined(
        separator: " ")
    }
    #expect(
      texts == [
        "1.24 -1.23 0.13 0.14", "1.23 -1.24 0.12 0.13", "1.23 -1.23 0.12 0.13", "1.24 -1.24 0.13 0.14",
        "1.24 -1.24 0.12 0.14", "1.24 -1.24 0.12 0.13", "1.24 -1.24 0.13 0.14",
      ])
    numbers.roundingMode = .down
    let shortened = [1.999, -1.999, 0.29, 4.359].map { numbers.string(from: NSNumber(value: $0)) }
    #expect(shortened == ["1.99", "-1.99", "0.29", "4.35"])
    #expect(numbers.string(from: NSDecimalNumber(string: "1.99")) == "1.99")
  }
}
