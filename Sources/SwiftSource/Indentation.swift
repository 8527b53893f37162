/// The spaces and tabs that all lines which hold something start with, `first` among them.
func sharedIndentation(_ lines: some Sequence<String>, _ first: String) -> String {
  var shared = first.utf8[...]
  for line in lines where !line.isBlank {
    let count = zip(shared, line.utf8).prefix { $0 == $1 }.count
    shared = shared.prefix(count)
  }
  return String(Substring(shared))
}

/// The lines with another indentation; the first line has none and gets none.
///
/// All lines are moved by the same width, so that multi-line strings keep their meaning.
func reindented(_ lines: [SourceFile.Line], from old: String, to new: String) -> [SourceFile.Line] {
  guard old != new else { return lines }
  return lines.enumerated().map { index, line in
    guard index > 0, !line.text.isBlank else { return line }
    var line = line
    line.text = new + line.text.bytes(from: old.utf8.count)
    line.origin.columnShift += old.utf8.count - new.utf8.count
    return line
  }
}

extension SourceFile {
  /// What the file moves code to the right by: the indentation of its first indented line.
  var indentationUnit: String {
    lines.lazy.filter { !$0.text.isBlank }.map(\.text.indentation).first { !$0.isEmpty } ?? "    "
  }
}
