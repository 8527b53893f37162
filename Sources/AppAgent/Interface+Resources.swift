internal import Foundation
public import UIKit

// What an app's asset catalogues, tables of strings and Info.plist hold. A scene says it before anything is shown.

/// Says that the app has asset catalogues, so that a name that is in none of them is nothing.
@MainActor public func assetCatalog() { ResourceTable.change { $0.hasCatalog = true } }

/// A colour of an asset catalogue.
@MainActor public func namedColor(_ name: String, _ light: UIColor, dark: UIColor? = nil) {
  let color = UIColor(light, dark: dark)
  ResourceTable.change { $0.colors[name] = color }
}

/// A picture of an asset catalogue, or a file of its own.
/// - Parameters:
///   - width: In points; `nil` where it is not known.
///   - isTemplate: Whether its colours are those of the view's tint.
@MainActor public func namedImage(
  _ name: String, width: Double? = nil, height: Double? = nil, isTemplate: Bool = false
) {
  let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  ResourceTable.change { $0.pictures[name] = ResourceTable.Picture(size: size, isTemplate: isTemplate) }
}

/// A table of texts in the user's language.
/// - Parameter json: The texts by their keys.
@MainActor public func localizedStrings(_ table: String, _ json: String) {
  guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8)) else { return }
  ResourceTable.change { $0.texts[table] = texts }
}

/// A table of texts whose words depend on numbers.
@MainActor public func localizedPlurals(_ table: String, _ json: String) {
  guard let texts = try? JSONDecoder().decode([String: PluralText].self, from: Data(json.utf8)) else { return }
  ResourceTable.change { $0.plurals[table] = texts }
}

/// A file of the app's bundle that its code reads.
@MainActor public func bundleFile(_ name: String, _ text: String) {
  ResourceTable.change { $0.bundleFiles[name] = Data(text.utf8) }
}

/// One that is no text.
@MainActor public func bundleFile(_ name: String, base64: String) {
  ResourceTable.change { $0.bundleFiles[name] = Data(base64Encoded: base64) }
}

/// Files of the app's bundle that are not here: an app that asks for one of them can't be judged.
@MainActor public func lackingBundleFiles(_ names: String...) {
  ResourceTable.change { $0.lackingFiles.formUnion(names) }
}

/// What the app says of itself, as `Bundle.main.infoDictionary` gives it.
@MainActor public func appInformation(_ json: String) {
  let values = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  ResourceTable.change { $0.information = values }
}
