import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Closures and actions that hear of other traits.
@MainActor
@Suite(.freshApp) struct TraitChangeTests {
  final class Controller: UIViewController {
    let log = Log()
    func changed(_ previous: UITraitCollection) { log.add("action \(previous.verticalSizeClass == .regular)") }
    nonisolated override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("changed::") { r, a in _result((r as? Controller)?.changed(_argument(a, 1)) ?? ()) }
        ], outlets: [])
    }
  }

  @Test(.documented("UITraitChangeObservable, registerForTraitChanges(_:handler:): called for the traits of the list"))
  func theHandlerHearsOfTheTraitsThatItNames() {
    let controller = Controller()
    Stage.fresh().rootViewController = controller
    let log = controller.log
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: Controller, previous) in
      controller.log.add(
        "handler \(previous.verticalSizeClass == .regular) \(controller.traitCollection.verticalSizeClass == .compact)")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Controller, _) in
      controller.log.add("style")
    }
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self], action: "changed::")
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["handler true true", "action true"])
  }

  /// As Apple's own examples write it.
  class Form: UIViewController {
    let log = Log()
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in self.log.add("\(type(of: self))") }
    }
  }
  class LongForm: Form {}

  @Test(.documented("UITraitChangeObservable, registerForTraitChanges(_:handler:): its own type"))
  func theHandlerMayNameTheTypeThatRegisters() {
    let form = LongForm()
    Stage.fresh().rootViewController = form
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(form.log.taken() == ["LongForm"])
  }

  @Test(.documented("unregisterForTraitChanges(_:)"))
  func aRegistrationThatHasEndedHearsNothing() {
    let window = Stage.fresh()
    let controller = UIViewController()
    window.rootViewController = controller
    let log = Log()
    let registration = controller.view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in
      log.add("heard")
    }
    UIApplication.shared.turn(to: .landscapeLeft)
    #expect(log.taken() == ["heard"])
    controller.view.unregisterForTraitChanges(registration)
    UIApplication.shared.turn(to: .portrait)
    #expect(log.taken() == [])
  }

  @Test(.documented("UITraitCollection, init(traitsFrom:): later collections take precedence"))
  func ofSeveralCollectionsTheLastThatSaysSomethingHolds() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(all.horizontalSizeClass == .regular)
    #expect(all.userInterfaceStyle == .dark)
    #expect(all.verticalSizeClass == .unspecified)
  }

  @Test(.documented("UITraitChangeObservable: called when a trait of the list changes, whatever it was at the screen"))
  func aStyleOfItsOwnIsNoChangeWhenThePhoneTurns() {
    let controller = Controller()
    Stage.fresh().rootViewController = controller
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Controller, previous) in
      controller.log.add(
        "\(previous.userInterfaceStyle == .light) \(controller.traitCollection.userInterfaceStyle == .dark)")
    }
    controller.overrideUserInterfaceStyle = .dark
    MainLoop.runUntilIdle()
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(controller.log.taken() == ["true true"])
  }
}
