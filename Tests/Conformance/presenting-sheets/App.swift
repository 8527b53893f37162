import UIKit

/// A sheet that is pulled down, refused and dismissed, and what its delegate and its presenter hear.
class ViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 90))
  var events: [String] = []
  var mayGo = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    button("Sheet", 10, 140) { [unowned self] in open() }
    button("Kept sheet", 130, 140) { [unowned self] in
      mayGo = true
      let sheet = open()
      sheet.isModalInPresentation = true
    }
    button("Refused sheet", 250, 140) { [unowned self] in
      mayGo = false
      open()
    }
    button("Medium", 10, 190) { [unowned self] in
      mayGo = true
      let sheet = Sheet()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      open(sheet)
    }
    button("Log", 130, 190) { [unowned self] in show() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("presenter appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("presenter will go")
  }

  @discardableResult func open(_ sheet: Sheet = Sheet()) -> Sheet {
    sheet.tell = { [unowned self] in note($0) }
    sheet.presentationController?.delegate = self
    events = []
    present(sheet, animated: true) { [unowned self] in note("complete") }
    return sheet
  }

  func note(_ event: String) { events.append(event) }

  func show() { log.text = events.isEmpty ? "nothing" : events.joined(separator: ", ") }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    view.addSubview(makeButton(title, x, y, action))
  }

  // The delegate of the presentation

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note("asked")
    return mayGo
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    note("attempt")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will dismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("did dismiss") }
}

func makeButton(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
  let button = UIButton(type: .system)
  button.frame = CGRect(x: x, y: y, width: 115, height: 40)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  return button
}

/// What is presented.
class Sheet: UIViewController {
  let words = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 30))
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    words.text = "The sheet"
    words.accessibilityIdentifier = "words"
    view.addSubview(words)
    view.addSubview(makeButton("Close", 10, 60) { [unowned self] in dismiss(animated: true) })
    view.addSubview(
      makeButton("Who", 130, 60) { [unowned self] in
        words.text = presentingViewController is ViewController ? "by the root" : "by another"
        if presentingViewController?.presentedViewController === self { words.text! += ", both know" }
      })
    view.addSubview(
      makeButton("On top", 10, 110) { [unowned self] in
        let second = Sheet()
        second.tell = { [unowned self] in tell("2 \($0)") }
        present(second, animated: true)
      })
    view.addSubview(
      makeButton("Close all", 130, 110) { [unowned self] in
        view.window?.rootViewController?.dismiss(animated: true)
      })
    view.addSubview(
      makeButton("Large", 10, 160) { [unowned self] in
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      })
    view.addSubview(
      makeButton("From below", 130, 160) { [unowned self] in
        presentingViewController?.present(UIViewController(), animated: false) { [unowned self] in tell("never") }
        words.text = presentingViewController?.presentedViewController === self ? "still this one" : "another one"
      })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("will appear, begun \(isBeingPresented)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("will go, ended \(isBeingDismissed)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("is gone")
  }
}
