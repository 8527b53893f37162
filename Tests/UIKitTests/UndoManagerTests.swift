import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

private typealias UndoManager = UIKit.UndoManager

@MainActor
@Suite(.freshApp) struct UndoManagerTests {
  /// A number whose changes can be undone.
  @MainActor
  private final class Counter {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let manager = UndoManager()

  @Test(.documented("UndoManager, undo(), redo()")) func aChangeIsUndoneAndRedone() {
    let counter = Counter(manager)
    counter.set(1)
    MainLoop.runUntilIdle()
    counter.set(2)
    MainLoop.runUntilIdle()
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 1)
    manager.redo()
    #expect(counter.value == 2)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test(.documented("UndoManager, groupsByEvent")) func whatOneTurnOfTheRunLoopChangesIsUndoneTogether() {
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    MainLoop.runUntilIdle()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  @Test(.documented("UndoManager, registerUndo(withTarget:handler:)")) func aNewChangeMakesRedoingImpossible() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(5)
    #expect(!manager.canRedo)
  }

  @Test(.documented("UndoManager, levelsOfUndo")) func onlySoManyGroupsAreKept() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 1
    for value in 1...3 {
      counter.set(value)
      MainLoop.runUntilIdle()
    }
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test(.documented("UndoManager, setActionName(_:)")) func anActionHasANameInBothDirections() {
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoActionName == "Typing")
  }

  @Test(.documented("UndoManager, removeAllActions(withTarget:)")) func theActionsOfATargetAreForgotten() {
    let (first, second) = (Counter(manager), Counter(manager))
    first.set(1)
    second.set(1)
    MainLoop.runUntilIdle()
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(first.value == 1)
    #expect(second.value == 0)
  }

  @Test(.documented("NSUndoManagerDidUndoChange: posted just after an undo")) func whatWasUndoneIsTold() {
    let log = Log()
    let listener = Listener(
      log, [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange])
    let counter = Counter(manager)
    manager.undo()
    #expect(log.taken() == [], "There was nothing to undo")
    counter.set(1)
    manager.undo()
    #expect(log.taken().count == 2)
    manager.redo()
    #expect(log.taken().count == 1)
    _ = listener
  }

  @Test(.documented("UIResponder, undoManager")) func theWindowsIsFoundAlongTheChain() {
    let button = UIButton()
    #expect(button.undoManager == nil)
    let window = Stage.fresh()
    window.addSubview(button)
    #expect(button.undoManager === window.undoManager)
  }
}
