/// What Xcode makes of the names in an app's asset catalogues: `UIColor.brand`, `UIImage(resource: .logo)`.
///
/// Only what the app's code mentions is made, and nothing that it declares itself: projects of the time before Xcode 15 do so under the
/// same names.
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
    let used = Self.names(after: /\.\s*`?([A-Za-z_]\w*)/, in: code)
    let declared = Self.names(after: /\b(?:let|var|func|case)\s+`?([A-Za-z_]\w*)/, in: code)
    let parts = [
      Self.extensions(of: "UIColor", "ColorResource", colors, suffix: "Color", used, declared),
      Self.extensions(of: "UIImage", "ImageResource", images, suffix: "Image", used, declared),
    ].compactMap(\.self)
    if !parts.isEmpty { text = "import UIKit\n\n" + parts.joined(separator: "\n") }
  }

  private static func names(after pattern: some RegexComponent<(Substring, Substring)>, in code: [String]) -> Set<
    String
  > {
    code.reduce(into: []) { names, text in names.formUnion(text.matches(of: pattern).map { String($0.output.1) }) }
  }

  private static func extensions(
    of type: String, _ resource: String, _ names: Set<String>, suffix: String, _ used: Set<String>,
    _ declared: Set<String>
  ) -> String? {
    let symbols = Dictionary(grouping: names) { symbol($0, suffix: suffix) ?? "" }
      .filter { used.contains($0.key) }.sorted { $0.key < $1.key }
    if symbols.isEmpty { return nil }
    let resources = symbols.map { symbol, names in
      "  static let `\(symbol)` = UIKit::\(resource)(name: \(SwiftValue.string(names.min() ?? "")), bundle: .main)\n"
    }
    // UIKit's own `UIColor.red` comes before that of a catalogue.
    let values = symbols.filter { !declared.contains($0.key) }.map { symbol, _ in
      "  @_disfavoredOverload static var `\(symbol)`: UIKit::\(type) { UIKit::\(type)(resource: .`\(symbol)`) }\n"
    }
    return "extension UIKit::\(resource) {\n\(resources.joined())}\nextension UIKit::\(type) {\n\(values.joined())}\n"
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
