import Foundation

// [A] DateFormatter: names of months and days are optionals that are never `nil`; setting `nil` brings those of the locale back. On Linux they
// are no optionals.

/// Foundation's class with the types of Apple's systems.
open class _DateFormatterWithSymbols: DateFormatter, @unchecked Sendable {
  private var own: DateFormatter { self }
  /// What the locale has.
  private var usual: DateFormatter {
    let usual = DateFormatter()
    usual.locale = locale
    return usual
  }

  @_nonoverride open var eraSymbols: [String]! {
    get { own.eraSymbols }
    set { own.eraSymbols = newValue ?? usual.eraSymbols }
  }
  @_nonoverride open var longEraSymbols: [String]! {
    get { own.longEraSymbols }
    set { own.longEraSymbols = newValue ?? usual.longEraSymbols }
  }
  @_nonoverride open var monthSymbols: [String]! {
    get { own.monthSymbols }
    set { own.monthSymbols = newValue ?? usual.monthSymbols }
  }
  @_nonoverride open var shortMonthSymbols: [String]! {
    get { own.shortMonthSymbols }
    set { own.shortMonthSymbols = newValue ?? usual.shortMonthSymbols }
  }
  @_nonoverride open var veryShortMonthSymbols: [String]! {
    get { own.veryShortMonthSymbols }
    set { own.veryShortMonthSymbols = newValue ?? usual.veryShortMonthSymbols }
  }
  @_nonoverride open var standaloneMonthSymbols: [String]! {
    get { own.standaloneMonthSymbols }
    set { own.standaloneMonthSymbols = newValue ?? usual.standaloneMonthSymbols }
  }
  @_nonoverride open var shortStandaloneMonthSymbols: [String]! {
    get { own.shortStandaloneMonthSymbols }
    set { own.shortStandaloneMonthSymbols = newValue ?? usual.shortStandaloneMonthSymbols }
  }
  @_nonoverride open var veryShortStandaloneMonthSymbols: [String]! {
    get { own.veryShortStandaloneMonthSymbols }
    set { own.veryShortStandaloneMonthSymbols = newValue ?? usual.veryShortStandaloneMonthSymbols }
  }
  @_nonoverride open var weekdaySymbols: [String]! {
    get { own.weekdaySymbols }
    set { own.weekdaySymbols = newValue ?? usual.weekdaySymbols }
  }
  @_nonoverride open var shortWeekdaySymbols: [String]! {
    get { own.shortWeekdaySymbols }
    set { own.shortWeekdaySymbols = newValue ?? usual.shortWeekdaySymbols }
  }
  @_nonoverride open var veryShortWeekdaySymbols: [String]! {
    get { own.veryShortWeekdaySymbols }
    set { own.veryShortWeekdaySymbols = newValue ?? usual.veryShortWeekdaySymbols }
  }
  @_nonoverride open var standaloneWeekdaySymbols: [String]! {
    get { own.standaloneWeekdaySymbols }
    set { own.standaloneWeekdaySymbols = newValue ?? usual.standaloneWeekdaySymbols }
  }
  @_nonoverride open var shortStandaloneWeekdaySymbols: [String]! {
    get { own.shortStandaloneWeekdaySymbols }
    set { own.shortStandaloneWeekdaySymbols = newValue ?? usual.shortStandaloneWeekdaySymbols }
  }
  @_nonoverride open var veryShortStandaloneWeekdaySymbols: [String]! {
    get { own.veryShortStandaloneWeekdaySymbols }
    set { own.veryShortStandaloneWeekdaySymbols = newValue ?? usual.veryShortStandaloneWeekdaySymbols }
  }
  @_nonoverride open var quarterSymbols: [String]! {
    get { own.quarterSymbols }
    set { own.quarterSymbols = newValue ?? usual.quarterSymbols }
  }
  @_nonoverride open var shortQuarterSymbols: [String]! {
    get { own.shortQuarterSymbols }
    set { own.shortQuarterSymbols = newValue ?? usual.shortQuarterSymbols }
  }
  @_nonoverride open var standaloneQuarterSymbols: [String]! {
    get { own.standaloneQuarterSymbols }
    set { own.standaloneQuarterSymbols = newValue ?? usual.standaloneQuarterSymbols }
  }
  @_nonoverride open var shortStandaloneQuarterSymbols: [String]! {
    get { own.shortStandaloneQuarterSymbols }
    set { own.shortStandaloneQuarterSymbols = newValue ?? usual.shortStandaloneQuarterSymbols }
  }
  @_nonoverride open var amSymbol: String! {
    get { own.amSymbol }
    set { own.amSymbol = newValue ?? usual.amSymbol }
  }
  @_nonoverride open var pmSymbol: String! {
    get { own.pmSymbol }
    set { own.pmSymbol = newValue ?? usual.pmSymbol }
  }
}
