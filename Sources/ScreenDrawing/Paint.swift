/// The colours of a picture: custom properties that a page sets, light or dark. Alone, a picture takes the colours of the system.
enum Paint: String {
  case none
  /// What the screen is made of.
  case paper
  /// Bars, section headers, the keyboard.
  case panel
  /// The keys of the keyboard.
  case key
  case ink
  /// Placeholders, and what is disabled.
  case quiet
  /// Separators and outlines.
  case line
  /// What can be tapped, what has the focus, what is switched on.
  case accent
  /// The edge of the phone.
  case frame
  /// A ring around what differs from another screen.
  case difference

  var value: String {
    let system: String
    switch self {
    case .none: return "none"
    case .paper, .key: system = "Canvas"
    case .panel: system = "ButtonFace"
    case .ink: system = "CanvasText"
    case .quiet, .line, .frame: system = "GrayText"
    case .accent: system = "LinkText"
    case .difference: system = "Highlight"
    }
    return "var(--screen-\(rawValue),\(system))"
  }
}
