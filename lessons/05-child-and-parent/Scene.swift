// What Interface Builder would have made for the lesson: a screen of 375 by 667 points. The offer takes the upper 240 of
// them and the footer the last 44; the chat's container lies between the two, wherever they are.

// MARK: The chat

let conversation = UILabel()
conversation.accessibilityIdentifier = "conversation"
conversation.numberOfLines = 0

let message = UITextField(frame: CGRect(x: 16, y: 9, width: 263, height: 34))
message.accessibilityIdentifier = "message"
message.placeholder = "Your message"

let send = UIButton(type: .system)
send.frame = CGRect(x: 291, y: 9, width: 68, height: 34)
send.accessibilityIdentifier = "send"
send.setTitle("Send", for: .normal)

let bar = UIView()
bar.accessibilityIdentifier = "bar"
bar.addSubview(message)
bar.addSubview(send)

let chatView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 383))
for view in [conversation, bar] {
  view.translatesAutoresizingMaskIntoConstraints = false
  chatView.addSubview(view)
}
// A constant of 100 lifts the bar by 100 points.
let barBottom = chatView.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
NSLayoutConstraint.activate([
  conversation.topAnchor.constraint(equalTo: chatView.topAnchor, constant: 8),
  conversation.leadingAnchor.constraint(equalTo: chatView.leadingAnchor, constant: 16),
  conversation.trailingAnchor.constraint(equalTo: chatView.trailingAnchor, constant: -16),
  bar.leadingAnchor.constraint(equalTo: chatView.leadingAnchor),
  bar.trailingAnchor.constraint(equalTo: chatView.trailingAnchor),
  bar.heightAnchor.constraint(equalToConstant: 52),
  barBottom,
])

let chat = ChatController()
connect(chat, "view", to: chatView)
connect(chat, "conversationLabel", to: conversation)
connect(chat, "messageField", to: message)
connect(chat, "barBottom", to: barBottom)
connect(send, .touchUpInside, to: chat, action: "sendPressed:")

// MARK: The offer

let title = UILabel(frame: CGRect(x: 16, y: 28, width: 343, height: 30))
title.text = "Red bicycle, 40 €"

let note = UITextField(frame: CGRect(x: 16, y: 80, width: 343, height: 34))
note.accessibilityIdentifier = "note"
note.placeholder = "Your own note"

let toggle = UIButton(type: .system)
toggle.frame = CGRect(x: 16, y: 140, width: 343, height: 44)
toggle.accessibilityIdentifier = "toggle"
toggle.setTitle("Hide chat", for: .normal)

let offer = UIView()
offer.accessibilityIdentifier = "offer"
for view in [title, note, toggle] as [UIView] { offer.addSubview(view) }

let container = UIView()
container.accessibilityIdentifier = "container"

let footer = UILabel()
footer.text = "Sold by Ada"

let screen = UIView(frame: UIScreen.main.bounds)
for view in [offer, container, footer] {
  view.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(view)
  view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
  view.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
}
let offerTop = offer.topAnchor.constraint(equalTo: screen.topAnchor)
NSLayoutConstraint.activate([
  offerTop,
  offer.heightAnchor.constraint(equalToConstant: 240),
  container.topAnchor.constraint(equalTo: offer.bottomAnchor),
  container.bottomAnchor.constraint(equalTo: footer.topAnchor),
  footer.heightAnchor.constraint(equalToConstant: 44),
  footer.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
])

let controller = OfferController()
connect(controller, "view", to: screen)
connect(controller, "offerView", to: offer)
connect(controller, "offerTop", to: offerTop)
connect(controller, "container", to: container)
connect(controller, "noteField", to: note)
connect(controller, "footerLabel", to: footer, isLater: true)
connect(toggle, .touchUpInside, to: controller, action: "toggleChat:")
embed(chat, in: container, of: controller, segue: "Chat")
show(controller)
