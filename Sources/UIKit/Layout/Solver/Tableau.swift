// How this works: the simplex method in the form that Badros, Borning and Stuckey give it for user interfaces ("The Cassowary
// Linear Arithmetic Constraint Solving Algorithm", 2001). Each row gives one unknown as a sum of others; those others, which
// have no row, are zero. An unknown that may not be negative has a row whose constant is not negative; rows of that kind
// mention only such unknowns, so free ones do not take part in the search for the best corner.
//
// Strengths are taken one after another: when a level is settled, the unknowns that would make it worse are fixed at zero
// and leave the table, so what comes later cannot touch it.

/// The rows of a linear system that is being solved.
struct Tableau {
  private struct Row {
    var unknown: Int
    var expression: LinearExpression
  }

  private var isNonnegative: [Bool]
  private var rows: [Row] = []
  /// By unknown: its row, if it has one.
  private var rowNumber: [Int?]
  /// By unknown: whether it was fixed at zero.
  private var isFixed: [Bool]
  /// The errors of the level that is being collected, of which the sum is to be small.
  private var objective = LinearExpression()

  private static let tolerance = 1e-7

  init(isNonnegative: [Bool]) {
    self.isNonnegative = isNonnegative
    rowNumber = Array(repeating: nil, count: isNonnegative.count)
    isFixed = Array(repeating: false, count: isNonnegative.count)
  }

  // MARK: Reading

  func value(of unknown: Int) -> Double { rowNumber[unknown].map { rows[$0].expression.constant } ?? 0 }

  func isAmbiguous(_ unknown: Int) -> Bool {
    rowNumber[unknown].map { !rows[$0].expression.terms.isEmpty } ?? !isFixed[unknown]
  }

  // MARK: Adding

  /// - Returns: False when it contradicts the rows that are there; then nothing is added.
  mutating func require(_ expression: LinearExpression, _ relation: LinearSystem.Relation) -> Bool {
    var expression = reduced(expression)
    if relation != .equal { expression.add(relation == .lessOrEqual ? 1 : -1, makeUnknown()) }
    if expression.terms.isEmpty { return abs(expression.constant) <= Self.tolerance }
    if let free = expression.terms.first(where: { !isNonnegative[$0.unknown] }) {
      addRow(solving: expression, for: free.unknown)
      return true
    }
    if let slack = expression.terms.last, relation != .equal, expression.constant / -slack.coefficient >= 0 {
      addRow(solving: expression, for: slack.unknown)
      return true
    }
    return forceToZero(expression)
  }

  /// Adds to the level that ``settle()`` settles.
  /// - Returns: The unknowns whose sum is the error of the constraint.
  mutating func prefer(_ expression: LinearExpression, _ relation: LinearSystem.Relation) -> [Int] {
    var expression = reduced(expression)
    if let free = expression.terms.first(where: { !isNonnegative[$0.unknown] }) {
      // A free unknown without a row is in no other constraint: this one is satisfied without an error.
      if relation != .equal { expression.add(relation == .lessOrEqual ? 1 : -1, makeUnknown()) }
      addRow(solving: expression, for: free.unknown)
      return []
    }
    if expression.terms.isEmpty { return [] }
    // expression + shortfall - excess = 0; what the relation allows is no error.
    let shortfall = makeUnknown()
    let excess = makeUnknown()
    expression.add(1, shortfall)
    expression.add(-1, excess)
    let errors: [Int] =
      switch relation {
      case .lessOrEqual: [excess]
      case .equal: [shortfall, excess]
      case .greaterOrEqual: [shortfall]
      }
    for error in errors { objective.add(1, error) }
    addRow(solving: expression, for: expression.constant > 0 ? excess : shortfall)
    return errors
  }

  /// Makes the sum of the errors as small as it can be, and keeps it so.
  mutating func settle() {
    minimize()
    for term in objective.terms where term.coefficient > Self.tolerance { fix(term.unknown) }
    objective = LinearExpression()
    fixWhatCannotMove()
  }

  /// A row that is zero, and could only become less, holds its unknowns at zero.
  private mutating func fixWhatCannotMove() {
    var isDone = false
    while !isDone {
      isDone = true
      for row in rows where isNonnegative[row.unknown] && abs(row.expression.constant) <= Self.tolerance {
        guard !row.expression.terms.isEmpty, row.expression.terms.allSatisfy({ $0.coefficient < 0 }) else { continue }
        for term in row.expression.terms where isNonnegative[term.unknown] { fix(term.unknown) }
        isDone = false
      }
    }
  }

  /// Makes the sum of these errors as small as it can be by now, and keeps it so.
  mutating func settle(_ errors: [Int]) {
    guard errors.contains(where: { rowNumber[$0].map { !rows[$0].expression.terms.isEmpty } ?? !isFixed[$0] }) else {
      return
    }
    for error in errors { objective.add(1, error) }
    settle()
  }

  // MARK: The method

  /// In terms of unknowns without a row.
  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(constant: expression.constant)
    for term in expression.terms where !isFixed[term.unknown] {
      if let row = rowNumber[term.unknown] {
        result.add(rows[row].expression, times: term.coefficient)
      } else {
        result.add(term.coefficient, term.unknown)
      }
    }
    return result
  }

  private mutating func makeUnknown() -> Int {
    isNonnegative.append(true)
    rowNumber.append(nil)
    isFixed.append(false)
    return isNonnegative.count - 1
  }

  /// Adds the row that makes the expression zero.
  private mutating func addRow(solving expression: LinearExpression, for unknown: Int) {
    let solution = Self.solve(expression, for: unknown)
    substitute(unknown, solution)
    rowNumber[unknown] = rows.count
    rows.append(Row(unknown: unknown, expression: solution))
  }

  private static func solve(_ expression: LinearExpression, for unknown: Int) -> LinearExpression {
    var solution = expression
    solution.remove(unknown)
    solution.multiply(by: -1 / expression.coefficient(of: unknown))
    return solution
  }

  private mutating func substitute(_ unknown: Int, _ value: LinearExpression) {
    for index in rows.indices {
      let coefficient = rows[index].expression.coefficient(of: unknown)
      guard coefficient != 0 else { continue }
      rows[index].expression.remove(unknown)
      rows[index].expression.add(value, times: coefficient)
    }
    let coefficient = objective.coefficient(of: unknown)
    guard coefficient != 0 else { return }
    objective.remove(unknown)
    objective.add(value, times: coefficient)
  }

  private mutating func fix(_ unknown: Int) {
    isFixed[unknown] = true
    for index in rows.indices { rows[index].expression.remove(unknown) }
  }

  /// The row's unknown becomes one without a row, and `entering` gets the row.
  private mutating func pivot(_ row: Int, _ entering: Int) {
    let leaving = rows[row].unknown
    var expression = rows[row].expression
    expression.add(-1, leaving)
    let solution = Self.solve(expression, for: entering)
    rows[row] = Row(unknown: entering, expression: LinearExpression())
    rowNumber[leaving] = nil
    rowNumber[entering] = row
    substitute(entering, solution)
    rows[row].expression = solution
  }

  /// Bland's rule, the first of several in both choices, ends always.
  private mutating func minimize() {
    objective = reduced(objective)
    while let entering = objective.terms.first(where: { $0.coefficient < -Self.tolerance })?.unknown {
      var leaving: (row: Int, ratio: Double)?
      for (index, row) in rows.enumerated() where isNonnegative[row.unknown] {
        let coefficient = row.expression.coefficient(of: entering)
        guard coefficient < -Self.tolerance else { continue }
        let ratio = row.expression.constant / -coefficient
        guard let best = leaving else {
          leaving = (index, ratio)
          continue
        }
        let isTie = abs(ratio - best.ratio) <= Self.tolerance
        if isTie ? row.unknown < rows[best.row].unknown : ratio < best.ratio { leaving = (index, ratio) }
      }
      // A sum of errors is never below zero, so there is always a row that stops it.
      guard let leaving else { return }
      pivot(leaving.row, entering)
    }
  }

  /// Finds a corner at which the expression, of unknowns that are not negative, is zero.
  private mutating func forceToZero(_ expression: LinearExpression) -> Bool {
    var expression = expression
    if expression.constant < 0 { expression.multiply(by: -1) }
    let outer = objective
    let artificial = makeUnknown()
    rowNumber[artificial] = rows.count
    rows.append(Row(unknown: artificial, expression: expression))
    objective = LinearExpression()
    objective.add(1, artificial)
    minimize()
    objective = outer
    let canBeZero = value(of: artificial) <= Self.tolerance
    if let row = rowNumber[artificial] {
      if canBeZero, let other = rows[row].expression.terms.first {
        pivot(row, other.unknown)
      } else {
        dropRow(row)
      }
    }
    fix(artificial)
    return canBeZero
  }

  private mutating func dropRow(_ row: Int) {
    rowNumber[rows[row].unknown] = nil
    let last = rows.removeLast()
    guard row < rows.count else { return }
    rows[row] = last
    rowNumber[last.unknown] = row
  }
}
