import UIKit

/// Reads every clock, waits, and shows which of them went on by three seconds.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    for (index, (title, action)) in [
      ("Queue", #selector(byQueue)), ("Timer", #selector(byTimer)), ("Task", #selector(byTask)),
    ].enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * index, y: 200, width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func readings() -> [(name: String, seconds: Double)] {
    [
      ("media", CACurrentMediaTime()), ("absolute", CFAbsoluteTimeGetCurrent()),
      ("uptime", ProcessInfo.processInfo.systemUptime),
      ("dispatch", Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000),
      ("date", Date().timeIntervalSince1970), ("reference", Date.timeIntervalSinceReferenceDate),
    ]
  }

  private func show(since start: [(name: String, seconds: Double)]) {
    let passed = zip(start, readings()).filter { abs($1.seconds - $0.seconds - 3) < 0.5 }
    log.text = passed.map(\.0.name).joined(separator: ", ")
  }

  @objc func byQueue() {
    log.text = nil
    let start = readings()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(2)) { self.show(since: start) }
    }
  }

  @objc func byTimer() {
    log.text = nil
    let start = readings()
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in self.show(since: start) }
  }

  @objc func byTask() {
    log.text = nil
    let start = readings()
    Task {
      try await Task.sleep(nanoseconds: 3_000_000_000)
      show(since: start)
    }
  }
}
