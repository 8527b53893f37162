/// Unknowns, and what is demanded and wished of them.
///
/// How this works: constraints that must hold are met first, in their order; one that contradicts those before it is given up.
/// Then come the wishes, strongest first. Each level makes the sum of its errors as small as the stronger levels allow,
/// so no number of weak wishes outweighs a strong one. Where that leaves a choice, the stronger and earlier wish comes
/// true. The result depends on the system alone, never on what was solved before.
struct LinearSystem: Hashable, Sendable {
  enum Relation: Hashable, Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  struct Constraint: Hashable, Sendable {
    /// Compared with zero.
    var expression: LinearExpression
    var relation: Relation
    /// `nil` for what must hold; otherwise how strong the wish is.
    var strength: Float?
  }

  struct Solution: Hashable, Sendable {
    /// By unknown.
    var values: [Double]
    /// Unknowns that could have another value just as well, by unknown.
    var isAmbiguous: [Bool]
    /// Constraints that must hold and do not, in order: indices into `constraints`.
    var givenUp: [Int]
  }

  /// By unknown: whether it must not be less than zero.
  private(set) var isNonnegative: [Bool] = []
  var constraints: [Constraint] = []

  mutating func makeUnknown(nonnegative: Bool = false) -> Int {
    isNonnegative.append(nonnegative)
    return isNonnegative.count - 1
  }

  func solved() -> Solution {
    var tableau = Tableau(isNonnegative: isNonnegative)
    var givenUp: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.strength == nil {
      if !tableau.require(constraint.expression, constraint.relation) { givenUp.append(index) }
    }
    var errors: [[Int]] = []
    for strength in Set(constraints.compactMap(\.strength)).sorted(by: >) {
      for constraint in constraints where constraint.strength == strength {
        errors.append(tableau.prefer(constraint.expression, constraint.relation))
      }
      tableau.settle()
    }
    let unknowns = isNonnegative.indices
    let isAmbiguous = unknowns.map(tableau.isAmbiguous)
    if isAmbiguous.contains(true) {
      for error in errors { tableau.settle(error) }
    }
    return Solution(values: unknowns.map(tableau.value), isAmbiguous: isAmbiguous, givenUp: givenUp)
  }

  /// The constraints that contradict the one that was given up, and it: without any one of them the rest would hold.
  /// - Parameter index: One of the solution's `givenUp`.
  func conflict(of index: Int, givenUp: [Int]) -> [Int] {
    var suspects = constraints.indices.filter {
      $0 <= index && constraints[$0].strength == nil && ($0 == index || !givenUp.contains($0))
    }
    for suspect in suspects where suspect != index {
      let others = suspects.filter { $0 != suspect }
      if !canHold(others) { suspects = others }
    }
    return suspects
  }

  private func canHold(_ indices: [Int]) -> Bool {
    var tableau = Tableau(isNonnegative: isNonnegative)
    return indices.allSatisfy { tableau.require(constraints[$0].expression, constraints[$0].relation) }
  }
}
