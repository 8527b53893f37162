// What Interface Builder would have made for the lesson: the login screen of 375 by 667 points, and the help screen as a
// second controller of the storyboard "Main". When the phone is turned, the form stays at the bottom.

let statusLabel = UILabel(frame: CGRect(x: 16, y: 20, width: 263, height: 44))
statusLabel.accessibilityIdentifier = "status"
statusLabel.text = "Please sign in"
statusLabel.autoresizingMask = .flexibleWidth

let helpButton = UIButton(type: .system)
helpButton.frame = CGRect(x: 287, y: 20, width: 72, height: 44)
helpButton.accessibilityIdentifier = "help"
helpButton.setTitle("Help", for: .normal)
helpButton.autoresizingMask = .flexibleLeftMargin

let nameField = UITextField(frame: CGRect(x: 16, y: 0, width: 343, height: 34))
nameField.accessibilityIdentifier = "name"
nameField.placeholder = "Name"

let passwordField = UITextField(frame: CGRect(x: 16, y: 36, width: 343, height: 34))
passwordField.accessibilityIdentifier = "password"
passwordField.placeholder = "Password"

let signInButton = UIButton(type: .system)
signInButton.frame = CGRect(x: 16, y: 86, width: 343, height: 44)
signInButton.accessibilityIdentifier = "signIn"
signInButton.setTitle("Sign in", for: .normal)

// With the keyboard up, the two fields are just in sight, and the button is not.
let form = UIView(frame: CGRect(x: 0, y: 337, width: 375, height: 290))
form.accessibilityIdentifier = "form"
form.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
for view in [nameField, passwordField, signInButton] as [UIView] {
  view.autoresizingMask = .flexibleWidth
  form.addSubview(view)
}

let background = UIView(frame: UIScreen.main.bounds)
background.addSubview(statusLabel)
background.addSubview(helpButton)
background.addSubview(form)

let controller = LoginController()
connect(controller, "view", to: background)
connect(controller, "formView", to: form)
connect(controller, "nameField", to: nameField)
connect(controller, "passwordField", to: passwordField)
connect(controller, "statusLabel", to: statusLabel)
connect(signInButton, .touchUpInside, to: controller, action: "signInPressed:")
connect(helpButton, .touchUpInside, to: controller, action: "helpPressed:")

storyboard("Main", identifier: "Help", HelpController.self) { help in
  let question = UITextField(frame: CGRect(x: 16, y: 84, width: 343, height: 44))
  question.accessibilityIdentifier = "question"
  question.placeholder = "What do you want to know?"

  let close = UIButton(type: .system)
  close.frame = CGRect(x: 287, y: 20, width: 72, height: 44)
  close.accessibilityIdentifier = "close"
  close.setTitle("Close", for: .normal)

  let tip = UILabel(frame: .zero)
  tip.isHidden = true

  let page = UIView(frame: UIScreen.main.bounds)
  page.addSubview(question)
  page.addSubview(tip)
  page.addSubview(close)
  connect(help, "view", to: page)
  connect(help, "questionField", to: question)
  connect(help, "tipLabel", to: tip, isLater: true)
  connect(close, .touchUpInside, to: help, action: "closePressed:")
}

show(controller)
