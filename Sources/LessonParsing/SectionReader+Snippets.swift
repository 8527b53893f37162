internal import CourseModel
internal import Foundation
internal import MarkdownTree
internal import SystemPackage

/// Fences and comments that stand for snippets.
extension SectionReader {
  /// `nil` when the fence is prose.
  mutating func snippet(_ fence: Fence) -> Snippet? {
    if isForeign { return fence.isSwift ? fence.foreignSnippet(file: file) : nil }
    guard fence.hasRole || fence.isSwift else { return nil }
    let maker = SnippetBuilder(.fence, fence.list, place: fence.place, &findings)
    guard fence.hasRole else {
      var snippet = fence.snippet(.example, file: file)
      // Only an example can fail to compile, trap, or not be run, and marked lines are to be shown: these words say enough.
      let isExample = fence.list.attributes.contains { AttributeName.ofExamples.contains($0.name) }
      if !isExample, let attribute = fence.list.attributes.first {
        findings.add(
          .missingRole, at: fence.place(attribute.nameOffset),
          "Fence has '\(attribute.name)' but no role; write role=starter, role=solution or another role.")
        return nil
      }
      maker.fill(&snippet, fileIsPart: false, &findings)
      return snippet
    }
    guard let role = maker.role(&findings) else { return nil }
    if !fence.isSwift, role != .output, role != .display, role != .screen {
      findings.add(
        .notSwift, at: fence.node.range.start,
        "A fence of role '\(role.rawValue)' is not marked as Swift; write 'swift' before its attributes.")
      return nil
    }
    var snippet = fence.snippet(role, file: file)
    maker.fill(&snippet, fileIsPart: false, &findings)
    return snippet
  }

  mutating func directive(_ text: String, _ position: SourcePosition) -> [Block] {
    if isForeign { return [] }
    let list = AttributeList(text)
    guard let word = list.word, word != "step", word != "ignore" else { return [] }
    guard let role = Role(rawValue: word) else {
      let known = ["step", "ignore"] + Role.allCases.map(\.rawValue)
      if !list.attributes.isEmpty, let nearest = SpellingSuggestion.to(word, among: known) {
        let place = position.advanced(by: text.utf8.prefix { $0 <= 0x20 }.count, in: text)
        findings.add(.unknownComment, at: place, "Comment '\(word)' is unknown; did you mean '\(nearest)'?")
      }
      return []
    }
    // `<!-- example -->` without anything is a remark of the author's.
    guard !list.attributes.isEmpty else { return [] }
    let maker = SnippetBuilder(.comment, list, place: { position.advanced(by: $0, in: text) }, &findings)
    guard let attribute = maker.values[.file], let path = maker.text(.file, &findings) else {
      findings.add(
        .missingFile, at: position, "Comment '\(word)' names no file; write file=Name.swift.")
      return []
    }
    guard let source = part(path) else {
      findings.add(
        .partNotFound, at: maker.place(attribute.valueOffset),
        "There is no readable file '\(path)' beside the lesson; add it, or correct the name.")
      return []
    }
    if role == .scene, ResourceFile.isScene(path) { return resources(path, source, at: position, maker) }
    // A picture in words has a file of words.
    let language = role == .screen && !path.hasSuffix(".swift") ? "text" : "swift"
    var snippet = Snippet(
      role: role, language: language, code: source.text, location: SourceLocation(file: source.file, line: 1),
      fence: SourceLocation(file: file, position: position))
    maker.fill(&snippet, fileIsPart: true, &findings)
    if maker.values[.in] != nil {
      var others = maker
      others.dropFile()
      snippet.placement = others.placement(role, at: position, &findings)
    } else if AttributeName.file.roles.contains(role) {
      snippet.placement = .file(FilePath(path).lastComponent?.string ?? "")
    }
    return [.snippet(snippet)]
  }

  /// A scene that is a file of Xcode's.
  private mutating func resources(
    _ path: String, _ source: SourceText, at position: SourcePosition, _ maker: SnippetBuilder
  ) -> [Block] {
    var snippet = Snippet(
      role: .scene, code: "", location: SourceLocation(file: source.file, line: 1),
      fence: SourceLocation(file: file, position: position))
    maker.fill(&snippet, fileIsPart: true, &findings)
    if path.hasSuffix(".xcassets") {
      snippet.resources = AssetFolder.files(inListing: source.text)
    } else {
      snippet.resources = [ResourceFile(path: source.file, data: Data(source.text.utf8))]
    }
    return [.snippet(snippet)]
  }
}
