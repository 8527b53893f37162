import Foundation

/// How a predicate compares two values.
struct PredicateComparison {
  enum Kind: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case notGreater = "<="
    case notLess = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    static let others: [String: Kind] = ["=": .equal, "<>": .unequal, "=<": .notGreater, "=>": .notLess]
  }

  let kind: Kind
  /// `[c]` and `[d]`.
  let options: String.CompareOptions

  func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return areEqual(left, right)
    case .unequal: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .notGreater: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .notLess: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .beginsWith: return range(of: right, in: left, .anchored) != nil
    case .endsWith: return range(of: right, in: left, [.anchored, .backwards]) != nil
    case .like: return matches(left, right.flatMap(Self.text).map(Self.pattern))
    case .matches: return matches(left, right.flatMap(Self.text))
    case .between:
      guard let bounds = right as? [Any?], bounds.count == 2 else { return false }
      return order(bounds[0], left).map { $0 != .orderedDescending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    }
  }

  // MARK: Texts

  private static func text(_ value: Any) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }

  private func range(of part: Any?, in whole: Any?, _ more: String.CompareOptions = []) -> Range<String.Index>? {
    guard let part = part.flatMap(Self.text), let whole = whole.flatMap(Self.text) else { return nil }
    return whole.range(of: part, options: options.union(more))
  }

  /// [O] Nothing contains the empty text.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    switch whole {
    case let list as [Any?]: list.contains { areEqual($0, part) }
    case let list as NSArray: list.contains { areEqual($0, part) }
    case let set as NSSet: set.allObjects.contains { areEqual($0, part) }
    default: range(of: part, in: whole) != nil
    }
  }

  /// A regular expression for `LIKE`: `?` is a character, `*` any number of them.
  private static func pattern(_ text: String) -> String {
    text.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
  }

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard var text = value.flatMap(Self.text), var pattern else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
      _raise("NSInvalidArgumentException", "Can't do regex matching, reason: (Can't open pattern \(pattern))")
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  // MARK: Order

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let order = order(left, right) { return order == .orderedSame }
    guard let left, let right else { return left == nil && right == nil }
    return (left as? NSObject)?.isEqual(right) ?? false
  }

  /// `nil` for what has no order.
  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let one = Self.text(left), let other = Self.text(right) { return one.compare(other, options: options) }
    if let one = left as? Date, let other = right as? Date { return one.compare(other) }
    guard let one = Self.number(left), let other = Self.number(right) else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
