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
        nameField.textContentType = .username
        nameField.keyboardType = .emailAddress
        nameField.autocorrectionType = .no
        nameField.autocapitalizationType = .none
        tieFormToKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        view.endEditing(true)
        super.viewWillDisappear(animated)
    }

    /// The form keeps the height that it was drawn with, and its distance to the keyboard or to the end of the screen.
    private func tieFormToKeyboard() {
        formView.translatesAutoresizingMaskIntoConstraints = false
        formView.heightAnchor.constraint(equalToConstant: formView.bounds.height).isActive = true
        formView.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        formView.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: formView.bottomAnchor, constant: 40).isActive = true
    }

    // MARK: What a person does

    @IBAction func signInPressed(_ sender: UIButton) {
        view.endEditing(true)
        guard let name = nameField.text, !name.isEmpty else { return say("Who are you?") }
        guard let password = passwordField.text, !password.isEmpty else { return say("And your password?") }
        passwordField.text = nil
        say("Hello, \(name)")
        NotificationCenter.default.post(name: .didSignIn, object: nil, userInfo: ["name": name])
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
