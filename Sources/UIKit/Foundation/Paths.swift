import Foundation

/// What generated code calls for paths that an `NSString` holds: Foundation on Linux ends the app for a name of one letter, and keeps
/// slashes that meet.
public enum _Paths {
  /// [A] NSString, deletingLastPathComponent: "scratch.tiff" leaves nothing, "/tmp" and "/" leave "/".
  public static func deletingLastComponent(of path: NSString) -> String {
    var parts = components(of: path)
    guard parts != ["/"] else { return "/" }
    if !parts.isEmpty { parts.removeLast() }
    return joined(parts)
  }

  /// [A] NSString, appendingPathComponent(_:): one slash stands between the two, and none at the end.
  public static func appending(_ component: String, to path: NSString) -> String {
    joined(components(of: path) + components(of: component as NSString).filter { $0 != "/" || path.length == 0 })
  }

  private static func components(of path: NSString) -> [String] {
    let path = path as String
    return (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
  }

  private static func joined(_ components: [String]) -> String {
    guard components.first == "/" else { return components.joined(separator: "/") }
    return "/" + components.dropFirst().joined(separator: "/")
  }
}
