internal import CourseModel
internal import Interop
internal import Scaffolding
internal import SwiftSource

/// Tells whether an app that says "Coursemark lacks this" can be right.
///
/// The app's process holds the learner's code, which can say so by itself. It is believed where Coursemark's UIKit has a place
/// that says these words, and the program or the lesson has a name in it that leads there. Then the program does ask for
/// something that is not modelled, as it would if the compiler had found it; in no case is it a pass.
struct UnsupportedClaims: Sendable {
  private let places: [Catalog.UnsupportedPlace]
  /// Every name in the program's code, and in that of the lesson's scenes and probes.
  private let names: Set<Substring>

  /// What only Coursemark's own code calls: a program that calls it can claim that Coursemark lacks something.
  private static let ownNames: Set<Substring> = ["_unsupported", "_Unsupported"]

  /// - Parameter scenes: Of the lesson, with the interface files that the program has brought.
  init(_ catalog: Catalog, program: ProgramSource, lesson: Lesson, scenes: [Scene] = []) {
    places = catalog.unsupportedPlaces
    // What the lesson itself adds to the learner's program: of its solutions and checks nothing runs in the app.
    let added = (lesson.steps.flatMap(\.blocks.snippets) + lesson.introduction.snippets).filter { snippet in
      [.scene, .probe].contains(snippet.role)
    }
    let code = program.files.map(\.text) + added.map(\.code) + Set(scenes.flatMap(\.codeOfInterfaces))
    // What the grader has put into the lesson's probes leads to the agent.
    names = Set(code.flatMap { CodeText.words(in: $0) }).union([LessonPartForm.value[...]])
  }

  func confirms(_ words: String) -> Bool {
    guard names.isDisjoint(with: Self.ownNames) else { return false }
    return places.contains { place in
      place.says(words) && place.ways(to: words).contains { names.contains($0[...]) }
    }
  }

  /// The same judgement with the claim in a sentence, unless it rests on one that can't be right.
  func examined(_ judgement: Judgement) -> Judgement {
    var judgement = judgement
    if judgement.verdict == .crash, let type = lostObject(judgement.reason ?? "") {
      judgement.verdict = .unsupported
      judgement.reason = """
        What is put into a collection as '\(type)' comes out of it as a value of Swift's here, and as an object on a phone. That is not a mistake of yours, \
        and what needs it is not judged.
        """
      return judgement
    }
    guard judgement.verdict == .unsupported else { return judgement }
    if let words = judgement.reason, confirms(words) {
      judgement.reason =
        words == LessonPartForm.nothing
        ? "The check reads \(words), so this is not judged."
        : "Coursemark does not have \(words) yet. That is not a mistake of yours, and what needs it is not judged."
      return judgement
    }
    judgement.verdict = .fail
    judgement.reason = """
      The app says that Coursemark lacks "\(judgement.reason ?? "")", but nothing in the code asks for that.
      """
    return judgement
  }

  /// The class of an app's that crashed because Foundation on Linux keeps objects in collections as values of Swift's: a mutable array in an
  /// `NSMutableArray` comes out of it as an `Array`. The program has to name the class.
  private func lostObject(_ reason: String) -> String? {
    let cast = /Could not cast value of type 'Swift\.[^']*' \(0x[0-9a-f]+\)\s+to\s+'Foundation\.(NS\w+)'/
    return reason.firstMatch(of: cast).map(\.1).flatMap { names.contains($0) ? String($0) : nil }
  }
}
