/// The lines that only one of two texts has, as people see them: a method that came, not the end of one and the beginning of the next.
///
/// How this works: where lines repeat, a run of them can be slid down or up without changing what is said, like the braces and blanks around methods
/// of Swift. Of all its places a run takes the one that git would choose (``SplitScore``).
struct ChangedLines {
  /// Numbers of lines from 0.
  private(set) var removed: Set<Int>
  private(set) var inserted: Set<Int>

  /// Lines of both texts together that are searched; of more, all are removed and inserted.
  static let longest = 4_000

  init(from old: [Substring], to new: [Substring]) {
    (removed, inserted) = Self.difference(from: old, to: new)
    for run in Self.runs(removed, inserted, in: old.count, new.count) {
      if run.old.isEmpty {
        Self.slide(run.new, of: new, in: &inserted)
      } else if run.new.isEmpty {
        Self.slide(run.old, of: old, in: &removed)
      } else if run.new.count > run.old.count {
        // The first ones came in the place of others, and stay beside them.
        Self.slide(run.new.dropFirst(run.old.count), of: new, in: &inserted, isFree: false)
      } else if run.old.count > run.new.count {
        Self.slide(run.old.dropFirst(run.new.count), of: old, in: &removed, isFree: false)
      }
    }
  }

  private static func difference(from old: [Substring], to new: [Substring]) -> (removed: Set<Int>, inserted: Set<Int>)
  {
    // What is the same at both ends needs no search, and a step changes little of a program.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (start..<old.count - end, start..<new.count - end)
    // The search takes as many steps as both have lines, times those that differ: texts this long were not written by hand.
    guard oldRest.count + newRest.count <= longest else { return (Set(oldRest), Set(newRest)) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newRest].difference(from: old[oldRest]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    return (removed, inserted)
  }

  /// What is removed and inserted at one place; one of them may be empty.
  private static func runs(
    _ removed: Set<Int>, _ inserted: Set<Int>, in oldCount: Int, _ newCount: Int
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var runs: [(old: Range<Int>, new: Range<Int>)] = []
    var (from, to) = (0, 0)
    while from < oldCount || to < newCount {
      let old = from..<from + (from..<oldCount).prefix { removed.contains($0) }.count
      let new = to..<to + (to..<newCount).prefix { inserted.contains($0) }.count
      if !old.isEmpty || !new.isEmpty { runs.append((old, new)) }
      (from, to) = (old.upperBound + 1, new.upperBound + 1)
    }
    return runs
  }

  /// Lines. A run among many equal ones is compared with each place for it.
  private static let farthest = 100

  /// - Parameter isFree: Whether it may go up, too.
  private static func slide(_ run: Range<Int>, of lines: [Substring], in changed: inout Set<Int>, isFree: Bool = true) {
    var (up, down) = (0, 0)
    // Another run is not passed.
    while isFree, up < farthest, run.lowerBound - up > 0, !changed.contains(run.lowerBound - up - 1),
      lines[run.lowerBound - up - 1] == lines[run.upperBound - up - 1]
    {
      up += 1
    }
    while down < farthest, run.upperBound + down < lines.count, !changed.contains(run.upperBound + down),
      lines[run.lowerBound + down] == lines[run.upperBound + down]
    {
      down += 1
    }
    guard up + down > 0 else { return }
    let best = (-up...down).min { one, other in
      func score(_ shift: Int) -> SplitScore {
        SplitScore(before: run.lowerBound + shift, of: lines) + SplitScore(before: run.upperBound + shift, of: lines)
      }
      // Of equal ones the lowest.
      return score(one) == score(other) ? one > other : score(one) < score(other)
    }
    changed.subtract(run)
    changed.formUnion(run.lowerBound + (best ?? 0)..<run.upperBound + (best ?? 0))
  }
}

/// How ill a text is parted before a line: git's "indent heuristic", with its numbers (`xdiff/xdiffi.c`, `measure_split` and `score_add_split`).
struct SplitScore: Comparable {
  /// Of the line behind the split, or of the next one that is not blank.
  private var indent = 0
  private var penalty = 0

  static func + (one: SplitScore, other: SplitScore) -> SplitScore {
    var sum = one
    sum.indent += other.indent
    sum.penalty += other.penalty
    return sum
  }

  static func < (one: SplitScore, other: SplitScore) -> Bool {
    60 * (one.indent - other.indent).signum() + one.penalty - other.penalty < 0
  }

  static func == (one: SplitScore, other: SplitScore) -> Bool { !(one < other) && !(other < one) }

  init(before split: Int, of lines: [Substring]) {
    let own = split < lines.count ? Self.indent(of: lines[split]) : nil
    let blanksBefore = lines[..<split].reversed().prefix { Self.indent(of: $0) == nil }.count
    let before = split > blanksBefore ? Self.indent(of: lines[split - blanksBefore - 1]) : nil
    let behind = lines.dropFirst(split + 1)
    let blanksBehind = behind.prefix { Self.indent(of: $0) == nil }.count
    let after = behind.dropFirst(blanksBehind).first.flatMap(Self.indent)

    let blanks = own == nil ? 1 + blanksBehind : 0
    let hasBlanks = blanksBefore + blanks > 0
    if before == nil, blanksBefore == 0 { penalty += 1 }
    if split >= lines.count { penalty += 21 }
    penalty += -30 * (blanksBefore + blanks) + 6 * blanks
    guard let shown = own ?? after else {
      indent = -1
      return
    }
    indent = shown
    guard let before, shown != before else { return }
    if shown > before {
      penalty += hasBlanks ? 10 : -4
    } else if let after, after > shown {
      penalty += hasBlanks ? 17 : 24
    } else {
      penalty += hasBlanks ? 17 : 23
    }
  }

  /// In columns; `nil` of a blank line.
  private static func indent(of line: Substring) -> Int? {
    var columns = 0
    for character in line.unicodeScalars {
      switch character {
      case " ": columns += 1
      case "\t": columns += 8 - columns % 8
      default: return columns
      }
    }
    return nil
  }
}
