import Foundation

/// Properties of UIKit's that code sets and reads by their names, `label.setValue(UIColor.red, forKey: "textColor")`. A name is that of
/// the property in Objective-C: `hidden`, not `isHidden`.
enum _UIKitProperties {
  /// By the class that declares them.
  static let byClass = Dictionary(grouping: all, by: \.owner).mapValues { $0.map(\.outlet) }

  private struct Property {
    var owner: ObjectIdentifier
    var outlet: _Outlet
  }

  private static let all: [Property] = [
    property("backgroundColor", UIView.self, { $0.backgroundColor }) { $0.backgroundColor = $1 },
    property("alpha", UIView.self, { $0.alpha }) { $0.alpha = $1 },
    property("hidden", UIView.self, { $0.isHidden }) { $0.isHidden = $1 },
    property("tag", UIView.self, { $0.tag }) { $0.tag = $1 },
    property("frame", UIView.self, { $0.frame }) { $0.frame = $1 },
    property("bounds", UIView.self, { $0.bounds }) { $0.bounds = $1 },
    property("center", UIView.self, { $0.center }) { $0.center = $1 },
    property("tintColor", UIView.self, { $0.tintColor }) { $0.tintColor = $1 },
    property(
      "userInteractionEnabled", UIView.self, { $0.isUserInteractionEnabled }
    ) { $0.isUserInteractionEnabled = $1 },
    property("clipsToBounds", UIView.self, { $0.clipsToBounds }) { $0.clipsToBounds = $1 },
    property("opaque", UIView.self, { $0.isOpaque }) { $0.isOpaque = $1 },
    choice("contentMode", UIView.self, { $0.contentMode }) { $0.contentMode = $1 },
    property(
      "accessibilityIdentifier", UIView.self, { $0.accessibilityIdentifier }
    ) { $0.accessibilityIdentifier = $1 },
    property("accessibilityLabel", UIView.self, { $0.accessibilityLabel }) { $0.accessibilityLabel = $1 },
    constant("layer", UIView.self) { $0.layer },
    constant("superview", UIView.self) { $0.superview },
    constant("subviews", UIView.self) { $0.subviews },
    property("cornerRadius", CALayer.self, { $0.cornerRadius }) { $0.cornerRadius = $1 },
    property("borderWidth", CALayer.self, { $0.borderWidth }) { $0.borderWidth = $1 },
    property("masksToBounds", CALayer.self, { $0.masksToBounds }) { $0.masksToBounds = $1 },
    property("opacity", CALayer.self, { $0.opacity }) { $0.opacity = $1 },
    property("hidden", CALayer.self, { $0.isHidden }) { $0.isHidden = $1 },
    property("shadowOpacity", CALayer.self, { $0.shadowOpacity }) { $0.shadowOpacity = $1 },
    property("shadowRadius", CALayer.self, { $0.shadowRadius }) { $0.shadowRadius = $1 },
    property("shadowOffset", CALayer.self, { $0.shadowOffset }) { $0.shadowOffset = $1 },
    property("frame", CALayer.self, { $0.frame }) { $0.frame = $1 },
    property("bounds", CALayer.self, { $0.bounds }) { $0.bounds = $1 },
    property("position", CALayer.self, { $0.position }) { $0.position = $1 },
    property("name", CALayer.self, { $0.name }) { $0.name = $1 },
    property("enabled", UIControl.self, { $0.isEnabled }) { $0.isEnabled = $1 },
    property("selected", UIControl.self, { $0.isSelected }) { $0.isSelected = $1 },
    property("highlighted", UIControl.self, { $0.isHighlighted }) { $0.isHighlighted = $1 },
    constant("titleLabel", UIButton.self) { $0.titleLabel },
    constant("imageView", UIButton.self) { $0.imageView },
    property("text", UILabel.self, { $0.text }) { $0.text = $1 },
    property("textColor", UILabel.self, { $0.textColor }) { $0.textColor = $1 },
    property("font", UILabel.self, { $0.font }) { $0.font = $1 },
    choice("textAlignment", UILabel.self, { $0.textAlignment }) { $0.textAlignment = $1 },
    property("numberOfLines", UILabel.self, { $0.numberOfLines }) { $0.numberOfLines = $1 },
    property("attributedText", UILabel.self, { $0.attributedText }) { $0.attributedText = $1 },
    property(
      "adjustsFontSizeToFitWidth", UILabel.self, { $0.adjustsFontSizeToFitWidth }
    ) { $0.adjustsFontSizeToFitWidth = $1 },
    property("text", UITextField.self, { $0.text }) { $0.text = $1 },
    property("placeholder", UITextField.self, { $0.placeholder }) { $0.placeholder = $1 },
    property("textColor", UITextField.self, { $0.textColor }) { $0.textColor = $1 },
    property("font", UITextField.self, { $0.font }) { $0.font = $1 },
    choice("textAlignment", UITextField.self, { $0.textAlignment }) { $0.textAlignment = $1 },
    property("secureTextEntry", UITextField.self, { $0.isSecureTextEntry }) { $0.isSecureTextEntry = $1 },
    choice("keyboardType", UITextField.self, { $0.keyboardType }) { $0.keyboardType = $1 },
    choice("returnKeyType", UITextField.self, { $0.returnKeyType }) { $0.returnKeyType = $1 },
    choice("borderStyle", UITextField.self, { $0.borderStyle }) { $0.borderStyle = $1 },
    property("attributedText", UITextField.self, { $0.attributedText }) { $0.attributedText = $1 },
    property("attributedPlaceholder", UITextField.self, { $0.attributedPlaceholder }) { $0.attributedPlaceholder = $1 },
    property("leftView", UITextField.self, { $0.leftView }) { $0.leftView = $1 },
    property("rightView", UITextField.self, { $0.rightView }) { $0.rightView = $1 },
    property("inputView", UITextField.self, { $0.inputView }) { $0.inputView = $1 },
    property("inputAccessoryView", UITextField.self, { $0.inputAccessoryView }) { $0.inputAccessoryView = $1 },
    property(
      "enablesReturnKeyAutomatically", UITextField.self, { $0.enablesReturnKeyAutomatically }
    ) { $0.enablesReturnKeyAutomatically = $1 },
    property("text", UITextView.self, { $0.text }) { $0.text = $1 },
    property("textColor", UITextView.self, { $0.textColor }) { $0.textColor = $1 },
    property("font", UITextView.self, { $0.font }) { $0.font = $1 },
    choice("textAlignment", UITextView.self, { $0.textAlignment }) { $0.textAlignment = $1 },
    property("editable", UITextView.self, { $0.isEditable }) { $0.isEditable = $1 },
    property("selectable", UITextView.self, { $0.isSelectable }) { $0.isSelectable = $1 },
    property("attributedText", UITextView.self, { $0.attributedText }) { $0.attributedText = $1 },
    choice("keyboardType", UITextView.self, { $0.keyboardType }) { $0.keyboardType = $1 },
    choice("returnKeyType", UITextView.self, { $0.returnKeyType }) { $0.returnKeyType = $1 },
    property("inputView", UITextView.self, { $0.inputView }) { $0.inputView = $1 },
    property("inputAccessoryView", UITextView.self, { $0.inputAccessoryView }) { $0.inputAccessoryView = $1 },
    property("image", UIImageView.self, { $0.image }) { $0.image = $1 },
    property("on", UISwitch.self, { $0.isOn }) { $0.isOn = $1 },
    property("onTintColor", UISwitch.self, { $0.onTintColor }) { $0.onTintColor = $1 },
    property("value", UISlider.self, { $0.value }) { $0.value = $1 },
    property("minimumValue", UISlider.self, { $0.minimumValue }) { $0.minimumValue = $1 },
    property("maximumValue", UISlider.self, { $0.maximumValue }) { $0.maximumValue = $1 },
    property("value", UIStepper.self, { $0.value }) { $0.value = $1 },
    property("minimumValue", UIStepper.self, { $0.minimumValue }) { $0.minimumValue = $1 },
    property("maximumValue", UIStepper.self, { $0.maximumValue }) { $0.maximumValue = $1 },
    property("stepValue", UIStepper.self, { $0.stepValue }) { $0.stepValue = $1 },
    property("progress", UIProgressView.self, { $0.progress }) { $0.progress = $1 },
    property(
      "selectedSegmentIndex", UISegmentedControl.self, { $0.selectedSegmentIndex }
    ) { $0.selectedSegmentIndex = $1 },
    property("numberOfPages", UIPageControl.self, { $0.numberOfPages }) { $0.numberOfPages = $1 },
    property("currentPage", UIPageControl.self, { $0.currentPage }) { $0.currentPage = $1 },
    property("contentOffset", UIScrollView.self, { $0.contentOffset }) { $0.contentOffset = $1 },
    property("contentSize", UIScrollView.self, { $0.contentSize }) { $0.contentSize = $1 },
    property("scrollEnabled", UIScrollView.self, { $0.isScrollEnabled }) { $0.isScrollEnabled = $1 },
    property("pagingEnabled", UIScrollView.self, { $0.isPagingEnabled }) { $0.isPagingEnabled = $1 },
    choice("axis", UIStackView.self, { $0.axis }) { $0.axis = $1 },
    property("spacing", UIStackView.self, { $0.spacing }) { $0.spacing = $1 },
    constant("arrangedSubviews", UIStackView.self) { $0.arrangedSubviews },
    property("rowHeight", UITableView.self, { $0.rowHeight }) { $0.rowHeight = $1 },
    property("delegate", UITableView.self, { $0.delegate }) { $0.delegate = $1 },
    property("dataSource", UITableView.self, { $0.dataSource }) { $0.dataSource = $1 },
    property("tableHeaderView", UITableView.self, { $0.tableHeaderView }) { $0.tableHeaderView = $1 },
    property("tableFooterView", UITableView.self, { $0.tableFooterView }) { $0.tableFooterView = $1 },
    constant("textLabel", UITableViewCell.self) { $0.textLabel },
    constant("detailTextLabel", UITableViewCell.self) { $0.detailTextLabel },
    constant("imageView", UITableViewCell.self) { $0.imageView },
    choice("accessoryType", UITableViewCell.self, { $0.accessoryType }) { $0.accessoryType = $1 },
    property("accessoryView", UITableViewCell.self, { $0.accessoryView }) { $0.accessoryView = $1 },
    choice("selectionStyle", UITableViewCell.self, { $0.selectionStyle }) { $0.selectionStyle = $1 },
    property("text", UISearchBar.self, { $0.text }) { $0.text = $1 },
    property("placeholder", UISearchBar.self, { $0.placeholder }) { $0.placeholder = $1 },
    property("delegate", UISearchBar.self, { $0.delegate }) { $0.delegate = $1 },
    property("barTintColor", UINavigationBar.self, { $0.barTintColor }) { $0.barTintColor = $1 },
    property("barTintColor", UIToolbar.self, { $0.barTintColor }) { $0.barTintColor = $1 },
    property("barTintColor", UITabBar.self, { $0.barTintColor }) { $0.barTintColor = $1 },
    property("barTintColor", UISearchBar.self, { $0.barTintColor }) { $0.barTintColor = $1 },
    property("scrollEdgeAppearance", UINavigationBar.self, { $0.scrollEdgeAppearance }) {
      $0.scrollEdgeAppearance = $1
    },
    property("scrollEdgeAppearance", UIToolbar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 },
    property("scrollEdgeAppearance", UITabBar.self, { $0.scrollEdgeAppearance }) { $0.scrollEdgeAppearance = $1 },
    property("unselectedItemTintColor", UITabBar.self, { $0.unselectedItemTintColor }) {
      $0.unselectedItemTintColor = $1
    },
    property("thumbTintColor", UISwitch.self, { $0.thumbTintColor }) { $0.thumbTintColor = $1 },
    property("minimumTrackTintColor", UISlider.self, { $0.minimumTrackTintColor }) { $0.minimumTrackTintColor = $1 },
    property("maximumTrackTintColor", UISlider.self, { $0.maximumTrackTintColor }) { $0.maximumTrackTintColor = $1 },
    property("progressTintColor", UIProgressView.self, { $0.progressTintColor }) { $0.progressTintColor = $1 },
    property("trackTintColor", UIProgressView.self, { $0.trackTintColor }) { $0.trackTintColor = $1 },
    property("pageIndicatorTintColor", UIPageControl.self, { $0.pageIndicatorTintColor }) {
      $0.pageIndicatorTintColor = $1
    },
    property("currentPageIndicatorTintColor", UIPageControl.self, { $0.currentPageIndicatorTintColor }) {
      $0.currentPageIndicatorTintColor = $1
    },
    property("selectedSegmentTintColor", UISegmentedControl.self, { $0.selectedSegmentTintColor }) {
      $0.selectedSegmentTintColor = $1
    },
    property("separatorColor", UITableView.self, { $0.separatorColor }) { $0.separatorColor = $1 },
    property("view", UIViewController.self, { $0.view }) { $0.view = $1 },
    property("title", UIViewController.self, { $0.title }) { $0.title = $1 },
    constant("navigationItem", UIViewController.self) { $0.navigationItem },
    constant("navigationController", UIViewController.self) { $0.navigationController },
    property("title", UINavigationItem.self, { $0.title }) { $0.title = $1 },
    property("prompt", UINavigationItem.self, { $0.prompt }) { $0.prompt = $1 },
    property("titleView", UINavigationItem.self, { $0.titleView }) { $0.titleView = $1 },
    property("title", UIBarItem.self, { $0.title }) { $0.title = $1 },
    property("enabled", UIBarItem.self, { $0.isEnabled }) { $0.isEnabled = $1 },
    property("image", UIBarItem.self, { $0.image }) { $0.image = $1 },
    property("tag", UIBarItem.self, { $0.tag }) { $0.tag = $1 },
  ]

  // MARK: Kinds

  private static func property<Owner: AnyObject, Value>(
    _ key: String, _ type: Owner.Type, _ get: @escaping @MainActor @Sendable (Owner) -> Value,
    _ set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) -> Property {
    let outlet = _Outlet(key, get: { ($0 as? Owner).flatMap { _ObjectiveC.object(get($0)) } }) { receiver, value in
      guard let owner = receiver as? Owner else { return }
      guard let value = _ObjectiveC.property(value, as: Value.self) else { refuse(value, key, type) }
      set(owner, value)
    }
    return Property(owner: ObjectIdentifier(type), outlet: outlet)
  }

  /// Of an enumeration: its number.
  private static func choice<Owner: AnyObject, Value: RawRepresentable>(
    _ key: String, _ type: Owner.Type, _ get: @escaping @MainActor @Sendable (Owner) -> Value,
    _ set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) -> Property where Value.RawValue == Int {
    property(key, type, { get($0).rawValue }) { owner, number in
      guard let value = Value(rawValue: number) else { refuse(number, key, type) }
      set(owner, value)
    }
  }

  /// What can only be read.
  private static func constant<Owner: AnyObject, Value>(
    _ key: String, _ type: Owner.Type, _ get: @escaping @MainActor @Sendable (Owner) -> Value
  ) -> Property {
    let outlet = _Outlet(key, get: { ($0 as? Owner).flatMap { _ObjectiveC.object(get($0)) } }) { _, value in
      refuse(value, key, type)
    }
    return Property(owner: ObjectIdentifier(type), outlet: outlet)
  }

  private static func refuse<Owner: AnyObject>(_ value: Any?, _ key: String, _ type: Owner.Type) -> Never {
    let kind = value.map { "a value of the type \(Swift.type(of: $0))" } ?? "nil"
    _unsupported("setValue(_:forKey:) with \(kind) for the key '\(key)' of \(_ObjectiveC.className(type))")
  }
}
