import UIKit

/// What a chat says about the keyboard that it brings up.
protocol ChatControllerDelegate: AnyObject {
    func chat(
        _ chat: ChatController, willShowKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
    func chat(
        _ chat: ChatController, willHideKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
}

/// What was said, and a bar to answer in.
class ChatController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var conversationLabel: UILabel!
    @IBOutlet weak var messageField: UITextField!
    @IBOutlet weak var barBottom: NSLayoutConstraint!

    weak var delegate: ChatControllerDelegate?
    var lines = ["Ada: It rides like new."]

    override func viewDidLoad() {
        super.viewDidLoad()
        showLines()
        configure()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watchKeyboard()
    }

    func showLines() {
        conversationLabel.text = lines.suffix(5).joined(separator: "\n")
    }

    func configure() {
        messageField.delegate = self
        let tap = UITapGestureRecognizer(target: self, action: #selector(viewTapped(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc func viewTapped(_ recognizer: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    func finish() {
        lines.append(messageField.text!)
        showLines()
        messageField.text = ""
        messageField.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish()
        return true
    }

    @IBAction func sendPressed(_ sender: Any) {
        messageField.resignFirstResponder()
    }

    func watchKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        keyboardWill(show: true, notification)
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        keyboardWill(show: false, notification)
    }

    func keyboardWill(show: Bool, _ notification: Notification) {
        let info = notification.userInfo!
        let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt
        let options = UIView.AnimationOptions(rawValue: curve)
        if show {
            delegate?.chat(self, willShowKeyboard: frame, duration: duration, options: options)
        } else {
            delegate?.chat(self, willHideKeyboard: frame, duration: duration, options: options)
        }
        barBottom.constant = show ? frame.height : 0
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: {
            self.view.layoutIfNeeded()
        }, completion: nil)
    }
}
