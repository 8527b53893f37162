import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct MenuTests {
  private let log = Log()

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] _ in log.add(title) }
  }
  private func button(in window: UIWindow, _ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    return button
  }
  private func rows(_ window: UIWindow) -> [UIButton] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(window).filter { $0 is MenuCard }.flatMap(\.subviews).compactMap { $0 as? UIButton }
  }

  @Test(.documented("UIButton, showsMenuAsPrimaryAction: a tap opens the menu"))
  func aButtonOpensItsMenu() {
    let window = Stage.fresh()
    let button = button(in: window, UIMenu(children: [action("Name"), action("Date")]))
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["Name", "Date"])
    _ = UserInput.tap(rows(window)[1], named: "")
    #expect(log.taken() == ["Date"])
    #expect(rows(window) == [])
  }

  @Test(.documented("UIControl.Event, menuActionTriggered: an action may make the menu that is about to show"))
  func aButtonTellsBeforeItsMenuShows() {
    let window = Stage.fresh()
    let button = button(in: window, UIMenu(children: [action("Old")]))
    button.addAction(
      UIAction { [log, new = action("New")] action in
        log.add("asked")
        (action.sender as? UIButton)?.menu = UIMenu(children: [new])
      }, for: .menuActionTriggered)
    _ = UserInput.tap(button, named: "")
    #expect(log.taken() == ["asked"] && rows(window).map(\.shownTitle) == ["New"])
  }

  @Test(.documented("UIButton, changesSelectionAsPrimaryAction: with a menu, the button shows the selected element"))
  func aPopUpButtonShowsWhatIsChosen() {
    let window = Stage.fresh()
    let date = action("Date")
    date.state = .on
    let button = button(in: window, UIMenu(children: [action("Name"), date]))
    #expect(button.shownTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.shownTitle == "Date")
    _ = UserInput.tap(button, named: "")
    _ = UserInput.tap(rows(window)[0], named: "")
    #expect(log.taken() == ["Name"])
    #expect(button.shownTitle == "Name" && date.state == .off)
  }

  @Test(.documented("header of UIMenu, selectedElements: those in the menu and in the menus in it that are on"))
  func aMenuKnowsWhatIsOnInIt() {
    let (name, date) = (action("Name"), action("Date"))
    let command = UICommand(title: "Up", action: "up", state: .on)
    let menu = UIMenu(children: [name, UIMenu(options: .displayInline, children: [date, command])])
    #expect(menu.selectedElements == [command])
    date.state = .on
    #expect(menu.selectedElements == [date, command])
  }

  @Test(.documented("UIBarButtonItem, menu: a tap opens it where the item has no action"))
  func anItemOfABarOpensItsMenu() {
    let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name"), action("Date")]))
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let window = Stage.fresh()
    window.rootViewController = UINavigationController(rootViewController: controller)
    MainLoop.runUntilIdle()
    item.press(nil)
    #expect(rows(window).map(\.shownTitle) == ["Name", "Date"])
    _ = UserInput.tap(rows(window)[0], named: "")
    #expect(log.taken() == ["Name"])
    #expect(rows(window) == [])
  }

  @Test(.documented("UIMenuElement.Attributes: hidden and disabled"))
  func hiddenElementsAreNotThereAndDisabledOnesDoNothing() {
    let window = Stage.fresh()
    let button = button(
      in: window, UIMenu(children: [action("A", .hidden), action("B", .disabled), action("C", .keepsMenuPresented)]))
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["B", "C"])
    _ = UserInput.tap(rows(window)[0], named: "")
    _ = UserInput.tap(rows(window)[1], named: "")
    #expect(log.taken() == ["C"])
    #expect(rows(window).count == 2)
  }

  @Test(.documented("UIMenu.Options, displayInline; another menu opens in place of the one around it"))
  func aMenuWithinAMenuOpens() {
    let window = Stage.fresh()
    let inline = UIMenu(title: "x", options: .displayInline, children: [action("A")])
    let button = button(
      in: window, UIMenu(children: [inline, UIMenu(title: "More", children: [action("B")])]))
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["A", "More"])
    _ = UserInput.tap(rows(window)[1], named: "")
    #expect(rows(window).map(\.shownTitle) == ["B"])
  }

  @Test(.documented("UIDeferredMenuElement: asked when the menu opens"))
  func laterElementsAreAskedFor() {
    let window = Stage.fresh()
    let later = UIDeferredMenuElement { [self] done in done([action("Late")]) }
    let button = button(in: window, UIMenu(children: [later]))
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["Late"])
  }

  @Test(
    .documented("UIDeferredMenuElement: a placeholder stands there until its elements come"), arguments: [true, false])
  func elementsThatComeLaterTakeTheirPlace(isCached: Bool) {
    let window = Stage.fresh()
    var (answers, asked): ([([UIMenuElement]) -> Void], Int) = ([], 0)
    let provider = { (done: @escaping ([UIMenuElement]) -> Void) in
      asked += 1
      answers.append(done)
    }
    let later = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    let button = button(in: window, UIMenu(children: [action("Now"), later]))
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["Now", "Loading…"])
    #expect(rows(window).map(\.isEnabled) == [true, false])
    answers[0]([action("Late")])
    #expect(rows(window).map(\.shownTitle) == ["Now", "Late"])
    _ = UserInput.tap(rows(window)[1], named: "")
    #expect(log.taken() == ["Late"] && asked == 1)
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["Now", isCached ? "Late" : "Loading…"])
    #expect(asked == (isCached ? 1 : 2))
  }

  @Test(.documented("UIDeferredMenuElement, uncached(_:): asked each time that a menu shows it"))
  func eachElementIsAskedOnceByAnOpenMenu() {
    let window = Stage.fresh()
    var answers: [([UIMenuElement]) -> Void] = []
    let two = (0..<2).map { _ in UIDeferredMenuElement.uncached { answers.append($0) } }
    let button = button(in: window, UIMenu(children: two))
    _ = UserInput.tap(button, named: "")
    answers[0]([action("A")])
    #expect(rows(window).map(\.shownTitle) == ["A", "Loading…"])
    answers[1]([action("B")])
    #expect(rows(window).map(\.shownTitle) == ["A", "B"] && answers.count == 2)
  }

  @Test(.documented("UIDeferredMenuElement: its elements are cached, and come to whichever menu is open"))
  func anAnswerComesToTheMenuThatIsOpen() {
    let window = Stage.fresh()
    var answers: [([UIMenuElement]) -> Void] = []
    let button = button(in: window, UIMenu(children: [UIDeferredMenuElement { answers.append($0) }]))
    _ = UserInput.tap(button, named: "")
    MenuCard.close()
    _ = UserInput.tap(button, named: "")
    #expect(rows(window).map(\.shownTitle) == ["Loading…"])
    answers[0]([action("Late")])
    #expect(rows(window).map(\.shownTitle) == ["Late"] && answers.count == 1)
  }

  @Test(.documented("UIContextMenuInteraction: a finger that rests opens the menu"))
  func aLongPressOpensAContextMenu() {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      let menu: UIMenu
      init(_ menu: UIMenu) { self.menu = menu }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) }
    }
    let window = Stage.fresh()
    let owner = Owner(UIMenu(children: [action("Copy")]))
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(box)
    box.addInteraction(UIContextMenuInteraction(delegate: owner))
    _ = UserInput.press(box, named: "", seconds: 1)
    #expect(rows(window).map(\.shownTitle) == ["Copy"])
    _ = UserInput.tap(rows(window)[0], named: "")
    #expect(log.taken() == ["Copy"])
  }

  @Test(.documented("UIView, addInteraction(_:): told of its view; a view has it once"))
  func anInteractionKnowsItsView() {
    let (one, two) = (UIView(), UIView())
    let interaction = UIEditMenuInteraction(delegate: nil)
    one.addInteraction(interaction)
    #expect(interaction.view === one)
    two.addInteraction(interaction)
    #expect(interaction.view === two)
    #expect(one.interactions.isEmpty)
    two.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test(
    .documented(
      "UIEditMenuInteraction: suggested actions are what the responder chain can perform; without a menu of the app's, the menu has those"
    ))
  func anEditMenuHasWhatTheResponderChainCanPerform() {
    final class Owner: NSObject, UIEditMenuInteractionDelegate, _MethodTableProviding {
      let own: UIAction
      init(_ own: UIAction) { self.own = own }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: suggestedActions + [own]) }
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("editMenuInteraction:menuFor:suggestedActions:") { r, a in
              _result(
                (r as? Owner)?.editMenuInteraction(
                  _argument(a, 0), menuFor: _argument(a, 1), suggestedActions: _argument(a, 2)))
            }
          ], outlets: [])
      }
    }
    let window = Stage.fresh()
    let (field, box) = (UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40)), UIView())
    for view in [field, box] { window.addSubview(view) }
    field.text = "abc"
    field.becomeFirstResponder()
    func titles(_ view: UIView, _ delegate: Owner?) -> [String] {
      let interaction = UIEditMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      defer { MenuCard.close() }
      return rows(window).map { $0.shownTitle ?? "" }
    }
    let owner = Owner(action("Mine"))
    #expect(
      titles(field, nil) == ["Select", "Select All"] && titles(field, owner) == ["Select", "Select All", "Mine"])
    #expect(titles(box, nil) == [] && titles(box, owner) == ["Mine"])
  }

  @Test(.documented("UICommand, propertyList: the command is the sender of its action"))
  func aCommandOfAMenuIsTheSenderOfItsAction() {
    final class Owner: UIViewController {
      var heard: [Int] = []
      nonisolated override class func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("choose:") { r, a in
              let command: UICommand = _argument(a, 0)
              (r as? Owner)?.heard.append(command.propertyList as? Int ?? -1)
              return nil
            }
          ], outlets: [])
      }
    }
    let (window, owner) = (Stage.fresh(), Owner())
    window.rootViewController = owner
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [
      UICommand(title: "One", action: "choose:", propertyList: 1),
      UIKeyCommand(title: "Two", action: "choose:", input: "t", modifierFlags: [], propertyList: 2),
    ])
    button.showsMenuAsPrimaryAction = true
    owner.view.addSubview(button)
    for number in 0..<2 {
      _ = UserInput.tap(button, named: "")
      _ = UserInput.tap(rows(window)[number], named: "")
    }
    #expect(owner.heard == [1, 2])
  }
}
