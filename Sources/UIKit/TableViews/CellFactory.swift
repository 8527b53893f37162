import Foundation

// How this works: Swift makes an object of a class that is known only at run time by a `required` initialiser alone.
// `init(coder:)` is one; `init(style:reuseIdentifier:)` is not. So a class that overrides the latter has a factory for it
// in its method table, under the initialiser's Objective-C name.

/// Makes cells of registered classes.
@MainActor
enum CellFactory {
  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    let style = UITableViewCell.CellStyle.default
    if type == UITableViewCell.self { return UITableViewCell(style: style, reuseIdentifier: identifier) }
    let made = _ObjectiveC.make(type, "initWithStyle:reuseIdentifier:", [style, identifier])
    return made as? UITableViewCell ?? type.init(coder: PrototypeCoder(style: style, reuseIdentifier: identifier))
  }

  static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView? {
    if type == UITableViewHeaderFooterView.self { return UITableViewHeaderFooterView(reuseIdentifier: identifier) }
    let made = _ObjectiveC.make(type, "initWithReuseIdentifier:", [identifier])
    return made as? UITableViewHeaderFooterView ?? type.init(coder: PrototypeCoder(reuseIdentifier: identifier))
  }
}

extension _ObjectiveC {
  /// Calls the factory that the class's own table has for an initialiser, if it has one.
  @MainActor static func make(_ type: AnyClass, _ initialiser: Selector, _ arguments: [Any?]) -> Any? {
    registeredTables[ObjectIdentifier(type)]?.methods.first { $0.selector == initialiser }?.invoke(NSNull(), arguments)
  }
}
