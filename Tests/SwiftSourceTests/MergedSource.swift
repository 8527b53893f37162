import SwiftSource

/// Merges members into `Cell.swift` and gives the file's text, or the problems.
func merge(_ members: String, into type: String, of file: String) -> String {
  var program = ProgramSource()
  program.apply([CodeFragment(file, to: .file("Cell.swift"), from: "Cell.swift")])
  let problems = program.apply([
    CodeFragment(members, to: .members(of: type), from: "answer.md", line: 10, column: 1)
  ])
  if problems.isEmpty { return program.files[0].text }
  return problems.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
}

extension SourceFile {
  /// Each line after where it was written: `answer.md:10 | var a = 1`.
  var annotated: String {
    lines.map { line in
      let shift = line.origin.columnShift
      return "\(line.origin.file):\(line.origin.line)\(shift < 0 ? "" : "+")\(shift) | \(line.text)"
    }.joined(separator: "\n")
  }
}
