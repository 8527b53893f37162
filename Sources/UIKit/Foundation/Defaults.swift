import Foundation

/// What generated code calls where an app keeps a URL in its defaults, or `nil`.
public enum _Defaults {
  /// [A] UserDefaults, set(_:forKey:) of a URL: `nil` removes what was there.
  public static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let url else { return defaults.removeObject(forKey: key) }
    defaults.set(url.absoluteString, forKey: key)
  }

  /// [A] UserDefaults, url(forKey:): a text without a scheme is the path of a file.
  public static func url(forKey key: String, in defaults: UserDefaults) -> URL? {
    guard let text = defaults.string(forKey: key) else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
  }
}
