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
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
    }

    @objc func tapped() {
        view.endEditing(true)
    }

    func finish() {
        if let text = messageField.text, text.count > 0 {
            lines.append(text)
            showLines()
        }
        messageField.text = ""
        messageField.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish()
        return true
    }

    @IBAction func sendPressed(_ sender: Any) {
    }

    func watchKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(showKeyboard(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideKeyboard(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func showKeyboard(_ notification: Notification) {
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
            barBottom.constant = view.bounds.maxY - view.convert(frame, from: nil).minY
        }
    }

    @objc func hideKeyboard(_ notification: Notification) {
        barBottom.constant = 0
    }
}
