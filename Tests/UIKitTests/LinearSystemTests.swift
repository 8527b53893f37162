import Testing

@testable import UIKit

/// The solver by itself: nothing of UIKit is in these tests.
@Suite struct LinearSystemTests {
  /// Writes systems as one reads them: `3 * x + y >= 10`.
  struct Builder {
    var system = LinearSystem()

    mutating func unknown(nonnegative: Bool = false) -> Int { system.makeUnknown(nonnegative: nonnegative) }

    mutating func add(
      _ terms: [(Double, Int)], _ relation: LinearSystem.Relation, _ value: Double, strength: Float? = nil
    ) {
      var expression = LinearExpression(constant: -value)
      for (coefficient, unknown) in terms { expression.add(coefficient, unknown) }
      system.constraints.append(.init(expression: expression, relation: relation, strength: strength))
    }
  }

  private func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 1000).rounded() / 1000 } }

  @Test func equationsHaveTheirOneSolution() {
    var builder = Builder()
    let x = builder.unknown()
    let y = builder.unknown()
    builder.add([(1, x), (1, y)], .equal, 10)
    builder.add([(2, x), (-1, y)], .equal, 5)
    let solution = builder.system.solved()
    #expect(rounded(solution.values) == [5, 5])
    #expect(solution.isAmbiguous == [false, false])
    #expect(solution.unsatisfied == [])
  }

  @Test func aWishComesTrueWithinWhatMustHold() {
    var builder = Builder()
    let x = builder.unknown(nonnegative: true)
    builder.add([(1, x)], .lessOrEqual, 100)
    builder.add([(1, x)], .equal, 150, strength: 500)
    #expect(rounded(builder.system.solved().values) == [100])
  }

  @Test func aStrongWishWinsOverAnyNumberOfWeakOnes() {
    var builder = Builder()
    let x = builder.unknown(nonnegative: true)
    for _ in 0..<20 { builder.add([(1, x)], .equal, 0, strength: 250) }
    builder.add([(1, x)], .equal, 100, strength: 251)
    #expect(rounded(builder.system.solved().values) == [100])
  }

  @Test func theOrderOfWishesDoesNotMatter() {
    var results: Set<[Double]> = []
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var builder = Builder()
      let x = builder.unknown(nonnegative: true)
      let y = builder.unknown(nonnegative: true)
      builder.add([(1, x), (1, y)], .equal, 300)
      let preferences: [([(Double, Int)], Double, Float)] = [
        ([(1, x)], 200, 750), ([(1, y)], 200, 751), ([(1, x)], 50, 250),
      ]
      for index in order {
        builder.add(preferences[index].0, .equal, preferences[index].1, strength: preferences[index].2)
      }
      results.insert(rounded(builder.system.solved().values))
    }
    #expect(results == [[100, 200]])
  }

  @Test func anInequalityGivesWayToNothingWeaker() {
    var builder = Builder()
    let left = builder.unknown()
    let width = builder.unknown(nonnegative: true)
    builder.add([(1, left)], .greaterOrEqual, 20)
    builder.add([(1, left), (1, width)], .lessOrEqual, 300)
    builder.add([(1, width)], .greaterOrEqual, 500, strength: 750)
    builder.add([(1, left)], .equal, 0, strength: 250)
    #expect(rounded(builder.system.solved().values) == [20, 280])
  }

  @Test func whatMayNotBeNegativeIsNot() {
    var builder = Builder()
    let width = builder.unknown(nonnegative: true)
    builder.add([(1, width)], .equal, -5)
    let solution = builder.system.solved()
    #expect(solution.unsatisfied == [0])
    #expect(rounded(solution.values) == [0])
  }

  @Test func ofContradictionsTheLaterIsGivenUpAndTheRestHolds() {
    var builder = Builder()
    let x = builder.unknown(nonnegative: true)
    let y = builder.unknown(nonnegative: true)
    builder.add([(1, x)], .equal, 40)
    builder.add([(1, y)], .equal, 7)
    builder.add([(1, x), (-1, y)], .equal, 10)
    builder.add([(1, x)], .lessOrEqual, 50)
    let solution = builder.system.solved()
    #expect(solution.unsatisfied == [2])
    #expect(rounded(solution.values) == [40, 7])
  }

  @Test func aConflictNamesThoseWithoutWhichTheRestWouldHold() {
    var builder = Builder()
    let x = builder.unknown(nonnegative: true)
    let y = builder.unknown(nonnegative: true)
    builder.add([(1, y)], .equal, 7)
    builder.add([(1, x)], .greaterOrEqual, 60)
    builder.add([(1, x), (1, y)], .lessOrEqual, 500)
    builder.add([(1, x)], .lessOrEqual, 50)
    let solution = builder.system.solved()
    #expect(solution.unsatisfied == [3])
    #expect(builder.system.conflict(of: 3, unsatisfied: solution.unsatisfied) == [1, 3])
    #expect(builder.system.conflictInPart(of: 3) == [1, 3])
  }

  @Test func whatNothingSettlesIsAmbiguous() {
    var builder = Builder()
    let x = builder.unknown()
    let width = builder.unknown(nonnegative: true)
    let other = builder.unknown()
    builder.add([(1, x), (1, width)], .equal, 100)
    builder.add([(1, other)], .equal, 3)
    let solution = builder.system.solved()
    #expect(solution.isAmbiguous == [true, true, false])
    #expect(rounded(solution.values) == [100, 0, 3])
  }

  @Test func ofEqualWishesThatCannotAllComeTrueTheEarlierDo() {
    var builder = Builder()
    let widths = (0..<3).map { _ in builder.unknown(nonnegative: true) }
    builder.add(widths.map { (1, $0) }, .equal, 300)
    for width in widths { builder.add([(1, width)], .lessOrEqual, 50, strength: 250) }
    let solution = builder.system.solved()
    #expect(rounded(solution.values) == [50, 50, 200])
    #expect(solution.isAmbiguous == [true, true, true])
  }

  @Test func anEqualityTwiceIsNoContradiction() {
    var builder = Builder()
    let x = builder.unknown()
    let y = builder.unknown()
    for _ in 0..<2 {
      builder.add([(1, x), (-1, y)], .equal, 8)
      builder.add([(1, y)], .equal, 2)
    }
    let solution = builder.system.solved()
    #expect(solution.unsatisfied == [])
    #expect(rounded(solution.values) == [10, 2])
  }

  @Test func aChangedConstantChangesNoMoreThanItMust() {
    var builder = Builder()
    let bottom = builder.unknown()
    let height = builder.unknown(nonnegative: true)
    builder.add([(1, bottom)], .equal, 667)
    builder.add([(1, height)], .equal, 44, strength: 999)
    let before = builder.system.solved().values
    builder.system.constraints[0].expression.constant = -407
    #expect(rounded(before) == [667, 44])
    #expect(rounded(builder.system.solved().values) == [407, 44])
  }

  @Test func partsAreSolvedAsTheWholeIs() {
    var builder = Builder()
    let unknowns = (0..<12).map { _ in builder.unknown(nonnegative: true) }
    for chain in stride(from: 0, to: 12, by: 3) {
      let (a, b, c) = (unknowns[chain], unknowns[chain + 1], unknowns[chain + 2])
      builder.add([(1, a), (1, b), (1, c)], .equal, Double(90 + chain))
      builder.add([(1, a), (-2, b)], .equal, 0, strength: 750)
      builder.add([(1, c)], .equal, 30, strength: 751)
    }
    builder.add([], .equal, 1)
    var known: [LinearSystem: LinearSystem.Solution] = [:]
    let whole = builder.system.solved()
    let inParts = builder.system.solved(knowing: &known)
    #expect(rounded(inParts.values) == rounded(whole.values))
    #expect(inParts.unsatisfied == whole.unsatisfied)
    #expect(known.count == 5)
    #expect(builder.system.solved(knowing: &known) == inParts)
  }

  /// Against exhaustive search: of the corners of a small system, none is better than the one that was found.
  @Test(arguments: 0..<60) func noCornerIsBetter(seed: Int) {
    var random = Numbers(seed: UInt64(seed))
    var builder = Builder()
    let x = builder.unknown(nonnegative: true)
    let y = builder.unknown(nonnegative: true)
    for _ in 0..<3 {
      builder.add(
        [(Double(random.next(4)), x), (Double(random.next(4)), y)], .lessOrEqual, Double(10 + random.next(40)))
    }
    var preferences: [(Double, Double, Double)] = []
    for _ in 0..<2 {
      let preference = (Double(random.next(5)) - 2, Double(random.next(5)) - 2, Double(random.next(30)))
      preferences.append(preference)
      builder.add([(preference.0, x), (preference.1, y)], .greaterOrEqual, preference.2, strength: 500)
    }
    func error(_ x: Double, _ y: Double) -> Double {
      preferences.reduce(0) { $0 + max(0, $1.2 - $1.0 * x - $1.1 * y) }
    }
    func isAllowed(_ x: Double, _ y: Double) -> Bool {
      x >= -1e-6 && y >= -1e-6
        && builder.system.constraints.prefix(3).allSatisfy {
          $0.expression.constant + $0.expression.coefficient(of: 0) * x + $0.expression.coefficient(of: 1) * y <= 1e-6
        }
    }
    let found = builder.system.solved().values
    #expect(isAllowed(found[0], found[1]))
    var best = error(found[0], found[1])
    for x in stride(from: 0.0, through: 60, by: 0.5) {
      for y in stride(from: 0.0, through: 60, by: 0.5) where isAllowed(x, y) { best = min(best, error(x, y)) }
    }
    #expect(error(found[0], found[1]) <= best + 1e-6)
  }
}

/// Numbers that are the same in each run.
private struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
