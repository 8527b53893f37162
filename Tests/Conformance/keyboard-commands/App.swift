import UIKit

/// A field that saves by itself while it may.
class DraftField: UITextField {
  var maySave = true
  var saved: () -> Void = {}

  @objc func saveDraft(_ sender: Any?) { saved() }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(saveDraft(_:)) ? maySave : super.canPerformAction(action, withSender: sender)
  }
}

/// What the keys of a keyboard could ask for, and who along the responder chain does it.
class ViewController: UIViewController {
  let draft = DraftField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
  let plain = UITextField(frame: CGRect(x: 195, y: 60, width: 160, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 60))

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Save", action: #selector(saveDraft(_:)), input: "s", modifierFlags: .command),
      UIKeyCommand(title: "Close", action: #selector(closeDraft(_:)), input: UIKeyCommand.inputEscape),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (part, name) in [(draft, "draft"), (plain, "plain"), (log, "log")] as [(UIView, String)] {
      part.accessibilityIdentifier = name
      (part as? UITextField)?.borderStyle = .roundedRect
      view.addSubview(part)
    }
    log.numberOfLines = 0
    draft.saved = { [unowned self] in log.text = "the field saves" }
    addButton("Commands", x: 20, y: 180) { $0.log.text = $0.describe($0.keyCommands ?? []) }
    addButton("States", x: 130, y: 180) { $0.log.text = $0.states() }
    addButton("Bare view", x: 240, y: 180) { $0.log.text = "commands: \(UIView().keyCommands?.count ?? 0)" }
    addButton("Send save", x: 20, y: 220) { $0.send(0) }
    addButton("Send close", x: 130, y: 220) { $0.send(1) }
    addButton("Send stray", x: 240, y: 220) {
      let taken = UIApplication.shared.sendAction(Selector(("stray:")), to: nil, from: $0, for: nil)
      $0.log.text = "taken: \(taken)"
    }
    addButton("Forbid", x: 20, y: 260) { $0.draft.maySave = false }
    addButton("Target", x: 130, y: 260) { $0.log.text = $0.targets() }
    addButton("Chain", x: 240, y: 260) { $0.log.text = $0.chain() }
    addButton("Can close", x: 20, y: 300) {
      let can = $0.canPerformAction(#selector(ViewController.closeDraft(_:)), withSender: nil)
      let stray = $0.canPerformAction(Selector(("stray:")), withSender: nil)
      $0.log.text = "close: \(can), stray: \(stray)"
    }
  }

  func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 105, height: 36)
    view.addSubview(button)
  }

  func describe(_ commands: [UIKeyCommand]) -> String {
    let lines = commands.map { command -> String in
      let key = command.input == UIKeyCommand.inputEscape ? "escape" : command.input ?? ""
      return "\(command.title): \(command.modifierFlags.contains(.command) ? "command " : "")\(key)"
    }
    return lines.joined(separator: ", ")
  }

  func states() -> String {
    guard let command = keyCommands?.first else { return "" }
    let isOrdinary = command.attributes.isEmpty && command.state == .off
    return "ordinary: \(isOrdinary), saves: \(command.action == #selector(saveDraft(_:)))"
  }

  func send(_ index: Int) {
    guard let command = keyCommands?[index], let action = command.action else { return }
    UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
  }

  func targets() -> String {
    let save = draft.target(forAction: #selector(saveDraft(_:)), withSender: nil)
    let close = draft.target(forAction: #selector(closeDraft(_:)), withSender: nil)
    return "save: \(name(save)), close: \(name(close))"
  }

  func name(_ target: Any?) -> String {
    if target is DraftField { return "field" }
    return target is ViewController ? "controller" : "nobody"
  }

  func chain() -> String {
    let parent = draft.next === view
    let owner = view.next === self
    return "field, view: \(parent), controller: \(owner)"
  }

  @objc func saveDraft(_ sender: Any?) { log.text = "the controller saves" }
  @objc func closeDraft(_ sender: Any?) { log.text = "closed by \(sender is UIKeyCommand ? "a key" : "another")" }
}
