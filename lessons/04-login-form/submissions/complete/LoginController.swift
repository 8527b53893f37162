import UIKit

class LoginController: FadingController {
    @IBOutlet private(set) weak var formView: UIView!
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private(set) weak var passwordField: UITextField!
    @IBOutlet private weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let keys: [(UITextField, UIReturnKeyType)] = [(nameField, .next), (passwordField, .go)]
        for (field, key) in keys {
            field.delegate = self
            field.returnKeyType = key
        }
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
    }

    // MARK: While the form is on the screen

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoves), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        view.endEditing(true)
        NotificationCenter.default.removeObserver(
            self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        super.viewWillDisappear(animated)
    }

    /// One observer for every move of the keyboard: what counts is where it ends.
    @objc private func keyboardMoves(notification: Notification) {
        guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let covered = max(0, view.bounds.maxY - view.convert(end.cgRectValue, from: nil).minY)
        formView.transform = covered == 0 ? .identity : CGAffineTransform(translationX: 0, y: -covered)
    }

    // MARK: What a person does

    @IBAction func signInPressed(_ sender: UIButton) {
        view.endEditing(true)
        guard let name = nameField.text, !name.isEmpty else { return say("Who are you?") }
        guard let password = passwordField.text, !password.isEmpty else { return say("And your password?") }
        passwordField.text = nil
        say("Hello, \(name)")
    }

    @IBAction func helpPressed(_ sender: UIButton) {
        let main = UIStoryboard(name: "Main", bundle: nil)
        let help = main.instantiateViewController(withIdentifier: "Help")
        help.modalPresentationStyle = .fullScreen
        present(help, animated: true)
    }

    private func say(_ words: String) {
        statusLabel.text = words
    }
}

extension LoginController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard textField === nameField else {
            signInPressed(UIButton())
            return true
        }
        return passwordField.becomeFirstResponder()
    }
}
