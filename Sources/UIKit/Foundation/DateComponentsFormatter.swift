import Foundation

/// Foundation's class, which is not there on Linux. [A] DateComponentsFormatter: `1:05`, `2 hours, 5 minutes`.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
    @available(*, unavailable) case _other
  }

  /// What becomes of units of which there is none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// [A] Leading ones are dropped by position, all of them in words.
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits for each.
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// Empty for all that a text needs.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = _AppLocale.gregorian
  /// From where a number of seconds is counted; it says how long a month is.
  open var referenceDate: Date?
  /// 0 for any number.
  open var maximumUnitCount = 0
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  private static let units: [(option: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// - Parameter ti: In seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // [O] Parts of a second are left out.
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text((calendar ?? _AppLocale.gregorian).dateComponents(Set(allowed.map(\.component)), from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? _AppLocale.gregorian
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

  private var allowed: [(option: NSCalendar.Unit, component: Calendar.Component)] {
    let chosen = Self.units.filter { allowedUnits.contains($0.option) }
    guard chosen.isEmpty else { return chosen }
    return Self.units.filter { $0.component != .weekOfMonth }
  }

  private func text(_ components: DateComponents) -> String {
    if allowsFractionalUnits || collapsesLargestUnit || includesApproximationPhrase || includesTimeRemainingPhrase {
      _unsupported("DateComponentsFormatter with phrases or parts of units")
    }
    var counts = allowed.map { (unit: $0.component, count: components.value(for: $0.component) ?? 0) }
    let isNegative = counts.contains { $0.count < 0 }
    counts = shown(counts)
    if maximumUnitCount > 0, counts.count > maximumUnitCount {
      _unsupported("DateComponentsFormatter.maximumUnitCount of more units than that")
    }
    if unitsStyle == .positional { return (isNegative ? "-" : "") + positional(counts.map { abs($0.count) }) }
    return words(counts.map { (unit: $0.unit, count: abs($0.count)) }, isNegative: isNegative)
  }

  /// Without the units that are dropped since there is none of them. Something is always left.
  private func shown(_ all: [(unit: Calendar.Component, count: Int)]) -> [(unit: Calendar.Component, count: Int)] {
    let isDefault = zeroFormattingBehavior.contains(.default)
    let dropped =
      isDefault
      ? unitsStyle == .positional ? ZeroFormattingBehavior.dropLeading : .dropAll : zeroFormattingBehavior
    guard let first = all.firstIndex(where: { $0.count != 0 }), let last = all.lastIndex(where: { $0.count != 0 })
    else { return dropped.isDisjoint(with: .dropAll) ? all : all.suffix(1) }
    return all.enumerated().filter { index, part in
      part.count != 0
        || !dropped.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ counts: [Int]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return counts.enumerated().map { index, count in
      // What follows another unit has two digits.
      count < 10 && (pads || index > 0) ? "0\(count)" : "\(count)"
    }.joined(separator: ":")
  }

  private func words(_ counts: [(unit: Calendar.Component, count: Int)], isNegative: Bool) -> String {
    let widths: [UnitsStyle: Duration.UnitsFormatStyle.UnitWidth] = [
      .full: .wide, .short: .abbreviated, .abbreviated: .narrow,
    ]
    guard let width = widths[unitsStyle] else { _unsupported("DateComponentsFormatter.UnitsStyle of that kind") }
    let seconds: [Calendar.Component: Int64] = [
      .weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1,
    ]
    let units: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
      .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
    var (sum, used): (Int64, Set<Duration.UnitsFormatStyle.Unit>) = (0, [])
    for part in counts {
      guard let unit = units[part.unit], let length = seconds[part.unit] else {
        _unsupported("DateComponentsFormatter of months or years in words")
      }
      sum += Int64(part.count) * length
      used.insert(unit)
    }
    let style = Duration.UnitsFormatStyle(allowedUnits: used, width: width, zeroValueUnits: .show(length: 1))
    return Duration.seconds(isNegative ? -sum : sum).formatted(style.locale(calendar?.locale ?? _AppLocale.current))
  }
}
