internal import Mustache

/// What a template sees of a value: its properties by their names, read once, by reflection or from a value that tells them itself.
///
/// Mustache would look at the type of a value again for each name that stands in a template, and for each value around it, which
/// takes several times as long as all other work on a page. So a property that is `nil` answers for itself (``Absent``), and the words
/// of pages, which stand around everything, are at hand in every value: neither is looked for further out.
struct TemplateValues: MustacheParent, MustacheCustomRenderable {
  private var properties: [String: Any]
  /// What ``wordsName`` means in every value; `nil` outside of a page.
  private let words: TemplateWords?

  /// The name of the words of pages. No value has a property of its own that is called so.
  private static let wordsName = "strings"

  /// - Parameters:
  ///   - page: What the template is about.
  ///   - frame: What is around it; a property of the page's goes before one of the frame's.
  /// - Returns: The values as Mustache takes them: lists stay lists.
  static func of(_ page: Any, in frame: PageFrame?) -> Any {
    let words = frame.flatMap(words) ?? words(of: page)
    guard var values = value(page, words: words) as? TemplateValues else { return page }
    if let frame {
      values.properties.merge(TemplateValues(Mirror(reflecting: frame), words: words).properties) { own, frame in
        own is Absent ? frame : own
      }
    }
    return values
  }

  private static func words(of value: Any) -> TemplateWords? {
    Mirror(reflecting: value).descendant(wordsName) as? TemplateWords
  }

  private init(_ mirror: Mirror, words: TemplateWords?) {
    self.words = words
    var properties: [String: Any] = [:]
    for case (let name?, let value) in mirror.children {
      properties[name] = Self.value(value, words: words) ?? Absent()
    }
    self.properties = properties
  }

  private init(_ told: [(name: String, value: Any?)], words: TemplateWords?) {
    self.words = words
    properties = Dictionary(minimumCapacity: told.count)
    for (name, value) in told {
      properties[name] = value.flatMap { Self.value($0, words: words) } ?? Absent()
    }
  }

  private static func value(_ value: Any, words: TemplateWords?) -> Any? {
    // To compare types takes a fraction of the time of a cast, which looks for all that a type could be converted to.
    let type = type(of: value)
    if type == String.self || type == Bool.self || type == Int.self || type == [String].self { return value }
    if type == String?.self { return value as? String }
    if type == [any TemplateProperties].self, let values = value as? [any TemplateProperties] {
      return values.map { TemplateValues($0.templateProperties, words: words) }
    }
    if let value = value as? any TemplateProperties { return TemplateValues(value.templateProperties, words: words) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { Self.value($0.value, words: words) }
    case .struct: return TemplateValues(mirror, words: words)
    case .collection: return mirror.children.compactMap { Self.value($0.value, words: words) }
    default: return value
    }
  }

  /// What has properties is no text.
  var renderText: String { "" }
  var isNull: Bool { false }

  func child(named name: String) -> Any? { name == Self.wordsName ? words : properties[name] }

  /// A property that is `nil`: no text, and a section of it is left out.
  private struct Absent: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
  }
}

/// The words of pages, as templates see them: texts by their names, and lists of texts by theirs. Made once for all pages of a language.
struct TemplateWords: MustacheParent, Sendable {
  private let texts: [String: String]
  private var lists: [String: TemplateWords] = [:]

  /// - Parameter texts: By their names; `report.expected` is the text `expected` of the list `report`.
  init(_ texts: [String: String]) {
    self.texts = texts.filter { !$0.key.contains(".") }
    let listed = texts.filter { $0.key.contains(".") }
    for (list, texts) in Dictionary(grouping: listed, by: { $0.key.prefix { $0 != "." } }) {
      let own = texts.map { (String($0.key.dropFirst(list.count + 1)), $0.value) }
      lists[String(list)] = TemplateWords(Dictionary(uniqueKeysWithValues: own))
    }
  }

  func child(named name: String) -> Any? { texts[name] ?? lists[name] }
}
