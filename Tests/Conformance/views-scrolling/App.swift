import UIKit

/// A scroll view with content that is higher than it, and what its delegate hears.
class ViewController: UIViewController, UIScrollViewDelegate {
  let list = UIScrollView(frame: CGRect(x: 0, y: 260, width: 375, height: 200))
  let pages = UIScrollView(frame: CGRect(x: 0, y: 480, width: 375, height: 80))
  let sized = UIScrollView(frame: CGRect(x: 0, y: 580, width: 375, height: 60))
  let first = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  let far = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
  let content = UIView()
  let log = UILabel(frame: CGRect(x: 10, y: 200, width: 355, height: 50))
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let names: [(String, UIView)] = [
      ("log", log), ("list", list), ("pages", pages), ("sized", sized), ("first", first), ("far", far),
    ]
    for (name, it) in names { it.accessibilityIdentifier = name }
    for it in [log, list, pages, sized] { view.addSubview(it) }
    log.numberOfLines = 0
    list.contentSize = CGSize(width: 375, height: 800)
    list.delegate = self
    list.addSubview(first)
    far.addAction(UIAction { [unowned self] _ in log.text = "far" }, for: .touchUpInside)
    list.addSubview(far)
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 375 * 3, height: 80)
    sized.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: sized.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: sized.contentLayoutGuide.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: sized.contentLayoutGuide.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: sized.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: sized.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    addButtons()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if events.last != "scroll" { events.append("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { events.append("end") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }

  func addButtons() {
    addButton("Events") { [unowned self] in log.text = events.joined(separator: ", ") }
    addButton("Clear") { [unowned self] in
      events = []
      log.text = ""
    }
    addButton("Jump") { [unowned self] in
      events = []
      list.contentOffset.y = 50
      log.text = "bounds at \(Int(list.bounds.minY)), \(events.joined(separator: ", "))"
    }
    addButton("Glide") { [unowned self] in list.setContentOffset(CGPoint(x: 0, y: 120), animated: true) }
    addButton("Visible") { [unowned self] in
      list.setContentOffset(.zero, animated: false)
      list.scrollRectToVisible(first.frame, animated: false)
      let before = Int(list.contentOffset.y)
      list.scrollRectToVisible(far.frame, animated: false)
      log.text = "\(before), then \(Int(list.contentOffset.y))"
    }
    addButton("Inset") { [unowned self] in
      list.contentInset.bottom = 60
      log.text = "adjusted \(Int(list.adjustedContentInset.bottom)), content \(Int(list.contentSize.height))"
    }
    addButton("Lock") { [unowned self] in
      list.setContentOffset(.zero, animated: false)
      list.isScrollEnabled = false
    }
    addButton("By code") { [unowned self] in list.setContentOffset(CGPoint(x: 0, y: 33), animated: false) }
    addButton("Beyond") { [unowned self] in
      list.setContentOffset(CGPoint(x: 0, y: -40), animated: false)
      log.text = "at \(Int(list.contentOffset.y)), first at \(Int(first.frame.minY))"
    }
    addButton("Sized") { [unowned self] in
      log.text = "\(Int(sized.contentSize.width)) by \(Int(sized.contentSize.height))"
    }
    addButton("Resting") { [unowned self] in
      log.text = "drags \(list.isDragging), tracks \(list.isTracking), slows \(list.isDecelerating)"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
