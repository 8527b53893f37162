import UIKit

/// One errand, from the storyboard "Details".
class ErrandController: UIViewController {
  var errand = ""
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet private weak var stepper: UIStepper!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = errand
    nameLabel.text = "Go to: \(errand)"
    show()
  }

  @IBAction private func counted(_ sender: UIStepper) { show() }

  @IBAction private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { nameLabel.text = "Pressed for long" }
  }

  private func show() { countLabel.text = "\(Int(stepper.value)) times" }
}
