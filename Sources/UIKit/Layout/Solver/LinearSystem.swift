/// Unknowns, with required and optional constraints on them.
///
/// How this works: required constraints are satisfied first, in their order; one that contradicts those before it stays
/// unsatisfied. Optional constraints follow, strongest first. Each level makes the sum of its errors as small as the
/// stronger levels allow, so no number of weak constraints outweighs a strong one. Where that leaves a choice, the stronger
/// and earlier constraint is satisfied. The result depends on the system alone, never on what was solved before.
struct LinearSystem: Hashable, Sendable {
  enum Relation: Hashable, Sendable {
    case lessOrEqual, equal, greaterOrEqual
  }

  struct Constraint: Hashable, Sendable {
    /// Compared with zero.
    var expression: LinearExpression
    var relation: Relation
    /// The priority of an optional constraint; `nil` for a required one.
    var strength: Float?
  }

  struct Solution: Hashable, Sendable {
    /// By unknown.
    var values: [Double]
    /// Unknowns that could have another value just as well, by unknown.
    var isAmbiguous: [Bool]
    /// Required constraints that contradict earlier ones, in order: indices into `constraints`.
    var unsatisfied: [Int]
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
    var unsatisfied: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.strength == nil {
      if !tableau.require(constraint.expression, constraint.relation) { unsatisfied.append(index) }
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
    return Solution(values: unknowns.map(tableau.value), isAmbiguous: isAmbiguous, unsatisfied: unsatisfied)
  }

  /// A smallest set of constraints that contradict each other, with the unsatisfied one: without any of them the others
  /// can be satisfied together.
  /// - Parameter index: One of the solution's `unsatisfied`.
  func conflict(of index: Int, unsatisfied: [Int]) -> [Int] {
    var candidates = constraints.indices.filter {
      $0 <= index && constraints[$0].strength == nil && ($0 == index || !unsatisfied.contains($0))
    }
    for candidate in candidates where candidate != index {
      let others = candidates.filter { $0 != candidate }
      if !areSatisfiable(others) { candidates = others }
    }
    return candidates
  }

  private func areSatisfiable(_ indices: [Int]) -> Bool {
    var tableau = Tableau(isNonnegative: isNonnegative)
    return indices.allSatisfy { tableau.require(constraints[$0].expression, constraints[$0].relation) }
  }
}
