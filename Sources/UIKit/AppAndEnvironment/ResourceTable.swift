import Foundation

/// What an app's files that are no Swift hold, by name.
package struct ResourceTable {
  package struct Picture {
    /// In points; `nil` where it is not known.
    package var size: CGSize?
    package var isTemplate: Bool

    package init(size: CGSize?, isTemplate: Bool) {
      self.size = size
      self.isTemplate = isTemplate
    }
  }

  /// Whether there is a catalogue, so that what it lacks is nothing.
  package var hasCatalog = false
  package var colors: [String: UIColor] = [:]
  package var pictures: [String: Picture] = [:]
  /// By the table's name and the key.
  package var texts: [String: [String: String]] = [:]
  package var plurals: [String: [String: PluralText]] = [:]
  /// The files of the bundle that code reads, by name.
  package var bundleFiles: [String: Data] = [:]
  /// Files of the bundle whose contents are not here.
  package var lackingFiles: Set<String> = []
  /// Whether ``bundleFiles`` stand in the app's home.
  var hasWrittenFiles = false
  /// `Info.plist`; `nil` for an app without one.
  package var information: [String: Any]?

  /// `logo.png` is the picture `logo`, as far as it is no name of its own.
  func picture(_ name: String) -> Picture? {
    if let picture = pictures[name] { return picture }
    let endings = [".png", ".jpg", ".jpeg", ".pdf"]
    return endings.first(where: name.hasSuffix).flatMap { pictures[String(name.dropLast($0.count))] }
  }

  /// [A] UISupportedInterfaceOrientations; `nil` where the app says nothing.
  var orientations: UIInterfaceOrientationMask? {
    guard let words = information?["UISupportedInterfaceOrientations"] as? [String], !words.isEmpty else { return nil }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return words.reduce(into: []) { mask, word in if let own = known[word] { mask.formUnion(own) } }
  }
}

/// A text whose words depend on numbers.
///
/// [A] Stringsdict File Format.
package struct PluralText: Decodable {
  var format: String
  /// By the variable's name.
  var variables: [String: Variable]

  struct Variable: Decodable {
    /// `d`
    var type: String
    var forms: [String: String]
  }

  /// The text for these numbers, in the order of the variables in the format. English has two forms; a form for none may be there, too.
  func text(_ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    var text = format
    while let start = text.range(of: "%#@"), let end = text[start.upperBound...].firstIndex(of: "@") {
      let variable = variables[String(text[start.upperBound..<end])]
      let value = rest.popFirst()
      let number = (value as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) }
      let form =
        (number == 0 ? variable?.forms["zero"] : nil) ?? (number == 1 ? variable?.forms["one"] : nil)
        ?? variable?.forms["other"] ?? ""
      text.replaceSubrange(start.lowerBound...end, with: String(format: form, arguments: [value].compactMap(\.self)))
    }
    return rest.isEmpty ? text : String(format: text, arguments: Array(rest))
  }
}

extension ResourceTable {
  /// Changes that of the running app.
  package static func change(_ body: (inout ResourceTable) -> Void) {
    SharedAppState.current.resources.withLock(body)
  }
}
