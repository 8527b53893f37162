import UIKit

/// What the formatters of Foundation write and read in American English; a label shows it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let english = Locale(identifier: "en_US")
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Decimal", #selector(decimal)), ("Fractions", #selector(fractions)), ("Money", #selector(money)),
      ("Percent", #selector(percent)), ("Spell", #selector(spell)), ("Read", #selector(readNumbers)),
      ("German", #selector(german)), ("Date", #selector(date)), ("Pattern", #selector(pattern)),
      ("Parse", #selector(parse)), ("Template", #selector(template)), ("Zones", #selector(zones)),
      ("ISO", #selector(iso)), ("Duration", #selector(duration)), ("Bytes", #selector(bytes)),
      ("List", #selector(list)), ("Format", #selector(format)),
      ("Measure", #selector(measure)), ("Relative", #selector(relative)), ("Ordinal", #selector(ordinal)),
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

  func note(_ event: String?) {
    events.append(event ?? "nil")
    log.text = events.joined(separator: " | ")
  }

  func numbers(_ style: NumberFormatter.Style, _ locale: String = "en_US") -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
  }

  @objc func decimal() {
    let formatter = numbers(.decimal)
    note(formatter.string(from: 1234567.891))
    note(formatter.string(from: -0.5))
    formatter.usesGroupingSeparator = false
    note(formatter.string(from: 1234567))
  }

  @objc func fractions() {
    let formatter = numbers(.decimal)
    formatter.minimumFractionDigits = 2
    note(formatter.string(from: 3))
    formatter.maximumFractionDigits = 2
    note(formatter.string(from: 2.345678))
    formatter.minimumIntegerDigits = 3
    note(formatter.string(from: 7))
  }

  @objc func money() {
    let formatter = numbers(.currency)
    note(formatter.string(from: 1234.5))
    formatter.currencyCode = "EUR"
    note(formatter.string(from: 9))
    formatter.currencyCode = "JPY"
    note(formatter.string(from: 500))
  }

  @objc func percent() {
    let formatter = numbers(.percent)
    note(formatter.string(from: 0.256))
    formatter.maximumFractionDigits = 1
    note(formatter.string(from: 0.256))
  }

  @objc func spell() { note(numbers(.spellOut).string(from: 42)) }

  @objc func ordinal() { note([1, 2, 3, 11].compactMap { numbers(.ordinal).string(from: $0) }.joined(separator: " ")) }

  @objc func readNumbers() {
    let formatter = numbers(.decimal)
    note("\(formatter.number(from: "1,234.5")?.doubleValue ?? -1)")
    note(formatter.number(from: "tea")?.stringValue)
    note("\(numbers(.currency).number(from: "$12.50")?.doubleValue ?? -1)")
  }

  @objc func german() {
    note(numbers(.decimal, "de_DE").string(from: 1234.5))
    note("\(numbers(.decimal, "de_DE").number(from: "1,5")?.doubleValue ?? -1)")
  }

  /// The first of February 2024, a Thursday, 14:05:09 in Greenwich.
  let moment = Date(timeIntervalSince1970: 1_706_796_309)

  func dates() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = english
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  @objc func date() {
    let formatter = dates()
    for style in [DateFormatter.Style.short, .medium, .long, .full] {
      formatter.dateStyle = style
      note(formatter.string(from: moment))
    }
  }

  @objc func pattern() {
    let formatter = dates()
    for pattern in ["yyyy-MM-dd", "HH:mm:ss", "EEEE d MMM", "h 'o''clock'"] {
      formatter.dateFormat = pattern
      note(formatter.string(from: moment))
    }
  }

  @objc func parse() {
    let formatter = dates()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    note("\(formatter.date(from: "2024-02-01 14:05")?.timeIntervalSince1970 ?? -1)")
    note("\(formatter.date(from: "yesterday") == nil)")
    note("\(formatter.date(from: "2024-02-30 10:00") == nil)")
  }

  @objc func template() {
    let formatter = dates()
    formatter.setLocalizedDateFormatFromTemplate("dMMMM")
    note(formatter.string(from: moment))
    note(DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: Locale(identifier: "en_GB")))
  }

  @objc func zones() {
    let formatter = dates()
    formatter.dateFormat = "d MMM HH:mm"
    formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
    note(formatter.string(from: moment))
    formatter.timeZone = TimeZone(identifier: "America/New_York")
    note(formatter.string(from: moment))
  }

  @objc func iso() {
    let formatter = ISO8601DateFormatter()
    note(formatter.string(from: moment))
    note("\(formatter.date(from: "2024-02-01T15:05:09+01:00") == moment)")
    formatter.formatOptions = [.withFullDate]
    note(formatter.string(from: moment))
  }

  @objc func duration() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = english
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    note(formatter.string(from: 3_725))
    formatter.unitsStyle = .full
    note(formatter.string(from: 3_725))
    formatter.unitsStyle = .abbreviated
    note(formatter.string(from: 3_725))
  }

  @objc func bytes() {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    note(formatter.string(fromByteCount: 1_500_000))
    formatter.allowedUnits = .useKB
    note(formatter.string(fromByteCount: 2_000))
  }

  @objc func list() {
    let formatter = ListFormatter()
    formatter.locale = english
    note(formatter.string(from: ["tea"]))
    note(formatter.string(from: ["tea", "milk"]))
    note(formatter.string(from: ["tea", "milk", "bread"]))
  }

  @objc func format() {
    note(String(format: "%.2f", 3.14159))
    note(String(format: "%03d-%x", 7, 255))
    note(String(format: "%1$@ and %2$@", "tea", "milk"))
    note(String(format: "%5.1f%%", 12.34))
  }

  @objc func measure() {
    note("\(Measurement(value: 2, unit: UnitLength.kilometers).converted(to: .meters).value)")
    note("\(Measurement(value: 1, unit: UnitMass.kilograms) > Measurement(value: 900, unit: UnitMass.grams))")
  }

  @objc func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    note(formatter.localizedString(fromTimeInterval: -3_600))
    note(formatter.localizedString(from: DateComponents(day: 1)))
    formatter.dateTimeStyle = .named
    note(formatter.localizedString(from: DateComponents(day: 1)))
  }
}
