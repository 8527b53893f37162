import Foundation

/// The box of an alert or action sheet: title, message, text fields, buttons.
///
/// [?] Sizes in points. [O] Two buttons of an alert stand side by side with Cancel first; more of them, and those of a
/// sheet, stand one above the other with Cancel last.
@MainActor
package final class AlertCard: UIView {
  package let isSheet: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [(button: UIButton, isCancel: Bool)] = []

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    addSubview(titleLabel)
    addSubview(messageLabel)
  }
  package required init?(coder: NSCoder) { nil }

  func show(title: String?, message: String?) {
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.isHidden = (title ?? "").isEmpty
    messageLabel.isHidden = (message ?? "").isEmpty
    accessibilityLabel = title
    superview?.setNeedsLayout()
  }

  func add(_ field: UITextField) {
    fields.append(field)
    addSubview(field)
    superview?.setNeedsLayout()
  }

  func add(_ button: UIButton, of action: UIAlertAction) {
    buttons.append((button, action.style == .cancel))
    addSubview(button)
    superview?.setNeedsLayout()
  }

  private var standSideBySide: Bool { !isSheet && buttons.count == 2 }

  var height: CGFloat {
    let texts = [titleLabel, messageLabel].filter { !$0.isHidden }.count
    let rows = standSideBySide ? 1 : buttons.count
    return 32 + CGFloat(texts) * 22 + CGFloat(fields.count) * 34 + CGFloat(rows) * 44
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 16
    for label in [titleLabel, messageLabel] where !label.isHidden {
      label.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: 22)
      y += 22
    }
    for field in fields {
      field.frame = CGRect(x: 16, y: y + 2, width: bounds.width - 32, height: 30)
      y += 34
    }
    y += 16
    let ordered =
      standSideBySide
      ? buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel }
      : buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
    let width = standSideBySide ? bounds.width / 2 : bounds.width
    for (index, (button, _)) in ordered.enumerated() {
      let place = CGFloat(index)
      button.frame = CGRect(
        x: standSideBySide ? place * width : 0, y: standSideBySide ? y : y + place * 44, width: width, height: 44)
    }
  }
}

/// The dimmed background, which takes the touches beside the box. The box stays above the keyboard [O].
@MainActor
final class AlertBackdrop: UIView {
  let card: AlertCard
  private var observer: (any NSObjectProtocol)?

  init(_ card: AlertCard, frame: CGRect) {
    self.card = card
    super.init(frame: frame)
    addSubview(card)
  }
  required init?(coder: NSCoder) { nil }

  /// [O] A touch beside a sheet of a phone cancels it, where it has a Cancel button.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard card.isSheet, let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    (controller as? UIAlertController)?.cancelSheet()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    guard window != nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let floor = AppState.current.keyboard.frame?.minY ?? bounds.height
    let width = card.isSheet ? bounds.width - 16 : 270
    let height = card.height
    let y = card.isSheet ? bounds.height - height - 8 : max(0, (floor - height) / 2)
    card.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
    card.setNeedsLayout()
  }
}
