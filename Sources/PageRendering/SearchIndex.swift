package import CourseModel
internal import MarkdownTree

/// What readers can search: titles, the words of the prose that every reader sees, the names in the code that stands open, and
/// the course's glossary.
///
/// It is a script that sets one variable, since a page that was opened from a disk may not read other files. Hints,
/// solutions and everything private are not in it.
package enum SearchIndex {
  /// A lesson's introduction, or a step; the course's introduction, or a term of its glossary.
  package struct Entry: Codable, Hashable, Sendable {
    /// From the top of the site.
    package var link: String
    /// Of the lesson, the course, or the glossary.
    package var lesson: String
    /// The title of the step, or a term; empty for an introduction.
    package var step: String
    /// Which step of the lesson it is, from 1; 0 for what is none.
    package var number: Int
    package var text: String
    /// Each name of the code once, with those of its files.
    package var code: String
  }

  /// What a lesson brings, so that it can be kept until the lesson changes.
  package static func entries(of lesson: Lesson) -> [Entry] {
    let link = LessonPath(lesson).link
    let opening = [lesson.summary ?? "", SearchText.of(lesson.introduction, in: lesson)].filter { !$0.isEmpty }
    return [
      Entry(
        link: link, lesson: lesson.title, step: "", number: 0, text: opening.joined(separator: " "),
        code: SearchText.names(in: lesson.introduction, of: lesson))
    ]
      + lesson.steps.enumerated().map { index, step in
        Entry(
          link: "\(link)#\(StepAnchor.name(step))", lesson: lesson.title, step: step.title, number: index + 1,
          text: SearchText.of(step.blocks, in: lesson), code: SearchText.names(in: step.blocks, of: lesson))
      }
  }

  /// What the course brings beside its lessons.
  /// - Parameter glossary: The title of its page.
  static func entries(of course: Course, glossary: String) -> [Entry] {
    func entry(_ link: String, _ page: String, _ term: String, _ text: String) -> Entry {
      Entry(link: link, lesson: page, step: term, number: 0, text: text, code: "")
    }
    let introduction = course.introduction.map { SearchText.of($0.content) } ?? ""
    let terms = course.glossary?.entries ?? []
    return (introduction.isEmpty ? [] : [entry("index.html", course.title, "", introduction)])
      + (terms.isEmpty
        ? [] : [entry(GlossaryTerms.page, glossary, "", terms.map(\.term).joined(separator: ", "))])
      + terms.map { term in
        let others = term.otherForms.isEmpty ? "" : "(\(term.otherForms.joined(separator: ", "))) "
        return entry(
          "\(GlossaryTerms.page)#\(GlossaryTerms.anchor(term.term))", glossary, term.term,
          others + SearchText.of(term.definition))
      }
  }

  /// Entries as they stand in the file, with a comma after each.
  package static func text(of entries: [Entry]) throws -> String {
    try entries.map { try ScriptData.json($0) + ",\n" }.joined()
  }

  /// - Parameter texts: What ``text(of:)`` made of each lesson, in their order.
  static func file(of texts: [String]) -> SiteFile {
    SiteFile(
      path: "search-index.js", content: .text("window.coursemarkSearchIndex = [\n\(texts.joined())];\n"))
  }
}

/// The words of prose, without its marks.
enum SearchText {
  /// Of what stands open on the page, and of what only says more.
  static func of(_ blocks: [Block], in lesson: Lesson) -> String {
    blocks.compactMap { block -> String? in
      switch block {
      case .prose(let node): node.mayHoldAnswer ? nil : words(of: node)
      case .disclosure(let summary, let blocks) where !isWithheld(summary, blocks, lesson):
        "\(summary) \(of(blocks, in: lesson))"
      case .disclosure, .hint, .snippet: nil
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Of a text that is no lesson.
  static func of(_ nodes: [MarkdownNode]) -> String {
    nodes.map { words(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The names of code that stands open on the page, each once, in their order, and those of its files.
  static func names(in blocks: [Block], of lesson: Lesson) -> String {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ name: String) {
      guard name.utf8.count > 1, !known.contains(name), name.count > 1 else { return }
      known.insert(name)
      names.append(name)
    }
    for case .snippet(let snippet) in blocks
    where [.starter, .example, .display].contains(snippet.role) && snippet.fence.file == lesson.file {
      if case .file(let file) = snippet.placement { add(file) }
      for name in nameWords(of: snippet.code) { add(name) }
    }
    return names.joined(separator: " ")
  }

  /// Letters, digits and underscores that follow each other, and do not begin with a digit.
  private static func nameWords(of code: String) -> [String] {
    // Almost all code is ASCII, where bytes tell what is a name.
    code.utf8.split { $0 < 0x80 && !isOfName(Unicode.Scalar($0)) }.flatMap { word in
      if word.contains(where: { $0 >= 0x80 }) { return nameWords(ofScalars: Substring(word).unicodeScalars) }
      let name = word.drop { (0x30...0x39).contains($0) }
      return name.isEmpty ? [] : [String(Substring(name))]
    }
  }

  private static func nameWords(ofScalars text: Substring.UnicodeScalarView) -> [String] {
    var names: [String] = []
    var rest = text
    while let start = rest.firstIndex(where: { isOfName($0) }) {
      rest = rest[start...]
      let name = rest.prefix { isOfName($0) }
      rest = rest[name.endIndex...]
      let digits = name.prefix { $0.value < 0x80 ? (0x30...0x39).contains($0.value) : $0.properties.numericType != nil }
      if digits.endIndex < name.endIndex { names.append(String(name[digits.endIndex...])) }
    }
    return names
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
    case 0..<0x80: return false
    default:
      let properties = scalar.properties
      // A mark belongs to the letter before it.
      let isMark = [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
      return properties.isAlphabetic || isMark || properties.numericType != nil
    }
  }

  /// For search engines: the summary, or how the lesson begins.
  static func description(of lesson: Lesson) -> String {
    if let summary = lesson.summary, !summary.isEmpty { return excerpt(summary, length: 300) }
    let text = of(lesson.introduction, in: lesson)
    return excerpt(text.isEmpty ? lesson.title : text, length: 200)
  }

  /// Cut between words.
  static func excerpt(_ text: String, length: Int) -> String {
    if text.count <= length { return text }
    let start = text.prefix(length)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return "\(start[..<end])…"
  }

  /// The page withholds it, or it gives the answer away.
  private static func isWithheld(_ summary: String, _ blocks: [Block], _ lesson: Lesson) -> Bool {
    let snippets = blocks.snippets
    let isPrivate = snippets.allSatisfy { $0.isPrivate || $0.fence.file != lesson.file }
    return SolutionWords.isSolution(summary, blocks) || (!snippets.isEmpty && isPrivate)
  }

  /// Words with one space between them.
  private static func withSingleSpaces(_ text: String) -> String {
    let isOfWords = { (byte: UInt8) in byte > 0x20 && byte < 0x80 }
    if text.utf8.allSatisfy({ isOfWords($0) || $0 == 0x20 }) {
      return text.utf8.split(separator: 0x20).map { String(Substring($0)) }.joined(separator: " ")
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Code blocks and raw HTML are left out: the one is no prose, the other can hide anything.
  private static func words(of node: MarkdownNode) -> String {
    switch node.kind {
    case .codeBlock, .htmlBlock, .thematicBreak: ""
    case .paragraph, .heading:
      withSingleSpaces(node.plainText)
    case .document, .blockQuote, .list, .item:
      node.children.map { words(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    default: node.plainText
    }
  }
}
