import UIKit

/// In what order queues, delayed messages, operations and tasks do their work; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  var events: [String] = []
  var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Async", #selector(async)), ("After", #selector(after)), ("Item", #selector(item)),
      ("Group", #selector(group)), ("Background", #selector(background)), ("Message", #selector(message)),
      ("Arguments", #selector(arguments)), ("Cancel all", #selector(cancelAll)), ("Operations", #selector(operations)),
      ("Depend", #selector(depend)), ("Cancelled", #selector(cancelledOperation)), ("Task", #selector(startTask)),
      ("Sleep", #selector(sleepAndCancel)), ("Parallel", #selector(parallel)), ("Callback", #selector(callback)),
      ("Half way", #selector(halfWay)),
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
  }

  @objc func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func async() {
    DispatchQueue.main.async { [self] in
      note("first")
      DispatchQueue.main.async { [self] in note("inner") }
    }
    DispatchQueue.main.async { [self] in note("second") }
    note("code")
  }

  @objc func after() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [self] in note("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [self] in note("soon") }
    DispatchQueue.main.async { [self] in note("next") }
  }

  @objc func item() {
    let item = DispatchWorkItem { [self] in note("dropped") }
    let other = DispatchWorkItem { [self] in note("done") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: other)
    item.cancel()
    note("cancelled \(item.isCancelled)")
  }

  @objc func group() {
    let group = DispatchGroup()
    for delay in [0.4, 0.2] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
        note("\(delay)")
        group.leave()
      }
    }
    group.notify(queue: .main) { [self] in note("all") }
  }

  @objc func background() {
    note("main \(Thread.isMainThread)")
    DispatchQueue.global().async {
      let isMain = Thread.isMainThread
      DispatchQueue.main.async { [self] in note("main \(isMain), main \(Thread.isMainThread)") }
    }
  }

  @objc func message() {
    perform(#selector(note), with: "no delay", afterDelay: 0)
    perform(#selector(note), with: "delayed", afterDelay: 0.2)
    note("code")
  }

  @objc func arguments() {
    perform(#selector(note), with: "kept", afterDelay: 0.2)
    perform(#selector(note), with: "dropped", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(note), object: "dropped")
  }

  @objc func cancelAll() {
    perform(#selector(note), with: "one", afterDelay: 0.2)
    perform(#selector(note), with: "two", afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in note("nothing else") }
  }

  @objc func operations() {
    OperationQueue.main.addOperation { [self] in note("first") }
    OperationQueue.main.addOperation { [self] in note("second") }
    note("code")
  }

  @objc func depend() {
    let (cook, eat) = (BlockOperation(), BlockOperation())
    cook.addExecutionBlock { DispatchQueue.main.async { [self] in note("cook") } }
    eat.addExecutionBlock { DispatchQueue.main.async { [self] in note("eat") } }
    eat.addDependency(cook)
    let queue = OperationQueue()
    queue.addOperation(eat)
    note("ready \(eat.isReady)")
    queue.addOperation(cook)
  }

  @objc func cancelledOperation() {
    let operation = BlockOperation { DispatchQueue.main.async { [self] in note("executed") } }
    operation.completionBlock = {
      DispatchQueue.main.async { [self] in note("completed, finished \(operation.isFinished)") }
    }
    operation.cancel()
    OperationQueue().addOperation(operation)
  }

  @objc func startTask() {
    Task { @MainActor in
      note("task")
      await Task.yield()
      note("after yielding")
    }
    note("code")
  }

  @objc func sleepAndCancel() {
    let task = Task { @MainActor in
      do {
        try await Task.sleep(nanoseconds: 5_000_000_000)
        note("slept")
      } catch is CancellationError {
        note("cancelled \(Task.isCancelled)")
      } catch {
        note("another error")
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { task.cancel() }
  }

  @objc func parallel() {
    Task { @MainActor in
      async let one = delayed(1, by: 0.6)
      async let two = delayed(2, by: 0.5)
      let started = Date()
      let sum = await one + two
      note("\(sum) \(Date().timeIntervalSince(started) < 0.95 ? "side by side" : "one by one")")
    }
  }

  func delayed(_ number: Int, by seconds: Double) async -> Int {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    return number
  }

  /// A task that has waited for an animation sleeps beside another one.
  @objc func halfWay() {
    Task { @MainActor in
      await withCheckedContinuation { continuation in
        UIView.animate(
          withDuration: 0.3, animations: { self.log.alpha = 0.9 }, completion: { _ in continuation.resume() })
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.log.alpha = 1 }
      animator.addCompletion { _ in self.note("there") }
      animator.startAnimation()
      try? await Task.sleep(nanoseconds: 500_000_000)
      note("\(animator.isRunning) \((animator.fractionComplete * 10).rounded())")
    }
  }

  @objc func callback() {
    Task { @MainActor in
      let answer = await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { continuation.resume(returning: "answer") }
      }
      note(answer)
    }
    note("asked")
  }
}
