import UIKit

/// A view that tells what happens to its place among the others.
class Told: UIView {
  var tell: (String) -> Void = { _ in }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    tell("will \(newSuperview == nil ? "go" : "come")")
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tell(superview == nil ? "gone" : "come")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    tell(newWindow == nil ? "will leave the window" : "will enter the window")
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    tell(window == nil ? "left the window" : "in the window")
  }
}

class Holder: UIView {
  var tell: (String) -> Void = { _ in }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    tell("added \(subview.tag)")
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    tell("removes \(subview.tag), still \(subview.superview === self)")
  }
}

/// Three views in a holder: their order, their tags, and what is told when they come and go.
class ViewController: UIViewController {
  let holder = Holder(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
  let other = UIView(frame: CGRect(x: 0, y: 520, width: 375, height: 100))
  let told = Told(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let caption = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
  let log = UILabel(frame: CGRect(x: 10, y: 330, width: 355, height: 60))
  var windowAtLoad = false
  var views: [UIView] = []
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    windowAtLoad = view.window != nil
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    for tag in 1...3 {
      let it = UIView(frame: CGRect(x: tag * 50, y: 0, width: 40, height: 40))
      it.tag = tag
      views.append(it)
      holder.addSubview(it)
    }
    holder.tell = { [unowned self] in note($0) }
    told.tell = { [unowned self] in note($0) }
    caption.text = "Caption"
    other.addSubview(caption)
    view.addSubview(holder)
    view.addSubview(other)
    addOrderButtons()
    addTreeButtons()
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func noteOrder() { note(holder.subviews.map { String($0.tag) }.joined(separator: " ")) }

  func addOrderButtons() {
    addButton("Again") { [unowned self] in
      holder.tell = { _ in }
      holder.addSubview(views[0])
      noteOrder()
    }
    addButton("Back") { [unowned self] in
      holder.sendSubviewToBack(views[2])
      noteOrder()
    }
    addButton("Exchange") { [unowned self] in
      holder.exchangeSubview(at: 0, withSubviewAt: 2)
      noteOrder()
    }
    addButton("Below") { [unowned self] in
      let it = UIView()
      it.tag = 9
      holder.insertSubview(it, belowSubview: views[1])
      holder.insertSubview(views[2], aboveSubview: views[1])
      noteOrder()
    }
    addButton("At zero") { [unowned self] in
      let it = UIView()
      it.tag = 8
      holder.insertSubview(it, at: 0)
      noteOrder()
    }
    addButton("Tags") { [unowned self] in
      let found = view.viewWithTag(2) === views[1]
      note("found \(found), itself \(views[1].viewWithTag(2) === views[1]), none \(view.viewWithTag(77) == nil)")
    }
  }

  func addTreeButtons() {
    addButton("Window") { [unowned self] in note("at load \(windowAtLoad), now \(view.window != nil)") }
    addButton("Come") { [unowned self] in view.addSubview(told) }
    addButton("Go") { [unowned self] in told.removeFromSuperview() }
    addButton("Take") { [unowned self] in
      holder.tell = { [unowned self] in note($0) }
      other.addSubview(views[1])
      note("in other \(views[1].superview === other), in holder \(holder.subviews.contains(views[1]))")
    }
    addButton("Added") { [unowned self] in holder.addSubview(views[1]) }
    addButton("Within") { [unowned self] in
      let deep = caption.isDescendant(of: view)
      note("deep \(deep), itself \(caption.isDescendant(of: caption)), beside \(caption.isDescendant(of: holder))")
    }
    addButton("Chain") { [unowned self] in
      var names: [String] = []
      var responder: UIResponder? = caption.next
      while let it = responder {
        names.append(it === other ? "other" : it === view ? "view" : it === self ? "controller" : "more")
        responder = it === self ? nil : it.next
      }
      note(names.joined(separator: ", "))
    }
    addButton("Conceal") { [unowned self] in
      other.isHidden = true
      note("caption hidden \(caption.isHidden)")
    }
    addButton("Reveal") { [unowned self] in other.isHidden = false }
    addButton("Fade") { [unowned self] in
      other.alpha = 0
      note("caption alpha \(Int(caption.alpha))")
    }
    addButton("Orphan") { [unowned self] in
      caption.removeFromSuperview()
      note("superview \(caption.superview == nil), window \(caption.window == nil)")
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        events = []
        log.text = ""
        action()
      }, for: .touchUpInside)
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
