import UIKit

class TagController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var positionLabel: UILabel!
    @IBOutlet private weak var ownerField: UITextField!
    @IBOutlet private weak var phoneField: UITextField!
    @IBOutlet private weak var destinationField: UITextField!

    private lazy var fields: [UITextField] = [ownerField, phoneField, destinationField]
    private lazy var prevItem = UIBarButtonItem(title: "Prev", style: .plain, target: self, action: #selector(step(_:)))
    private lazy var nextItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(step(_:)))

    /// The place of the active field in the form.
    private var position: Int? {
        didSet { positionChanged() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = makeBar()
        fields.forEach { field in
            field.inputAccessoryView = bar
            field.delegate = self
        }
        positionChanged()
        NotificationCenter.default.addObserver(
            self, selector: #selector(makeRoom(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    private func makeBar() -> UIToolbar {
        // Without a target, Done goes to whoever has the focus.
        let done = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil, action: #selector(UIResponder.resignFirstResponder))
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([prevItem, nextItem, .flexibleSpace(), done], animated: false)
        return bar
    }

    /// One action for both: the sender is the item that was tapped.
    @objc private func step(_ sender: UIBarButtonItem) {
        guard let position = position else { return }
        fields[sender == prevItem ? position - 1 : position + 1].becomeFirstResponder()
    }

    private func positionChanged() {
        guard let position = position else {
            positionLabel.text = "Tap a field to begin"
            return
        }
        positionLabel.text = "Field \(position + 1) of \(fields.count)"
        prevItem.isEnabled = position != 0
        nextItem.isEnabled = position != fields.count - 1
        reveal()
    }

    @objc private func makeRoom(_ notification: Notification) {
        guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let covered = scrollView.frame.intersection(view.convert(end.cgRectValue, from: nil))
        scrollView.contentInset.bottom = covered.isNull ? 0 : covered.height
        reveal()
    }

    private func reveal() {
        guard let position = position else { return }
        scrollView.scrollRectToVisible(fields[position].frame, animated: false)
    }
}

extension TagController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        position = fields.firstIndex(of: textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        position = nil
    }
}
