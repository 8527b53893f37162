import Foundation

/// What generated code calls where an app keeps something in its defaults.
public enum _Defaults {
  public static func set(_ value: Any?, forKey key: String, in defaults: UserDefaults) {
    guard let value else { return removeObject(forKey: key, in: defaults) }
    defaults.set(value, forKey: key)
    tellChange(of: defaults)
  }

  /// [A] UserDefaults: numbers are kept as `NSNumber`, which is a number of whatever type it is asked for.
  public static func object(forKey key: String, in defaults: UserDefaults) -> Any? {
    _ObjectiveC.object(defaults.object(forKey: key))
  }

  public static func removeObject(forKey key: String, in defaults: UserDefaults) {
    defaults.removeObject(forKey: key)
    tellChange(of: defaults)
  }

  /// [A] UserDefaults, removePersistentDomain(forName:): what the app has kept, where the name is that of its bundle.
  public static func removeAll(of domain: String, in defaults: UserDefaults) {
    guard domain == _Localization.identifier(of: .main) else { return defaults.removePersistentDomain(forName: domain) }
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    tellChange(of: defaults)
  }

  /// [A] UserDefaults, didChangeNotification: posted in the thread that changes the defaults.
  private static func tellChange(of defaults: UserDefaults) {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  /// [A] UserDefaults, set(_:forKey:) of a URL: `nil` removes what was there.
  public static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let url else { return removeObject(forKey: key, in: defaults) }
    // As data: to code that asks for a text it is none.
    if url.isFileURL {
      defaults.set(url.path, forKey: key)
    } else {
      defaults.set(Data(url.absoluteString.utf8), forKey: key)
    }
    tellChange(of: defaults)
  }

  /// [A] UserDefaults, url(forKey:): a text is the path of a file.
  public static func url(forKey key: String, in defaults: UserDefaults) -> URL? {
    if let data = defaults.data(forKey: key) { return URL(string: String(decoding: data, as: UTF8.self)) }
    return defaults.string(forKey: key).map { URL(fileURLWithPath: NSString(string: $0).expandingTildeInPath) }
  }
}
