package import Foundation

/// A file of an app that is no Swift and says how the app looks or what it is called: a storyboard, a nib, a part of an asset catalogue, a table of
/// strings, `Info.plist`, the list of a project.
package struct ResourceFile: Hashable, Sendable, Codable {
  /// As the user would type it.
  package var path: String
  package var data: Data
  /// `false` for a file whose name alone is known: it is too large to be carried along, or ``Kind/media``. Then there is no ``data``.
  package var hasContents = true

  package init(path: String, data: Data) {
    self.path = path
    self.data = data
  }

  /// A file of the app's bundle whose name alone is known.
  package init(named path: String) {
    self.init(path: path, data: Data())
    hasContents = false
  }

  package enum Kind: Sendable {
    case storyboard, nib, strings, stringsDictionary, stringCatalog, propertyList, project
    /// A file inside of a folder `.xcassets`.
    case catalog
    case picture
    /// What the app's code may read from its bundle: a text, or a property list of its own.
    case bundled
    /// What is in a bundle and can't be had here: sounds, films, fonts, databases.
    case media
  }

  /// By its name and the folders around it; `nil` for what is no resource.
  package var kind: Kind? { Self.kind(of: path) }

  package static func kind(of path: String) -> Kind? {
    let parts = path.split(separator: "/")
    guard let name = parts.last?.lowercased() else { return nil }
    if parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }) { return .catalog }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...] {
    case "storyboard": return .storyboard
    case "xib": return .nib
    case "strings": return .strings
    case "stringsdict": return .stringsDictionary
    case "xcstrings": return .stringCatalog
    case "plist": return name.hasSuffix("info.plist") ? .propertyList : .bundled
    case "pbxproj": return .project
    case "png", "jpg", "jpeg", "pdf", "svg": return .picture
    case "json", "geojson", "txt", "csv", "tsv", "html", "htm", "css", "js", "xml", "rtf", "yml", "yaml":
      return .bundled
    case "mp3", "wav", "m4a", "aac", "caf", "aif", "aiff", "mp4", "mov", "m4v", "ttf", "otf", "sqlite", "db", "realm",
      "momd", "gif", "scn", "mlmodel":
      return .media
    default: return nil
    }
  }

  /// What a lesson may name as its scene, besides Swift: one file, or the folder of an asset catalogue.
  package static func isScene(_ path: String) -> Bool {
    if path.hasSuffix(".xcassets") { return true }
    return switch kind(of: path) {
    case .storyboard, .nib, .strings, .stringsDictionary, .stringCatalog, .propertyList: true
    case .catalog, .picture, .project, .bundled, .media, nil: false
    }
  }

  /// `Main.storyboard`.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// `Main`, of `Main.storyboard`.
  package var stem: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
  /// `de`, of `de.lproj/Main.strings`; `nil` for what is in no folder of a language.
  package var language: String? {
    path.split(separator: "/").dropLast().last.flatMap { folder in
      folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    }
  }
  /// `nil` for what is no UTF-8.
  package var text: String? { String(data: data, encoding: .utf8) }

  /// What takes the place of what: two files of one identity are one file of the app.
  package var identity: String {
    if kind == .catalog {
      let parts = path.split(separator: "/")
      let start = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? 0
      return parts[start...].joined(separator: "/")
    }
    return (language.map { "\($0).lproj/" } ?? "") + fileName
  }
}

extension [ResourceFile] {
  /// These, with the others in place of those of the same identity.
  package func replaced(by others: [ResourceFile]) -> [ResourceFile] {
    let names = Set(others.map(\.identity))
    return filter { !names.contains($0.identity) } + others
  }
}
