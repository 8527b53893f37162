public import AppProtocol

/// Something that a person does with a phone in hand.
public enum UserEvent: Hashable, Sendable, Codable {
  /// A finger on the middle of an element: `.tap(.button("add"))`. What has been scrolled away is scrolled back first.
  case tap(ElementName)
  /// Row and section count from 0.
  case tapRow(table: String, section: Int, row: Int)
  /// The keys of the keyboard, without the Return key.
  case type(String)
  /// The Return key, whatever is written on it.
  case pressReturn
  /// The key that deletes the character before the insertion point.
  case pressDelete
  /// In points; a positive number shows what is further down.
  case scroll(ElementName, by: Double)
  /// Virtual time: it costs none.
  case wait(seconds: Double)
  /// A finger on a point of the screen, in points from the top left: beside everything that has a name.
  case tapAt(x: Double, y: Double)
  /// Holds the phone another way.
  case turn(Orientation)
  /// Go to the home screen, and open the app again.
  case leaveAndComeBack
  /// Type with another keyboard from now on.
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

/// An element of the screen as a person would point it out: what it is, and its identifier or label.
public struct ElementName: Hashable, Sendable, Codable {
  /// What it is.
  public var type: ElementType
  /// Its accessibility identifier, or else its label.
  public var name: String

  public init(_ type: ElementType, _ name: String) {
    self.type = type
    self.name = name
  }

  public static func textField(_ name: String) -> Self { Self(.textField, name) }
  public static func secureTextField(_ name: String) -> Self { Self(.secureTextField, name) }
  public static func textView(_ name: String) -> Self { Self(.textView, name) }
  public static func button(_ name: String) -> Self { Self(.button, name) }
  /// A label.
  public static func text(_ name: String) -> Self { Self(.staticText, name) }
  public static func table(_ name: String) -> Self { Self(.table, name) }
  public static func scrollView(_ name: String) -> Self { Self(.scrollView, name) }
  public static func `switch`(_ name: String) -> Self { Self(.switch, name) }
  public static func image(_ name: String) -> Self { Self(.image, name) }
  public static func toolbar(_ name: String) -> Self { Self(.toolbar, name) }
  public static func navigationBar(_ name: String) -> Self { Self(.navigationBar, name) }
  public static func alert(_ name: String) -> Self { Self(.alert, name) }
  /// A view of no kind of its own, such as the one behind all others.
  public static func other(_ name: String) -> Self { Self(.other, name) }
}
