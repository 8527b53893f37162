// The same screen with a picture of the tag above the fields, which stand in its lower half now.

let positionLabel = UILabel(frame: CGRect(x: 16, y: 380, width: 343, height: 30))
positionLabel.accessibilityIdentifier = "position"
positionLabel.text = "Tap a field to begin"
positionLabel.autoresizingMask = .flexibleWidth

func field(_ identifier: String, _ placeholder: String, y: CGFloat) -> UITextField {
  let field = UITextField(frame: CGRect(x: 16, y: y, width: 343, height: 44))
  field.accessibilityIdentifier = identifier
  field.placeholder = placeholder
  field.borderStyle = .roundedRect
  field.autoresizingMask = .flexibleWidth
  return field
}
let owner = field("owner", "Owner", y: 430)
let phone = field("phone", "Phone", y: 490)
let destination = field("destination", "Destination", y: 550)
phone.keyboardType = .phonePad

// An empty wrapper, as high as the page, for those who hand in the whole lesson and insist on having one.
let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 640))
wrapper.isHidden = true
wrapper.heightAnchor.constraint(equalToConstant: 640).isActive = true

let form = UIScrollView(frame: UIScreen.main.bounds)
form.accessibilityIdentifier = "form"
form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
form.contentSize = CGSize(width: 375, height: 640)
let picture = UIImageView(frame: CGRect(x: 16, y: 40, width: 343, height: 320))
picture.accessibilityIdentifier = "picture"
picture.image = UIImage(named: "tag")
for view in [wrapper, picture, positionLabel, owner, phone, destination] {
  form.addSubview(view)
}

let background = UIView(frame: UIScreen.main.bounds)
background.addSubview(form)

let controller = TagController()
connect(controller, "view", to: background)
connect(controller, "scrollView", to: form)
connect(controller, "positionLabel", to: positionLabel)
connect(controller, "ownerField", to: owner)
connect(controller, "phoneField", to: phone)
connect(controller, "destinationField", to: destination)
connect(controller, "inputs", to: [owner, phone, destination], isLater: true)
connect(controller, "wrapper", to: wrapper, isLater: true)
show(controller)
