import UIKit

protocol ChatControllerDelegate: AnyObject {
    func chat(
        _ chat: ChatController, willShowKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
    func chat(
        _ chat: ChatController, willHideKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions)
}

class ChatController: UIViewController {
    @IBOutlet weak var conversationLabel: UILabel!
    @IBOutlet weak var messageField: UITextField!
    @IBOutlet weak var barBottom: NSLayoutConstraint!

    weak var delegate: ChatControllerDelegate?
    var lines = ["Ada: It rides like new."] {
        didSet { showLines() }
    }

    private let keyboardNotifications = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        showLines()
        messageField.delegate = self
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
            delegate?.chat(self, willShowKeyboard: frame, duration: duration, options: options)
            let covered = view.bounds.maxY - view.convert(frame, from: nil).minY
            setBarBottom(max(0, covered), duration, options)
        } else if barBottom.constant > 0 {
            delegate?.chat(self, willHideKeyboard: frame, duration: duration, options: options)
            setBarBottom(0, duration, options)
        }
    }

    private func setBarBottom(_ constant: CGFloat, _ duration: TimeInterval, _ options: UIView.AnimationOptions) {
        barBottom.constant = constant
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: {
            self.view.layoutIfNeeded()
        }, completion: nil)
    }
}

extension ChatController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish()
        return false
    }
}
