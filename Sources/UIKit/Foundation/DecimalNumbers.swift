import Foundation

/// What generated code calls for an `NSDecimalNumber`: Foundation on Linux takes a number of another class for one of its own when it compares,
/// and calculates without the behaviour that it is given.
public enum _DecimalNumbers {
  public static func compare(_ number: NSDecimalNumber, _ other: NSNumber) -> ComparisonResult {
    let (left, right) = (number.decimalValue, (other as? NSDecimalNumber)?.decimalValue ?? decimal(other))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// The result of a calculation, as the behaviour rounds it.
  public static func rounded(
    _ result: NSDecimalNumber, _ behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    guard let behavior, result != .notANumber else { return result }
    return result.rounding(accordingToBehavior: behavior)
  }

  /// By its digits: a `Double` of 2.345 is no other number than the one that is written so.
  private static func decimal(_ number: NSNumber) -> Decimal {
    Decimal(string: number.stringValue, locale: Locale(identifier: "en_US_POSIX")) ?? number.decimalValue
  }
}
