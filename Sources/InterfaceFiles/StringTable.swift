internal import CourseModel
internal import Foundation

/// A table of an app's texts in one language: `Localizable.strings`, or its plural forms, `Localizable.stringsdict`.
struct StringTable {
  /// `Localizable`.
  let name: String
  private(set) var texts: [String: String] = [:]
  /// By key: the format, and for each of its variables the forms by their category.
  private(set) var plurals: [String: Plural] = [:]

  struct Plural: Codable {
    /// `%#@apples@ are here`.
    var format: String
    /// By the variable's name.
    var variables: [String: Variable]

    struct Variable: Codable {
      /// `d`
      var type: String
      /// `one`, `other`, …
      var forms: [String: String]
    }
  }

  init(_ name: String, texts: [String: String], plurals: [String: Plural]) {
    (self.name, self.texts, self.plurals) = (name, texts, plurals)
  }

  /// - Throws: ``InterfaceProblem`` for a file that can't be read.
  init(_ file: ResourceFile) throws(InterfaceProblem) {
    name = file.stem
    if file.kind == .stringsDictionary {
      try readPlurals(file)
      return
    }
    if let list = try? PropertyListSerialization.propertyList(from: file.data, format: nil),
      let table = list as? [String: Any], Self.isXMLOrBinary(file.data)
    {
      texts = table.compactMapValues { $0 as? String }
      return
    }
    // [A] Older versions of Xcode write UTF-16.
    let bytes = Array(file.data.prefix(2))
    let isWide = bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF]
    guard let text = String(data: file.data, encoding: isWide ? .utf16 : .utf8) else {
      throw InterfaceProblem(line: 1, message: "This is no text in UTF-8 or UTF-16.")
    }
    var reader = OpenStepReader(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    do {
      texts = Dictionary(try reader.pairs().map { ($0.key, $0.value) }) { $1 }
    } catch {
      throw InterfaceProblem(
        line: error.line, message: "The strings can't be read from here on: \"key\" = \"text\"; is expected.")
    }
  }

  private static func isXMLOrBinary(_ data: Data) -> Bool {
    data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
  }

  private mutating func readPlurals(_ file: ResourceFile) throws(InterfaceProblem) {
    guard let list = try? PropertyListSerialization.propertyList(from: file.data, format: nil),
      let table = list as? [String: Any]
    else { throw InterfaceProblem(line: 1, message: "This is no property list that can be read.") }
    for (key, entry) in table {
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        continue
      }
      let variables = entry.compactMapValues { value -> Plural.Variable? in
        guard let rule = value as? [String: Any] else { return nil }
        let forms = rule.filter { ["zero", "one", "two", "few", "many", "other"].contains($0.key) }
          .compactMapValues { $0 as? String }
        return Plural.Variable(type: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
      }
      plurals[key] = Plural(format: format, variables: variables)
    }
  }
}

/// The tables of the language that a phone in English would choose.
struct LocalizedTexts {
  private(set) var tables: [String: StringTable] = [:]
  private(set) var problems: [ResourceProblem] = []
  /// By the name of an interface file: the texts of its objects, `id.text`.
  var ofInterfaces: [String: [String: String]] { tables.mapValues(\.texts) }

  /// [A] Bundle, preferredLocalizations: the user's language where the app has it, otherwise that in which it was developed.
  init(_ files: [ResourceFile], developmentLanguage: String?) {
    let tables = files.filter { [.strings, .stringsDictionary].contains($0.kind) }
    let catalogs = catalogs(files)
    let languages = Set(tables.compactMap(\.language)).union(catalogs.flatMap(\.languages)).subtracting(["Base"])
    let wishes = ["en", "en-US", "English", developmentLanguage].compactMap(\.self)
    let chosen = wishes.first(where: languages.contains)
    // What stands in no folder of a language, and the base language, hold where the chosen one says nothing. An app of one language has that.
    let order: [String?] = [nil, "Base", chosen ?? (languages.count == 1 ? languages.first : nil)]
    for (index, language) in order.enumerated() where index == 0 || language != nil {
      read(tables.filter { $0.language == language })
    }
    for catalog in catalogs {
      // [A] What is not translated is in the language of the source.
      for language in [catalog.sourceLanguage, chosen].compactMap(\.self) {
        let table = catalog.table(in: language)
        self.tables[table.name, default: table].add(table)
      }
    }
  }

  private mutating func catalogs(_ files: [ResourceFile]) -> [StringCatalog] {
    files.filter { $0.kind == .stringCatalog }.compactMap { file in
      do throws(InterfaceProblem) {
        return try StringCatalog(file)
      } catch {
        problems.append(ResourceProblem(path: file.path, line: error.line, message: error.message))
        return nil
      }
    }
  }

  private mutating func read(_ files: [ResourceFile]) {
    for file in files {
      do throws(InterfaceProblem) {
        let table = try StringTable(file)
        tables[table.name, default: table].add(table)
      } catch {
        problems.append(ResourceProblem(path: file.path, line: error.line, message: error.message))
      }
    }
  }
}

extension StringTable {
  fileprivate mutating func add(_ other: StringTable) {
    texts.merge(other.texts) { $1 }
    plurals.merge(other.plurals) { $1 }
  }
}
