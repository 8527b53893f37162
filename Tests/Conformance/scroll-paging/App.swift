import UIKit

/// Three pages beside one another, and a control that says which one is seen.
class ViewController: UIViewController, UIScrollViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 375, height: 400))
  let pages = UIPageControl(frame: CGRect(x: 100, y: 540, width: 175, height: 30))
  let names = ["Red", "Green", "Blue"]

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    scroll.accessibilityIdentifier = "pages"
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 375 * names.count, height: 400)
    scroll.delegate = self
    for (index, name) in names.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 375 * index + 100, y: 150, width: 175, height: 44)
      button.setTitle(name, for: .normal)
      button.addTarget(self, action: #selector(chosen(_:)), for: .touchUpInside)
      scroll.addSubview(button)
    }
    pages.numberOfPages = names.count
    pages.accessibilityIdentifier = "dots"
    pages.backgroundColor = .darkGray
    pages.addTarget(self, action: #selector(turned), for: .valueChanged)
    for part in [log, scroll, pages] { view.addSubview(part) }
    addButton("Last", x: 10, #selector(last))
    addButton("Plain", x: 100, #selector(plain))
    addButton("Half", x: 190, #selector(half))
    addButton("State", x: 280, #selector(state))
  }

  private func addButton(_ title: String, x: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 70, width: 85, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func chosen(_ sender: UIButton) { log.text = "chose \(sender.currentTitle ?? "")" }
  @objc func turned() {
    scroll.setContentOffset(CGPoint(x: 375 * pages.currentPage, y: 0), animated: true)
    log.text = "dots say \(pages.currentPage)"
  }
  @objc func last() { pages.currentPage = 7 }
  @objc func plain() { scroll.isPagingEnabled = false }
  @objc func half() { scroll.contentOffset.x = 500 }
  @objc func state() { log.text = "at \(Int(scroll.contentOffset.x)), dot \(pages.currentPage)" }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pages.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    log.text = "page \(pages.currentPage)"
  }
}
