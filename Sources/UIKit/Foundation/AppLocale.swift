import Foundation

/// The locale of an app: that of a simulator as Xcode brings it, English as it is spoken in the United States. Foundation on Linux knows no
/// settings of a user's, and answers `en_001`, whose dates and sums of money look otherwise.
public enum _AppLocale {
  public static let current = Locale(identifier: "en_US")

  public static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    calendar.timeZone = .current
    return calendar
  }

  /// A value in a style: one that names no locale itself is in the app's.
  public static func formatted<Style: FormatStyle>(
    _ value: Style.FormatInput, _ style: Style
  ) -> Style.FormatOutput {
    let own = Mirror(reflecting: style).descendant("locale") as? Locale
    return (own == .autoupdatingCurrent || own == .current ? style.locale(current) : style).format(value)
  }
}

/// Foundation's class in the locale of the app.
open class _DateFormatter: _DateFormatterWithSymbols, @unchecked Sendable {
  public override init() {
    super.init()
    locale = _AppLocale.current
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// [A] NSCopying: of the same class, which on a phone is Foundation's own.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = _DateFormatter()
    (copy.locale, copy.calendar, copy.timeZone) = (locale, calendar, timeZone)
    (copy.dateStyle, copy.timeStyle) = (dateStyle, timeStyle)
    (copy.isLenient, copy.doesRelativeDateFormatting) = (isLenient, doesRelativeDateFormatting)
    if dateFormat != copy.dateFormat { copy.dateFormat = dateFormat }
    return copy
  }

  /// [A] DateFormatter.doesRelativeDateFormatting: "Today" and "Tomorrow" in place of a date.
  open override func string(from date: Date) -> String {
    guard doesRelativeDateFormatting, dateStyle != .none, let day = nearDay(of: date) else {
      return super.string(from: date)
    }
    guard locale.language.languageCode == .english else {
      _unsupported("DateFormatter.doesRelativeDateFormatting in another language than English")
    }
    guard timeStyle != .none else { return day }
    let style = dateStyle
    dateStyle = .none
    defer { dateStyle = style }
    // [?] What stands between the two.
    return "\(day) at \(super.string(from: date))"
  }

  private func nearDay(of date: Date) -> String? {
    var calendar = calendar ?? _AppLocale.gregorian
    calendar.timeZone = timeZone ?? .current
    let (today, other) = (calendar.startOfDay(for: _VirtualTime.date), calendar.startOfDay(for: date))
    switch calendar.dateComponents([.day], from: today, to: other).day {
    case -1: return "Yesterday"
    case 0: return "Today"
    case 1: return "Tomorrow"
    default: return nil
    }
  }

  open override class func localizedString(
    from date: Date, dateStyle dstyle: Foundation.DateFormatter.Style, timeStyle tstyle: Foundation.DateFormatter.Style
  ) -> String {
    let formatter = _DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }
}
