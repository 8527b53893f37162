import UIKit

/// What presenter and presented hear of a presentation over the whole screen, over a context, and of its end.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 110))
  let field = UITextField(frame: CGRect(x: 10, y: 150, width: 200, height: 40))
  let pane = Pane()
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    view.addSubview(log)
    view.addSubview(field)
    addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 400, width: 375, height: 200)
    view.addSubview(pane.view)
    pane.didMove(toParent: self)
    button("Full", 10, 200) { [unowned self] in open(.fullScreen) }
    button("Over full", 130, 200) { [unowned self] in open(.overFullScreen) }
    button("At once", 250, 200) { [unowned self] in open(.fullScreen, animated: false) }
    button("By child", 10, 250) { [unowned self] in open(.fullScreen, by: pane) }
    button("In context", 130, 250) { [unowned self] in
      pane.definesPresentationContext = true
      open(.overCurrentContext, by: pane)
    }
    button("Current", 250, 250) { [unowned self] in
      pane.definesPresentationContext = true
      open(.currentContext, by: pane)
    }
    button("Log", 10, 300) { [unowned self] in log.text = events.joined(separator: ", ") }
    button("Presented", 130, 300) { [unowned self] in
      log.text = presentedViewController == nil ? "nobody" : "somebody"
    }
  }

  func open(_ style: UIModalPresentationStyle, by presenter: UIViewController? = nil, animated: Bool = true) {
    let cover = Cover()
    cover.modalPresentationStyle = style
    cover.tell = { [unowned self] in note($0) }
    events = []
    (presenter ?? self).present(cover, animated: animated) { [unowned self] in note("complete") }
    note("called")
  }

  func note(_ event: String) { events.append(event) }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    view.addSubview(makeButton(title, x, y, action))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("root will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("root did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("root will go")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("root is gone")
  }
}

func makeButton(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
  let button = UIButton(type: .system)
  button.frame = CGRect(x: x, y: y, width: 115, height: 40)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  return button
}

/// A child that may be a context for what it presents.
class Pane: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    view.accessibilityIdentifier = "pane"
    let words = UILabel(frame: CGRect(x: 10, y: 150, width: 200, height: 30))
    words.text = "In the pane"
    view.addSubview(words)
  }
}

/// What is presented.
class Cover: UIViewController {
  let words = UILabel(frame: CGRect(x: 10, y: 30, width: 350, height: 30))
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    words.text = "The cover"
    words.accessibilityIdentifier = "words"
    view.addSubview(words)
    view.addSubview(
      makeButton("Close", 10, 80) { [unowned self] in
        let tell = tell
        dismiss(animated: true) { tell("closed") }
      })
    view.addSubview(
      makeButton("Who", 130, 80) { [unowned self] in
        switch presentingViewController {
        case is ViewController: words.text = "by the root"
        case is Pane: words.text = "by the pane"
        default: words.text = "by nobody"
        }
      })
    view.addSubview(
      makeButton("Size", 250, 80) { [unowned self] in
        words.text = "\(Int(view.bounds.width)) by \(Int(view.bounds.height))"
      })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("will go")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("is gone")
  }
}
