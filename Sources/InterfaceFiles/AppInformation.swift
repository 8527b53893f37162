internal import CourseModel
internal import Foundation

/// What an app says of itself: its `Info.plist`, with what Xcode writes into it from the project's settings.
struct AppInformation {
  private(set) var values: [String: Any] = [:]
  private let settings: [String: String]

  /// - Throws: ``InterfaceProblem`` for a file that is no property list.
  init(_ file: ResourceFile?, project: XcodeProject?) throws(InterfaceProblem) {
    settings = project?.settings ?? [:]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      // Of an iPhone and of an iPad there are two.
      var name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if name.hasSuffix("_iPad") { continue }
      if name.hasSuffix("_iPhone") { name = String(name.dropLast("_iPhone".count)) }
      values[name] = Self.typed(value, of: name)
    }
    for (key, setting) in Self.ofSettings { values[key] = settings[setting] }
    if let file {
      guard let list = try? PropertyListSerialization.propertyList(from: file.data, format: nil),
        let table = list as? [String: Any]
      else { throw InterfaceProblem(line: 1, message: "This is no property list that can be read.") }
      values.merge(table) { $1 }
    }
    values = values.mapValues { expanded($0, depth: 0) }
  }

  private static let ofSettings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleName": "PRODUCT_NAME",
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
  ]

  private static func typed(_ value: String, of name: String) -> Any {
    if name.hasPrefix("UISupportedInterfaceOrientations") { return value.split(separator: " ").map(String.init) }
    if value == "YES" || value == "NO" { return value == "YES" }
    return value
  }

  /// `$(PRODUCT_NAME)` is what the setting says.
  private func expanded(_ value: Any, depth: Int) -> Any {
    guard depth < 16 else { return "" }
    if let list = value as? [Any] { return list.map { expanded($0, depth: depth + 1) } }
    if let table = value as? [String: Any] { return table.mapValues { expanded($0, depth: depth + 1) } }
    guard var text = value as? String else { return value }
    for _ in 0..<4 {
      guard let match = text.firstMatch(of: /\$[({](\w+)(?::\w+)?[)}]/) else { break }
      let setting = match.1 == "PRODUCT_NAME" || match.1 == "PRODUCT_MODULE_NAME" ? "TARGET_NAME" : String(match.1)
      let word = match.1 == "DEVELOPMENT_LANGUAGE" ? "en" : ""
      text.replaceSubrange(match.range, with: settings[setting] ?? word)
    }
    return text
  }

  /// The storyboard with which the app begins: a scene's, or the app's.
  var mainStoryboard: String? {
    scene?["UISceneStoryboardFile"] as? String ?? values["UIMainStoryboardFile"] as? String
  }

  /// Without its module.
  var sceneDelegate: String? {
    (scene?["UISceneDelegateClassName"] as? String).flatMap { $0.split(separator: ".").last.map(String.init) }
  }

  private var scene: [String: Any]? {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let all = manifest?["UISceneConfigurations"] as? [String: Any]
    return (all?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
  }

  /// As JSON, without what JSON has no form for.
  var json: String? {
    guard let kept = Self.plain(values), JSONSerialization.isValidJSONObject(kept),
      let data = try? JSONSerialization.data(withJSONObject: kept, options: [.sortedKeys])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let number as NSNumber: number
    case let list as [Any]: list.compactMap(plain)
    case let table as [String: Any]: table.compactMapValues(plain)
    default: nil
    }
  }
}
