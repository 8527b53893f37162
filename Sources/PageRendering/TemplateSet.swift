package import Foundation
internal import Mustache
internal import Synchronization
internal import SystemPackage

/// The texts around a course's own: templates in Mustache's language, and files such as the style sheet, which are
/// published as they are.
///
/// `{{name}}` is escaped, `{{{name}}}` is for what is HTML already. `Documentation/Pages.md` lists the names.
package struct TemplateSet: Sendable {
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case missing(name: String)
    /// - Parameter place: The file, and where in it: `lessons/templates/lesson.mustache:3:12`.
    case malformed(place: String, reason: String)
    case unreadable(path: String, reason: String)
    /// A template that names another that there is not.
    case noSuch(place: String, name: String)
    /// A file among the templates that would take the place of a page.
    case takesPlace(path: String)

    package var description: String {
      switch self {
      case .missing(let name): "There is no template \(name).mustache; a site needs one."
      case .malformed(let place, let reason): "\(place): The template cannot be read: \(reason)."
      case .noSuch(let place, let name): "\(place): There is no template \(name).mustache; correct the name, or add it."
      case .takesPlace(let path): "The file \(path) among the templates would take the place of a page; rename it."
      case .unreadable(let path, let reason): "The templates at \(path) cannot be read: \(reason)."
      }
    }
  }

  /// By path from the top of the site: `style.css`, `logo.png`.
  package let assets: [String: Data]
  /// Each template and each of the files above, by its path.
  package let files: [String: Data]
  /// An author's templates that take no place of ours, and that no other template names.
  package private(set) var unused: [String] = []
  /// Names of types that Apple's documentation of UIKit has a page for, to which prose leads.
  package var documentedTypes: Set<String> = []
  private let library: MustacheLibrary
  /// The words of pages by language, ours and the author's own behind them.
  private let stringsFiles: [String: [StringsFile]]
  /// The words of each language that was asked for: every page asks.
  private let knownStrings = KnownStrings()

  /// - Parameter files: Each file by its path in the templates' directory. `x.mustache` is the template `x`; every other file
  ///   is published as it is.
  package init(files: [String: Data]) throws { try self.init(files: files, under: [:], folder: { _ in nil }) }

  /// - Parameters:
  ///   - below: Files some of which `files` take the place of; of the words of pages, what `files` lack is taken from these.
  ///   - folder: Where a file comes from, for messages.
  private init(files: [String: Data], under below: [String: Data], folder: (String) -> String?) throws {
    EscapingByScalar.register
    stringsFiles = try Self.stringsFiles(files, under: below, folder: folder)
    var library = MustacheLibrary()
    var assets: [String: Data] = [:]
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard path.hasSuffix(Self.suffix) else {
        if StringsFile.language(ofFile: path) == nil { assets[path] = bytes }
        continue
      }
      let place = Self.place(of: path, in: folder(path))
      guard let text = String(data: bytes, encoding: .utf8) else {
        throw Problem.malformed(place: place, reason: "it is not written in UTF-8")
      }
      do {
        try library.register(EscapingByScalar.pragma + text, named: String(path.dropLast(Self.suffix.count)))
      } catch let error as MustacheTemplate.ParserError {
        // Our own line stands above the author's first.
        let position = "\(max(1, error.context.lineNumber - 1)):\(error.context.columnNumber)"
        throw Problem.malformed(place: "\(place):\(position)", reason: Self.words(for: error.error))
      } catch {
        throw Problem.malformed(place: place, reason: "\(error)")
      }
    }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(Self.suffix) {
      let missing = Self.references(in: bytes).first { files[$0 + Self.suffix] == nil }
      if let missing { throw Problem.noSuch(place: Self.place(of: path, in: folder(path)), name: missing) }
    }
    self.library = library
    self.assets = assets
    self.files = files
  }

  /// - Parameters:
  ///   - directory: The templates that come with Coursemark.
  ///   - overrides: An author's own; each file takes the place of the file of the same name.
  package init(directory: URL, overrides: URL? = nil) throws {
    let ours = try Self.files(of: directory)
    var files = ours
    let own = try overrides.map(Self.files) ?? [:]
    files.merge(own) { _, own in own }
    try self.init(files: files, under: ours) { path in
      own[path] == nil ? directory.relativePath : overrides?.relativePath
    }
    unused = own.keys.filter { $0.hasSuffix(Self.suffix) && ours[$0] == nil && !isUsed($0, own) }.sorted()
  }

  /// The same, of texts.
  package init(files: [String: String]) throws { try self.init(files: files.mapValues { Data($0.utf8) }) }

  /// - Parameter frame: What is around the page; `nil` for a document that brings its own.
  func html(of page: some Any, in frame: PageFrame? = nil, with name: String) throws -> String {
    let values = TemplateValues.of(page, in: frame)
    guard let html = library.render(values, withTemplate: name) else { throw Problem.missing(name: name) }
    return html
  }

  /// Whether there is a template.
  func has(_ name: String) -> Bool { files[name + Self.suffix] != nil }

  /// The words of pages in a language; what is missing in it is English.
  func strings(in language: String) -> PageStrings {
    knownStrings.byLanguage.withLock { known in
      if let strings = known[language] { return strings }
      let strings = madeStrings(in: language)
      known[language] = strings
      return strings
    }
  }

  private final class KnownStrings: Sendable {
    let byLanguage = Mutex<[String: PageStrings]>([:])
  }

  private func madeStrings(in language: String) -> PageStrings {
    let tags = language.split(separator: "-").indices.map { index in
      language.split(separator: "-")[...index].joined(separator: "-")
    }
    let files = ([""] + tags).flatMap { tag in
      stringsFiles.filter { $0.key.lowercased() == tag.lowercased() }.flatMap(\.value)
    }
    return PageStrings(files, language: language)
  }

  /// Whether there are words for a language.
  package func speaks(_ language: String) -> Bool {
    let tag = language.lowercased()
    return tag.hasPrefix("en")
      || stringsFiles.keys.contains { !$0.isEmpty && (tag + "-").hasPrefix($0.lowercased() + "-") }
  }

  /// - Throws: ``Problem/malformed(place:reason:)`` also for a text that pages don't have, whose name may be misspelt.
  private static func stringsFiles(
    _ files: [String: Data], under below: [String: Data], folder: (String) -> String?
  ) throws -> [String: [StringsFile]] {
    var known: Set<String>?
    func read(_ path: String, _ bytes: Data) throws -> StringsFile {
      let place = place(of: path, in: folder(path))
      do throws(StringsFile.Problem) {
        let file = try StringsFile(bytes)
        if let known, let name = file.lines.filter({ !known.contains($0.key) }).min(by: { $0.value < $1.value }) {
          throw StringsFile.Problem(
            line: name.value, reason: "pages have no text '\(name.key)'; strings.yml of Coursemark has them all")
        }
        return file
      } catch {
        throw Problem.malformed(place: "\(place):\(error.line)", reason: error.reason)
      }
    }
    if let english = below["strings.yml"] { known = Set(try read("strings.yml", english).lines.keys) }
    var result: [String: [StringsFile]] = [:]
    for layer in [below, files] {
      for (path, bytes) in layer.sorted(by: { $0.key < $1.key }) {
        guard let language = StringsFile.language(ofFile: path) else { continue }
        result[language, default: []].append(try read(path, bytes))
      }
    }
    return result
  }

  /// - Parameter own: The author's; ours name templates of ours.
  private func isUsed(_ path: String, _ own: [String: Data]) -> Bool {
    let name = String(path.dropLast(Self.suffix.count))
    return own.contains { other, bytes in
      guard other.hasSuffix(Self.suffix) else { return false }
      // Which one `{{>*kind}}` means is known only when a page is made.
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("{{>*") || text.contains("{{=") || Self.references(in: bytes).contains(name)
    }
  }

  /// The templates that a template names: `{{>piece}}`, `{{<layout}}`. One that changes its delimiters is not looked at.
  private static func references(in template: Data) -> [String] {
    let text = String(decoding: template, as: UTF8.self)
    guard !text.contains("{{=") else { return [] }
    return text.replacing(/\{\{!(?:[^}]|\}(?!\}))*\}\}/, with: "")
      .matches(of: /\{\{[><]\s*([^\s*}][^\s}]*)\s*\}\}/).map { String($0.output.1) }
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed by another name than it was opened"
    case .unfinishedName: "a name can't be read; it has no blanks and ends in '}}'"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "the new delimiters can't be read"
    case .textInsideInheritSection, .illegalTokenInsideInheritSection:
      "between '{{<…}}' and its end only blocks such as '{{$page}}' can stand"
    // The parser's own word for the end of the text.
    default: "\(error)" == "overflow" ? "it ends in the middle of a name; write '}}' behind it" : "\(error)"
    }
  }

  private static let suffix = ".mustache"

  /// A template's path for a message.
  private static func place(of path: String, in folder: String?) -> String {
    folder.map { FilePath($0).pushing(FilePath(path)).string } ?? path
  }

  /// The files of a directory, those in its own directories too. Names that begin with a dot are left out.
  private static func files(of directory: URL) throws -> [String: Data] {
    do {
      var files: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted() {
        let url = directory.appending(path: path)
        let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        guard isFile, FilePath(path).components.allSatisfy({ !$0.string.hasPrefix(".") }) else { continue }
        files[path] = try Data(contentsOf: url)
      }
      return files
    } catch {
      throw Problem.unreadable(path: directory.path, reason: error.localizedDescription)
    }
  }
}

/// Mustache's own escaping looks at characters. A quote and a combining accent are one character for Swift, but for a
/// browser the quote still ends the attribute. So each template begins with a line that asks for ours.
private struct EscapingByScalar: MustacheContentType {
  static let name = "HTML_BY_SCALAR"
  static let pragma = "{{% CONTENT_TYPE: \(name)}}\n"
  static let register: Void = MustacheContentTypes.register(EscapingByScalar(), named: name)

  func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
