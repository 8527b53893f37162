/// What a lesson hands out to begin one of its steps with.
package struct StarterHandout: Sendable, Codable {
  package var fragments: [CodeFragment]
  /// Whether it is to be brought into the learner's files; otherwise it only tells what the learner was given, or will be.
  package var isNew: Bool

  package init(_ fragments: [CodeFragment], isNew: Bool) {
    self.fragments = fragments
    self.isNew = isNew
  }
}

/// What a merge did with one declaration of a starter, or with a whole file.
package struct StarterChange: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// A file that was not there.
    case newFile
    case added
    /// It was still as an earlier starter had it.
    case replaced
    /// The learner has written it differently, and it stays.
    /// - Parameter starter: How the starter has it.
    case kept(starter: String)
  }

  package var kind: Kind
  /// `NewTaskCell.hideKeyboard()`, `import UIKit`; of a file, its name.
  package var name: String
  package var file: String
  /// 1-based, in the merged file.
  package var line: Int
}
