import Foundation

/// Foundation's class, which on Linux reads a number at the beginning of a text for the whole, and does not round where the least and the
/// greatest number of fraction digits are the same.
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
  /// [A] NumberFormatter, maximumFractionDigits: the least number is no greater.
  open override var maximumFractionDigits: Int {
    didSet { if minimumFractionDigits > maximumFractionDigits { super.minimumFractionDigits = maximumFractionDigits } }
  }
  open override var minimumFractionDigits: Int {
    didSet { if maximumFractionDigits < minimumFractionDigits { super.maximumFractionDigits = minimumFractionDigits } }
  }

  open override func string(from number: NSNumber) -> String? { super.string(from: rounded(number)) }

  open override func string(for obj: Any) -> String? {
    (obj as? NSNumber).map { super.string(for: rounded($0)) } ?? super.string(for: obj)
  }

  /// [A] NumberFormatter, number(from:): `nil` where the text is no number.
  open override func number(from string: String) -> NSNumber? {
    numberStyle == .spellOut || numberStyle == .ordinal || isWhole(string) ? super.number(from: string) : nil
  }

  private func rounded(_ number: NSNumber) -> NSNumber {
    guard [.none, .decimal, .currency, .percent].contains(numberStyle), !usesSignificantDigits,
      let mode = [.halfEven: NSDecimalNumber.RoundingMode.bankers, .halfUp: .plain][roundingMode],
      var value = Decimal(string: number.stringValue), !value.isNaN
    else { return number }
    let digits = maximumFractionDigits + (numberStyle == .percent ? 2 : 0)
    var result = Decimal()
    NSDecimalRound(&result, &value, digits, mode)
    return result == value ? number : NSDecimalNumber(decimal: result)
  }

  /// Whether there is nothing in a text but one number, as this formatter writes it.
  private func isWhole(_ string: String) -> Bool {
    var rest = string
    let affixes = [
      positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, currencySymbol, currencyCode,
      internationalCurrencySymbol,
      percentSymbol,
    ]
    for affix in affixes.compactMap(\.self) where affix.contains(where: { !"-+ ".contains($0) }) {
      rest = rest.replacingOccurrences(of: affix, with: "")
    }
    if numberStyle == .scientific { rest = rest.replacingOccurrences(of: exponentSymbol ?? "E", with: "") }
    let separator = numberStyle == .currency ? currencyDecimalSeparator : decimalSeparator
    if let separator, !separator.isEmpty {
      let parts = rest.components(separatedBy: separator)
      guard parts.count <= 2 else { return false }
      rest = parts.joined()
    }
    if let grouping = groupingSeparator { rest = rest.replacingOccurrences(of: grouping, with: "") }
    let signs = [minusSign ?? "-", plusSign ?? "+", "-", "+"]
    rest = rest.trimmingCharacters(in: .whitespaces)
    if let sign = signs.first(where: { rest.hasPrefix($0) }), numberStyle != .scientific {
      rest.removeFirst(sign.count)
    }
    return rest.allSatisfy { $0.isNumber || $0.isWhitespace || numberStyle == .scientific && "-+".contains($0) }
  }
}
