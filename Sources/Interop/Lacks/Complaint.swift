/// What the compiler says is not there, or may not be done: the errors by which a name of UIKit's that is lacking shows.
enum Complaint: Equatable {
  /// A value, or with `isOfType` a type, has no such member. Several types for a composition.
  case member(String, of: [String], isOfType: Bool)
  /// Nothing of this name is to be found.
  case name(String)
  /// A declaration with `override` has nothing to override.
  case override
  /// A declaration may not override what it names, or a class not inherit, which on Apple's systems it may.
  case closed(type: String?)
  /// No function of this name takes these arguments.
  case call
  case conformance(of: [String], to: [String])

  init?(_ message: String) {
    if let match = message.wholeMatch(
      of: /(value of type|type) '(?<type>[^']+)'(?: \(aka '(?<aka>[^']+)'\))? has no member '(?<name>[^']+)'.*/)
    {
      self = .member(
        String(match.name.bare), of: Self.types(String(match.aka ?? match.type)), isOfType: match.1 == "type")
    } else if let match = message.wholeMatch(of: /'(?<name>\w+)' is not a member type of \w+ '(?<type>[^']+)'.*/) {
      self = .member(String(match.name), of: Self.types(String(match.type)), isOfType: true)
    } else if let match = message.prefixMatch(of: /cannot find (?:type )?'(?<name>[^']+)' in scope/) {
      self = .name(String(match.name.bare))
    } else if let match = message.prefixMatch(
      of: /(?:no type named|module 'UIKit' has no member named) '(?<name>[^']+)'(?: in module 'UIKit')?$/)
    {
      self = .name(String(match.name.bare))
    } else if message.contains("does not override any") {
      self = .override
    } else if let match = message.firstMatch(
      of: /declared in '(?<type>[^']+)' cannot be overridden from extension|declared in extension of '(?<other>[^']+)'/)
    {
      self = .closed(type: String(match.type ?? match.other ?? ""))
    } else if let match = message.prefixMatch(of: /cannot inherit from non-open class '(?<type>[^']+)'/) {
      self = .closed(type: String(match.type))
    } else if message.contains(/^overriding non-open .* outside of its defining module/) {
      self = .closed(type: nil)
    } else if message.contains(Self.callErrors) {
      self = .call
    } else if let match = message.firstMatch(of: Self.conformanceErrors) {
      self = .conformance(of: Self.types(String(match.1)), to: Self.types(String(match.2)))
    } else {
      return nil
    }
  }

  private nonisolated(unsafe) static let callErrors =
    /^(incorrect argument labels? in call|extraneous argument label|missing argument labels? |missing arguments? for parameters? |extra arguments? |extra trailing closure|argument passed to call that takes no arguments|no exact matches in call|trailing closure passed to parameter)/

  private nonisolated(unsafe) static let conformanceErrors =
    /(?:argument type|value of type|cannot convert value of type|cannot convert return expression of type|cannot assign value of type) '([^']+)'(?: \(aka '[^']+'\))? (?:does not conform to (?:expected|specified) type|to (?:specified type|expected argument type|return type|type)) '([^']+)'/

  /// The names in the compiler's description of a type: `(any UIView & UITextInput)?` has two, `[UIView]` none.
  static func types(_ description: String) -> [String] {
    var text = description[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return text.split(separator: "&").compactMap { part in
      var name = part.drop { $0 == " " }
      for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
      name = name.prefix { $0 != " " && $0 != "<" }
      if name.hasSuffix(".Type") { name = name.dropLast(5) }
      let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      return isName ? String(name).withoutModule : nil
    }
  }
}

extension Substring {
  /// Without labels and back quotes.
  fileprivate var bare: Substring { prefix { $0 != "(" }.drop { $0 == "`" }.prefix { $0 != "`" } }
}
