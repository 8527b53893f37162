import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

// As in a learner's module: without it Foundation's class has the same right to the name.
typealias NotificationCenter = UIKit.NotificationCenter

/// The screen of a new app.
@MainActor
enum Stage {
  /// Begins another app on the device, and shows an empty window.
  @discardableResult
  static func fresh(_ device: DeviceModel = .phone375) -> UIWindow {
    AppState.reset(device: device)
    let window = UIWindow(frame: UIScreen.main.bounds)
    AppState.current.ownWindow = window
    window.makeKeyAndVisible()
    return window
  }
}

/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down the notifications of some names; what it hears is without the common beginning.
@MainActor
final class Listener: NSObject, _MethodTableProviding {
  let log: Log
  var last: Notification?

  init(_ log: Log, _ names: [Notification.Name]) {
    self.log = log
    super.init()
    for name in names {
      NotificationCenter.default.addObserver(self, selector: "heard:", name: name, object: nil)
    }
  }

  convenience init(keyboard log: Log) {
    self.init(
      log,
      [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ])
  }

  nonisolated static func _methodTable() -> _MethodTable? {
    _MethodTable(
      methods: [_Method("heard:") { r, a in _result((r as? Listener)?.heard(_argument(a, 0))) }], outlets: [])
  }

  func heard(_ notification: Notification) {
    last = notification
    log.add(
      notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
        .replacingOccurrences(of: "UITextField", with: "").replacingOccurrences(of: "Notification", with: ""))
  }
}

/// A text field's delegate that writes down what it is asked. Its answers can be set by question.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate, _MethodTableProviding {
  let log: Log
  var answers: [String: Bool] = [:]
  init(_ log: Log) { self.log = log }

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    log.add("\(field.accessibilityIdentifier ?? "")\(question)")
    return answers[question] ?? true
  }

  nonisolated static func _methodTable() -> _MethodTable? {
    func question(_ selector: Selector, _ name: String) -> _Method {
      _Method(selector) { r, a in _result((r as? FieldLog)?.ask(name, _argument(a, 0)) ?? true) }
    }
    return _MethodTable(
      methods: [
        question("textFieldShouldBeginEditing:", "shouldBegin"), question("textFieldDidBeginEditing:", "didBegin"),
        question("textFieldShouldEndEditing:", "shouldEnd"), question("textFieldDidEndEditing:", "didEnd"),
        question("textFieldShouldClear:", "shouldClear"), question("textFieldShouldReturn:", "shouldReturn"),
        _Method("textField:shouldChangeCharactersIn:replacementString:") { r, a in
          let range: NSRange = _argument(a, 1)
          let string: String = _argument(a, 2)
          return _result(
            (r as? FieldLog)?.ask("shouldChange", _argument(a, 0), "(\(range.location),\(range.length),\(string))")
              ?? true)
        },
      ], outlets: [])
  }

  private func ask(_ question: String, _ field: UITextField, _ detail: String) -> Bool {
    log.add("\(question)\(detail) of \(field.text ?? "nil")")
    return answers[question] ?? true
  }
}

/// A target that writes down its actions.
@MainActor
final class Target: NSObject, _MethodTableProviding {
  let log: Log
  init(_ log: Log) { self.log = log }
  nonisolated static func _methodTable() -> _MethodTable? {
    func note(_ selector: Selector, _ text: @escaping @MainActor ([Any?]) -> String) -> _Method {
      _Method(selector) { r, a in _result((r as? Target)?.log.add(text(a)) ?? ()) }
    }
    return _MethodTable(
      methods: [
        note("pressed") { _ in "pressed" },
        note("pressed:") { a in "pressed \(a[0] is UIButton)" },
        note("pressed:event:") { a in "pressed \(a[0] is UIButton) \(a[1] is UIEvent)" },
        note("changed:") { a in "editingChanged \((a[0] as? UITextField)?.text ?? "nil")" },
        note("ended:") { _ in "editingDidEndOnExit" },
      ], outlets: [])
  }
}

/// With the rounded border, in which fields are higher than their text.
@MainActor
func borderedField() -> UITextField {
  let field = UITextField()
  field.borderStyle = .roundedRect
  return field
}

@MainActor
func textField(_ identifier: String = "", in view: UIView, y: CGFloat = 20) -> UITextField {
  let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
  field.accessibilityIdentifier = identifier
  view.addSubview(field)
  return field
}
