import UIKit

/// Controls that have a value, and what they tell of it.
class ViewController: UIViewController {
  let toggle = UISwitch(frame: CGRect(x: 20, y: 260, width: 51, height: 31))
  let slider = UISlider(frame: CGRect(x: 120, y: 260, width: 200, height: 34))
  let late = UISlider(frame: CGRect(x: 120, y: 310, width: 200, height: 34))
  let stepper = UIStepper(frame: CGRect(x: 20, y: 360, width: 94, height: 32))
  let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  let moment = UISegmentedControl(items: ["Up", "Down"])
  let progress = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)
  let pages = UIPageControl(frame: CGRect(x: 20, y: 560, width: 200, height: 30))
  let log = UILabel(frame: CGRect(x: 10, y: 210, width: 355, height: 40))
  var changes = 0
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.frame = CGRect(x: 20, y: 410, width: 240, height: 32)
    moment.frame = CGRect(x: 20, y: 460, width: 160, height: 32)
    moment.isMomentary = true
    progress.frame = CGRect(x: 20, y: 510, width: 200, height: 4)
    spinner.frame = CGRect(x: 300, y: 500, width: 20, height: 20)
    let names: [(String, UIView)] = [
      ("log", log), ("toggle", toggle), ("slider", slider), ("late", late), ("stepper", stepper),
      ("segments", segments), ("moment", moment), ("progress", progress), ("spinner", spinner), ("pages", pages),
    ]
    for (name, it) in names {
      it.accessibilityIdentifier = name
      view.addSubview(it)
    }
    stepper.maximumValue = 6
    stepper.stepValue = 2
    stepper.value = 4
    late.isContinuous = false
    pages.numberOfPages = 4
    addActions()
    addButtons()
  }

  func addActions() {
    let controls: [(UIControl, () -> String)] = [
      (toggle, { [unowned self] in "on \(toggle.isOn)" }),
      (slider, { [unowned self] in "slider \(slider.value > 0.6)" }),
      (late, { "late" }),
      (stepper, { [unowned self] in "value \(Int(stepper.value))" }),
      (segments, { [unowned self] in "segment \(segments.selectedSegmentIndex)" }),
      (moment, { [unowned self] in "chosen \(moment.selectedSegmentIndex)" }),
    ]
    for (control, text) in controls {
      control.addAction(
        UIAction { [unowned self] _ in
          changes += 1
          log.text = text()
        }, for: .valueChanged)
    }
  }

  func addButtons() {
    addButton("Turn on") { [unowned self] in
      changes = 0
      toggle.setOn(true, animated: false)
      slider.value = 0.7
      stepper.value = 6
      segments.selectedSegmentIndex = 1
      log.text = "on \(toggle.isOn), told \(changes)"
    }
    addButton("Beyond") { [unowned self] in
      slider.value = 3
      stepper.value = -5
      progress.progress = 1.5
      pages.currentPage = 9
      let values = "\(slider.value), \(stepper.value), \(progress.progress), \(pages.currentPage)"
      log.text = values
    }
    addButton("Narrow") { [unowned self] in
      slider.maximumValue = 0.5
      log.text = "\(slider.value)"
    }
    addButton("Wrap") { [unowned self] in
      stepper.wraps = true
      stepper.value = 6
    }
    addButton("Changes") { [unowned self] in log.text = "told \(changes)" }
    addButton("Reset") { [unowned self] in changes = 0 }
    addButton("None") { [unowned self] in
      segments.selectedSegmentIndex = UISegmentedControl.noSegment
      log.text = "segment \(segments.selectedSegmentIndex)"
    }
    addButton("Forbid") { [unowned self] in segments.setEnabled(false, forSegmentAt: 0) }
    addButton("Insert") { [unowned self] in
      segments.selectedSegmentIndex = 1
      segments.insertSegment(withTitle: "Hour", at: 0, animated: false)
      log.text = "\(segments.numberOfSegments), \(segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "")"
    }
    addButton("Spin") { [unowned self] in
      let before = spinner.isHidden
      spinner.startAnimating()
      log.text = "hidden \(before), then \(spinner.isHidden)"
    }
    addButton("Stop") { [unowned self] in spinner.stopAnimating() }
    addButton("Defaults") { [unowned self] in
      let (slider, stepper) = (UISlider(), UIStepper())
      log.text = "slider to \(slider.maximumValue), stepper to \(stepper.maximumValue) by \(stepper.stepValue)"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
