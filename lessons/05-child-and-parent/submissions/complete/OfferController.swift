import UIKit

/// What is for sale, with a chat below.
class OfferController: UIViewController, UITextFieldDelegate, ChatControllerDelegate {
    @IBOutlet weak var offerView: UIView!
    @IBOutlet weak var offerTop: NSLayoutConstraint!
    @IBOutlet weak var container: UIView!
    @IBOutlet weak var noteField: UITextField!
    @IBOutlet weak var footerLabel: UILabel?
    @IBOutlet weak var offerHeight: NSLayoutConstraint?

    /// The chat while it is out of the screen.
    var hiddenChat: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        noteField.delegate = self
        if let drawn = offerHeight {
            drawn.isActive = false
            view.heightAnchor.constraint(equalTo: offerView.heightAnchor, multiplier: 2).isActive = true
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: What the chat tells

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.destination {
        case let chat as ChatController: (chat.delegate, chat.messageDelegate) = (self, self)
        default: break
        }
    }

    func chat(
        _ chat: ChatController, willShowKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions
    ) {
        offerTop.constant = -offerView.bounds.height
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            self.view.layoutIfNeeded()
        }
    }

    func chat(
        _ chat: ChatController, willHideKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions
    ) {
        offerTop.constant = 0
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Hiding the chat

    @IBAction func toggleChat(_ sender: Any) {
        if let chat = hiddenChat {
            addChild(chat)
            chat.view.frame = container.bounds
            container.addSubview(chat.view)
            chat.didMove(toParent: self)
            hiddenChat = nil
        } else if let chat = children.first {
            chat.willMove(toParent: nil)
            chat.view.removeFromSuperview()
            chat.removeFromParent()
            hiddenChat = chat
        }
        (sender as? UIButton)?.setTitle(hiddenChat == nil ? "Hide chat" : "Show chat", for: .normal)
    }
}

extension OfferController: ChatMessageDelegate {
    func chat(_ chat: ChatController, didSay message: String) {
        let count = chat.lines.count - 1
        footerLabel?.text = count == 1 ? "1 message to Ada" : "\(count) messages to Ada"
    }
}
