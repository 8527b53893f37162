import Foundation

/// What generated code calls where an app keeps a URL in its defaults, or `nil`.
public enum _Defaults {
  /// [A] UserDefaults, set(_:forKey:) of a URL: `nil` removes what was there.
  public static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let url else { return defaults.removeObject(forKey: key) }
    // As data: to code that asks for a text it is none.
    if url.isFileURL {
      defaults.set(url.path, forKey: key)
    } else {
      defaults.set(Data(url.absoluteString.utf8), forKey: key)
    }
  }

  /// [A] UserDefaults, url(forKey:): a text is the path of a file.
  public static func url(forKey key: String, in defaults: UserDefaults) -> URL? {
    if let data = defaults.data(forKey: key) { return URL(string: String(decoding: data, as: UTF8.self)) }
    return defaults.string(forKey: key).map { URL(fileURLWithPath: NSString(string: $0).expandingTildeInPath) }
  }
}
