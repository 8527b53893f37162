import UIKit

protocol DownloadDelegate: AnyObject {
  func downloadDidEnd(_ download: Download)
}

class Download {
  weak var delegate: DownloadDelegate?
  var completion: (() -> Void)?
  let tell: (String) -> Void
  init(tell: @escaping (String) -> Void) { self.tell = tell }
  deinit { tell("download freed") }
  func end() {
    delegate?.downloadDidEnd(self)
    completion?()
  }
}

/// A screen that tells when it is freed, and that may do something that holds it.
class Page: UIViewController, DownloadDelegate {
  var tell: (String) -> Void = { _ in }
  var closure: (() -> Void)?
  var token: NSObjectProtocol?
  var timer: Timer?
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
  deinit {
    tell("page freed")
    timer?.invalidate()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "a page"
    view.addSubview(label)
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    close.setTitle("Close", for: .normal)
    close.addTarget(self, action: #selector(closePage), for: .touchUpInside)
    view.addSubview(close)
  }
  @objc func closePage() { dismiss(animated: true) }
  @objc func tick() {}
  func downloadDidEnd(_ download: Download) { tell("page heard") }
}

/// What lives on and what is freed when a screen is dismissed; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  var events: [String] = []
  weak var page: Page?
  var download: Download?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Plain", #selector(plain)), ("Closure", #selector(strongClosure)), ("Weak closure", #selector(weakClosure)),
      ("Timer", #selector(strongTimer)), ("Weak timer", #selector(weakTimer)), ("Delegate", #selector(delegate)),
      ("Observer", #selector(observer)), ("Later", #selector(later)), ("End", #selector(endDownload)),
      ("Let go", #selector(letGo)), ("Removed view", #selector(removedView)), ("Scope", #selector(scope)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func showPage() -> Page {
    events = []
    log.text = nil
    let page = Page()
    page.modalPresentationStyle = .fullScreen
    page.tell = { [weak self] in self?.note($0) }
    self.page = page
    present(page, animated: true)
    return page
  }

  @objc func plain() { _ = showPage() }

  @objc func strongClosure() {
    let page = showPage()
    page.closure = { page.label.text = "changed" }
  }

  @objc func weakClosure() {
    let page = showPage()
    page.closure = { [weak page] in page?.label.text = "changed" }
  }

  @objc func strongTimer() {
    let page = showPage()
    page.timer = Timer.scheduledTimer(
      timeInterval: 1, target: page, selector: #selector(Page.tick), userInfo: nil, repeats: true)
  }

  @objc func weakTimer() {
    let page = showPage()
    page.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak page] _ in page?.tick() }
  }

  @objc func delegate() {
    let download = Download { [weak self] in self?.note($0) }
    download.delegate = showPage()
    self.download = download
  }

  @objc func endDownload() {
    download?.end()
    note("ended")
    download = nil
  }

  @objc func observer() {
    let page = showPage()
    NotificationCenter.default.addObserver(
      page, selector: #selector(Page.tick), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc func later() {
    let page = showPage()
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { page.tell("later") }
  }

  @objc func letGo() {
    note("page \(page == nil ? "gone" : "alive")")
    page?.closure = nil
    page?.timer?.invalidate()
    page?.timer = nil
  }

  @objc func removedView() {
    events = []
    weak var removed: UIView?
    autoreleasepool {
      let box = UIView()
      removed = box
      view.addSubview(box)
      note("alive \(removed != nil)")
      box.removeFromSuperview()
    }
    DispatchQueue.main.async { [self] in note("alive \(removed != nil)") }
  }

  @objc func scope() {
    events = []
    do {
      let download = Download { [unowned self] in note($0) }
      download.completion = { [unowned self] in note("completed") }
      download.end()
    }
    note("end of scope")
  }
}
