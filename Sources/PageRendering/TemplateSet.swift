package import Foundation
internal import Mustache

/// The texts around a course's own: templates in Mustache's language, and files such as the style sheet, which are
/// published as they are.
///
/// `{{name}}` is escaped, `{{{name}}}` is for what is HTML already. `Documentation/Pages.md` lists the names.
package struct TemplateSet: Sendable {
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case missing(name: String)
    case malformed(name: String, reason: String)
    case unreadable(path: String, reason: String)

    package var description: String {
      switch self {
      case .missing(let name): "There is no template \(name).mustache; a site needs one."
      case .malformed(let name, let reason): "The template \(name).mustache cannot be read: \(reason)."
      case .unreadable(let path, let reason): "The templates at \(path) cannot be read: \(reason)."
      }
    }
  }

  /// By path from the top of the site: `style.css`.
  package let assets: [String: String]
  /// The text of each template and of each of the files above, by its path.
  package let texts: [String: String]
  private let library: MustacheLibrary

  /// - Parameter files: The text of each file by its path in the templates' directory. `x.mustache` is the template `x`;
  ///   every other file is published.
  package init(files: [String: String]) throws {
    EscapingByScalar.register
    var library = MustacheLibrary()
    var assets: [String: String] = [:]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard path.hasSuffix(Self.suffix) else {
        assets[path] = text
        continue
      }
      let name = String(path.dropLast(Self.suffix.count))
      do {
        try library.register(EscapingByScalar.pragma + text, named: name)
      } catch {
        throw Problem.malformed(name: name, reason: "\(error)")
      }
    }
    self.library = library
    self.assets = assets
    texts = files
  }

  /// - Parameters:
  ///   - directory: The templates that come with Coursemark.
  ///   - overrides: An author's own; each file takes the place of the file of the same name.
  package init(directory: URL, overrides: URL? = nil) throws {
    var files = try Self.files(of: directory)
    if let overrides { files.merge(try Self.files(of: overrides)) { _, own in own } }
    try self.init(files: files)
  }

  func html(of page: some Any, with name: String) throws -> String {
    guard let html = library.render(page, withTemplate: name) else { throw Problem.missing(name: name) }
    return html
  }

  private static let suffix = ".mustache"

  /// The text files of a directory, those in its own directories too. Names that begin with a dot are left out.
  private static func files(of directory: URL) throws -> [String: String] {
    do {
      var files: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted() {
        let url = directory.appendingPathComponent(path)
        let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        guard isFile, !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
        files[path] = try String(contentsOf: url, encoding: .utf8)
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
