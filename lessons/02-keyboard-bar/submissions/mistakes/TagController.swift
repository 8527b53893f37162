import UIKit

class TagController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var positionLabel: UILabel!
    @IBOutlet weak var ownerField: UITextField!
    @IBOutlet weak var phoneField: UITextField!
    @IBOutlet weak var destinationField: UITextField!

    var activeField: UITextField?
    var prevItem: UIBarButtonItem!
    var nextItem: UIBarButtonItem!

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
        watchKeyboard()
    }

    func addKeyboardBar() {
        prevItem = UIBarButtonItem(title: "Prev", style: .plain, target: self, action: #selector(goBack))
        nextItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(goForward))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(finish))

        let bar = UIToolbar()
        bar.items = [prevItem, nextItem, space, done]
        bar.sizeToFit()
        for field in fields {
            field.inputAccessoryView = bar
        }
    }

    @objc func finish() {
        ownerField.resignFirstResponder()
        destinationField.resignFirstResponder()
    }

    @objc func goBack() {
        move(by: -1)
    }

    @objc func goForward() {
        move(by: 1)
    }

    func move(by step: Int) {
        guard let field = activeField, let index = fields.firstIndex(of: field) else { return }
        let target = (index + step + fields.count) % fields.count
        fields[target].becomeFirstResponder()
    }

    func updateBar() {
        guard let field = activeField, let index = fields.firstIndex(of: field) else { return }
        prevItem.isEnabled = index > 0
        nextItem.isEnabled = index < fields.count
    }

    func showPosition() {
        if let field = activeField, let index = fields.firstIndex(of: field) {
            positionLabel.text = "Field \(index + 1) of \(fields.count)"
        } else {
            positionLabel.text = "Tap a field to begin"
        }
    }

    func watchKeyboard() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification,
            object: nil)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scrollView.contentInset.bottom = frame.height
        showActiveField()
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset.bottom = 0
    }

    func showActiveField() {
        guard let field = activeField else { return }
        scrollView.scrollRectToVisible(field.frame, animated: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
        showPosition()
        updateBar()
        showActiveField()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        activeField = nil
        showPosition()
    }
}
