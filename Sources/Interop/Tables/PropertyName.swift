/// The Objective-C names of a property's setter.
enum PropertyName {
  static func setter(_ name: String) -> String { "set\(name.prefix(1).uppercased())\(name.dropFirst()):" }

  /// Truth values of UIKit lose their `is`: `setHidden:`.
  static func importedSetter(_ name: String) -> String {
    let rest = name.dropFirst(2)
    return name.hasPrefix("is") && rest.first?.isUppercase == true ? "set\(rest):" : setter(name)
  }
}
