internal import SwiftSource

/// What is different in a program: for each file the lines that went, with `-` before them, and those that came, with `+`.
enum ProgramDifference {
  /// A rewrite that moves a whole type would fill the screen.
  private static let most = 40

  static func lines(from old: ProgramSource, to new: ProgramSource) -> [String] {
    let lines = new.files.flatMap { file -> [String] in
      let before = old[file: file.name]?.lines.map(\.text) ?? []
      let after = file.lines.map(\.text)
      return before == after ? [] : ["\(file.name):"] + changes(from: before, to: after)
    }
    guard lines.count > most else { return lines }
    return lines.prefix(most) + ["… and \(lines.count - most) more lines"]
  }

  private static func changes(from old: [String], to new: [String]) -> [String] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append("- " + old[from])
        from += 1
      } else if inserted.contains(to) {
        lines.append("+ " + new[to])
        to += 1
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
