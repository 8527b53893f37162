public import AppProtocol

/// Something that a person does with a phone in hand.
public enum UserEvent: Hashable, Sendable, Codable {
  /// A finger on the middle of an element: `.tap(.button("put"))`. What has been scrolled away is scrolled back first.
  case tap(ElementName)
  /// A finger on a row of a table: `.tapRow(table: "basket", section: 0, row: 2)`. Row and section count from 0. A row that no finger
  /// can reach is left out.
  case tapRow(table: String, section: Int, row: Int)
  /// Keys of the keyboard, one after the other, without the Return key: `.type("figs")`. Refused without a first responder.
  case type(String)
  /// The Return key, whatever is written on it.
  case pressReturn
  /// The key that deletes the character before the insertion point.
  case pressDelete
  /// The same key, held until nothing is left.
  case holdDelete
  /// A text that comes at once, as from the clipboard: `.paste("figs")`. Refused without a first responder.
  case paste(String)
  /// A drag on a table or another scroll view, in points; a positive number shows what is further down.
  case scroll(ElementName, by: Double)
  /// Waits in virtual time: a check does not take longer by it.
  case wait(seconds: Double)
  /// A finger on a point of the screen, in points from the top left: for places where no element with a name is.
  case tapAt(x: Double, y: Double)
  /// Turns the phone: `.turn(.landscapeLeft)`.
  case turn(Orientation)
  /// Goes to the home screen, and opens the app again.
  case leaveAndComeBack
  /// Types with another keyboard from now on: `.use(.hardware)`.
  case use(KeyboardChoice)
}

extension UserEvent {
  /// In points; more than any content is high. A scroll view stops at its ends.
  public static let far = 1e6
  /// Scrolls all the way down.
  public static func scrollToEnd(of element: ElementName) -> Self { .scroll(element, by: far) }
  /// Scrolls all the way up.
  public static func scrollToBeginning(of element: ElementName) -> Self { .scroll(element, by: -far) }
}

/// An element of the screen: what it is, and its identifier or label.
///
///     ElementName.textField("street")
///     ElementName(.picker, "month")
public struct ElementName: Hashable, Sendable, Codable {
  /// What it is.
  public var type: ElementType
  /// Its accessibility identifier, or else its label.
  public var name: String

  /// For kinds that have no function of their own here.
  public init(_ type: ElementType, _ name: String) {
    self.type = type
    self.name = name
  }

  /// A text field that shows what is typed.
  public static func textField(_ name: String) -> Self { Self(.textField, name) }
  /// A text field that shows bullets.
  public static func secureTextField(_ name: String) -> Self { Self(.secureTextField, name) }
  /// A text of several lines that can be edited.
  public static func textView(_ name: String) -> Self { Self(.textView, name) }
  /// A button, also one that a bar makes of an item: by its identifier or its title.
  public static func button(_ name: String) -> Self { Self(.button, name) }
  /// A label, by its identifier or by what it says.
  public static func text(_ name: String) -> Self { Self(.staticText, name) }
  /// A table.
  public static func table(_ name: String) -> Self { Self(.table, name) }
  /// A scroll view that is no table.
  public static func scrollView(_ name: String) -> Self { Self(.scrollView, name) }
  /// A switch; its text is `"1"` or `"0"`.
  public static func `switch`(_ name: String) -> Self { Self(.switch, name) }
  /// A picture.
  public static func image(_ name: String) -> Self { Self(.image, name) }
  /// A toolbar; its items are buttons of their own.
  public static func toolbar(_ name: String) -> Self { Self(.toolbar, name) }
  /// A navigation bar, by its title.
  public static func navigationBar(_ name: String) -> Self { Self(.navigationBar, name) }
  /// An alert, by its title.
  public static func alert(_ name: String) -> Self { Self(.alert, name) }
  /// A plain view, by its identifier.
  public static func other(_ name: String) -> Self { Self(.other, name) }
}
