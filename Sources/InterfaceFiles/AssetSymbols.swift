/// What Xcode makes of the names in an app's asset catalogues: `UIColor.brand`, `UIImage(resource: .logo)`.
///
/// Only what the app's code mentions is made. It stands in extensions of protocols, so that members of the same name that UIKit or the app
/// declares come before it: projects of the time before Xcode 15 declare such members themselves.
package struct AssetSymbols {
  /// As Xcode calls the file.
  package static let fileName = "GeneratedAssetSymbols.swift"

  /// Swift of the app's module; `nil` where the code mentions none of the names.
  package private(set) var text: String?

  /// - Parameter code: The app's files.
  package init(_ resources: some Sequence<AppResources>, usedIn code: [String]) {
    var (colors, images): (Set<String>, Set<String>) = ([], [])
    for found in resources {
      colors.formUnion(found.colorNames)
      images.formUnion(found.imageNames)
    }
    if colors.isEmpty, images.isEmpty { return }
    let parts = [
      Self.extensions(of: "UIColor", "ColorResource", Self.symbols(colors, suffix: "Color"), code),
      Self.extensions(of: "UIImage", "ImageResource", Self.symbols(images, suffix: "Image"), code),
    ].compactMap(\.self)
    if !parts.isEmpty { text = "import UIKit\n\n" + parts.joined(separator: "\n") }
  }

  /// Names of sets by their symbols.
  private static func symbols(_ names: Set<String>, suffix: String) -> [String: String] {
    Dictionary(names.sorted().compactMap { name in symbol(name, suffix: suffix).map { ($0, name) } }) { first, _ in
      first
    }
  }

  /// Those of the symbols that stand behind a dot.
  private static func mentioned(_ symbols: [String: String], in code: [String]) -> [(key: String, value: String)] {
    var found: Set<String> = []
    for text in code where text.utf8.count < largestFile {
      let bytes = Array(text.utf8)
      var index = 0
      while let dot = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
        let start = bytes[(dot + 1)...].first == UInt8(ascii: "`") ? dot + 2 : dot + 1
        let name = bytes[min(start, bytes.count)...].prefix { isOfName($0) }
        if name.count < 100 { found.insert(String(decoding: name, as: UTF8.self)) }
        index = min(start, bytes.count) + name.count
      }
    }
    return symbols.filter { found.contains($0.key) }.sorted { $0.key < $1.key }
  }

  /// Bytes.
  private static let largestFile = 1 << 20

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func extensions(
    of type: String, _ resource: String, _ symbols: [String: String], _ code: [String]
  ) -> String? {
    let symbols = mentioned(symbols, in: code)
    if symbols.isEmpty { return nil }
    let resources = symbols.map { symbol, name in
      "  static let `\(symbol)` = UIKit::\(resource)(name: \(SwiftValue.string(name)), bundle: .main)\n"
    }
    let values = symbols.map { symbol, _ in
      "  static var `\(symbol)`: UIKit::\(type) { UIKit::\(type)(resource: .`\(symbol)`) }\n"
    }
    return """
      extension UIKit::\(resource) {
      \(resources.joined())}
      protocol _\(type)Symbols {}
      extension UIKit::\(type): _\(type)Symbols {}
      extension _\(type)Symbols where Self: UIKit::\(type) {
      \(values.joined())}

      """
  }

  /// `brandRed` for `BrandRed`, `brand red` and `Brand-RedColor`; `nil` for what is in a folder of its own names.
  static func symbol(_ name: String, suffix: String) -> String? {
    if name.contains("/") { return nil }
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = words.popLast() else { return nil }
    let short = last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : last
    if !short.isEmpty { words.append(short) }
    guard let first = words.first else { return lowercased(suffix) }
    let symbol = lowercased(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// `url` of `URL`, `urlIcon` of `URLIcon`.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let kept = word[word.index(capitals.endIndex, offsetBy: -1)].isUppercase && word.count > capitals.count ? 1 : 0
    return capitals.dropLast(kept).lowercased() + word.dropFirst(capitals.count - kept)
  }
}
