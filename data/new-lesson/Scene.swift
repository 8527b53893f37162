// What Interface Builder would have made: a screen with a text field and a label, on a phone of 375 by 667 points. Checks find the
// elements by their identifiers.

let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
view.backgroundColor = .white

let field = UITextField(frame: CGRect(x: 16, y: 80, width: 343, height: 44))
field.borderStyle = .roundedRect
field.placeholder = "Your name"
field.accessibilityIdentifier = "name"
view.addSubview(field)

let label = UILabel(frame: CGRect(x: 16, y: 140, width: 343, height: 24))
label.accessibilityIdentifier = "greeting"
view.addSubview(label)

let controller = GreetingController()
connect(controller, "view", to: view)
connect(controller, "nameField", to: field)
connect(controller, "greetingLabel", to: label)
show(controller)
