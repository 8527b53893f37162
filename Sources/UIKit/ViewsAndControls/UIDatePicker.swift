internal import DeviceMeasures
import Foundation

/// A control that holds a date. As wheels, a user can turn it; the calendar and the clock behind a compact or an inline one are not modelled.
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
    @available(*, unavailable) case _other
  }

  private var stored = _VirtualTime.date
  open var datePickerMode: Mode = .dateAndTime { didSet { updateWheels() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { updateWheels() } }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale? { didSet { updateWheels() } }
  open var calendar: Calendar! = _AppLocale.gregorian
  open var timeZone: TimeZone?
  open var minimumDate: Date? { didSet { stored = allowed(stored) } }
  open var maximumDate: Date? { didSet { stored = allowed(stored) } }
  /// In seconds.
  /// [A] Less than a day.
  open var countDownDuration: TimeInterval = 0 {
    didSet { countDownDuration = countDownDuration.isFinite ? min(max(0, countDownDuration), 86_399) : 0 }
  }
  open var minuteInterval = 1
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

  // MARK: Wheels

  private var wheels: UIPickerView?
  /// Keeps the rows, which the picker does not.
  private lazy var rows = DateWheels(self)

  /// [A] UIDatePicker.Mode.countDownTimer: there is no compact form of it.
  private var hasWheels: Bool { datePickerStyle == .wheels || datePickerMode == .countDownTimer }

  private func updateWheels() {
    if !hasWheels {
      wheels?.removeFromSuperview()
      wheels = nil
    } else if wheels == nil {
      let picker = UIPickerView(frame: bounds)
      picker.rows = rows
      picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(picker)
      wheels = picker
    }
    wheels?.isUserInteractionEnabled = isEnabled && isUserInteractionEnabled
    wheels?.setNeedsLayout()
  }
  open override var isEnabled: Bool { didSet { updateWheels() } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateWheels()
    wheels?.frame = bounds
  }

  /// [A] The control's event is sent when the user has turned a wheel.
  func userChooses(_ date: Date?) {
    guard let date else { return }
    self.date = date
    sendActions(for: .valueChanged)
  }
  func userChooses(duration: TimeInterval) {
    countDownDuration = duration
    sendActions(for: .valueChanged)
  }

  /// [O] As wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ViewMeasures.picker.width, height: ViewMeasures.picker.height)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
  @available(*, unavailable) case _other
}
