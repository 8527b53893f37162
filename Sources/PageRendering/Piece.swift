/// A piece of a step.
enum Piece {
  case prose(html: String)
  case listing(Listing)
  case checks(CheckList)
  case screen(ScreenFigure)
  case changes(ChangeList)
  case disclosure(Disclosure)
}

/// Beside the name of the template that shows it, a piece has one of the properties: a template that looks for each of them would look
/// in vain for all but one.
extension Piece: TemplateProperties {
  private static let names = ["proseHTML", "listing", "checks", "screen", "changes", "disclosure"]

  private var content: (template: String, name: String, value: Any) {
    switch self {
    case .prose(let html): ("piece-prose", "proseHTML", html)
    case .listing(let listing): ("piece-listing", "listing", listing)
    case .checks(let list): ("piece-checks", "checks", list)
    case .screen(let figure): ("piece-screen", "screen", figure)
    case .changes(let list): ("piece-changes", "changes", list)
    case .disclosure(let disclosure): ("piece-disclosure", "disclosure", disclosure)
    }
  }

  var templateProperties: [(name: String, value: Any?)] {
    let content = content
    return [("template", content.template)]
      + Self.names.map { name in (name, name == content.name ? content.value : nil) }
  }
}
