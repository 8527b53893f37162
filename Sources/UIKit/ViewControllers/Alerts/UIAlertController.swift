import Foundation

/// A question or a message in front of everything else, with buttons and, in an alert, text fields.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
    @available(*, unavailable) case _other
  }

  open private(set) var preferredStyle: Style = .actionSheet
  open var message: String? { didSet { card?.show(title: title, message: message) } }
  open override var title: String? { didSet { card?.show(title: title, message: message) } }
  open private(set) var actions: [UIAlertAction] = []
  open var textFields: [UITextField]? { assignedTextFields }
  private var assignedTextFields: [UITextField]?
  /// The button that stands out, and that Return presses on a hardware keyboard.
  open var preferredAction: UIAlertAction?  // Stored only.
  private var card: AlertCard? { (viewIfLoaded as? AlertBackdrop)?.card }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalTransitionStyle = .crossDissolve
  }

  /// [O] A second cancel button ends the app.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      _raiseInconsistency("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    card?.add(button(for: action), of: action)
  }

  /// [A] Only alerts have text fields. [O] The closure runs at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      _raiseInconsistency("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
    configurationHandler?(field)
    assignedTextFields = (assignedTextFields ?? []) + [field]
    card?.add(field)
  }

  open override func loadView() {
    let card = AlertCard(isSheet: preferredStyle == .actionSheet)
    card.show(title: title, message: message)
    for field in textFields ?? [] { card.add(field) }
    for action in actions { card.add(button(for: action), of: action) }
    view = AlertBackdrop(card, frame: UIScreen.main.bounds)
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    action.button = button
    button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    return button
  }

  /// [A] Any button dismisses the alert. [O] The action's closure runs when it has gone.
  private func choose(_ action: UIAlertAction) {
    guard let presentingViewController else { return action.run() }
    presentingViewController.dismiss(animated: true) { action.run() }
  }

  func cancelSheet() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  /// [O] The first text field of an alert is ready for typing.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
}
