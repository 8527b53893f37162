import Foundation

/// [A] RelativeDateTimeFormatter: `in 2 days`, `3 hours ago`, as the language of its locale writes it. Told is the largest unit of
/// which there is one or more; what is less is left out.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`, where a language has a word for it.
    case named
    @available(*, unavailable) case _other
  }
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
    @available(*, unavailable) case _other
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = _AppLocale.gregorian
  open var locale: Locale! = _AppLocale.current

  private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

  private static let fields: [Calendar.Component: Date.RelativeFormatStyle.Field] = [
    .year: .year, .month: .month, .weekOfMonth: .week, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
  ]

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? _AppLocale.gregorian
    return localizedString(from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// - Parameter timeInterval: In seconds; what is past is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = _VirtualTime.date
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    var least = Calendar.Component.second
    for unit in Self.units {
      let count = dateComponents.value(
        for: unit == .weekOfMonth && dateComponents.weekOfMonth == nil ? .weekOfYear : unit)
      guard let count else { continue }
      if count != 0 { return text(of: count, unit) }
      least = unit
    }
    return text(of: 0, least)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: _VirtualTime.date) }
  }

  private func text(of count: Int, _ unit: Calendar.Component) -> String {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    // Noon in the middle of a long month: each unit can be added to it.
    let middle = Date(timeIntervalSinceReferenceDate: 1_252_800)
    guard let date = gregorian.date(byAdding: unit, value: count, to: middle) else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: Self.fields[unit].map { [$0] } ?? [],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? _AppLocale.current, calendar: gregorian, capitalizationContext: capitalization)
    return style.format(middle)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    default: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .unknown, .dynamic: .unknown
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    @unknown default: .unknown
    }
  }
}
