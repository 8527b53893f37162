/// What the name of a folder or a file says that a platform's download of submissions holds.
///
/// - Moodle, "Download all submissions": `Ada Lovelace_123456_assignsubmission_file_` is a folder of Ada's, whose number in
///   this activity is 123456; without folders, the file's name stands behind the last underscore.
///   A text that was typed in the browser stands beside the files: `Ada Lovelace_123456_assignsubmission_onlinetext_`.
/// - Canvas, "Download Submissions": `lovelaceada_LATE_4711_815_NewTaskCell-1.swift` is a file of Ada Lovelace's, late, with
///   the numbers of the user and of the file, and of a name that she had used before. Without names it begins with
///   `anon_AbC12_` or `LATE_anon_AbC12_`; a text or a link that was typed is `lovelaceada_4711_text.html`.
///   Source: Canvas' own `lib/content_zipper.rb`.
/// - Gradescope, "Export Submissions": `submission_815`; the file `submission_metadata.yml` beside it says whose.
/// - Anything else is a learner's own name, or ends in it, as clones of GitHub Classroom do: `task-list-ada`.
package struct DownloadName: Equatable, Sendable {
  package enum Platform: Equatable, Sendable { case moodle, canvas, gradescope, other }

  package var platform: Platform
  /// Who handed it in, as the platform spells the name; of Gradescope the number of the submission.
  package var learner: String
  /// The platform's number of the learner.
  package var number: String?
  /// Canvas' number of the file; one that was handed in later has a higher one.
  package var fileNumber: Int?
  package var isLate = false
  /// The file's own name, when it stands in the name.
  package var file: String?
  /// Counts from 0 how often a file of the name was handed in before.
  package var resubmission = 0
  /// Whether it was typed in the browser, and is no file of the learner's.
  package var isOnlineText = false

  package init(_ name: String) {
    if let match = name.wholeMatch(
      of: /(?<learner>.+?)_(?<number>[0-9]+)_assignsubmission_(?<kind>file|onlinetext)(?:_(?<file>.*))?/)
    {
      platform = .moodle
      learner = String(match.learner)
      number = String(match.number)
      file = match.file.flatMap { $0.isEmpty ? nil : String($0) }
      isOnlineText = match.kind == "onlinetext"
    } else if let match = name.wholeMatch(
      of: /(?<late>LATE_)?(?<learner>anon_[A-Za-z0-9]+)_(?:(?<fileNumber>[0-9]+)_(?<file>.+)|(?:text|link)\.html)/)
    {
      platform = .canvas
      learner = String(match.learner)
      isLate = match.late != nil
      setCanvasFile(match.file, match.fileNumber)
    } else if let match = name.wholeMatch(
      of: /(?<learner>[^_]+)_(?<late>LATE_)?(?<number>[0-9]+)_(?:(?<fileNumber>[0-9]+)_(?<file>.+)|(?:text|link)\.html)/
    ) {
      platform = .canvas
      learner = String(match.learner)
      number = String(match.number)
      isLate = match.late != nil
      setCanvasFile(match.file, match.fileNumber)
    } else if let match = name.wholeMatch(of: /submission_(?<submission>[0-9]+)/) {
      platform = .gradescope
      learner = String(match.submission)
    } else {
      platform = .other
      learner = Self.withoutExtensions(name)
    }
  }

  /// - Parameter own: `nil` for what was typed.
  private mutating func setCanvasFile(_ own: Substring?, _ number: Substring?) {
    guard let own else {
      isOnlineText = true
      return
    }
    fileNumber = number.flatMap { Int($0) }
    if let again = own.wholeMatch(of: /(?<stem>.+)-(?<times>[0-9]{1,3})(?<kind>\.[A-Za-z.]+)/) {
      file = "\(again.stem)\(again.kind)"
      resubmission = Int(again.times) ?? 0
    } else {
      file = String(own)
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
