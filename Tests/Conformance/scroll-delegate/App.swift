import UIKit

/// What a scroll view tells its delegate, and how far it goes.
class ViewController: UIViewController, UIScrollViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 24))
  let place = UILabel(frame: CGRect(x: 16, y: 48, width: 343, height: 24))
  let scroll = UIScrollView(frame: CGRect(x: 20, y: 240, width: 300, height: 400))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    place.accessibilityIdentifier = "place"
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    scroll.delegate = self
    for part in [log, place, scroll] { view.addSubview(part) }
    for number in 0..<20 {
      let mark = UILabel(frame: CGRect(x: 10, y: number * 100, width: 150, height: 30))
      mark.text = "Mark \(number)"
      content.addSubview(mark)
    }
    let actions: [(String, () -> Void)] = [
      ("Clear", { [unowned self] in clear() }),
      ("To 300", { [unowned self] in scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false) }),
      ("Glide", { [unowned self] in scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }),
      ("Show 350", { [unowned self] in reveal(350) }),
      ("Show 1500", { [unowned self] in reveal(1500) }),
      ("Show 100", { [unowned self] in reveal(100) }),
      ("Inset", { [unowned self] in scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0) }),
      ("No inset", { [unowned self] in scroll.contentInset = .zero }),
      ("Off", { [unowned self] in scroll.isScrollEnabled = false }),
      ("On", { [unowned self] in scroll.isScrollEnabled = true }),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 10 + index % 4 * 90, y: 76 + index / 4 * 40, width: 88, height: 36)
      view.addSubview(button)
    }
    tell()
  }

  private func note(_ event: String) {
    if events.last != event { events.append(event) }
    log.text = events.joined(separator: ", ")
  }

  private func tell() { place.text = "\(Int(scroll.contentOffset.y))" }

  private func clear() {
    events = []
    log.text = "nothing"
  }

  private func reveal(_ y: CGFloat) {
    scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 20), animated: false)
  }

  // MARK: The scroll view

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scrolls")
    tell()
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begins to drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("ends to drag") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("has glided") }
}
