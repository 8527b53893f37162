package import CourseModel
internal import MarkdownTree

/// Makes a lesson of markdown. Pure: every file that it needs is handed to it.
package enum LessonParser {
  /// - Parameters:
  ///   - text: What `lesson.md` holds.
  ///   - file: Its path, as the user would type it.
  ///   - directory: That of the lesson's folder.
  ///   - answers: What `answers.md` holds: probes, hidden checks, solutions, wrong answers.
  ///   - part: The text of a file beside the lesson, such as a scene.
  /// - Returns: The lesson as far as it can be read, and everything that is wrong with it.
  package static func parse(
    _ text: String, file: String, directory: String, answers: (text: String, file: String)? = nil,
    part: @escaping (String) -> String? = { _ in nil }
  ) -> (Lesson, [Diagnostic]) {
    let frontMatter = FrontMatter(text, file: file)
    let source = SourceText(frontMatter.body)
    var builder = LessonBuilder(
      file: file, directory: directory, frontMatter: frontMatter, isOurs: frontMatter.isOurs)
    let reader = BlockReader(
      MarkdownDocument.parse(frontMatter.body), file: file, source: source, isOurs: frontMatter.isOurs, part: part)
    builder.problems += reader.problems
    builder.add(reader.items)
    if let answers, frontMatter.isOurs {
      let answersMatter = FrontMatter(answers.text, file: answers.file)
      let reader = BlockReader(
        MarkdownDocument.parse(answersMatter.body), file: answers.file, source: SourceText(answersMatter.body),
        isOurs: true, part: part)
      builder.problems += reader.problems
      builder.addAnswers(reader.items, file: answers.file)
    }
    var lesson = builder.lesson
    if frontMatter.isOurs {
      builder.problems += LessonRules.check(lesson, hasTitle: builder.hasTitle, source: source)
    }
    if lesson.title.isEmpty { lesson.title = lesson.id }
    let ordered = builder.problems.enumerated().sorted { a, b in
      (a.element.location?.file ?? "", a.element.location?.position ?? .init(line: 0, column: 0), a.offset)
        < (b.element.location?.file ?? "", b.element.location?.position ?? .init(line: 0, column: 0), b.offset)
    }
    return (lesson, ordered.map(\.element))
  }
}

/// Puts the blocks of a document under their steps.
struct LessonBuilder {
  var problems: [Diagnostic]
  private(set) var lesson: Lesson
  private(set) var hasTitle: Bool
  private let isOurs: Bool
  private let file: String
  /// A step comment may stand only right under its heading.
  private var awaitsComment = false

  init(file: String, directory: String, frontMatter: FrontMatter, isOurs: Bool) {
    self.file = file
    self.isOurs = isOurs
    problems = frontMatter.problems.filter { isOurs || $0.rule != "front-matter-yaml" }
    hasTitle = frontMatter.title != nil
    let name = directory.split(separator: "/").last.map(String.init) ?? directory
    lesson = Lesson(
      id: name, title: frontMatter.title ?? "", summary: frontMatter.summary, directory: directory, file: file,
      format: frontMatter.format ?? 1, languageModes: frontMatter.languageModes ?? [.swift5])
  }

  mutating func add(_ items: [BlockReader.Item]) {
    var sawHeading = false
    for item in items {
      switch item {
      case .heading(1, let title, let node):
        if sawHeading, isOurs {
          problems.append(
            Diagnostic(
              "second-title", at: SourceLocation(file: file, position: node.range.start),
              "A lesson has one heading of the first level; make this one '## …', or a lesson of its own."))
        }
        if lesson.title.isEmpty { lesson.title = title }
        (sawHeading, hasTitle) = (true, true)
      case .heading(2, let title, let node):
        let location = SourceLocation(file: file, position: node.range.start)
        lesson.steps.append(Step(id: Self.slug(title), title: title, location: location))
        awaitsComment = true
        continue
      case .heading(_, _, let node): append(.prose(node))
      case .stepComment(let info, let place): describeStep(info, place)
      case .block(let block): append(block)
      }
      awaitsComment = false
    }
  }

  private mutating func append(_ block: Block) {
    if lesson.steps.isEmpty {
      lesson.introduction.append(block)
    } else {
      lesson.steps[lesson.steps.count - 1].blocks.append(block)
    }
  }

  private mutating func describeStep(_ info: FenceInfo, _ place: SourceLocation) {
    guard awaitsComment else {
      return problems.append(
        Diagnostic("lost-step-comment", at: place, "A step's comment stands right under its heading; move it there."))
    }
    for attribute in info.attributes {
      var location = place
      location.position.column += attribute.offset
      switch (attribute.key, attribute.value) {
      case ("id", let value?) where !value.isEmpty: lesson.steps[lesson.steps.count - 1].id = value
      case ("points", let value?):
        if let points = Int(value), points >= 0 {
          lesson.steps[lesson.steps.count - 1].points = points
        } else {
          problems.append(
            Diagnostic("not-a-number", at: location, "'points' is a whole number; '\(value)' is not."))
        }
      default:
        problems.append(
          Diagnostic(
            "unknown-attribute", at: location,
            "A step has no attribute '\(attribute.key)'\(NearestWord.remedy(attribute.key, among: ["id", "points"]))"))
      }
    }
  }

  /// Adds what `answers.md` says of each step; its prose is for authors only.
  mutating func addAnswers(_ items: [BlockReader.Item], file: String) {
    var step: Int?
    var heading: (String, SourceLocation)?
    func isPublishable(_ block: Block) -> Bool {
      if case .prose = block { return false }
      return true
    }
    for item in items {
      switch item {
      case .heading(2, let title, let node):
        (step, heading) = (nil, (title, SourceLocation(file: file, position: node.range.start)))
        step = lesson.steps.firstIndex { $0.title == title || $0.id == Self.slug(title) }
      case .stepComment(let info, let place):
        let id = info.attributes.first { $0.key == "id" }?.value ?? ""
        step = lesson.steps.firstIndex { $0.id == id }
        if step == nil {
          problems.append(
            Diagnostic(
              "unknown-step", at: place,
              "The lesson has no step '\(id)'\(NearestWord.remedy(id, among: lesson.steps.map(\.id)))"))
        }
        heading = nil
      case .block(let block) where isPublishable(block):
        if let step {
          lesson.steps[step].blocks.append(block)
        } else if let unknown = heading {
          problems.append(
            Diagnostic(
              "unknown-step", at: unknown.1,
              "The lesson has no step '\(unknown.0)'; add '<!-- step id=… -->' under the heading."))
          heading = nil
        } else if lesson.steps.isEmpty || items.first.map({ if case .heading = $0 { true } else { false } }) != true {
          lesson.introduction.append(block)
        }
      default: break
      }
    }
  }

  /// `Answer the Return key` is `answer-the-return-key`.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "step" : words.joined(separator: "-")
  }
}
