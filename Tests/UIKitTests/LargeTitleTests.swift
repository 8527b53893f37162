import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Bars that are higher than their row of buttons.
@MainActor
@Suite(.freshApp) struct LargeTitleTests {
  private func stack(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    root.navigationItem.title = "Tasks"
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    return navigation
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private func settle(_ navigation: UINavigationController) {
    navigation.view.window?.layoutIfNeeded()
    MainLoop.runUntilIdle()
  }

  @Test(.documented("UINavigationBar, prefersLargeTitles: the title stands below the buttons, and the bar is higher"))
  func aLargeTitleMakesTheBarHigher() {
    let navigation = stack(UIViewController())
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 116)
    let titles = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
    #expect(titles.map(\.text) == ["Tasks"] && titles.first?.frame.minX == 16)
  }

  @Test(.documented("UINavigationItem, largeTitleDisplayMode: automatic is as the item below, never is without"))
  func anItemMayHaveItsTitleSmall() {
    let navigation = stack(UIViewController())
    let (second, third) = (UIViewController(), UIViewController())
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(third, animated: false)
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popToRootViewController(animated: false)
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test(
    .documented(
      "UINavigationBar, prefersLargeTitles: when the content scrolls, the title becomes small; at its top it is large again"
    ))
  func aLargeTitleGoesAwayWhenTheContentScrolls() {
    let rows = Rows()
    let navigation = stack(rows)
    #expect(rows.tableView.contentOffset.y == -116 && navigation.navigationBar.frame.height == 96)
    rows.tableView.drag(by: CGPoint(x: 0, y: 20))
    settle(navigation)
    #expect(rows.tableView.contentOffset.y == -96 && navigation.navigationBar.frame.height == 76)
    rows.tableView.drag(by: CGPoint(x: 0, y: 300))
    settle(navigation)
    #expect(rows.tableView.contentOffset.y == 204 && navigation.navigationBar.frame.height == 44)
    #expect(navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Tasks"])
    rows.tableView.drag(by: CGPoint(x: 0, y: -900))
    settle(navigation)
    #expect(rows.tableView.contentOffset.y == -116 && navigation.navigationBar.frame.height == 96)
  }

  @Test(
    .documented(
      "UINavigationBar, prefersLargeTitles: the title of a controller that is pushed, or comes back, goes with its content"
    ))
  func theTitleFollowsTheContentOfTheControllerOnTop() {
    let (first, second) = (Rows(), Rows())
    let navigation = stack(first)
    first.tableView.drag(by: CGPoint(x: 0, y: 300))
    settle(navigation)
    navigation.pushViewController(second, animated: false)
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 96 && second.tableView.contentOffset.y == -116)
    second.tableView.drag(by: CGPoint(x: 0, y: 300))
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    second.tableView.drag(by: CGPoint(x: 0, y: -900))
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    let offset = first.tableView.contentOffset
    navigation.popViewController(animated: false)
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 44 && first.tableView.contentOffset == offset)
  }

  @Test(
    .observed(
      "content that does not reach below the bar: the title goes and comes back, and nothing stays empty above it"))
  func contentBelowTheBarComesBackToItsTop() {
    let root = UIViewController()
    let navigation = stack(root)
    let scroll = UIScrollView(frame: root.view.bounds.inset(by: UIEdgeInsets(top: 116, left: 0, bottom: 0, right: 0)))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 2000)
    root.view.addSubview(scroll)
    settle(navigation)
    scroll.drag(by: CGPoint(x: 0, y: 300))
    settle(navigation)
    scroll.drag(by: CGPoint(x: 0, y: -900))
    settle(navigation)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(.documented("UINavigationItem, prompt: a line above the title, for which the bar grows"))
  func aPromptStandsAboveTheTitle() {
    let root = UIViewController()
    let navigation = stack(root)
    navigation.navigationBar.prefersLargeTitles = false
    root.navigationItem.prompt = "Step 1 of 3"
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 74)
    let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.sorted {
      $0.frame.minY < $1.frame.minY
    }
    #expect(labels.map(\.text) == ["Step 1 of 3", "Tasks"])
    root.navigationItem.prompt = nil
    settle(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(.documented("UISearchBar, prompt: a line at the top of the bar"))
  func aSearchBarMayHaveALineAboveItsField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    Stage.fresh().addSubview(bar)
    let height = bar.intrinsicContentSize.height
    bar.prompt = "Look for a task"
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height > height)
    #expect(bar.subviews.contains { ($0 as? UILabel)?.text == "Look for a task" })
  }

  @Test(.documented("UIButton, contentEdgeInsets: around the title and the picture"))
  func insetsOfItsContentMakeAButtonLarger() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 20)
    let larger = button.intrinsicContentSize
    #expect(larger.width == size.width + 10 && larger.height == size.height + 10)
  }
}
