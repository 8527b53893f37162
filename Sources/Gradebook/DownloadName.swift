/// What the name of a folder or a file says that a platform's download of submissions holds.
///
/// - Moodle, "Download all submissions": `Ada Lovelace_123456_assignsubmission_file_` is a folder of Ada's, whose number in
///   this activity is 123456; without folders, the file's name stands behind the last underscore.
/// - Canvas, "Download Submissions": `lovelaceada_LATE_4711_815_NewTaskCell-1.swift` is a file of Ada Lovelace's, late, with
///   the numbers of the user and of the submission, and handed in a second time.
/// - Gradescope, "Export Submissions": `submission_815`; the file `submission_metadata.yml` beside it says whose.
/// - Anything else is a learner's own name, or ends in it, as clones of GitHub Classroom do: `task-list-ada`.
package struct DownloadName: Equatable, Sendable {
  package enum Platform: Equatable, Sendable { case moodle, canvas, gradescope, other }

  package var platform: Platform
  /// Who handed it in, as the platform spells the name; of Gradescope the number of the submission.
  package var learner: String
  /// The platform's number of the learner.
  package var number: String?
  /// The platform's number of the submission: files with the same one belong together.
  package var submission: String?
  package var isLate = false
  /// The file's own name, when it stands in the name.
  package var file: String?
  /// Counts from 0 how often a file of the name was handed in before.
  package var resubmission = 0

  package init(_ name: String) {
    if let match = name.wholeMatch(
      of: /(?<learner>.+?)_(?<number>[0-9]+)_assignsubmission_(?:file|onlinetext)(?:_(?<file>.*))?/)
    {
      platform = .moodle
      learner = String(match.learner)
      number = String(match.number)
      file = match.file.flatMap { $0.isEmpty ? nil : String($0) }
    } else if let match = name.wholeMatch(
      of: /(?<learner>[^_]+)_(?<late>LATE_)?(?<number>[0-9]+)_(?<submission>[0-9]+)_(?<file>.+)/)
    {
      platform = .canvas
      learner = String(match.learner)
      number = String(match.number)
      submission = String(match.submission)
      isLate = match.late != nil
      let own = String(match.file)
      if let again = own.wholeMatch(of: /(?<stem>.+)-(?<times>[0-9]{1,3})(?<kind>\.[A-Za-z.]+)/) {
        file = "\(again.stem)\(again.kind)"
        resubmission = Int(again.times) ?? 0
      } else {
        file = own
      }
    } else if let match = name.wholeMatch(of: /submission_(?<submission>[0-9]+)/) {
      platform = .gradescope
      learner = String(match.submission)
      submission = learner
    } else {
      platform = .other
      learner = Self.withoutExtensions(name)
    }
  }

  /// `ada.tar.gz` is Ada's.
  private static func withoutExtensions(_ name: String) -> String {
    var stem = name[...]
    for kind in [".gz", ".tar", ".tgz", ".zip", ".swift", ".md"] where stem.lowercased().hasSuffix(kind) {
      stem = stem.dropLast(kind.count)
    }
    return stem.isEmpty ? name : String(stem)
  }
}
