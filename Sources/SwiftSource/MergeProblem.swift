/// Why a fragment could not be merged into a program, at the place where the fragment was written.
package struct MergeProblem: Error, Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// No file declares or extends the type.
    case typeNotFound(String)
    /// The fragment is not a list of members, imports and extensions: the first thing that is wrong.
    case syntaxError(String)
    /// A declaration of several names (`var a, b: Int`) would be replaced by one that lacks some of them.
    case namesLost([String])
    /// A learner's file that starters go into can't be parsed.
    case notSwift(String)
    /// A starter goes into a type that none of the learner's files declares.
    case typeMissing(String)
  }

  package var kind: Kind
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int

  package init(_ kind: Kind, file: String, line: Int, column: Int) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
  }

  /// One sentence: the specific thing first, the remedy last.
  package var message: String {
    switch kind {
    case .typeNotFound(let name):
      "No type '\(name)' is declared yet; declare it in a file, or name one that is."
    case .syntaxError(let words):
      "Members of a type are expected here, but \(words)."
    case .namesLost(let names):
      "The declaration that this replaces also declares \(names.map { "'\($0)'" }.joined(separator: ", ")); "
        + "declare all of its names."
    case .notSwift(let words):
      "This file can't be read as Swift: \(words). Mend it, and begin the step again."
    case .typeMissing(let name):
      "This starter goes into the type '\(name)', which none of your files declares; give your type that name again, or put "
        + "the file back that declared it."
    }
  }
}
