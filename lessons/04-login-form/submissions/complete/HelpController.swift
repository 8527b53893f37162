import UIKit

class HelpController: UIViewController {
    @IBOutlet weak var questionField: UITextField!
    @IBOutlet private weak var tipLabel: UILabel?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardStands), name: UIResponder.keyboardDidShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardLeaves), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardStands() {
        tipLabel?.isHidden = false
    }

    @objc private func keyboardLeaves() {
        tipLabel?.isHidden = true
    }

    @IBAction func closePressed(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
