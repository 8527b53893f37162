internal import CourseModel
internal import Foundation

/// The colours and pictures of an app's asset catalogues, and its pictures outside of them.
struct AssetCatalog {
  /// Statements of a scene: the colours and pictures by their names.
  private(set) var lines: [String] = []
  private(set) var colors: Set<String> = []
  /// Names of the sets of colours and of pictures, whatever is in them.
  private(set) var colorNames, imageNames: Set<String>
  private(set) var problems: [ResourceProblem] = []

  /// Kinds of sets that no screen shows.
  private static let silent: Set<String> = [
    "appiconset", "launchimage", "imageset", "colorset", "brandassets", "stickersiconset", "complicationset",
  ]

  init(_ files: [ResourceFile]) {
    (colorNames, imageNames) = ([], [])
    let catalog = files.filter { $0.kind == .catalog }
    let pictures = files.filter { $0.kind == .picture }
    if catalog.isEmpty, pictures.isEmpty { return }
    lines.append("assetCatalog()")
    let spaces = Set(catalog.filter { $0.fileName == "Contents.json" && Self.isNamespace($0) }.map(\.folder))
    let sets = Dictionary(grouping: catalog, by: \.folder)
    for (folder, files) in sets.sorted(by: { $0.key < $1.key }) {
      guard let dot = folder.lastIndex(of: "."), let list = files.first(where: { $0.fileName == "Contents.json" })
      else {
        continue
      }
      let kind = String(folder[folder.index(after: dot)...])
      switch kind {
      case "colorset":
        colorNames.insert(Self.name(of: folder, spaces))
        addColor(list, name: Self.name(of: folder, spaces))
      case "imageset":
        imageNames.insert(Self.name(of: folder, spaces))
        addImage(list, files, name: Self.name(of: folder, spaces))
      case _ where Self.silent.contains(kind) || kind == "xcassets" || kind.contains("/"): break
      default: report(list, "A set of the kind '\(kind)' can't be read, and is left out.")
      }
    }
    addPictures(pictures)
  }

  private mutating func report(_ file: ResourceFile, _ message: String) {
    problems.append(ResourceProblem(path: file.path, line: 1, message: message))
  }

  /// [A] Asset Catalog Format Reference, Folders: one that provides a namespace is a part of the names of what is in it.
  private static func isNamespace(_ file: ResourceFile) -> Bool {
    let list = (try? JSONSerialization.jsonObject(with: file.data)) as? [String: Any]
    return (list?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func name(of folder: String, _ spaces: Set<String>) -> String {
    let parts = folder.split(separator: "/")
    let start = (parts.lastIndex { $0.hasSuffix(".xcassets") } ?? -1) + 1
    let around = parts.indices.dropLast().filter { index in
      index >= start && spaces.contains { $0.split(separator: "/").elementsEqual(parts[...index]) }
    }.map { parts[$0] }
    let own = parts.last.map { $0[..<($0.lastIndex(of: ".") ?? $0.endIndex)] } ?? ""
    return (around + [own]).joined(separator: "/")
  }

  // MARK: Colours

  private struct ColorSet: Decodable {
    var colors: [Entry]?
    struct Entry: Decodable {
      var idiom: String?
      var appearances: [Appearance]?
      var color: Color?
    }
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Color: Decodable {
      var components: [String: String]?
      var reference: String?
    }
  }

  private mutating func addColor(_ file: ResourceFile, name: String) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: file.data) else {
      return report(file, "This is no list of a set of colours that can be read.")
    }
    let ofPhone = (set.colors ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) }
    let usual = ofPhone.first { ($0.appearances ?? []).isEmpty }
    let dark = ofPhone.first { entry in
      entry.appearances?.count == 1 && entry.appearances?[0].appearance == "luminosity"
        && entry.appearances?[0].value == "dark"
    }
    guard let light = usual?.color.flatMap(Self.expression) else {
      // Xcode's template has an accent colour of which nothing is said: it is the system's.
      if usual?.color == nil, name == "AccentColor" { return }
      return report(file, "The colour '\(name)' can't be read.")
    }
    let other = dark?.color.flatMap(Self.expression).map { ", dark: \($0)" } ?? ""
    colors.insert(name)
    lines.append("namedColor(\(SwiftValue.string(name)), \(light)\(other))")
  }

  private static func expression(_ color: ColorSet.Color) -> String? {
    if let reference = color.reference {
      return SwiftValue.systemColor(reference)
    }
    guard let parts = color.components else { return nil }
    let alpha = parts["alpha"].flatMap(component) ?? "1"
    if let white = parts["white"].flatMap(component) { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
      let blue = parts["blue"].flatMap(component)
    else { return nil }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  /// `0.5`, `128` or `0x80`.
  private static func component(_ text: String) -> String? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).flatMap { SwiftValue.number(String(Double($0) / 255)) }
    }
    if text.contains(".") { return SwiftValue.number(text) }
    return Int(text).flatMap { SwiftValue.number(String(Double($0) / 255)) }
  }

  // MARK: Pictures

  private struct ImageSet: Decodable {
    var images: [Entry]?
    var properties: Properties?
    struct Entry: Decodable {
      var idiom: String?
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
  }

  private mutating func addImage(_ list: ResourceFile, _ files: [ResourceFile], name: String) {
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: list.data) else {
      return report(list, "This is no list of a set of pictures that can be read.")
    }
    let named = (set.images ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) && $0.filename != nil }
    // [A] A set without a picture is none.
    guard !named.isEmpty else { return report(list, "The set '\(name)' has no picture.") }
    for entry in named.sorted(by: { ($0.scale ?? "") > ($1.scale ?? "") }) {
      guard let file = files.first(where: { $0.fileName == entry.filename }), let size = PictureSize(file.data) else {
        continue
      }
      let scale = size.isVector ? 1 : entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return add(name, size, scale: scale, isTemplate: set.properties?.intent == "template")
    }
    report(list, "The size of the picture '\(name)' can't be read.")
    lines.append("namedImage(\(SwiftValue.string(name)))")
  }

  private mutating func add(_ name: String, _ size: PictureSize, scale: Double, isTemplate: Bool) {
    let numbers = [size.width / scale, size.height / scale].map { SwiftValue.number(String($0)) ?? "0" }
    lines.append(
      "namedImage(\(SwiftValue.string(name)), width: \(numbers[0]), height: \(numbers[1])\(isTemplate ? ", isTemplate: true" : ""))"
    )
  }

  /// `logo@2x.png` is the picture `logo`.
  private mutating func addPictures(_ files: [ResourceFile]) {
    for (name, files) in Dictionary(grouping: files, by: { $0.stem.replacing(/@[123]x$/, with: "") }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let file = files.max(by: { $0.path < $1.path }), let size = PictureSize(file.data) else { continue }
      let scale = size.isVector ? 1 : file.stem.firstMatch(of: /@([123])x$/).flatMap { Double($0.1) } ?? 1
      add(name, size, scale: scale, isTemplate: false)
    }
  }
}

extension ResourceFile {
  /// The folder in which it stands.
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
