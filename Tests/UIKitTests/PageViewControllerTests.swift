import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct PageViewControllerTests {
  private final class Page: UIViewController {
    let log: Log
    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { log.add("\(title ?? "") appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(title ?? "") disappeared") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    _MethodTableProviding
  {
    let pages: [Page]
    let log: Log
    init(_ log: Log) {
      self.log = log
      pages = ["one", "two", "three"].map { Page($0, log) }
    }
    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + offset) else {
        return nil
      }
      return pages[index + offset]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("presentationCountFor:") { receiver, _ in (receiver as? Book)?.pages.count },
          _Method("presentationIndexFor:") { _, _ in 0 },
          _Method("pageViewController:willTransitionTo:") { receiver, arguments in
            let pages: [UIViewController] = _argument(arguments, 1)
            (receiver as? Book)?.log.add("to \(pages.first?.title ?? "?")")
            return nil
          },
          _Method("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") {
            receiver, arguments in
            let pages: [UIViewController] = _argument(arguments, 2)
            (receiver as? Book)?.log.add("from \(pages.first?.title ?? "?")")
            return nil
          },
        ], outlets: [])
    }
  }

  private let log = Log()

  private func shown() -> (pages: UIPageViewController, book: Book) {
    let book = Book(log)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    Stage.fresh().rootViewController = pages
    MainLoop.runUntilIdle()
    return (pages, book)
  }

  @Test(.documented("UIPageViewControllerDataSource")) func aSwipeLeadsToTheNextPage() {
    let (pages, book) = shown()
    #expect(log.taken() == ["one appeared"])
    _ = UserInput.swipe(pages.view, named: "the page", .left)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["to two", "one disappeared", "two appeared", "from one"])
    #expect(pages.viewControllers?.first === book.pages[1])
    #expect(pages.children.count == 1)
    #expect(pages.view.subviews.compactMap { $0 as? UIPageControl }.map(\.currentPage) == [1])
    _ = UserInput.swipe(pages.view, named: "the page", .right)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["to one", "two disappeared", "one appeared", "from two"])
    _ = UserInput.swipe(pages.view, named: "the page", .right)
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
  }

  @Test(.documented("UIPageViewController, setViewControllers(_:direction:animated:completion:)"))
  func codeThatTurnsThePageTellsNoDelegate() {
    let (pages, book) = shown()
    _ = log.taken()
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { [log] in log.add("done \($0)") }
    #expect(log.taken() == [])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["one disappeared", "three appeared", "done true"])
  }

  @Test(
    .documented("UIPageViewController with the style .scroll: its scroll view among the subviews can be switched off"))
  func thePagesStandInAScrollView() throws {
    let (pages, book) = shown()
    let holder = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    holder.isScrollEnabled = false
    _ = log.taken()
    _ = UserInput.swipe(pages.view, named: "the page", .left)
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    holder.isScrollEnabled = true
    _ = UserInput.swipe(pages.view, named: "the page", .left)
    #expect(log.taken().first == "to two" && pages.dataSource === book)
    let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(curled.view.subviews.allSatisfy { !($0 is UIScrollView) })
  }
}
