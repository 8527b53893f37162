import Foundation

/// [A] ListFormatter: `a, b, and c`, as the language of its locale writes it.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = _AppLocale.current
  /// What makes a text of each item; without one, an item describes itself.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings) ?? "" }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? _AppLocale.current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
