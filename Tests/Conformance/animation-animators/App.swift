import UIKit

/// The delegate of an animation, which an animation keeps.
class Listener: NSObject, CAAnimationDelegate {
  let name: String
  let tell: (String) -> Void
  init(name: String, tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
  }
  func animationDidStart(_ animation: CAAnimation) { tell("\(name) started") }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { tell("\(name) stopped \(finished)") }
}

/// Property animators, animations of layers, transactions and display links; a label tells what came of them.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let box = UIView(frame: CGRect(x: 20, y: 110, width: 40, height: 40))
  var events: [String] = []
  var animator: UIViewPropertyAnimator?
  var link: CADisplayLink?
  var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    box.backgroundColor = .systemRed
    for it in [log, box] { view.addSubview(it) }
    let buttons: [(String, Selector)] = [
      ("Start", #selector(start)), ("Running", #selector(running)), ("Pause", #selector(pause)),
      ("Finish", #selector(finish)), ("Abandon", #selector(abandon)),
      ("Two", #selector(two)), ("Later", #selector(later)), ("Layer", #selector(animateLayer)),
      ("Same key", #selector(sameKey)), ("Keys", #selector(keys)),
      ("Commit", #selector(commit)), ("Empty", #selector(commitNothing)), ("Defaults", #selector(defaults)),
      ("Link", #selector(startLink)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 170 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    events = []
    log.text = nil
    box.alpha = 1
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  /// An animator that makes the box invisible, and tells its end.
  func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [self] in box.alpha = 0 }
    animator.addCompletion { [self] position in
      let words: [UIViewAnimatingPosition: String] = [.start: "start", .end: "end", .current: "current"]
      note("completed at the \(words[position] ?? "?")")
    }
    self.animator = animator
    return animator
  }

  func describe(_ animator: UIViewPropertyAnimator) {
    let states: [UIViewAnimatingState: String] = [.inactive: "inactive", .active: "active", .stopped: "stopped"]
    note("\(states[animator.state] ?? "?") \(animator.isRunning ? "running" : "still")")
  }

  @objc func start() {
    let animator = makeAnimator()
    describe(animator)
    animator.startAnimation()
    describe(animator)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in describe(animator) }
  }

  @objc func running() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) { [self] in
      box.alpha = 0
    }
    describe(animator)
  }

  @objc func pause() {
    let animator = makeAnimator()
    animator.pauseAnimation()
    describe(animator)
    animator.fractionComplete = 0.5
    note("\(animator.fractionComplete)")
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    describe(animator)
  }

  @objc func finish() {
    let animator = makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(false)
    describe(animator)
    animator.finishAnimation(at: .end)
    describe(animator)
    note("alpha \(box.alpha)")
  }

  @objc func abandon() {
    let animator = makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(true)
    describe(animator)
  }

  @objc func two() {
    let animator = makeAnimator()
    animator.addCompletion { [self] _ in note("second") }
    animator.addAnimations { [self] in box.frame.origin.x = 80 }
    animator.startAnimation()
    note("at \(Int(box.frame.minX))")
  }

  @objc func later() {
    let started = Date()
    let animator = makeAnimator()
    animator.addCompletion { [self] _ in
      note(Date().timeIntervalSince(started) > 0.85 ? "after the delay" : "too soon")
    }
    animator.startAnimation(afterDelay: 0.5)
  }

  func move(_ name: String, duration: Double = 0.4) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 200
    animation.duration = duration
    animation.delegate = Listener(name: name) { [self] event in note("\(event) at \(Int(box.layer.position.x))") }
    return animation
  }

  @objc func animateLayer() {
    box.layer.position.x = 40
    box.layer.add(move("move"), forKey: "move")
  }

  @objc func sameKey() {
    box.layer.position.x = 40
    box.layer.add(move("first", duration: 5), forKey: "move")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in
      box.layer.add(move("second"), forKey: "move")
      note("\(box.layer.animationKeys()?.count ?? 0) there")
    }
  }

  @objc func keys() {
    let animation = move("move")
    animation.delegate = nil
    box.layer.add(animation, forKey: "move")
    note("\(box.layer.animationKeys() ?? [])")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [self] in
      note(box.layer.animation(forKey: "move") == nil ? "gone" : "still there")
    }
  }

  @objc func commit() {
    let started = Date()
    let animation = move("move", duration: 0.6)
    animation.delegate = nil
    CATransaction.begin()
    CATransaction.setCompletionBlock { [self] in
      note(Date().timeIntervalSince(started) > 0.55 ? "completed with the animation" : "too soon")
    }
    box.layer.add(animation, forKey: nil)
    CATransaction.commit()
    note("committed")
  }

  @objc func commitNothing() {
    let started = Date()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [self] in
      note(Date().timeIntervalSince(started) < 0.2 ? "completed at once" : "too late")
    }
    CATransaction.commit()
  }

  @objc func defaults() {
    note("\(CATransaction.animationDuration())")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    note("\(CATransaction.animationDuration())")
    CATransaction.commit()
    note("\(CATransaction.animationDuration())")
  }

  @objc func startLink() {
    ticks = 0
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
  }

  @objc func tick(_ link: CADisplayLink) {
    ticks += 1
    if ticks == 1 { note(link.targetTimestamp > link.timestamp ? "target ahead" : "target behind") }
    if ticks == 5 {
      link.invalidate()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in note("\(ticks) ticks") }
    }
  }
}
