package import CourseModel
internal import MarkdownTree
internal import SystemPackage

/// Reads a lesson: text in, a lesson and everything that is wrong with it out.
package enum LessonParser {
  /// - Parameters:
  ///   - text: What `lesson.md` says.
  ///   - file: Its path, as the user would type it.
  ///   - directory: The path of the lesson's directory; its last component is the lesson's id unless `id` says otherwise.
  ///   - answers: `answers.md` beside it.
  ///   - part: The file of a part by its path in the lesson's directory.
  package static func parse(
    _ text: String, file: String, directory: String, id: String? = nil, answers: SourceText? = nil,
    part: (String) -> SourceText? = { _ in nil }
  ) -> (Lesson, [Diagnostic]) {
    withoutActuallyEscaping(part) { part in
      let front = FrontMatter(text)
      var findings = DiagnosticCollector(file: file)
      var lines = SourceLines(text)
      var document = MarkdownDocument.parse(front.body)
      let isOurs = front.format == nil && isWrittenForCoursemark(document, lines)
      let isForeign = front.format == nil && !isOurs
      if !isForeign {
        for problem in front.problems { findings.add(problem.rule, at: problem.place, problem.message) }
      }
      if isForeign, front.body.contains("endhighlight") {
        let body = JekyllHighlight.asFences(front.body)
        (lines, document) = (SourceLines(body), MarkdownDocument.parse(body))
      }
      if isOurs {
        findings.add(
          .missingFormat, at: .init(line: 1, column: 1),
          "The lesson has roles or steps, but its front matter names no format; start it with '---', 'format: 1', '---'."
        )
      }

      let reader = SectionReader(document, file: file, lines: lines, isForeign: isForeign, part: part)
      let name = id ?? FilePath(directory).lastComponent?.string ?? "lesson"
      if reader.title == nil, front.title == nil, !isForeign {
        findings.add(
          .missingTitle, .warning, at: .init(line: 1, column: 1), "The lesson has no title; write '# Title'.")
      }
      var lesson = Lesson(
        id: name, title: reader.title ?? front.title ?? name, summary: front.summary, directory: directory, file: file,
        format: isForeign ? 0 : FrontMatter.currentFormat, order: front.order,
        languageModes: front.languageModes ?? [.swift5], limits: front.limits, introduction: reader.sections[0].blocks,
        suppressions: reader.suppressions)
      lesson.codeWidth = isForeign ? nil : front.codeWidth
      lesson.steps = steps(reader.sections.dropFirst(), &findings)

      var diagnostics = findings.diagnostics + reader.findings.diagnostics
      if let answers, !isForeign { diagnostics += add(answers, to: &lesson, part: part) }
      if !isForeign { diagnostics += lesson.addUpPoints(written: reader.sections.dropFirst().map(\.points)) }
      if !isForeign { diagnostics += LessonReferences(lesson).diagnostics }
      diagnostics = lesson.unsuppressed(diagnostics).withoutWhatFollowsOpenEnds(in: file)
      return (lesson, diagnostics.inOrderOfFile(first: file))
    }
  }

  /// Whether a text without `format:` was meant for us.
  private static func isWrittenForCoursemark(_ document: MarkdownNode, _ lines: SourceLines) -> Bool {
    document.children.contains { node in
      if case .htmlBlock(let text) = node.kind, text.hasPrefix("<!--") {
        let list = AttributeList(String(text.dropFirst(4)))
        return list.word == "step" && list.attributes.contains { $0.name == "id" || $0.name == "points" }
      }
      guard let fence = Fence(node, in: lines), fence.isSwift else { return false }
      return fence.list.attributes.contains { $0.name == "role" && $0.value.flatMap(Role.init(rawValue:)) != nil }
    }
  }

  private static func steps(_ sections: some Sequence<Section>, _ findings: inout DiagnosticCollector) -> [Step] {
    var steps: [Step] = []
    let sections = Array(sections)
    // Ids that somebody wrote go before ids that are made from headings.
    var taken = Set(sections.compactMap(\.id))
    var numbers: [String: Int] = [:]
    var written: [String: SourceLocation] = [:]
    for section in sections {
      let title = section.title ?? ""
      let id: String
      if let own = section.id {
        id = own
        if let first = written[own], let place = section.idPosition {
          findings.add(
            .repeatedId, at: place, "The id '\(own)' is that of the step at \(first) too; rename one of them.")
        }
        written[own] = written[own] ?? section.location
      } else {
        id = unused(slug(title), taken, &numbers)
        taken.insert(id)
      }
      steps.append(
        Step(
          id: id, title: title, points: section.points ?? 1, limits: section.limits, location: section.location,
          blocks: section.blocks))
    }
    return steps
  }

  /// - Parameter numbers: The last one that a slug was given.
  private static func unused(_ slug: String, _ taken: Set<String>, _ numbers: inout [String: Int]) -> String {
    if !taken.contains(slug) { return slug }
    var number = numbers[slug, default: 1]
    repeat { number += 1 } while taken.contains("\(slug)-\(number)")
    numbers[slug] = number
    return "\(slug)-\(number)"
  }

  /// `Answer the Return key` becomes `answer-the-return-key`.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "step" : words.joined(separator: "-")
  }

  /// Puts the snippets and hints of `answers.md` behind those of the steps that have the same ids.
  private static func add(
    _ answers: SourceText, to lesson: inout Lesson, part: @escaping (String) -> SourceText?
  ) -> [Diagnostic] {
    let body = FrontMatter(answers.text).body
    let reader = SectionReader(
      MarkdownDocument.parse(body), file: answers.file, lines: SourceLines(answers.text), isForeign: false,
      isAnswers: true, part: part)
    var findings = DiagnosticCollector(file: answers.file)
    lesson.introduction += reader.sections[0].blocks.withoutProse
    lesson.suppressions += reader.suppressions
    for section in reader.sections.dropFirst() {
      let id = section.id ?? slug(section.title ?? "")
      guard let index = lesson.steps.firstIndex(where: { $0.id == id }) else {
        let place = section.idPosition ?? section.location.position
        let advice = SpellingSuggestion.remedy(id, among: lesson.steps.map(\.id), list: "the steps are")
        findings.add(.unknownStep, at: place, "The lesson has no step '\(id)'\(advice)")
        continue
      }
      if let points = section.points, points != lesson.steps[index].points {
        findings.add(
          .pointsDiffer, at: section.location.position,
          "Step '\(id)' has \(lesson.steps[index].points) points in the lesson and \(points) here; write them in the lesson alone."
        )
      }
      lesson.steps[index].blocks += section.blocks.withoutProse
    }
    return reader.findings.diagnostics + findings.diagnostics
  }
}

extension [Block] {
  /// Snippets and hints, those inside `<details>` too.
  fileprivate var withoutProse: [Block] {
    flatMap { block -> [Block] in
      switch block {
      case .prose: []
      case .snippet, .hint: [block]
      case .disclosure(_, let blocks): blocks.withoutProse
      }
    }
  }
}

extension [Diagnostic] {
  /// Behind a fence or a comment that is not closed, nothing is what its author meant: what else is found there follows from that.
  fileprivate func withoutWhatFollowsOpenEnds(in file: String) -> [Diagnostic] {
    let ends = filter { [.openFence, .openComment, .blankLine].contains($0.rule) && $0.severity == .error }.compactMap(
      \.location)
    guard let first = ends.filter({ $0.file == file }).map(\.position).min() else { return self }
    return filter { diagnostic in
      guard let place = diagnostic.location else { return true }
      return place.file == file && place.position <= first
    }
  }

  /// By place, those of `first` before those of other files.
  func inOrderOfFile(first: String) -> [Diagnostic] {
    sorted { a, b in
      guard let a = a.location, let b = b.location else { return a.location == nil && b.location != nil }
      if a.file != b.file { return a.file == first || (b.file != first && a.file < b.file) }
      return a.position < b.position
    }
  }
}
