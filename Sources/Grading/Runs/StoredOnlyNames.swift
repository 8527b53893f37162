internal import CourseModel
internal import InterfaceFiles
internal import Interop
internal import Scaffolding
internal import SwiftSource

/// What a program uses and Coursemark only stores, though a phone shows it, where the lesson does not use it too: a check of which the
/// program falls short may have been right on a phone.
struct StoredOnlyNames: Sendable {
  let names: [String]

  /// - Parameter used: Of the program: `prompt`, `tableView(_:canMoveRowAt:)`.
  init(_ used: [String], lesson: Lesson) {
    guard !used.isEmpty else {
      names = []
      return
    }
    // What the lesson's own app uses, its checks can't depend on.
    let snippets = (lesson.steps.flatMap(\.blocks.snippets) + lesson.introduction.snippets).filter { snippet in
      [.starter, .solution, .scene, .probe].contains(snippet.role)
    }
    let known = Set(snippets.flatMap { CodeText.words(in: $0.code) })
    var seen: Set<String> = []
    names = used.filter { name in
      !CodeText.words(in: name).allSatisfy { $0 == "_" || known.contains($0) } && seen.insert(name).inserted
    }
  }

  /// The same judgement, unless it is a fail that may be Coursemark's.
  /// - Parameter isHidden: Whether the check is, so that its reason must not tell what it expects.
  func examined(_ judgement: Judgement, isHidden: Bool) -> Judgement {
    guard judgement.verdict == .fail, !names.isEmpty else { return judgement }
    var judgement = judgement
    judgement.verdict = .unsupported
    let reason = isHidden ? judgement.finding?.reasonWithoutExpectation ?? judgement.reason : judgement.reason
    let list = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    judgement.reason = """
      The app uses \(list), which Coursemark keeps and does nothing more with yet, so this is not judged: \
      \(reason ?? "")
      """
    return judgement
  }
}

extension LessonScaffold {
  /// What the interface files of a submission set and Coursemark only stores, unless the lesson's own files set it too.
  func storedUses(_ catalog: Catalog) -> [StoredUse] {
    var places: [String: SourceLocation] = [:]
    for scene in scenes {
      let own = scene.ofLesson.assignedProperties
      places.merge(scene.files.assignedProperties.filter { own[$0.key] == nil }) { first, _ in first }
    }
    return places.sorted { $0.key < $1.key }.compactMap { name, place in
      catalog.storedUse(of: name, file: place.file, line: place.position.line)
    }
  }
}
