import UIKit

class TagController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var positionLabel: UILabel!
    @IBOutlet weak var ownerField: UITextField!
    @IBOutlet weak var phoneField: UITextField!
    @IBOutlet weak var destinationField: UITextField!

    var activeField: UITextField?

    var fields: [UITextField] {
        return [ownerField, phoneField, destinationField]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addKeyboardBar()
        for field in fields {
            field.delegate = self
        }
        showPosition()
    }

    func addKeyboardBar() {
        let prev = UIBarButtonItem(title: "Prev", style: .plain, target: self, action: #selector(move))
        let next = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(move))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))

        let bar = UIToolbar()
        bar.items = [prev, next, space, done]
        bar.sizeToFit()
        for field in fields {
            field.inputAccessoryView = bar
        }
    }

    @objc func finish() {
        view.endEditing(true)
    }

    /// Moves the focus to another field.
    @objc func move() {
        guard let field = activeField, let index = fields.firstIndex(of: field) else { return }
        field.resignFirstResponder()
        fields[index + 1].becomeFirstResponder()
    }

    func showPosition() {
        if let field = activeField, let index = fields.firstIndex(of: field) {
            positionLabel.text = "Field \(index + 1) of \(fields.count)"
        } else {
            positionLabel.text = "Tap a field to begin"
        }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
        showPosition()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        activeField = nil
        showPosition()
    }
}
