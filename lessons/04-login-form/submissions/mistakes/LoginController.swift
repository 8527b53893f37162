import UIKit

class LoginController: FadingController, UITextFieldDelegate {
    @IBOutlet weak var formView: UIView!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureFields()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(true)
        watchKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(true)
        unwatchKeyboard()
    }

    /// What has to be set up once, when the outlets are connected.
    func configureFields() {
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .next
        passwordField.delegate = self
        nameField.returnKeyType = .go
        nameField.delegate = self
    }

    // MARK: Signing in

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case nameField: passwordField.becomeFirstResponder()
        default: signIn()
        }
        return true
    }

    /// Says at the top of the screen how it went, or what is missing.
    func signIn() {
        view.endEditing(true)
        let name = nameField.text ?? ""
        let password = passwordField.text ?? ""
        if name.isEmpty {
            statusLabel.text = "Who are you?"
        } else if password.isEmpty {
            statusLabel.text = "And your password?"
        } else {
            statusLabel.text = "Hello, \(name)"
            passwordField.text = ""
        }
    }

    @IBAction func signInPressed(_ sender: UIButton) {
        passwordField.resignFirstResponder()
        signIn()
    }

    // MARK: The keyboard

    func watchKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    func unwatchKeyboard() {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
            print("The keyboard did not say where it goes")
            return
        }
        formView.transform = CGAffineTransform(translationX: 0, y: -frame.height)
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else {
            return
        }
        formView.transform = CGAffineTransform(translationX: 0, y: frame.height)
    }

    // MARK: Help

    @IBAction func helpPressed(_ sender: UIButton) {
        let help = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Help")
        help.modalPresentationStyle = .fullScreen
        present(help, animated: true)
    }
}
