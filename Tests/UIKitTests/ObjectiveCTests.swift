import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ObjectiveCTests {
  class Base: NSObject {}
  final class Derived: Base {}

  @Test func aMethodIsFoundInASuperclass() {
    _ObjectiveC.register(
      Base.self, _MethodTable(methods: [_Method("answer") { _, _ in _result(42) }], outlets: []))
    let object = Derived()
    #expect(object.responds(to: "answer"))
    #expect(object.responds(to: "question") == false)
    #expect(_ObjectiveC.send("answer", to: object) as? Int == 42)
  }

  @Test func theTablesOfTwoFilesAddUp() {
    final class Split: NSObject {}
    _ObjectiveC.register(Split.self, _MethodTable(methods: [_Method("a") { _, _ in nil }], outlets: []))
    _ObjectiveC.register(Split.self, _MethodTable(methods: [_Method("b") { _, _ in nil }], outlets: []))
    #expect(Split().responds(to: "a") && Split().responds(to: "b"))
  }

  @Test func aDataSourceRespondsToApplesNameOfACollectionViewsMethod() {
    final class Source: NSObject, _MethodTableProviding {
      static func _methodTable() -> _MethodTable? {
        _MethodTable(methods: [_Method("numberOfSectionsIn:") { _, _ in _result(2) }], outlets: [])
      }
    }
    #expect(Source().responds(to: "numberOfSectionsInCollectionView:"))
    #expect(Source().responds(to: "numberOfSectionsInTableView:"))
  }

  @Test func anUnknownMethodEndsTheAppInApplesWords() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UILabel().perform("foo") }
    }
    #expect(
      standardError(result)
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'-[UILabel foo]: unrecognized selector sent to instance 0x600000c00000'\n")
  }

  @Test func whatIsNotModelledEndsTheRunAsSuch() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(standardError(result) == "Coursemark does not model UIStoryboard\n")
  }

  @Test func argumentsBecomeWhatTheParameterWants() {
    let notification = Notification(name: .init("a"))
    let asObject: NSNotification = _argument([notification], 0)
    let back: Notification = _argument([asObject], 0)
    let optional: Notification? = _argument([nil], 0)
    let flag: Bool = _argument([NSNumber(value: true)], 0)
    let number: NSNumber = _argument([3], 0)
    let string: String = _argument([NSString(string: "a")], 0)
    let label: UILabel? = _argument([UILabel() as UIView], 0)
    let none: UILabel? = _argument([UIView()], 0)
    #expect(asObject.name == back.name && optional == nil && flag && number == 3 && string == "a")
    #expect(label != nil && none == nil)
  }

  @Test func aTextFieldIsToldToResignByName() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.perform("becomeFirstResponder")
    #expect(field.isFirstResponder)
    window.perform("endEditing:", with: true)
    #expect(field.isFirstResponder == false)
  }

  @Test func anOutletOfUIKitsOwnIsSetByName() {
    let field = UITextField()
    let delegate = FieldLog(Log())
    field.setValue(delegate, forKey: "delegate")
    #expect(field.delegate === delegate)
    #expect(field.value(forKey: "delegate") as? FieldLog === delegate)
  }

  @Test(.documented("NSObject, perform(_:with:afterDelay:)"))
  func aDelayedMessageComesAfterThatMuchVirtualTime() {
    Stage.fresh()
    let log = Log()
    let target = Target(log)
    target.perform("pressed", with: nil, afterDelay: 1)
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    #expect(log.taken() == ["pressed"])
  }
}
