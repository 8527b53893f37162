import UIKit

protocol ChatControllerDelegate: AnyObject {
    func chat(
        _ chat: ChatController, willShowKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
    func chat(
        _ chat: ChatController, willHideKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
}

protocol ChatMessageDelegate: AnyObject {
    func chat(_ chat: ChatController, didSay message: String)
}

class ChatController: UIViewController {
    @IBOutlet weak var conversationLabel: UILabel!
    @IBOutlet weak var messageField: UITextField!
    @IBOutlet weak var barBottom: NSLayoutConstraint!

    weak var delegate: ChatControllerDelegate?
    weak var messageDelegate: ChatMessageDelegate?
    var lines = ["Ada: It rides like new."] {
        didSet { showLines() }
    }

    private var hasKeyboard = false

    private let keyboardNotifications = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        showLines()
        messageField.delegate = self
        tieBarToKeyboard()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for name in keyboardNotifications {
            NotificationCenter.default.addObserver(
                self, selector: #selector(keyboardMoves(_:)), name: name, object: nil)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for name in keyboardNotifications {
            NotificationCenter.default.removeObserver(self, name: name, object: nil)
        }
    }

    func showLines() {
        conversationLabel.text = lines.suffix(5).joined(separator: "\n")
    }

    @objc func dismissKeyboard() {
        view.endEditing(true)
    }

    func finish() {
        if let text = messageField.text, text != "" {
            lines.append(text)
            messageDelegate?.chat(self, didSay: text)
        }
        messageField.text = nil
        dismissKeyboard()
    }

    @IBAction func sendPressed(_ sender: Any) {
        finish()
    }

    // MARK: The keyboard

    @objc private func keyboardMoves(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
            let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
        else { return }
        let options: UIView.AnimationOptions = [
            .beginFromCurrentState, UIView.AnimationOptions(rawValue: curve << 16),
        ]
        if notification.name == UIResponder.keyboardWillShowNotification {
            guard messageField.isFirstResponder else { return }
            hasKeyboard = true
            delegate?.chat(self, willShowKeyboard: frame, duration: duration, options: options)
        } else if hasKeyboard {
            hasKeyboard = false
            delegate?.chat(self, willHideKeyboard: frame, duration: duration, options: options)
        }
    }

    private func tieBarToKeyboard() {
        guard let drawn = barBottom, let bar = messageField.superview else { return }
        NSLayoutConstraint.deactivate([drawn])
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
    }
}

extension ChatController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish()
        return false
    }
}
