// Most screens fall into parts that have nothing to do with each other: what is horizontal and what is vertical, one table cell
// and the next. Each part is solved by itself, and a part that is as it was last time is not solved again.

extension LinearSystem {
  /// The constraints of some unknowns that no other constraint mentions, renumbered.
  struct Part {
    var system: LinearSystem
    /// By unknown of the part: its number in the whole.
    var unknowns: [Int]
    /// By constraint of the part: its index in the whole.
    var constraints: [Int]
  }

  var parts: [Part] {
    var group = UnionFind(count: isNonnegative.count)
    for constraint in constraints {
      for term in constraint.expression.terms.dropFirst() {
        group.join(constraint.expression.terms[0].unknown, term.unknown)
      }
    }
    var parts: [Part] = []
    var partOfRoot: [Int: Int] = [:]
    var number = Array(repeating: 0, count: isNonnegative.count)
    for unknown in isNonnegative.indices {
      let root = group.root(of: unknown)
      let part = partOfRoot[root] ?? parts.count
      if part == parts.count {
        partOfRoot[root] = part
        parts.append(Part(system: LinearSystem(), unknowns: [], constraints: []))
      }
      number[unknown] = parts[part].system.makeUnknown(nonnegative: isNonnegative[unknown])
      parts[part].unknowns.append(unknown)
    }
    var constantPart = Part(system: LinearSystem(), unknowns: [], constraints: [])
    for (index, constraint) in constraints.enumerated() {
      guard let unknown = constraint.expression.terms.first?.unknown else {
        constantPart.system.constraints.append(constraint)
        constantPart.constraints.append(index)
        continue
      }
      let part = partOfRoot[group.root(of: unknown)] ?? 0
      var own = constraint
      own.expression = constraint.expression.renumbered { number[$0] }
      parts[part].system.constraints.append(own)
      parts[part].constraints.append(index)
    }
    return constantPart.constraints.isEmpty ? parts : parts + [constantPart]
  }

  /// The same as ``solved()``, part by part.
  /// - Parameter known: Solutions of parts; afterwards those of this system's parts.
  func solved(knowing known: inout [LinearSystem: Solution]) -> Solution {
    var solution = Solution(
      values: Array(repeating: 0, count: isNonnegative.count),
      isAmbiguous: Array(repeating: true, count: isNonnegative.count), unsatisfied: [])
    var used: [LinearSystem: Solution] = [:]
    for part in parts {
      let own = known[part.system] ?? part.system.solved()
      used[part.system] = own
      for (index, unknown) in part.unknowns.enumerated() {
        solution.values[unknown] = own.values[index]
        solution.isAmbiguous[unknown] = own.isAmbiguous[index]
      }
      solution.unsatisfied += own.unsatisfied.map { part.constraints[$0] }
    }
    known = used
    solution.unsatisfied.sort()
    return solution
  }

  /// The same as ``conflict(of:unsatisfied:)``, looking at the constraint's own part only.
  func conflictInPart(of index: Int) -> [Int] {
    guard let part = parts.first(where: { $0.constraints.contains(index) }),
      let own = part.constraints.firstIndex(of: index)
    else { return [index] }
    return part.system.conflict(of: own, unsatisfied: part.system.solved().unsatisfied).map { part.constraints[$0] }
  }
}

/// Which numbers belong together.
private struct UnionFind {
  private var parent: [Int]
  init(count: Int) { parent = Array(0..<count) }

  mutating func root(of number: Int) -> Int {
    var number = number
    while parent[number] != number {
      parent[number] = parent[parent[number]]
      number = parent[number]
    }
    return number
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parent[max(one, other)] = min(one, other)
  }
}
