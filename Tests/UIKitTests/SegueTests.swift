import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Segues that a method of their source, or a class of the app's, decides on.
@MainActor
@Suite(.freshApp) struct SegueTests {
  @MainActor private static var log = Log()

  private final class Source: UIViewController {
    var makesNothing = false
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.add("prepares \(segue.identifier ?? "none") to \((segue.destination as? Numbered)?.number ?? -1)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.add("asked for '\(identifier)'")
      return true
    }
    nonisolated override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("make:") { source, arguments in
            (source as? Source)?.makesNothing ?? true
              ? nil : Numbered(coder: UIKit._argument(arguments, 0), number: 7)
          },
          _Method("make:sender:segueIdentifier:") { _, arguments in
            log.add("made by \(arguments[1] is UIButton) for \(arguments[2] as? String ?? "none")")
            return Numbered(coder: UIKit._argument(arguments, 0), number: 8)
          },
        ], outlets: [])
    }
  }

  private final class Numbered: UIViewController {
    let number: Int
    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      number = 0
      super.init(coder: coder)
    }
  }

  /// A controller on the screen, with a storyboard whose other controller is a ``Numbered``.
  private func source() -> Source {
    Self.log = Log()
    let source = Source()
    let window = Stage.fresh()
    storyboard("Main", identifier: "other", Numbered.self, isInitial: true) { $0.view = UIView() }
    window.rootViewController = source
    MainLoop.runUntilIdle()
    return source
  }

  @Test(.documented("Xcode 11 Release Notes: an IBSegueAction method makes the destination, or returns nil"))
  func aSegueActionMakesTheDestination() {
    let source = source()
    segue("next", from: source, modally: true, made: "make:") { storyboardController("Main", "other", by: $0) }
    source.performSegue(withIdentifier: "next", sender: nil)
    MainLoop.runUntilIdle()
    #expect(Self.log.taken() == ["prepares next to 7"])
    #expect((source.presentedViewController as? Numbered)?.number == 7)
    source.dismiss(animated: false)
    MainLoop.runUntilIdle()
    source.makesNothing = true
    source.performSegue(withIdentifier: "next", sender: nil)
    #expect(Self.log.taken() == ["prepares next to 0"])
  }

  @Test(.documented("Xcode 11 Release Notes: an IBSegueAction method may take the sender and the identifier"))
  func aSegueActionIsToldOfTheSenderAndTheIdentifier() {
    let source = source()
    segue("next", from: source, modally: true, made: "make:sender:segueIdentifier:") {
      storyboardController("Main", by: $0)
    }
    let button = UIButton()
    connect(button, to: source, segue: "next")
    button.sendActions(for: .touchUpInside)
    #expect(Self.log.taken() == ["asked for 'next'", "made by true for next", "prepares next to 8"])
  }

  @Test(.documented("UIStoryboardSegue, identifier: an optional"))
  func aSegueWithoutAnIdentifierTellsOfNone() {
    let source = source()
    segue("x-1", from: source, modally: true, isNamed: false, made: "make:sender:segueIdentifier:") {
      storyboardController("Main", "other", by: $0)
    }
    let button = UIButton()
    connect(button, to: source, segue: "x-1")
    button.sendActions(for: .touchUpInside)
    #expect(Self.log.taken() == ["asked for ''", "made by true for none", "prepares none to 8"])
  }

  @Test(.documented("Xcode 11 Release Notes: IBSegueAction; UIViewController, prepare(for:sender:)"))
  func aSegueActionMakesWhatIsEmbedded() {
    let source = source()
    let container = UIView()
    source.view.addSubview(container)
    embed(in: container, of: source, segue: "in", made: "make:") { storyboardController("Main", "other", by: $0) }
    source.performEmbedSegues()
    #expect((source.children.first as? Numbered)?.number == 7)
    #expect(Self.log.taken() == ["prepares in to 7"])
  }

  private final class Fade: UIStoryboardSegue {
    override func perform() {
      log.add("fades from \(type(of: source)) to \(type(of: destination))")
      super.perform()
    }
  }

  @Test(.documented("UIStoryboardSegue, Subclassing Notes: perform() brings the destination on the screen"))
  func aSegueOfTheAppsClassDecidesWhatIsSeen() {
    let source = source()
    segue(
      "fade", from: source, as: { Fade(identifier: $0, source: $1, destination: $2) }, isCustom: true
    ) { _ in storyboardController("Main", "other") }
    segue(
      "over", from: source, modally: true, as: { Fade(identifier: $0, source: $1, destination: $2) }
    ) { _ in storyboardController("Main", "other") }
    source.performSegue(withIdentifier: "fade", sender: nil)
    MainLoop.runUntilIdle()
    #expect(Self.log.taken() == ["prepares fade to 0", "fades from Source to Numbered"])
    #expect(source.presentedViewController == nil)
    source.performSegue(withIdentifier: "over", sender: nil)
    MainLoop.runUntilIdle()
    #expect(source.presentedViewController is Numbered)
  }

  @Test(.documented("UIModalPresentationStyle, popover; UIPopoverPresentationController, sourceView"))
  func aPopoverPointsToWhatBeganIt() {
    let source = source()
    segue("pop", from: source, modally: true, isPopover: true) { _ in storyboardController("Main", "other") }
    let button = UIButton()
    source.view.addSubview(button)
    source.performSegue(withIdentifier: "pop", sender: button)
    MainLoop.runUntilIdle()
    #expect(source.presentedViewController?.modalPresentationStyle == .popover)
    #expect(source.presentedViewController?.popoverPresentationController?.sourceView === button)
  }

  @Test func aSegueActionThatIsNotThereIsMissing() async {
    let ended = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        Stage.fresh()
        segue("next", from: Source(), made: "makeOther:") { storyboardController("Main", "other", by: $0) }
      }
    }
    let words = ended.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("has no segue action 'makeOther:'"), "\(words)")
  }

  @Test(.observed("Xcode's outline of a storyboard: an element of a menu is connected to an action"))
  func anElementOfAMenuCallsItsAction() {
    final class Target: NSObject, _MethodTableProviding {
      static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("sort:") { _, arguments in
              SegueTests.log.add("sorts by \((arguments[0] as? UIAction)?.title ?? "none")")
              return nil
            }
          ], outlets: [])
      }
    }
    Self.log = Log()
    Stage.fresh()
    let target = Target()
    let element = menuElement("Name")
    connect(element, to: target, action: "sort:")
    element.perform(sender: nil)
    #expect(Self.log.taken() == ["sorts by Name"])
  }
}
