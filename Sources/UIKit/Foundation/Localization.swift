import Foundation

/// Texts by their keys, and what the app says of itself. A learner's module asks here where a program on a phone asks its bundle.
///
/// [A] NSLocalizedString(_:tableName:bundle:value:comment:): without the key in the table, it is the value, or else the key.
public enum _Localization {
  public static func text(_ key: String, table: String?, value: String = "") -> String {
    let name = table.map { $0.isEmpty ? "Localizable" : $0 } ?? "Localizable"
    return SharedAppState.current.resources.withLock { resources in
      if resources.plurals[name]?[key] != nil { return mark + name + "\u{1F}" + key + mark }
      return resources.texts[name]?[key] ?? (value.isEmpty ? key : value)
    }
  }

  /// A text of several forms is passed on under its name until its numbers are known.
  private static let mark = "\u{1E}"

  public static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard format.hasPrefix(mark), format.hasSuffix(mark), format.count > 2 else {
      return String(format: format, arguments: arguments)
    }
    let names = format.dropFirst().dropLast().split(separator: "\u{1F}", maxSplits: 1).map(String.init)
    let plural = SharedAppState.current.resources.withLock { $0.plurals[names.first ?? ""]?[names.last ?? ""] }
    return plural?.text(arguments) ?? format
  }

  /// [A] CFBundleIdentifier: every app has one.
  public static func identifier(of bundle: Bundle) -> String {
    information(of: bundle)?["CFBundleIdentifier"] as? String ?? "com.example.YourApp"
  }

  public static func information(of bundle: Bundle) -> [String: Any]? {
    SharedAppState.current.resources.withLock(\.information) ?? bundle.infoDictionary
  }
}
