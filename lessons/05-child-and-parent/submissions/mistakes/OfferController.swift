import UIKit

/// What is for sale, with a chat below.
class OfferController: UIViewController, UITextFieldDelegate, ChatControllerDelegate {
    @IBOutlet weak var offerView: UIView!
    @IBOutlet weak var offerTop: NSLayoutConstraint!
    @IBOutlet weak var container: UIView!
    @IBOutlet weak var noteField: UITextField!

    /// The chat while it is out of the screen.
    var hiddenChat: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        noteField.delegate = self
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: What the chat tells

    func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ChatController)?.delegate = self
    }

    func chat(
        _ chat: ChatController, willShowKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions
    ) {
        offerTop.constant = -offerView.frame.height
        view.layoutIfNeeded()
    }

    func chat(
        _ chat: ChatController, willHideKeyboard frame: CGRect, duration: TimeInterval,
        options: UIView.AnimationOptions
    ) {
        offerTop.constant = 0
        view.layoutIfNeeded()
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
