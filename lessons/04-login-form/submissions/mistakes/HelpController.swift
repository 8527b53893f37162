import UIKit

class HelpController: UIViewController {
    @IBOutlet weak var questionField: UITextField!

    @IBAction func closePressed(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
