import UIKit

/// A picker of two wheels, of which the second depends on the first, and pickers of dates.
class ViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let countries = ["Spain", "Italy", "Norway"]
  let cities = [["Madrid", "Seville", "Bilbao"], ["Rome", "Milan"], ["Oslo", "Bergen", "Trondheim", "Bodø"]]
  let picker = UIPickerView(frame: CGRect(x: 0, y: 220, width: 375, height: 150))
  let date = UIDatePicker()
  let timer = UIDatePicker()
  let log = UILabel(frame: CGRect(x: 10, y: 180, width: 355, height: 40))
  var country = 0
  var changes = 0
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    picker.accessibilityIdentifier = "picker"
    date.accessibilityIdentifier = "date"
    timer.accessibilityIdentifier = "timer"
    picker.dataSource = self
    picker.delegate = self
    date.datePickerMode = .date
    date.locale = Locale(identifier: "en_US")
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.date = Date(timeIntervalSince1970: 86_400 * 365)
    timer.datePickerMode = .countDownTimer
    for it in [date, timer] { it.preferredDatePickerStyle = .wheels }
    date.frame = CGRect(x: 0, y: 370, width: 375, height: 150)
    timer.frame = CGRect(x: 0, y: 520, width: 375, height: 147)
    date.addAction(
      UIAction { [unowned self] _ in
        changes += 1
        log.text = "date \(Int(date.date.timeIntervalSince1970 / 86_400))"
      }, for: .valueChanged)
    for it in [log, picker, date, timer] { view.addSubview(it) }
    addButtons()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? countries.count : cities[country].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? countries[row] : cities[country][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.text = "row \(row) in \(component)"
    if component == 0 {
      country = row
      pickerView.reloadComponent(1)
    }
  }

  func addButtons() {
    addButton("Ask") { [unowned self] in
      log.text = "\(picker.selectedRow(inComponent: 0)) and \(picker.selectedRow(inComponent: 1))"
    }
    addButton("Choose") { [unowned self] in
      log.text = "silent"
      picker.selectRow(1, inComponent: 1, animated: false)
    }
    addButton("Rows") { [unowned self] in
      log.text = "\(picker.numberOfComponents) wheels, \(picker.numberOfRows(inComponent: 1)) rows"
    }
    addButton("Reload") { [unowned self] in
      country = 0
      picker.reloadAllComponents()
    }
    addButton("Limit") { [unowned self] in
      changes = 0
      date.minimumDate = Date(timeIntervalSince1970: 86_400 * 400)
      log.text = "date \(Int(date.date.timeIntervalSince1970 / 86_400)), told \(changes)"
    }
    addButton("Set date") { [unowned self] in
      changes = 0
      date.setDate(Date(timeIntervalSince1970: 86_400 * 500), animated: false)
      log.text = "date \(Int(date.date.timeIntervalSince1970 / 86_400)), told \(changes)"
    }
    addButton("Duration") { [unowned self] in
      timer.countDownDuration = 3_600
      log.text = "hours \(Int(timer.countDownDuration / 3_600))"
    }
    addButton("Defaults") { [unowned self] in
      let it = UIDatePicker()
      let free = it.minimumDate == nil && it.maximumDate == nil
      log.text = "date and time \(it.datePickerMode == .dateAndTime), free \(free), minutes \(it.minuteInterval)"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 5 * 72, y: 60 + buttons / 5 * 45, width: 70, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
