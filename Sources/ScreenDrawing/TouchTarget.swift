package import AppProtocol

/// Something on a screen that a user can touch, for those who do so with a keyboard or by what a screen reader names.
package struct TouchTarget: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Is tapped.
    case button
    /// Is written into once it was tapped.
    case field
    /// Is on or off.
    case toggle
    /// Is moved along.
    case slider
  }

  package var kind: Kind
  /// What it is and shows: `text field "Name", empty`.
  package var words: String
  /// In points of the screen.
  package var x, y, width, height: Double
  package var isEnabled: Bool
  /// Of a toggle.
  package var isOn: Bool?
  /// Of a slider, from 0 to 1.
  package var position: Double?

  /// How many there are at most; nobody goes through more.
  private static let most = 80

  /// All that can be touched in its middle, as a reader goes through it.
  package static func all(of screen: Screen) -> [TouchTarget] {
    let elements = screen.forDrawing
    let shown = elements.elements.flatMap(\.andDescendants).filter { element in
      element.isHittable && elements.keyboard?.frame.contains(element.frame.center) != true
    }
    let accessory = (elements.keyboard?.accessory ?? []).flatMap(\.andDescendants)
    return Array((shown + accessory).compactMap(TouchTarget.init).prefix(most))
  }

  private init?(_ element: Element) {
    let frame = element.frame
    guard frame.width > 0, frame.height > 0, let kind = Kind(element.type) else { return nil }
    let words = element.type == .cell ? ScreenWords.row(element) : ScreenWords.words(element)
    guard let words else { return nil }
    (self.kind, self.words, isEnabled) = (kind, words, element.isEnabled)
    (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    isOn = kind == .toggle ? element.value == "1" : nil
    position = kind == .slider ? (Double(element.value.filter(\.isNumber)) ?? 0) / 100 : nil
  }
}

extension TouchTarget.Kind {
  fileprivate init?(_ type: ElementType) {
    switch type {
    case .button, .cell: self = .button
    case .textField, .secureTextField, .textView: self = .field
    case .switch: self = .toggle
    case .slider: self = .slider
    default: return nil
    }
  }
}
