import UIKit

/// A child that is exchanged for another with an animation is told as of any transition.
class Child: UIViewController {
  var name = ""
  var tell: (String) -> Void = { _ in }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); tell("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); tell("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); tell("\(name) will go") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); tell("\(name) is gone") }
}

class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 60, width: 335, height: 30))
  let button = UIButton(type: .system)
  let (a, b) = (Child(), Child())
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    (a.name, b.name) = ("A", "B")
    for child in [a, b] { child.tell = { [unowned self] in events.append($0) } }
    log.accessibilityIdentifier = "log"
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    button.setTitle("Exchange", for: .normal)
    button.addTarget(self, action: #selector(exchange), for: .touchUpInside)
    addChild(a)
    a.view.frame = CGRect(x: 0, y: 300, width: 375, height: 200)
    view.addSubview(a.view)
    a.didMove(toParent: self)
    view.addSubview(log)
    view.addSubview(button)
  }

  @objc func exchange() {
    events = []
    a.willMove(toParent: nil)
    addChild(b)
    b.view.frame = a.view.frame
    transition(from: a, to: b, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { [self] _ in
      a.removeFromParent()
      b.didMove(toParent: self)
      log.text = events.joined(separator: ", ")
    }
  }
}
