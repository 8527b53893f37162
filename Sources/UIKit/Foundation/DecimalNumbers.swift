import Foundation

/// What generated code calls for an `NSDecimalNumber`: Foundation on Linux takes a number of another class for one of its own when it compares,
/// so that a literal has to be one, and calculates without the behaviour that it is given.
public enum _DecimalNumbers {
  public static func compare(_ number: NSDecimalNumber, _ other: NSDecimalNumber) -> ComparisonResult {
    number.compare(other)
  }

  /// The result of a calculation, as the behaviour rounds it.
  public static func rounded(
    _ result: NSDecimalNumber, _ behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    guard let behavior, result != .notANumber else { return result }
    return result.rounding(accordingToBehavior: behavior)
  }
}
