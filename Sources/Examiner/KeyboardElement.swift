public import AppProtocol
public import Foundation

/// The keyboard on the screen, with the accessory view above its keys, or such a view alone. Asking anything but whether it ``exists``
/// ends the check with a fail while there is neither.
///
///     expect(app.keyboard.returnKey.label, is: "Done")
///     app.keyboard.buttons["Next"].tap()
public struct KeyboardElement: ElementQueryProvider, Sendable {
  /// The elements of the accessory view.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(type: type, place: " in the keyboard") { $0.keyboard?.accessory ?? [] }
  }

  /// Whether its keys are on the screen, or a view of the app's in their place. An accessory view alone is no keyboard.
  public var exists: Bool {
    let isUp = Session.current.screen.keyboard?.hasKeys ?? false
    Session.current.readings.append(
      Reading(
        subject: "the keyboard", verb: "is", value: isUp,
        style: .flag(yes: "up", no: "down", wanted: "it up", unwanted: "it gone")))
    return isUp
  }

  /// Of the whole keyboard with its accessory view, in points of the screen, origin top left.
  public var frame: CGRect {
    let frame = CGRect(keyboard.frame)
    Session.current.readings.append(Reading(subject: "the keyboard", verb: "takes up", value: frame))
    return frame
  }

  /// Apple's name of the `UIKeyboardType` case: `default`, `emailAddress`, …
  public var type: String {
    let type = keyboard.type
    Session.current.readings.append(Reading(subject: "the keyboard", verb: "is of the type", value: type))
    return type
  }

  /// The Return key, whatever is written on it: that is its ``Element/label``.
  public var returnKey: Element {
    Element(Phrase(noun: "Return key")) { screen in
      screen.keyboard.map { keyboard in
        // A keypad has a place for it, without a name; an accessory view alone has none.
        if !keyboard.hasKeys, keyboard.returnKey.isEmpty { return [] }
        return [
          AppProtocol.Element(
            id: Element.returnKeyID, type: .button, label: keyboard.returnKey, frame: keyboard.frame,
            isEnabled: keyboard.isReturnKeyEnabled)
        ]
      } ?? []
    }
  }

  private var keyboard: AppProtocol.Keyboard {
    guard let keyboard = Session.current.screen.keyboard else { Session.current.end(.fail, "the keyboard is not up") }
    return keyboard
  }
}

extension Element {
  /// The Return key is none of the app's elements; apps number theirs from 0.
  fileprivate static var returnKeyID: ElementID { ElementID(-1) }
  var isReturnKey: Bool { node.id == Self.returnKeyID }
}
