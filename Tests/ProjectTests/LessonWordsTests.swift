import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// What every course can use, `ReferenceModel` and `Examiner`, names nothing of a single lesson: no type, no member and no text that a
/// lesson's model declares, and no accessibility identifier of its screens, neither in code nor in a comment.
@Suite struct LessonWordsTests {
  @Test(arguments: ["ReferenceModel", "Examiner"]) func noSourceNamesSomethingOfALesson(module: String) throws {
    let words = try LessonWords.ofAllLessons()
    var found: [String] = []
    for path in try Repository.files(under: "Sources/\(module)") where path.hasSuffix(".swift") {
      found += words.found(in: try Repository.text(path)).map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  /// Otherwise a lesson with another layout would let the test above pass without a word.
  @Test func theWordsOfEachLessonAreRead() throws {
    let words = try LessonWords.ofAllLessons()
    #expect(
      words.names.isSuperset(of: [
        "TaskBoard", "KeyboardBar", "TextEntry", "LoginForm", "ChildAndParent", "topPriority",
      ]))
    #expect(
      words.texts.isSuperset(of: ["caption", "destination", "notes", "password", "conversation", "Top Priority"]))
  }

  @Test(arguments: [
    ("/// As `TaskBoard` does.", ["TaskBoard"]), ("/// `.textField(\"caption\")`", ["caption"]),
    ("let title = \"Top Priority\"", ["Top Priority"]), ("/// The caption of a picture.", []),
    ("struct TaskBoardView {}", []), ("let captions = [\"captions\"]", []),
  ])
  func wordsOfALessonAreFound(source: String, words: [String]) {
    let lesson = LessonWords(names: ["TaskBoard"], texts: ["caption", "Top Priority"])
    #expect(lesson.found(in: source) == words)
  }
}

/// What lessons name that nobody else does.
struct LessonWords {
  /// Identifiers that are no words of English: names of types, and those with a capital inside.
  var names: Set<String>
  /// Accessibility identifiers, and texts of the screen. They are looked for in quotes alone, since many are words of English.
  var texts: Set<String>

  /// Apple's and this product's own: what is written on keys and system items, and what models of all lessons declare.
  static let common: Set<String> = [
    "Done", "Next", "Go", "Return", "Reach", "Names", "Layout", "possibleEvents", "isAtRest", "behavesLike",
    "isEditing",
  ]

  static func ofAllLessons() throws -> LessonWords {
    var words = LessonWords(names: [], texts: [])
    for lesson in try Repository.folders(under: "lessons") where !lesson.contains(".") {
      let model = ModelWords(viewMode: .sourceAccurate)
      model.walk(Parser.parse(source: try Repository.text("lessons/\(lesson)/Model.swift")))
      words.names.formUnion(model.names)
      words.texts.formUnion(model.texts)
      let text = try Repository.text("lessons/\(lesson)/lesson.md")
      words.texts.formUnion(text.matches(of: /accessibilityIdentifier = "([^"]+)"/).map { String($0.output.1) })
    }
    for module in ["ReferenceModel", "Examiner", "AppProtocol", "DeviceMeasures"] {
      for path in try Repository.files(under: "Sources/\(module)") where path.hasSuffix(".swift") {
        let ours = ModelWords(viewMode: .sourceAccurate)
        ours.walk(Parser.parse(source: try Repository.text(path)))
        words.names.subtract(ours.names)
      }
    }
    words.names.subtract(common)
    words.texts.subtract(common)
    return words
  }

  /// In the order of their letters.
  func found(in source: String) -> [String] {
    let identifiers = Set(source.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) })
    return names.intersection(identifiers).sorted() + texts.filter { source.contains("\"\($0)\"") }.sorted()
  }
}

/// The names and texts that a file of Swift declares.
private final class ModelWords: SyntaxVisitor {
  var names: Set<String> = []
  var texts: Set<String> = []

  private func note(_ name: String) {
    if name.contains(where: \.isUppercase) { names.insert(name) }
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, text.contains(where: \.isLetter), text.count > 1 { texts.insert(text) }
    return .visitChildren
  }
}
