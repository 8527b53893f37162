internal import CourseModel
internal import Reporting
internal import SwiftSource

/// What became of a learner's files when a step was begun.
struct MergedStep {
  var lesson: Lesson
  var step: Step
  var folder: String
  /// The steps whose starters the folder has now.
  var begun: [String]
  var changes: [StarterChange]
  /// The path of each file that is told of.
  var paths: [String: String] = [:]
  /// Where the files are kept as they were; `nil` when none has changed.
  var keptFolder: String?
  /// Where the step's starters lie beside what the learner has in their place.
  var starterFolder: String?

  var hasKept: Bool { changes.contains { if case .kept = $0.kind { true } else { false } } }

  /// The list that a learner reads.
  func text(_ terminal: Terminal) -> String {
    var layout = TextLayout(terminal)
    if keptFolder == nil, !changes.contains(where: { $0.kind == .newFile }) {
      layout.paragraph("\(folder) has all that \"\(step.title)\" starts with; no file was changed.")
    } else {
      layout.paragraph([Span(step.title, .strong), " begins in \(folder):"])
    }
    for change in changes {
      let place = "\(paths[change.file] ?? change.file)" + (change.kind == .newFile ? "" : ":\(change.line)")
      switch change.kind {
      case .newFile: layout.paragraph("new file  \(place)", indent: 3, hanging: 13)
      case .added: layout.paragraph("added     \(change.name), \(place)", indent: 3, hanging: 13)
      case .replaced:
        layout.paragraph("replaced  \(change.name), \(place): it was as the lesson had it", indent: 3, hanging: 13)
      case .kept(let starter):
        layout.paragraph("kept      \(change.name), \(place): it is yours. The starter has:", indent: 3, hanging: 13)
        layout.verbatim(starter, prefix: "             | ", limit: 12)
      }
    }
    layout.blank()
    if let starterFolder { layout.paragraph("The step's own versions of what you kept are in \(starterFolder).") }
    if let keptFolder { layout.paragraph("Your files as they were are in \(keptFolder).") }
    layout.paragraph("Read \(lesson.file), from \"\(step.title)\".")
    layout.paragraph("To see how far you are: coursemark grade \(folder) --step \(step.id)")
    return layout.text
  }
}
