/// A weighted sum of unknowns, and a constant.
///
/// Unknowns are numbered from 0. The terms are sorted by unknown, and none has a weight of zero.
struct LinearExpression: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var unknown: Int
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double = 0

  init(constant: Double = 0) { self.constant = constant }

  /// A smaller weight than this is the rounding error of a sum that is zero.
  static let tolerance = 1e-9

  mutating func add(_ coefficient: Double, _ unknown: Int) {
    let index = position(of: unknown)
    guard index < terms.count, terms[index].unknown == unknown else {
      if abs(coefficient) > Self.tolerance { terms.insert(Term(unknown: unknown, coefficient: coefficient), at: index) }
      return
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) <= Self.tolerance { terms.remove(at: index) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var left = 0
    var right = 0
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count || (left < terms.count && terms[left].unknown < other.terms[right].unknown) {
        sum.append(terms[left])
        left += 1
        continue
      }
      var term = other.terms[right]
      term.coefficient *= factor
      if left < terms.count, terms[left].unknown == term.unknown {
        term.coefficient += terms[left].coefficient
        left += 1
      }
      right += 1
      if abs(term.coefficient) > Self.tolerance { sum.append(term) }
    }
    terms = sum
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  func coefficient(of unknown: Int) -> Double {
    let index = position(of: unknown)
    return index < terms.count && terms[index].unknown == unknown ? terms[index].coefficient : 0
  }

  mutating func remove(_ unknown: Int) {
    let index = position(of: unknown)
    if index < terms.count, terms[index].unknown == unknown { terms.remove(at: index) }
  }

  /// The same sum of other unknowns.
  /// - Parameter number: The new number of each; a later unknown has a higher one, as before.
  func renumbered(_ number: (Int) -> Int) -> LinearExpression {
    var copy = self
    for index in copy.terms.indices { copy.terms[index].unknown = number(terms[index].unknown) }
    return copy
  }

  private func position(of unknown: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
