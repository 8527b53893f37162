import UIKit

/// What is added is shown over the list, and goes back to it by an unwind segue.
class NewErrandController: UIViewController {
  @IBOutlet private weak var field: UITextField!
  var name: String? { field.text }
}
