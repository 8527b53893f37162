import Foundation
import Testing

@testable import UIKit

/// The wheels of dates, times and durations.
@MainActor
@Suite(.freshApp) struct DatePickerTests {
  /// The 31st of January 2024, 15:07.
  private static let date = Date(timeIntervalSince1970: 1_706_713_620)

  private func picker(_ mode: UIDatePicker.Mode, locale: String = "en_US") -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: locale)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Self.date
    picker.layoutIfNeeded()
    return picker
  }
  private func wheels(_ picker: UIDatePicker) -> [PickerWheel] {
    picker.layoutIfNeeded()
    return picker.subtree.compactMap { $0 as? PickerWheel }
  }
  private func titles(_ picker: UIDatePicker) -> [String] { wheels(picker).map(\.chosenTitle) }

  @Test(.documented("UIDatePicker.Mode"))
  func eachModeHasItsWheels() {
    #expect(titles(picker(.date)) == ["January", "31", "2024"])
    #expect(titles(picker(.date, locale: "de_DE")) == ["31", "Januar", "2024"])
    #expect(titles(picker(.yearAndMonth)) == ["January", "2024"])
    #expect(titles(picker(.time)) == ["3", "07", "PM"])
    #expect(titles(picker(.time, locale: "de_DE")) == ["15", "07"])
    #expect(titles(picker(.dateAndTime)) == ["Wed Jan 31", "3", "07", "PM"])
    let today = picker(.dateAndTime)
    today.date = _VirtualTime.date
    #expect(titles(today).first == "Today")
  }

  @Test(.documented("UIDatePicker, datePickerStyle: compact and inline"))
  func onlyWheelsHaveWheels() {
    let picker = picker(.date)
    picker.preferredDatePickerStyle = .compact
    #expect(titles(picker) == [])
    picker.datePickerMode = .countDownTimer
    #expect(titles(picker) == ["0 hours", "0 min"])
  }

  @Test(.documented("UIDatePicker: the value changed event, sent when the user has chosen, and not when code has"))
  func aUserTurnsTheWheels() {
    let picker = picker(.date)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    #expect(wheels(picker)[2].turn(to: "2023"))
    #expect(titles(picker) == ["January", "31", "2023"] && count == 1)
    picker.date = Self.date
    #expect(count == 1)
    #expect(!wheels(picker)[0].turn(to: "Nonuary") && count == 1)
    picker.isEnabled = false
    #expect(!wheels(picker)[0].turn(to: "March") && count == 1)
  }

  @Test(.observed("A day that the month does not have turns back to its last one"))
  func aMonthHasItsDays() {
    let picker = picker(.date)
    #expect(wheels(picker)[0].turn(to: "February"))
    #expect(titles(picker) == ["February", "29", "2024"])
  }

  @Test(.documented("UIDatePicker, maximumDate"))
  func whatIsBesideTheLimitsTurnsBack() {
    let picker = picker(.time)
    picker.maximumDate = Self.date
    #expect(wheels(picker)[2].turn(to: "AM"))
    #expect(titles(picker) == ["3", "07", "AM"])
    #expect(wheels(picker)[2].turn(to: "PM") && wheels(picker)[0].turn(to: "5"))
    #expect(picker.date == Self.date)
  }

  @Test(.documented("UIDatePicker, minuteInterval: what does not divide an hour evenly is 1; the default is to round"))
  func minutesAreThoseOfTheWheel() {
    let picker = picker(.time)
    picker.minuteInterval = 15
    #expect(titles(picker) == ["3", "00", "PM"])
    #expect(wheels(picker)[0].turn(to: "4"))
    #expect(picker.date == Self.date.addingTimeInterval(3600 - 7 * 60))
    picker.minuteInterval = 7
    #expect(wheels(picker)[1].turn(to: "59") && titles(picker) == ["4", "59", "PM"])
  }

  @Test(.observed("Wheels stand in the order of the locale"))
  func wheelsStandAsDatesAreWritten() {
    #expect(titles(picker(.yearAndMonth, locale: "ru_RU")).last == "2024")
    #expect(titles(picker(.time, locale: "ko_KR")).dropFirst() == ["3", "07"])
  }

  @Test(.documented("UIDatePicker, minuteInterval and countDownDuration"))
  func aDurationIsTurnedInSteps() {
    let picker = picker(.countDownTimer)
    picker.minuteInterval = 15
    #expect(wheels(picker)[0].turn(to: "2 hours") && wheels(picker)[1].turn(to: "45 min"))
    #expect(picker.countDownDuration == 9_900)
    #expect(!wheels(picker)[1].turn(to: "50 min"))
  }
}
