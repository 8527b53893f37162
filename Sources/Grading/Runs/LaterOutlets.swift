internal import CourseModel
internal import Scaffolding
internal import SwiftSource

/// Outlets that only a scene behind a check connects. Who hands in the whole lesson may insist on them (`tipLabel!`), and the app then ends in the
/// steps before, whose screens were drawn without: that is no mistake, and not judged.
struct LaterOutlets {
  /// The title of the step that brings it first, by the outlet.
  private var steps: [String: String] = [:]

  init(after check: GradingPlan.Check, in lesson: Lesson) {
    let all =
      scenes(of: lesson.introduction, "") + lesson.steps.flatMap { scenes(of: $0.blocks, $0.title) }
    // Where a submission brings screens of its own, its outlets are its own business.
    guard let scene = check.scaffold.scene, scene == scene.own, all.count >= scene.number else { return }
    let own = scene.outlets.union(["view"])
    for (later, step) in all.dropFirst(scene.number) {
      let outlets = Scene.outlets(in: later).subtracting(own)
      steps.merge(outlets.map { ($0, step) }) { first, _ in first }
    }
  }

  private func scenes(of blocks: [Block], _ step: String) -> [(snippet: Snippet, step: String)] {
    blocks.snippets.filter { $0.role == .scene }.map { ($0, step) }
  }

  /// The same judgement, unless the app has ended at a line that takes such an outlet for connected.
  /// - Parameter program: What the learner has handed in: it has to declare the outlet.
  func examined(_ judgement: Judgement, at place: CrashPlace, in program: ProgramSource) -> Judgement {
    let words = CodeText.words(in: place.code).map(String.init).filter { steps[$0] != nil }
    guard !words.isEmpty else { return judgement }
    let declared = Set(program.files.flatMap { Self.outlets(declaredIn: $0.text) })
    guard let name = words.first(where: declared.contains), let step = steps[name] else { return judgement }
    var judgement = judgement
    judgement.verdict = .unsupported
    judgement.reason = """
      The app insists on the outlet '\(name)', which only "\(step)" brings, so this is not judged: \(judgement.reason ?? "") \
      Declare it with a question mark, and ask whether it is there.
      """
    return judgement
  }

  /// What stands behind `var` and before the type: `tip`, of `@IBOutlet private weak var tip: UILabel!`.
  private static func outlets(declaredIn code: String) -> [String] {
    let words = CodeText.words(in: code)
    return words.indices.filter { words[$0] == "IBOutlet" }.flatMap { attribute in
      words[(attribute + 1)...].drop { modifiers.contains($0) }.prefix { $0.first?.isUppercase == false }.prefix(8)
        .map(String.init)
    }
  }

  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "internal", "public", "open", "set", "weak", "unowned", "final", "override", "var",
  ]
}
