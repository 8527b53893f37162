internal import AppProtocol
internal import Foundation
internal import UIKit

/// Reads the screen as accessibility does.
@MainActor
final class ScreenObserver {
  /// Of the elements of the last screen, by which the next event names them: `the button "Put"`.
  private var names: [String] = []
  /// The mark of the last screen's first element; each view of it bears the mark of its own element. Weak references would do as well, and
  /// make each call of a view's methods slower for the rest of its life.
  private var firstMark = 0
  /// What had moved before the last observation; `nil` before the first one.
  private var knownChanges: Int?

  var empty: Screen { Screen(size: Size(UIScreen.main.bounds.size)) }

  func reset() {
    names = []
    firstMark = AppState.current.elementMarks
  }

  /// The view of an element of the last screen; `nil` when neither a window nor the keyboard has it any more.
  func view(_ element: ElementID) -> UIView? {
    guard names.indices.contains(element.number) else { return nil }
    let roots = UIApplication.shared.windows + [AppState.current.keyboard.host].compactMap(\.self)
    return roots.lazy.compactMap { [mark = firstMark + element.number] in Self.view(markedAs: mark, in: $0) }.first
  }

  private static func view(markedAs mark: Int, in view: UIView) -> UIView? {
    view._elementMark == mark ? view : view.subviews.lazy.compactMap { self.view(markedAs: mark, in: $0) }.first
  }

  /// An element of the last screen in a user's words: `the button "Put"`.
  func name(_ element: ElementID) -> String {
    names.indices.contains(element.number) ? names[element.number] : "the element \(element.number)"
  }

  func observe() -> Screen {
    reset()
    defer { knownChanges = AppState.current.animations.changeCount }
    var screen = empty
    guard UIApplication.shared.applicationState != .background else { return screen }
    for window in UIApplication.shared.windows where !window.isHidden {
      screen.elements += elements(among: window.subviews)
    }
    screen.keyboard = keyboard()
    screen.animations = AppState.current.animations.records.map {
      Animation(duration: $0.duration.finite, delay: $0.delay.finite, options: $0.options.rawValue)
    }
    return screen
  }

  // MARK: Elements

  /// [A] accessibilityViewIsModal: of views beside one another, one may be all that there is.
  private func elements(among views: [UIView]) -> [Element] {
    let modal = views.last { $0.accessibilityViewIsModal && Self.isShown($0) }
    return modal.map(elements) ?? views.flatMap(elements)
  }

  private static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
  }

  private func elements(_ view: UIView) -> [Element] {
    guard Self.isShown(view) else { return [] }
    // The parts of a cell that hold its content are no elements of their own.
    if let cell = view.superview as? UITableViewCell, view === cell.contentView {
      return elements(among: view.subviews)
    }
    if let cell = view.superview as? UICollectionViewCell, view === cell.contentView {
      return elements(among: view.subviews)
    }
    return [element(view)]
  }

  private func element(_ view: UIView) -> Element {
    let type = Self.type(of: view)
    let id = ElementID(names.count)
    view._elementMark = AppState.current.nextElementMark()
    names.append(Self.describe(view))
    let table = view.superview as? UITableView
    let supplement = table?.section(ofSupplement: view)
    let item = (view as? UICollectionViewCell).flatMap { ($0.superview as? UICollectionView)?.indexPath(for: $0) }
    let path = (view as? UITableViewCell).flatMap { table?.indexPath(for: $0) } ?? item
    return Element(
      id: id, type: type, identifier: Self.identifier(of: view), label: Self.label(of: view),
      value: Self.value(of: view), placeholder: (view as? UITextField)?.placeholder ?? "",
      frame: Rect(view.convert(view.bounds, to: nil), in: view.window),
      isEnabled: Self.isEnabled(view), isSelected: Self.isSelected(view),
      hasFocus: view.isFirstResponder, isHittable: HitTest.isHittable(view),
      scroll: (view as? UIScrollView).map(ScrollState.init),
      sections: (view as? UITableView).map(Self.sections),
      section: path?.section ?? supplement?.section, row: path?.row,
      hasCheckmark: (view as? UITableViewCell).map { $0.accessoryType == .checkmark },
      hasBoldTitle: (view as? BarButton)?.hasBoldTitle, symbol: Self.symbol(of: view), movement: movement(of: view),
      children: children(view, type))
  }

  /// [O] XCUITest goes by what VoiceOver would say: the traits that an app adds count as the control's own state does.
  private static func isEnabled(_ view: UIView) -> Bool {
    let own = (view as? UIControl)?.isEnabled ?? (view as? UILabel)?.isEnabled ?? true
    return own && !view.accessibilityTraits.contains(.notEnabled)
  }
  private static func isSelected(_ view: UIView) -> Bool {
    let own =
      (view as? UIControl)?.isSelected ?? (view as? UITableViewCell)?.isSelected
      ?? (view as? UICollectionViewCell)?.isSelected ?? false
    return own || view.accessibilityTraits.contains(.selected)
  }
  /// [O] What a view is that has no type of its own, or a label or picture that is used as something else.
  private static func type(byTraitsOf view: UIView) -> ElementType? {
    guard view.isAccessibilityElement || view is UILabel else { return nil }
    let traits = view.accessibilityTraits
    return traits.contains(.button) ? .button : traits.contains(.image) ? .image : nil
  }

  private func children(_ view: UIView, _ type: ElementType) -> [Element] {
    switch type {
    case .button where !(view is UIButton): elements(among: view.subviews)
    case .button, .staticText, .switch: []
    // A button at a side, such as the eye that shows a password; a label in an empty text view.
    case .textField, .secureTextField, .textView: elements(among: view.subviews)
    case .sectionHeader, .sectionFooter: Self.title(ofSupplement: view) != nil ? [] : elements(among: view.subviews)
    case .table: view.subviews.sorted { $0.frame.minY < $1.frame.minY }.flatMap(elements)
    default: (view as? UICollectionView)?.subviewsInOrder.flatMap(elements) ?? elements(among: view.subviews)
    }
  }

  private func movement(of view: UIView) -> Movement? {
    guard let knownChanges, let motion = view.motionOnScreen, motion.number > knownChanges else { return nil }
    guard let animation = motion.animation else { return .jump }
    return .glide(
      seconds: animation.duration.finite, curve: animation.options.curve,
      after: (animation.delay + lateness(of: motion)).finite)
  }

  /// Seconds behind the keyboard, where that has moved with the same event: what waits for the keyboard to arrive does not travel with it.
  private func lateness(of motion: Motion) -> Double {
    guard let knownChanges, let keyboard = AppState.current.keyboard.motion, keyboard.number > knownChanges else {
      return 0
    }
    return max(0, motion.time - keyboard.time)
  }

  private static func symbol(of view: UIView) -> BarSymbol? {
    if view is BackButton { return .back }
    return switch (view as? BarButton)?.shownSystemItem {
    case .add: .add
    case .close, .stop: .close
    case .search: .search
    case .play: .play
    case .pause: .pause
    default: nil
    }
  }

  static func type(of view: UIView) -> ElementType {
    if let table = view.superview as? UITableView, let supplement = table.section(ofSupplement: view) {
      return supplement.isHeader ? .sectionHeader : .sectionFooter
    }
    return type(byClassOf: view)
  }

  private static func type(byClassOf view: UIView) -> ElementType {
    switch view {
    case is UIWindow: .window
    case is UIButton: .button
    case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
    case is UISwitch: .switch
    case is UILabel: type(byTraitsOf: view) ?? .staticText
    case is UIImageView: type(byTraitsOf: view) ?? .image
    case is UIToolbar: .toolbar
    case let card as AlertCard: card.isSheet ? .sheet : .alert
    case is UISegmentedControl: .segmentedControl
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView: .activityIndicator
    case is UIPickerView: .picker
    case is PickerWheel: .pickerWheel
    case is UIDatePicker: .datePicker
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UIPageControl: .pageIndicator
    case is UINavigationBar: .navigationBar
    case is UITableView: .table
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UITextView: .textView
    case is UIScrollView: .scrollView
    default: type(byTraitsOf: view) ?? .other
    }
  }

  /// XCUITest's identifier of a navigation bar is its title.
  private static func identifier(of view: UIView) -> String {
    view.accessibilityIdentifier ?? (view as? UINavigationBar)?.topItem?.title ?? ""
  }

  static func label(of view: UIView) -> String {
    if let label = view.accessibilityLabel { return label }
    return switch view {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.shownTitle ?? ""
    case let cell as UITableViewCell: texts(in: cell.contentView)
    case let cell as UICollectionViewCell: texts(in: cell.contentView)
    case let header as UITableViewHeaderFooterView: title(ofSupplement: header) ?? ""
    default: ""
    }
  }

  /// The sections of a table. One whose header is a view of the app's is called by the texts in that, as far as it is on the screen.
  private static func sections(of table: UITableView) -> [TableSection] {
    var sections = table.outline.map { TableSection(header: $0.header, footer: $0.footer, rowCount: $0.rowCount) }
    for view in table.subviews where title(ofSupplement: view) == nil {
      guard let place = table.section(ofSupplement: view), sections.indices.contains(place.section) else { continue }
      let path = place.isHeader ? \TableSection.header : \TableSection.footer
      sections[place.section][keyPath: path] = texts(in: view)
    }
    return sections
  }

  /// What the data source calls the header or footer; `nil` for one that the app has made.
  private static func title(ofSupplement view: UIView) -> String? {
    guard let header = view as? UITableViewHeaderFooterView, header.isMadeByTable else { return nil }
    return header.textLabel?.text
  }

  private static func texts(in view: UIView) -> String {
    shownTexts(in: view).joined(separator: ", ")
  }

  private static func shownTexts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own.filter { !$0.isEmpty } + view.subviews.flatMap(shownTexts)
  }

  private static func value(of view: UIView) -> String {
    switch view {
    case let field as UITextField: field.shownText
    case let view as UITextView: view.text
    case let toggle as UISwitch: toggle.isOn ? "1" : "0"
    case let bar as UIProgressView: "\(Int((bar.progress * 100).rounded()))%"
    case let wheel as PickerWheel: wheel.chosenTitle
    // [O] Of its way; [O] "page 1 of 3".
    case let slider as UISlider: "\(Int((slider.normalizedPosition * 100).rounded()))%"
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let wheel as UIActivityIndicatorView: wheel.isAnimating ? "1" : "0"
    default: view.accessibilityValue ?? ""
    }
  }

  /// `the button "Put"`, `the text field "item"`, `the table`.
  static func describe(_ view: UIView) -> String {
    let name = [view.accessibilityIdentifier ?? "", label(of: view)].first { !$0.isEmpty }
    let shown = view is UIButton && !label(of: view).isEmpty ? label(of: view) : name
    return "the \(kind(of: view))" + (shown.map { " \"\($0)\"" } ?? "")
  }

  private static func kind(of view: UIView) -> String {
    switch type(of: view) {
    case .other: "view"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .staticText: "label"
    case .sectionHeader: "section header"
    case .sectionFooter: "section footer"
    case .scrollView: "scroll view"
    case .sheet: "action sheet"
    case .segmentedControl: "segmented control"
    case .progressIndicator: "progress bar"
    case .activityIndicator: "activity indicator"
    case .datePicker: "date picker"
    case .pickerWheel: "wheel"
    case .pageIndicator: "page indicator"
    case .textView: "text view"
    case .navigationBar: "navigation bar"
    case let type: type.rawValue
    }
  }

  // MARK: Keyboard

  private func keyboard() -> Keyboard? {
    guard let frame = AppState.current.keyboard.frame else { return nil }
    let receiver = AppState.current.keyboard.receiver
    return Keyboard(
      frame: Rect(frame), hasKeys: AppState.current.keyboard.hasKeys,
      returnKey: AppState.current.keyboard.hasReturnKey ? Self.name(of: receiver?.returnKeyType ?? .default) : "",
      isReturnKeyEnabled: AppState.current.keyboard.isReturnKeyEnabled,
      type: "\(receiver?.keyboardType ?? .default)",
      accessory: AppState.current.keyboard.host?.subviews.flatMap(elements) ?? [])
  }

  /// What is written on the Return key.
  private static func name(of key: UIReturnKeyType) -> String {
    switch key {
    case .default: "Return"
    case .emergencyCall: "Emergency Call"
    default: "\(key)".capitalized
    }
  }
}
