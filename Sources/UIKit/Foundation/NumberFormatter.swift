import Foundation

/// Foundation's class, which on Linux reads a number at the beginning of a text for the whole, and does not round where the least and the
/// greatest number of fraction digits are the same.
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
  /// Whether a pattern of the app's says how numbers look: it is Foundation's to read.
  private var hasOwnFormat = false
  open override var format: String { didSet { hasOwnFormat = true } }
  open override var positiveFormat: String! { didSet { hasOwnFormat = true } }
  open override var negativeFormat: String! { didSet { hasOwnFormat = true } }

  /// In the app's locale.
  public override init() {
    super.init()
    locale = _AppLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// [A] NSCopying: of the same class, which on a phone is Foundation's own.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = _NumberFormatter()
    copy.locale = locale
    copy.numberStyle = numberStyle
    if hasOwnFormat { copy.format = format }
    func take<Value: Equatable>(_ path: ReferenceWritableKeyPath<NumberFormatter, Value>) {
      if copy[keyPath: path] != self[keyPath: path] { copy[keyPath: path] = self[keyPath: path] }
    }
    take(\.maximumFractionDigits)
    take(\.minimumFractionDigits)
    take(\.maximumIntegerDigits)
    take(\.minimumIntegerDigits)
    take(\.usesSignificantDigits)
    take(\.maximumSignificantDigits)
    take(\.minimumSignificantDigits)
    take(\.usesGroupingSeparator)
    take(\.groupingSize)
    take(\.groupingSeparator)
    take(\.decimalSeparator)
    take(\.currencyCode)
    take(\.currencySymbol)
    take(\.positivePrefix)
    take(\.positiveSuffix)
    take(\.negativePrefix)
    take(\.negativeSuffix)
    take(\.multiplier)
    take(\.roundingMode)
    take(\.minimum)
    take(\.maximum)
    take(\.isLenient)
    take(\.generatesDecimalNumbers)
    take(\.roundingIncrement)
    take(\.zeroSymbol)
    take(\.nilSymbol)
    take(\.alwaysShowsDecimalSeparator)
    take(\.formatWidth)
    take(\.paddingCharacter)
    take(\.paddingPosition)
    return copy
  }

  open override class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
    let formatter = _NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }

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
    guard isWhole(string), let number = super.number(from: string) else { return nil }
    return generatesDecimalNumbers ? NSDecimalNumber(string: number.stringValue) : number
  }

  private func rounded(_ number: NSNumber) -> NSNumber {
    guard !hasOwnFormat, multiplier == nil, [.decimal, .currency].contains(numberStyle), !usesSignificantDigits,
      let value = Decimal(string: number.stringValue), !value.isNaN
    else { return number }
    let result = rounded(value)
    if result == value, !(number is NSDecimalNumber) { return number }
    if result == 0, number.doubleValue < 0 { return NSNumber(value: -0.0) }
    // The double nearest to a decimal number of two digits is not the one that Linux makes of it: 1.99 would be rounded down once more.
    return Double("\(result)").map { NSNumber(value: $0) } ?? NSDecimalNumber(decimal: result)
  }

  /// To as many digits as are shown.
  private func rounded(_ value: Decimal) -> Decimal {
    func round(_ mode: NSDecimalNumber.RoundingMode) -> Decimal {
      var (value, result) = (value, Decimal())
      NSDecimalRound(&result, &value, maximumFractionDigits, mode)
      return result
    }
    // Of a decimal number down is to the left, of a formatter it is towards zero.
    let (inwards, outwards): (NSDecimalNumber.RoundingMode, NSDecimalNumber.RoundingMode) =
      value < 0 ? (.up, .down) : (.down, .up)
    switch roundingMode {
    case .ceiling: return round(.up)
    case .floor: return round(.down)
    case .down: return round(inwards)
    case .up: return round(outwards)
    case .halfEven: return round(.bankers)
    case .halfUp: return round(.plain)
    case .halfDown:
      let (near, far) = (round(inwards), round(outwards))
      return abs(value - near) <= abs(far - value) ? near : far
    @unknown default: return value
    }
  }

  /// Whether there is nothing in a text but one number, as this formatter writes it.
  private func isWhole(_ string: String) -> Bool {
    if hasOwnFormat || isLenient || [.spellOut, .ordinal, .currencyPlural].contains(numberStyle) { return true }
    var affixes = [positivePrefix, positiveSuffix, negativePrefix, negativeSuffix]
    if [.currency, .currencyAccounting, .currencyISOCode].contains(numberStyle) {
      affixes += [currencySymbol, currencyCode, internationalCurrencySymbol]
    }
    if numberStyle == .percent { affixes.append(percentSymbol) }
    var rest = string
    for affix in affixes.compactMap(\.self).sorted(by: { $0.count > $1.count })
    where affix.contains(where: { !"-+\u{2212} ".contains($0) }) {
      rest = rest.replacingOccurrences(of: affix, with: "")
    }
    rest = rest.trimmingCharacters(in: .whitespaces)
    if let exponent = rest.range(of: "[eE][+-]?[0-9]+$", options: .regularExpression) { rest.removeSubrange(exponent) }
    let isMoney = [.currency, .currencyAccounting, .currencyISOCode, .currencyPlural].contains(numberStyle)
    if let separator = isMoney ? currencyDecimalSeparator : decimalSeparator, !separator.isEmpty {
      let parts = rest.components(separatedBy: separator)
      guard parts.count <= 2 else { return false }
      rest = parts.joined()
    }
    if usesGroupingSeparator, let grouping = groupingSeparator {
      rest = rest.replacingOccurrences(of: grouping, with: "")
    }
    if let first = rest.first, "-+\u{2212}".contains(first) || minusSign == String(first) || plusSign == String(first) {
      rest.removeFirst()
    }
    return rest.trimmingCharacters(in: .whitespaces).allSatisfy(\.isNumber)
  }
}
