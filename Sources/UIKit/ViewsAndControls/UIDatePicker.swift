internal import DeviceMeasures
import Foundation

/// A control that holds a date. Its wheels are not modelled: code sets the date, a user cannot.
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var stored = _VirtualTime.date
  open var datePickerMode: Mode = .dateAndTime  // Stored only.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale?  // Stored only.
  open var calendar: Calendar! = _AppLocale.gregorian  // Stored only.
  open var timeZone: TimeZone?  // Stored only.
  open var minimumDate: Date? { didSet { stored = allowed(stored) } }
  open var maximumDate: Date? { didSet { stored = allowed(stored) } }
  /// In seconds.
  open var countDownDuration: TimeInterval = 0  // Stored only.
  open var minuteInterval = 1  // Stored only.
  open var roundsToMinuteInterval = true  // Stored only.

  /// [A] Setting it in code sends no action. A date outside of the limits is brought to the nearer one.
  open var date: Date {
    get { stored }
    set { stored = allowed(newValue) }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  public override init(frame: CGRect) {
    super.init(frame: UIPickerView.frame(of: frame))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// [A] Limits that contradict each other count for nothing.
  private func allowed(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// [O] As wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ViewMeasures.picker.width, height: ViewMeasures.picker.height)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
