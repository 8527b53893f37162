import UIKit

/// Arithmetic with dates in the Gregorian calendar, in Greenwich and elsewhere; a label shows what it gives.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  var events: [String] = []
  var calendar = Calendar(identifier: .gregorian)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_US")
    let buttons: [(String, Selector)] = [
      ("Month end", #selector(monthEnd)), ("Leap year", #selector(leapYear)), ("Overflow", #selector(overflow)),
      ("Between", #selector(between)), ("Start of day", #selector(startOfDay)), ("Same day", #selector(sameDay)),
      ("Weekday", #selector(weekday)), ("Days", #selector(days)), ("Next", #selector(nextFriday)),
      ("Names", #selector(names)), ("Summer", #selector(summer)), ("Interval", #selector(interval)),
      ("Compare", #selector(compare)), ("Set hour", #selector(setHour)), ("Seconds", #selector(seconds)),
      ("Week", #selector(week)), ("Match", #selector(match)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(start), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func start() {
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  func write(_ date: Date?) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return date.map(formatter.string) ?? "nil"
  }

  @objc func monthEnd() {
    note(write(calendar.date(byAdding: .month, value: 1, to: day(2023, 1, 31))))
    note(write(calendar.date(byAdding: .month, value: 2, to: day(2023, 1, 31))))
  }

  @objc func leapYear() {
    note(write(calendar.date(byAdding: .year, value: 1, to: day(2024, 2, 29))))
    note("\(calendar.range(of: .day, in: .month, for: day(2024, 2, 1))?.count ?? 0)")
    note("\(calendar.range(of: .day, in: .year, for: day(2023, 5, 1))?.count ?? 0)")
  }

  @objc func overflow() {
    note(write(calendar.date(from: DateComponents(year: 2024, month: 14, day: 1))))
    note(write(calendar.date(from: DateComponents(year: 2023, month: 2, day: 29))))
    note("\(DateComponents(calendar: calendar, year: 2023, month: 2, day: 29).isValidDate)")
  }

  @objc func between() {
    let parts = calendar.dateComponents([.month, .day], from: day(2024, 1, 15), to: day(2024, 3, 20))
    note("\(parts.month ?? 0) months \(parts.day ?? 0) days")
    note("\(calendar.dateComponents([.day], from: day(2024, 3, 1), to: day(2024, 2, 1)).day ?? 0)")
    note("\(calendar.dateComponents([.day], from: day(2024, 1, 1, hour: 23), to: day(2024, 1, 2, hour: 1)).day ?? -1)")
  }

  @objc func startOfDay() {
    let evening = day(2024, 5, 6, hour: 22)
    note(write(calendar.startOfDay(for: evening)))
    note("\(calendar.component(.hour, from: evening))")
  }

  @objc func sameDay() {
    let (late, early) = (day(2024, 5, 6, hour: 23), day(2024, 5, 7, hour: 0))
    note("\(calendar.isDate(late, inSameDayAs: early))")
    note("\(calendar.isDate(late, equalTo: early, toGranularity: .month))")
    note("\(calendar.isDateInToday(Date())), \(calendar.isDateInTomorrow(Date()))")
  }

  @objc func weekday() {
    note("\(calendar.component(.weekday, from: day(2024, 2, 1)))")
    note("\(calendar.isDateInWeekend(day(2024, 2, 3)))")
    note("\(calendar.firstWeekday)")
  }

  @objc func days() {
    let parts = calendar.dateComponents([.year, .month, .day, .hour], from: day(1999, 12, 31, hour: 7))
    note("\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? -1)")
    note("\(parts.minute == nil)")
    note("\(calendar.ordinality(of: .day, in: .year, for: day(2024, 3, 1)) ?? 0)")
  }

  @objc func nextFriday() {
    let friday = DateComponents(hour: 13, weekday: 6)
    note(write(calendar.nextDate(after: day(2024, 2, 1), matching: friday, matchingPolicy: .nextTime)))
  }

  @objc func names() {
    note("\(calendar.weekdaySymbols.first ?? ""), \(calendar.shortMonthSymbols[1]), \(calendar.amSymbol)")
  }

  @objc func summer() {
    var berlin = calendar
    berlin.timeZone = TimeZone(identifier: "Europe/Berlin") ?? calendar.timeZone
    let noon = berlin.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 12)) ?? .distantPast
    let byDay = berlin.date(byAdding: .day, value: 1, to: noon) ?? noon
    let byHours = berlin.date(byAdding: .hour, value: 24, to: noon) ?? noon
    note("\(berlin.component(.hour, from: byDay)), \(berlin.component(.hour, from: byHours))")
    note("\(byDay.timeIntervalSince(noon) / 3600)")
  }

  @objc func interval() {
    let month = calendar.dateInterval(of: .month, for: day(2024, 2, 15))
    note("\(write(month?.start)) to \(write(month?.end))")
    note("\((month?.duration ?? 0) / 86_400)")
    note("\(month?.contains(day(2024, 2, 29)) ?? false)")
  }

  @objc func compare() {
    let (one, two) = (day(2024, 2, 1, hour: 5), day(2024, 2, 1, hour: 9))
    note("\(one < two), \(calendar.compare(one, to: two, toGranularity: .day) == .orderedSame)")
    note("\(max(one, two) == two), \(two.timeIntervalSince(one))")
  }

  @objc func setHour() {
    note(write(calendar.date(bySettingHour: 8, minute: 30, second: 0, of: day(2024, 2, 1, hour: 20))))
  }

  @objc func seconds() {
    note("\(Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)")
    note(write(Date(timeIntervalSince1970: 0)))
    note("\(Date.distantPast < Date(timeIntervalSince1970: 0))")
  }

  @objc func week() {
    let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day(2024, 12, 31))
    note("\(parts.weekOfYear ?? 0) of \(parts.yearForWeekOfYear ?? 0)")
    let iso = Calendar(identifier: .iso8601)
    note("\(iso.firstWeekday), \(iso.minimumDaysInFirstWeek)")
  }

  @objc func match() {
    var parts = DateComponents()
    parts.day = 31
    var found: [String] = []
    calendar.enumerateDates(startingAfter: day(2024, 1, 1), matching: parts, matchingPolicy: .strict) { date, _, stop in
      found.append(write(date).prefix(10).description)
      if found.count == 3 { stop = true }
    }
    note(found.joined(separator: " "))
  }
}
