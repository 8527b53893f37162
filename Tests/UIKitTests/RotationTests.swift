import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct RotationTests {
  let log = Log()

  /// Writes down how it is told of another size.
  final class Controller: UIViewController {
    let log: Log
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    private var width: Int { Int(view.bounds.width) }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("willTransition to \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log.add("viewWillTransition from \(width) to \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.log.add("alongside at \(self.width)") }) { _ in
        self.log.add("completed")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.add("traits were \(previousTraitCollection.map { "\($0.verticalSizeClass)" } ?? "none")")
    }
    override func viewDidLayoutSubviews() { log.add("layout at \(width)") }
  }

  private func stage(_ device: DeviceModel = .phone375) -> Controller {
    let window = Stage.fresh(device)
    let controller = Controller(log)
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    _ = log.taken()
    return controller
  }

  @Test(.documented("UINavigationController: its bar is below the status bar, which a phone on its side does not have"))
  func theBarOfANavigationControllerGoesUpWhenThePhoneIsTurned() {
    let window = Stage.fresh()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.minY > 0)
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.minY == 0)
    // Both are as wide as the screen, once.
    #expect(navigation.navigationBar.frame.width == 667)
    #expect(navigation.topViewController?.view.frame.width == 667)
  }

  @Test(
    .documented("UIContentContainer: willTransition(to:with:) and viewWillTransition(to:with:) come before the change"),
    .documented("UIViewControllerTransitionCoordinator, animate(alongsideTransition:completion:)"),
    .assumed("Traits change together with the size"))
  func aControllerIsToldBeforeItsViewChanges() {
    let controller = stage()
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "willTransition to compact", "viewWillTransition from 375 to 667", "traits were regular", "layout at 667",
        "alongside at 667", "completed",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(
    .documented("UIScreen, bounds"), .documented("UIDevice, orientation"),
    .documented("UIInterfaceOrientation: left and right change places"))
  func theScreensBoundsTurnWithTheInterface() {
    _ = stage()
    UIApplication.shared.turn(to: .landscapeLeft)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    UIApplication.shared.turn(to: .portrait)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(.documented("UIViewController, supportedInterfaceOrientations"))
  func aControllerThatSupportsOnlyPortraitStaysUpright() {
    let controller = stage()
    controller.orientations = .portrait
    UIApplication.shared.turn(to: .landscapeLeft)
    #expect(log.taken() == [])
    #expect(UIScreen.main.bounds.width == 375)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    Stage.fresh()
  }

  @Test(
    .documented("Human Interface Guidelines, Layout: size classes"),
    arguments: [
      (DeviceModel.phone375, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
      (.phone414, .regular, .compact), (.pad820, .regular, .regular),
    ])
  func sizeClassesOnTheSide(
    device: DeviceModel, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let controller = stage(device)
    UIApplication.shared.turn(to: .landscapeLeft)
    #expect(controller.traitCollection.horizontalSizeClass == horizontal)
    #expect(controller.view.traitCollection.verticalSizeClass == vertical)
    Stage.fresh()
  }

  @Test(
    .documented("Text Programming Guide for iOS, Managing the Keyboard: each orientation has a keyboard of its own"),
    .observed("The first responder stays; on its side the keyboard of this phone is 200 points high"))
  func theKeyboardGoesAndAnotherOneComes() throws {
    let controller = stage()
    let field = textField(in: controller.view)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    _ = log.taken()
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(
      log.taken().filter { $0.hasPrefix("Will") || $0.hasPrefix("Did") } == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow", "DidChangeFrame",
        "DidShow",
      ])
    #expect(field.isFirstResponder)
    let frame = try #require(listener.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)
    #expect(frame == CGRect(x: 0, y: 175, width: 667, height: 200))
    Stage.fresh()
  }

  @Test(.documented("UIDevice, beginGeneratingDeviceOrientationNotifications()"))
  func theDeviceTellsOnlyWhomeverAsked() {
    _ = stage()
    let listener = Listener(log, [UIDevice.orientationDidChangeNotification])
    UIApplication.shared.turn(to: .portraitUpsideDown)
    #expect(log.taken() == [])
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIApplication.shared.turn(to: .portrait)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(log.taken() == ["UIDeviceOrientationDidChange"])
    _ = listener
  }

  @Test(
    .observed("Xcode, Installed: what is tied to a view that some size classes leave out goes and comes with it"),
    arguments: [false, true])
  func whatIsTiedToAnAbsentViewWaitsForIt(isOnItsSide: Bool) {
    let controller = stage()
    if isOnItsSide { UIApplication.shared.turn(to: .landscapeLeft) }
    let (upper, lower) = (UIView(), UIView())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    varyPresence(of: upper, in: controller.view, usually: true, [SizeClassValue(height: .compact, false)])
    let below = lower.topAnchor.constraint(equalTo: upper.bottomAnchor)
    let alone = lower.topAnchor.constraint(equalTo: controller.view.topAnchor)
    activate(below, usually: true)
    activate(alone, usually: false, [SizeClassValue(height: .compact, true)])
    let portrait = { UIApplication.shared.turn(to: .portrait) }
    let side = { UIApplication.shared.turn(to: .landscapeLeft) }
    for turn in isOnItsSide ? [portrait, side, portrait] : [side, portrait, side] {
      #expect(upper.superview == nil ? !below.isActive && alone.isActive : below.isActive && !alone.isActive)
      turn()
    }
    #expect((upper.superview == nil) == !isOnItsSide)
    Stage.fresh()
  }
}
