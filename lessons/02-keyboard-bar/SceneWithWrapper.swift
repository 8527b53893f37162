// The screen with the picture, all of it in one view, and a fourth field at the end. In that view constraints place everything, from
// its upper to its lower edge, so they say how high it is: 670 points. Nothing ties the view itself; it was drawn into the page.

let positionLabel = UILabel()
positionLabel.accessibilityIdentifier = "position"
positionLabel.text = "Tap a field to begin"

func field(_ identifier: String, _ placeholder: String) -> UITextField {
  let field = UITextField()
  field.accessibilityIdentifier = identifier
  field.placeholder = placeholder
  field.borderStyle = .roundedRect
  return field
}
let owner = field("owner", "Owner")
let phone = field("phone", "Phone")
let destination = field("destination", "Destination")
let flight = field("flight", "Flight")
phone.keyboardType = .phonePad

let picture = UIImageView()
picture.accessibilityIdentifier = "picture"
picture.image = UIImage(named: "tag")

let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 670))
wrapper.accessibilityIdentifier = "wrapper"
wrapper.autoresizingMask = .flexibleWidth
let rows: [(view: UIView, height: CGFloat, space: CGFloat)] = [
  (picture, 320, 40), (positionLabel, 30, 20), (owner, 44, 20), (phone, 44, 16), (destination, 44, 16), (flight, 44, 16),
]
var edge = wrapper.topAnchor
for row in rows {
  row.view.translatesAutoresizingMaskIntoConstraints = false
  wrapper.addSubview(row.view)
  let height = row.view.heightAnchor.constraint(equalToConstant: row.height)
  if row.view === picture { height.identifier = "picture" }
  NSLayoutConstraint.activate([
    row.view.topAnchor.constraint(equalTo: edge, constant: row.space), height,
    row.view.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor, constant: 16),
    row.view.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor, constant: -16),
  ])
  edge = row.view.bottomAnchor
}
wrapper.bottomAnchor.constraint(equalTo: edge, constant: 16).isActive = true

let form = UIScrollView(frame: UIScreen.main.bounds)
form.accessibilityIdentifier = "form"
form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
form.contentSize = CGSize(width: 375, height: 670)
form.addSubview(wrapper)

let background = UIView(frame: UIScreen.main.bounds)
background.addSubview(form)

let controller = TagController()
connect(controller, "view", to: background)
connect(controller, "scrollView", to: form)
connect(controller, "positionLabel", to: positionLabel)
connect(controller, "ownerField", to: owner)
connect(controller, "phoneField", to: phone)
connect(controller, "destinationField", to: destination)
connect(controller, "inputs", to: [flight, owner, destination, phone])
connect(controller, "wrapper", to: wrapper)
show(controller)
