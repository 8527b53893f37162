/// A word of a command line, for people to copy.
enum ShellWord {
  /// In single quotes where a shell would read it as something else.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./:=,+@%".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
