internal import ArgumentParser

/// How the report of `grade` is written, and where it goes: `json`, or `html=report.html`.
struct GradeFormat: ExpressibleByArgument, Equatable {
  enum Kind: String, CaseIterable {
    case text, summary, json, github, junit, html
    /// What spreadsheets and learning platforms read.
    case csv, moodle, canvas, gradescope, exercism
    /// A folder of pages.
    case gradebook

    /// Whether it has a place for pictures.
    var holdsPictures: Bool { self == .json || isPages }

    /// Whether it is made from templates.
    var isPages: Bool { self == .html || self == .gradebook }

    /// Whether a platform reads it, which has to find its learners again.
    var needsNames: Bool { self == .moodle || self == .canvas }

    /// Whether it has a place for what is said of the run as a whole.
    var holdsRemarks: Bool { ![.moodle, .canvas, .exercism].contains(self) }
  }

  var kind: Kind
  /// What stands behind the sign, as `--output` would name it.
  var file: String?

  static let text = GradeFormat(kind: .text)
  static let allValueStrings = Kind.allCases.map(\.rawValue)
  var defaultValueDescription: String { kind.rawValue }

  init(kind: Kind) { self.kind = kind }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.kind = kind
    file = parts.count > 1 ? parts[1] : nil
  }
}
