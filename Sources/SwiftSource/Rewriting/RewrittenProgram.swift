extension ProgramSource {
  /// The program with rewrites that can be made together: see ``Rewrite/rounds(of:)``.
  ///
  /// A file that was rewritten stands for itself, as a learner's does: its lines were written in it, not in the lesson.
  package func rewritten(by rewrites: [Rewrite]) -> ProgramSource {
    var program = self
    for file in files {
      let own = rewrites.filter { $0.file == file.name }
      if own.isEmpty { continue }
      var text = RewriteEdit.applying(own.flatMap(\.edits), to: file.text)
      for move in own.compactMap(\.move).sorted() { text = move.applied(to: text) }
      program.setFile(SourceFile(name: file.name, fragment: CodeFragment(text, to: .file(file.name), from: file.name)))
    }
    return program
  }
}

extension Rewrite {
  /// Whether both can stand in one program.
  func isCompatible(with other: Rewrite) -> Bool {
    if file != other.file { return true }
    return edits.allSatisfy { edit in other.edits.allSatisfy(edit.isCompatible) }
  }

  /// All of the rewrites, in rounds of which each can stand in one program.
  package static func rounds(of rewrites: [Rewrite]) -> [[Rewrite]] {
    var rounds: [[Rewrite]] = []
    for rewrite in rewrites {
      if let free = rounds.firstIndex(where: { $0.allSatisfy(rewrite.isCompatible) }) {
        rounds[free].append(rewrite)
      } else {
        rounds.append([rewrite])
      }
    }
    return rounds
  }
}
