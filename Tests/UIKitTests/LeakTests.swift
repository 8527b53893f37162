import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What has left the screen for good is freed, or is told with what holds it.
@MainActor
@Suite(.freshApp) struct LeakTests {
  protocol Owner: AnyObject {}

  final class Parent: UIViewController, Owner {
    var kept: UIViewController?
    var onTap: (() -> Void)?
  }

  final class Child: UIViewController {
    var owner: (any Owner)?
    weak var parentThatIsNotHeld: Parent?
    var action: (() -> Void)?
    var token: (any NSObjectProtocol)?
    var timer: UIKit.Timer?
    @MainActor func tick() {}
  }

  let parent = Parent()

  init() {
    Stage.fresh().rootViewController = parent
    MainLoop.runUntilIdle()
  }

  /// Presents a child, and dismisses it.
  private func visit(_ configure: (Child, Parent) -> Void) {
    autoreleasing {
      let child = Child()
      configure(child, parent)
      parent.present(child, animated: true)
      MainLoop.runUntilIdle()
      child.dismiss(animated: true)
      MainLoop.runUntilIdle()
    }
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  private var leaks: [String] {
    MainLoop.runUntilIdle()
    return AppState.current.shown.leaks().map { $0.name + ($0.holder.map { ", " + $0 } ?? "") }
  }

  @Test func whatIsDismissedIsFreed() {
    visit { child, parent in
      child.owner = parent
      child.parentThatIsNotHeld = parent
      child.action = { [weak child, unowned parent] in _ = (child, parent) }
      child.timer = UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak child] _ in
        MainActor.assumeIsolated { child?.tick() }
      }
      child.token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak child] _ in MainActor.assumeIsolated { child?.tick() } }
    }
    #expect(leaks == [])
  }

  @Test func aClosureOfItsOwnIsTold() {
    visit { child, _ in child.action = { child.tick() } }
    #expect(leaks == ["Child, the closure 'action' of Child"])
  }

  @Test func aTimerThatRunsIsTold() {
    visit { child, _ in
      UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { child.tick() } }
    }
    #expect(leaks == ["Child, a timer that still runs"])
  }

  @Test func aTimerThatFiresOnceHoldsForAWhileOnly() {
    visit { child, _ in
      UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { child.tick() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { child.tick() }
    }
    #expect(leaks == [])
    AppState.current.clock.advance(to: 10)
    #expect(leaks == [])
  }

  @Test func theBlockOfAnObserverIsTold() {
    visit { child, _ in
      child.token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { child.tick() } }
    }
    #expect(
      leaks == ["Child, the block of an observer of UIKeyboardWillShowNotification that was not removed"])
  }

  /// A property that holds the centre holds none of what the centre's blocks hold.
  @Test func theBlockIsToldAlthoughAScreenKnowsTheCentre() {
    final class Root: UIViewController { let center = NotificationCenter.default }
    parent.kept = Root()
    visit { child, _ in
      child.token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { child.tick() } }
    }
    #expect(leaks == ["Child, the block of an observer of UIKeyboardWillShowNotification that was not removed"])
  }

  @Test func aReferenceThatLeadsBackIsTold() {
    final class Row: UIView { var delegate: AnyObject? }
    visit { child, _ in
      let row = Row()
      row.delegate = child
      child.view.addSubview(row)
    }
    // The row is lost with the controller, and is not told by itself.
    #expect(leaks == ["Child, the property 'delegate' of Row"])
  }

  @Test func whatAPropertyKeepsIsNoLeak() {
    visit { child, parent in parent.kept = child }
    #expect(leaks == [])
    visit { child, parent in parent.onTap = { child.tick() } }
    #expect(leaks == [])
    parent.kept = nil
    parent.onTap = nil
    #expect(leaks == [])
  }

  /// Its mirror may do anything, and something else may hold what it leads to: nothing is said then.
  @Test func noCodeOfTheAppsRunsForIt() {
    struct Shown: CustomReflectable {
      let child: Child
      var customMirror: Mirror { preconditionFailure("It is looked at.") }
    }
    final class Row: UIView { var shown: Shown? }
    visit { child, parent in
      let row = Row()
      row.shown = Shown(child: child)
      parent.view.addSubview(row)
    }
    #expect(leaks == [])
  }

  @Test func whatAStaticPropertyKeepsIsToldWithoutWhatHoldsIt() {
    enum Cache { @MainActor static var child: Child? }
    visit { child, _ in Cache.child = child }
    #expect(leaks == ["Child"])
    Cache.child = nil
    #expect(leaks == [])
  }

  @Test func aStackAndTabsHoldWhatTheyShowAgain() {
    // The first root is held by this test alone.
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Child())
    tabs.viewControllers = [stack, Child()]
    UIApplication.shared.windows.first?.rootViewController = tabs
    stack.pushViewController(Child(), animated: true)
    MainLoop.runUntilIdle()
    tabs.selectedIndex = 1
    #expect(leaks == ["Parent"])
    tabs.selectedIndex = 0
    stack.popViewController(animated: true)
    #expect(leaks == ["Parent"])
  }

  @Test func childrenThatAreRemovedAreFreed() {
    autoreleasing {
      let child = Child()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(leaks == [])
  }
}
