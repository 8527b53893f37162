import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What the app, the pasteboard, the center of notifications and the traits tell of changes.
@MainActor
@Suite(.freshApp) struct AppNoticeTests {
  private let log = Log()

  @Test(.documented("NotificationCenter, post(name:object:userInfo:): returns when all observers have heard of it"))
  func postingWaitsForTheObservers() {
    Stage.fresh()
    let name = Notification.Name("Changed")
    let tokens = (1...2).map { number in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] note in
        let value = note.userInfo?["value"] as? Int
        MainActor.assumeIsolated { log.add("\(number) \(value ?? 0)") }
      }
    }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 7])
    #expect(Set(log.taken()) == ["1 7", "2 7"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test(.documented("UIPasteboard, changeCount, changedNotification: a change of the contents counts and is told"))
  func aPasteboardTellsOfItsChanges() {
    Stage.fresh()
    let listener = Listener(log, [UIPasteboard.changedNotification])
    let board = UIPasteboard.general
    let before = board.changeCount
    board.string = "milk"
    #expect(board.changeCount == before + 1 && log.taken().count == 1)
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages)
    board.string = nil
    #expect(board.changeCount == before + 2 && !board.hasStrings)
    withExtendedLifetime(listener) {}
  }

  @Test(.documented("UIPasteboard, init(name:create:), remove(withName:): objects of one name share what is on it"))
  func aPasteboardIsFoundByItsName() {
    Stage.fresh()
    let name = UIPasteboard.Name("notes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = UIPasteboard(name: name, create: true)
    board?.string = "milk"
    #expect(UIPasteboard(name: name, create: false)?.string == "milk" && UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: name, create: true)?.changeCount == board?.changeCount)
    UIPasteboard.general.string = "bread"
    #expect(UIPasteboard(name: .general, create: false)?.string == "bread")
    let other = UIPasteboard.withUniqueName()
    other.strings = ["a", "b"]
    #expect(UIPasteboard(name: other.name, create: false)?.numberOfItems == 2)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == "bread")
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { [log] note in
      let content = (note.object as? UIPasteboard)?.string
      MainActor.assumeIsolated { log.add(content ?? "nil") }
    }
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: name)
    board?.string = "late"
    #expect(log.taken() == ["milk"] && board?.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil && UIPasteboard(name: name, create: true)?.string == nil)
    NotificationCenter.default.removeObserver(token)
  }

  @Test(.documented("UIPasteboard, changedNotification: the object is the pasteboard"))
  func aChangeIsToldOfTheOnePasteboardOfThatName() {
    Stage.fresh()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.add("changed") } }
    UIPasteboard(name: .general, create: false)?.string = "bread"
    UIPasteboard.withUniqueName().string = "milk"
    #expect(log.taken() == ["changed"])
    let own = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
    let other = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: own, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.add("own") } }
    own?.string = "eggs"
    UIPasteboard(name: UIPasteboard.Name("own"), create: false)?.string = "salt"
    #expect(log.taken() == ["own", "own"])
    NotificationCenter.default.removeObserver(other)
    NotificationCenter.default.removeObserver(token)
  }

  @Test(
    .documented(
      "UITextField, textDidBeginEditingNotification, textDidChangeNotification, textDidEndEditingNotification: the field is the object"
    ))
  func aFieldPostsWhatHappensToIt() {
    let window = Stage.fresh()
    let (first, second) = (textField(in: window), textField(in: window, y: 80))
    let names: [Notification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: first, queue: nil) { [log] note in
        let raw = note.name.rawValue
        MainActor.assumeIsolated { log.add(raw) }
      }
    }
    first.becomeFirstResponder()
    _ = UserInput.type("a")
    first.text = "by code"
    second.becomeFirstResponder()
    _ = UserInput.type("b")
    #expect(log.taken() == names.map(\.rawValue))
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test(
    .documented("UITextView, textDidBeginEditingNotification, textDidChangeNotification, textDidEndEditingNotification")
  )
  func aTextViewPostsWhatHappensToIt() {
    let window = Stage.fresh()
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    window.addSubview(view)
    let names: [Notification.Name] = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let listener = Listener(log, names)
    view.becomeFirstResponder()
    _ = UserInput.type("a")
    view.resignFirstResponder()
    #expect(log.taken().count == 3 && listener.last?.object as? UITextView === view)
  }

  // MARK: Responders and commands

  @Test(
    .documented("UIResponder, becomeFirstResponder(), canBecomeFirstResponder: a view refuses unless it says otherwise")
  )
  func aPlainViewTakesNoFocus() {
    final class Key: UIView { override var canBecomeFirstResponder: Bool { true } }
    let window = Stage.fresh()
    let (plain, key) = (UIView(), Key())
    window.addSubview(plain)
    window.addSubview(key)
    #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
    #expect(key.becomeFirstResponder() && key.isFirstResponder)
    #expect(key.resignFirstResponder() && !key.isFirstResponder)
  }

  @Test(.documented("UIResponder, canResignFirstResponder: a responder that may not resign keeps the focus"))
  func aResponderMayKeepTheFocus() {
    final class Field: UITextField { override var canResignFirstResponder: Bool { false } }
    let window = Stage.fresh()
    let field = Field(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
  }

  @Test(.documented("UIResponder, target(forAction:withSender:): the first responder of the chain that can perform it"))
  func theTargetOfAnActionIsFoundAlongTheChain() {
    final class Able: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "go:" }
    }
    Stage.fresh()
    let (outer, inner) = (Able(), UIView())
    outer.addSubview(inner)
    #expect(inner.target(forAction: "go:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "stay:", withSender: nil) == nil)
  }

  @Test(.documented("UIApplication, sendAction(_:to:from:for:): false where nobody takes the action"))
  func anActionThatNobodyTakesIsNotSent() {
    let window = Stage.fresh()
    let target = Target(log)
    #expect(UIApplication.shared.sendAction("pressed", to: target, from: nil, for: nil))
    #expect(log.taken() == ["pressed"])
    #expect(!UIApplication.shared.sendAction("pressed", to: nil, from: window, for: nil))
  }

  // MARK: Traits, fonts and colours

  @Test(.documented("UIColor, resolvedColor(with:): the colour of these traits, which no longer changes"))
  func aColorIsResolvedForItsTraits() {
    Stage.fresh()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let fixed = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fixed == .white)
    #expect(fixed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
  }

  @Test(.documented("UIColor, withAlphaComponent(_:), getRed(_:green:blue:alpha:), getWhite(_:alpha:)"))
  func aColorGivesItsComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0, saturation: 1, brightness: 0.5, alpha: 1).withAlphaComponent(0.25)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0.5, 0, 0, 0.25))
    #expect(UIColor(white: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil))
    #expect((red, green, blue) == (0.5, 0.5, 0.5))
  }
}
