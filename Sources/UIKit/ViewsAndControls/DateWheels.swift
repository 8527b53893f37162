import Foundation

/// Rows of a picker that is part of a control of UIKit's own.
@MainActor
protocol PickerRows: AnyObject {
  var componentCount: Int { get }
  func rowCount(in component: Int) -> Int
  func title(ofRow row: Int, in component: Int) -> String
  func chosenRow(in component: Int) -> Int
  /// A user has turned the wheel.
  func choose(_ row: Int, in component: Int)
}

/// The wheels of a date picker: which there are, and in which order, depends on its mode and its locale.
@MainActor
final class DateWheels: PickerRows {
  enum Wheel: Hashable {
    /// A day of the days around today: `Fri Nov 27`.
    case date
    case month, day, year
    case hour, minute, period
    /// Of a duration.
    case hours, minutes
  }

  private unowned let control: UIDatePicker
  init(_ control: UIDatePicker) { self.control = control }

  /// [A] UIDatePicker.Mode: each mode with its wheels; their order is that of dates in the locale.
  private var wheels: [Wheel] {
    switch control.datePickerMode {
    case .date: order("yMMMMd", [("ML", .month), ("d", .day), ("y", .year)])
    case .yearAndMonth: order("yMMMM", [("ML", .month), ("y", .year)])
    case .time: clock
    case .dateAndTime: [.date] + clock
    default: [.hours, .minutes]
    }
  }
  private var clock: [Wheel] {
    let wheels = order("jmm", [("hHkK", .hour), ("m", .minute), ("aB", .period)])
    return hasPeriod ? wheels : wheels.filter { $0 != .period }
  }
  private var locale: Locale { control.locale ?? _AppLocale.current }
  private var hasPeriod: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains { "aB".contains($0) } ?? false
  }
  /// - Parameter wheels: Each with the letters of a format that stand for it.
  private func order(_ template: String, _ wheels: [(letters: String, wheel: Wheel)]) -> [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    func place(_ letters: String) -> String.Index { format.firstIndex { letters.contains($0) } ?? format.endIndex }
    return wheels.sorted { place($0.letters) < place($1.letters) }.map(\.wheel)
  }

  private var calendar: Calendar {
    var calendar = control.calendar ?? _AppLocale.gregorian
    calendar.locale = locale
    if let timeZone = control.timeZone { calendar.timeZone = timeZone }
    return calendar
  }
  private var parts: DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: control.date)
  }
  /// [A] minuteInterval: an interval that does not divide an hour evenly is 1.
  private var interval: Int {
    let minutes = control.minuteInterval
    return (1...30).contains(minutes) && 60.isMultiple(of: minutes) ? minutes : 1
  }
  private var minutesOfDuration: Int { Int(control.countDownDuration) / 60 }

  private static let daysAround = 3_650
  private func day(_ row: Int) -> Date? {
    calendar.date(byAdding: .day, value: row - Self.daysAround, to: calendar.startOfDay(for: _VirtualTime.date))
  }
  private func text(_ date: Date?, _ template: String) -> String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return date.map(formatter.string) ?? ""
  }

  // MARK: Rows

  var componentCount: Int { wheels.count }

  func rowCount(in component: Int) -> Int {
    switch wheels[component] {
    case .date: 2 * Self.daysAround + 1
    case .month: calendar.standaloneMonthSymbols.count
    case .day: 31
    case .year: 10_000
    case .hour: hasPeriod ? 12 : 24
    case .minute, .minutes: 60 / interval
    case .period: 2
    case .hours: 24
    }
  }

  func title(ofRow row: Int, in component: Int) -> String {
    switch wheels[component] {
    case .date:
      // [O] Today goes by its name.
      row == Self.daysAround ? "Today" : text(day(row), "EEEMMMd").replacing(",", with: "")
    case .month: calendar.standaloneMonthSymbols[row]
    case .day, .year: "\(row + 1)"
    case .hour: hasPeriod ? "\(row == 0 ? 12 : row)" : twoDigits(row)
    case .minute: twoDigits(row * interval)
    case .period: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: "\(row) \(row == 1 ? "hour" : "hours")"
    case .minutes: "\(row * interval) min"
    }
  }
  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func chosenRow(in component: Int) -> Int {
    let parts = parts
    let hour = parts.hour ?? 0
    return switch wheels[component] {
    case .date:
      Self.daysAround
        + (calendar.dateComponents(
          [.day], from: calendar.startOfDay(for: _VirtualTime.date), to: calendar.startOfDay(for: control.date)
        ).day ?? 0)
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - 1
    case .hour: hasPeriod ? hour % 12 : hour
    case .minute: (parts.minute ?? 0) / interval
    case .period: hour / 12
    case .hours: min(23, minutesOfDuration / 60)
    case .minutes: minutesOfDuration % 60 / interval
    }
  }

  func choose(_ row: Int, in component: Int) {
    var parts = parts
    let hour = parts.hour ?? 0
    // What the wheel of minutes shows.
    parts.minute = (parts.minute ?? 0) / interval * interval
    switch wheels[component] {
    case .date:
      guard let day = day(row) else { return }
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
      parts.era = chosen.era
      (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + 1
    case .hour: parts.hour = hasPeriod ? hour / 12 * 12 + row : row
    case .minute: parts.minute = row * interval
    case .period: parts.hour = hour % 12 + 12 * row
    case .hours: return chooseDuration(row * 60 + minutesOfDuration % 60)
    case .minutes: return chooseDuration(minutesOfDuration / 60 * 60 + row * interval)
    }
    control.userChooses(date(of: parts))
  }

  /// [O] A day that the month does not have turns back to its last one.
  private func date(of parts: DateComponents) -> Date? {
    var parts = parts
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return nil }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
    parts.day = min(day, count)
    return calendar.date(from: parts)
  }

  /// [O] No minutes at all turn back to one row.
  private func chooseDuration(_ minutes: Int) {
    control.userChooses(duration: Double(max(interval, minutes)) * 60)
  }
}
