import UIKit

/// Something that only a timer holds.
class Clock: NSObject {
  let tell: (String) -> Void
  init(tell: @escaping (String) -> Void) { self.tell = tell }
  deinit { tell("clock freed") }
  @objc func tick(_ timer: Timer) { tell("tick \(timer.userInfo as? String ?? "nothing")") }
}

/// What timers and the run loop do, with their own times; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  var events: [String] = []
  var started = Date()
  var count = 0
  var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Once", #selector(once)), ("Repeat", #selector(repeating)), ("Fire", #selector(fireByHand)),
      ("Fire early", #selector(fireEarly)), ("Unscheduled", #selector(unscheduled)), ("Clock", #selector(clock)),
      ("Interval", #selector(interval)), ("Restart", #selector(restart)),
      ("Two", #selector(two)), ("Perform", #selector(performBlock)), ("Run", #selector(runLoop)),
      ("At a date", #selector(atDate)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    events = []
    log.text = nil
    started = Date()
    count = 0
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  /// How long it took, rounded to a fifth of a second.
  var elapsed: Double { (Date().timeIntervalSince(started) * 5).rounded() / 5 }

  @objc func once() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { [self] timer in
      note("fired after \(elapsed), valid \(timer.isValid)")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in note("valid \(timer.isValid)") }
  }

  @objc func repeating() {
    Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [self] timer in
      note("\(elapsed)")
      if events.count == 3 { timer.invalidate() }
    }
  }

  @objc func fireByHand() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { [self] _ in note("fired") }
    note("begun")
    timer.fire()
    note("valid \(timer.isValid)")
  }

  @objc func fireEarly() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: true) { [self] timer in
      note("\(elapsed)")
      if events.count == 3 { timer.invalidate() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { timer.fire() }
  }

  @objc func unscheduled() {
    let timer = Timer(timeInterval: 0.2, repeats: false) { [self] _ in note("fired") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
      note("waits, valid \(timer.isValid)")
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  @objc func clock() {
    let clock = Clock { [unowned self] in note($0) }
    let timer = Timer.scheduledTimer(
      timeInterval: 0.2, target: clock, selector: #selector(Clock.tick), userInfo: "tock", repeats: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { timer.invalidate() }
  }

  @objc func interval() {
    let single = Timer(timeInterval: 5, repeats: false) { _ in }
    let many = Timer(timeInterval: 5, repeats: true) { _ in }
    let eager = Timer(timeInterval: 0, repeats: true) { _ in }
    note("\(single.timeInterval), \(many.timeInterval), \(eager.timeInterval), \(many.tolerance)")
  }

  @objc func restart() {
    for name in ["first", "second"] {
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [self] _ in note(name) }
    }
  }

  @objc func two() {
    Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [self] _ in note("long") }
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [self] _ in note("short") }
    note("code")
  }

  @objc func performBlock() {
    RunLoop.main.perform { [self] in note("first block") }
    RunLoop.main.perform { [self] in note("second block") }
    note("code")
  }

  @objc func runLoop() {
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [self] _ in note("fired") }
    RunLoop.current.run(until: Date().addingTimeInterval(0.4))
    note("next line after \(elapsed)")
  }

  @objc func atDate() {
    let date = Date().addingTimeInterval(0.4)
    let timer = Timer(fire: date, interval: 0.2, repeats: true) { [self] timer in
      note("\(elapsed)")
      if events.count == 2 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .default)
  }
}
