import Foundation
import Testing

@testable import UIKit

/// A light or dark style that the app asks for.
@MainActor
@Suite(.freshApp) struct StyleOverrideTests {
  final class Listener: UIView {
    var told: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test(
    .documented("UIView, overrideUserInterfaceStyle: the style for the view and all of its subviews"))
  func aStyleReachesTheViewsBelow() {
    let stage = Stage.fresh()
    let (outer, inner, other) = (UIView(), Listener(), Listener())
    outer.addSubview(inner)
    stage.addSubview(outer)
    stage.addSubview(other)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.told == [.dark])
    #expect(other.traitCollection.userInterfaceStyle == .light && other.told == [])
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.told == [.dark, .light])
    // What has a style of its own does not hear of another one above it.
    outer.overrideUserInterfaceStyle = .unspecified
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.told == [.dark, .light])
    outer.overrideUserInterfaceStyle = .dark
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.told == [.dark, .light, .dark])
  }

  @Test(
    .documented(
      "UIViewController, overrideUserInterfaceStyle: affects the controller's views and its children"))
  func aControllersStyleReachesItsChildren() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    var handled: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (child: UIViewController, _) in
      handled.append(child.traitCollection.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(handled == [])
    parent.overrideUserInterfaceStyle = .light
    #expect(handled == [.light])
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(handled == [.light, .dark])
  }

  @Test func aColourIsThatOfTheViewsStyle() {
    let stage = Stage.fresh()
    let view = UIView()
    stage.addSubview(view)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(color.resolvedColor(with: view.traitCollection) == .white)
  }
}
