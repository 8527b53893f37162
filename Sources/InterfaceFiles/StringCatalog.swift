internal import CourseModel
internal import Foundation

/// The texts of an app in all its languages, as Xcode 15 keeps them: `Localizable.xcstrings`.
struct StringCatalog {
  /// `Localizable`.
  let name: String
  /// `en`: that of the keys.
  let sourceLanguage: String
  private let entries: [String: Entry]

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }
  fileprivate struct Entry: Decodable {
    /// By language.
    var localizations: [String: Localization]?
  }
  fileprivate struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    /// By the variable's name, `%#@apples@`.
    var substitutions: [String: Substitution]?
  }
  fileprivate struct Unit: Decodable { var value: String }
  fileprivate struct Variations: Decodable {
    /// By category: `one`, `other`.
    var plural: [String: Form]?
  }
  fileprivate struct Form: Decodable { var stringUnit: Unit? }
  fileprivate struct Substitution: Decodable {
    /// `lld`
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// - Throws: ``InterfaceProblem`` for a file that can't be read.
  init(_ file: ResourceFile) throws(InterfaceProblem) {
    guard let read = try? JSONDecoder().decode(File.self, from: file.data) else {
      throw InterfaceProblem(line: 1, message: "This is no string catalogue that can be read.")
    }
    (name, sourceLanguage, entries) = (file.stem, read.sourceLanguage, read.strings)
  }

  var languages: Set<String> {
    Set(entries.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] }).union([sourceLanguage])
  }

  /// What is there in a language.
  func table(in language: String) -> StringTable {
    var texts: [String: String] = [:]
    var plurals: [String: StringTable.Plural] = [:]
    for (key, entry) in entries {
      guard let found = entry.localizations?[language] else { continue }
      if let forms = found.variations?.plural {
        plurals[key] = StringTable.Plural(
          format: "%#@value@", variables: ["value": .init(type: "lld", forms: Self.texts(forms))])
      } else if let format = found.stringUnit?.value, let substitutions = found.substitutions {
        plurals[key] = StringTable.Plural(format: format, variables: substitutions.mapValues(Self.variable))
      } else {
        texts[key] = found.stringUnit?.value
      }
    }
    return StringTable(name, texts: texts, plurals: plurals)
  }

  private static func texts(_ forms: [String: Form]) -> [String: String] {
    forms.compactMapValues { $0.stringUnit?.value }
  }

  /// In its forms, `%arg` stands for the number.
  private static func variable(_ substitution: Substitution) -> StringTable.Plural.Variable {
    let type = substitution.formatSpecifier ?? "lld"
    let forms = texts(substitution.variations?.plural ?? [:])
    return .init(type: type, forms: forms.mapValues { $0.replacing("%arg", with: "%" + type) })
  }
}
