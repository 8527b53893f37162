import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// A screen as one meets it in courses, and where everything on it is.
struct Form: CustomTestStringConvertible, Sendable {
  let name: String
  var device = DeviceModel.phone375
  /// Builds the screen below the root view of a controller.
  let build: @MainActor @Sendable (Canvas) -> Void
  /// `name x,y widthxheight` of each view that is not hidden, in the window's coordinates.
  let frames: [String]
  /// What is changed then, and where everything is afterwards.
  var change: (@MainActor @Sendable (Canvas) -> Void)?
  var framesAfterwards: [String] = []

  var testDescription: String { name }

  /// The root view and the views that have names.
  @MainActor
  final class Canvas {
    let root: UIView
    private(set) var views: [(name: String, view: UIView)] = []
    var constraints: [String: NSLayoutConstraint] = [:]
    init(root: UIView) { self.root = root }

    func add<View: UIView>(_ name: String, _ view: View, in parent: UIView? = nil) -> View {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      return named(name, view)
    }
    func named<View: UIView>(_ name: String, _ view: View) -> View {
      views.append((name, view))
      return view
    }
    subscript(_ name: String) -> UIView { views.first { $0.name == name }?.view ?? root }

    var frames: [String] {
      views.filter { !$0.view.isHidden }.map { name, view in
        let frame = view.convert(view.bounds, to: nil)
        func text(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        return "\(name) \(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))x\(text(frame.height))"
      }
    }
  }
}

@MainActor
private func button(_ title: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  return button
}

@MainActor
@Suite(.freshApp) struct FramesTests {
  @Test(arguments: Self.forms) func everyFrameIsRight(_ form: Form) {
    let window = Stage.fresh(form.device)
    let controller = UIViewController()
    window.rootViewController = controller
    let canvas = Form.Canvas(root: controller.view)
    var said = ""
    AppState.current.console = { said += $0 }
    form.build(canvas)
    MainLoop.runUntilIdle()
    #expect(canvas.frames == form.frames)
    if let change = form.change {
      change(canvas)
      MainLoop.runUntilIdle()
      #expect(canvas.frames == form.framesAfterwards)
    }
    #expect(said == "")
    #expect(canvas.views.filter { $0.view.hasAmbiguousLayout }.map(\.name) == [])
  }

  nonisolated static let forms = [
    loginForm, stackInTheMiddle, containerAboveTheKeyboard, tableAboveABar, fieldAndButton, halves, cards, scrolledForm,
    priorities, chain,
  ]

  nonisolated static let loginForm = Form(
    name: "a login form pinned to the margins, one field below the other",
    build: { canvas in
      let root = canvas.root
      let user = canvas.add("user", borderedField())
      let password = canvas.add("password", borderedField())
      let login = canvas.add("login", button("Log in"))
      let margins = root.layoutMarginsGuide
      var all: [NSLayoutConstraint] = [user.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24)]
      for view in [user, password, login] as [UIView] {
        all += [
          view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          view.heightAnchor.constraint(equalToConstant: 44),
        ]
      }
      all += [
        password.topAnchor.constraint(equalTo: user.bottomAnchor, constant: 8),
        login.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 20),
      ]
      NSLayoutConstraint.activate(all)
    },
    frames: ["user 16,44 343x44", "password 16,96 343x44", "login 16,160 343x44"])

  nonisolated static let stackInTheMiddle = Form(
    name: "a stack of fields in the middle of the safe area", device: .tallPhone375,
    build: { canvas in
      let fields = ["user", "password"].map { canvas.named($0, borderedField()) }
      let stack = canvas.add("stack", UIStackView(arrangedSubviews: fields + [canvas.named("login", button("Go"))]))
      stack.axis = .vertical
      stack.spacing = 12
      stack.setCustomSpacing(24, after: fields[1])
      let safe = canvas.root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        stack.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.8),
      ])
    },
    frames: [
      "user 37.5,342 300x34", "password 37.5,388 300x34", "login 37.5,446 300x34", "stack 37.5,342 300x138",
    ],
    change: { canvas in canvas["password"].isHidden = true },
    framesAfterwards: [
      "user 37.5,371 300x34", "login 37.5,417 300x34", "stack 37.5,371 300x80",
    ])

  nonisolated static let containerAboveTheKeyboard = Form(
    name: "a container whose bottom constant follows the keyboard", device: .tallPhone375,
    build: { canvas in
      let container = canvas.add("container", UIView())
      let field = canvas.add("field", borderedField(), in: container)
      let safe = canvas.root.safeAreaLayoutGuide
      let bottom = safe.bottomAnchor.constraint(equalTo: container.bottomAnchor)
      canvas.constraints["bottom"] = bottom
      NSLayoutConstraint.activate([
        bottom, container.topAnchor.constraint(equalTo: safe.topAnchor),
        container.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        container.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        field.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
        container.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 12),
        field.heightAnchor.constraint(equalToConstant: 40),
        field.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
      ])
    },
    frames: ["container 0,44 375x734", "field 12,728 351x40"],
    change: { canvas in
      // The keyboard is 335 high, of which 34 are outside of the safe area anyway.
      canvas.constraints["bottom"]?.constant = 335 - 34
    },
    framesAfterwards: ["container 0,44 375x433", "field 12,427 351x40"])

  nonisolated static let tableAboveABar = Form(
    name: "a table that fills the screen above a bar",
    build: { canvas in
      let table = canvas.add("table", UITableView())
      let bar = canvas.add("bar", UIView())
      let views = ["table": table, "bar": bar]
      for format in ["H:|[table]|", "H:|[bar]|", "V:|-20-[table][bar(56)]|"] {
        canvas.root.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
      }
    },
    frames: ["table 0,20 375x591", "bar 0,611 375x56"],
    change: { canvas in UIApplication.shared.turn(to: .landscapeLeft) },
    framesAfterwards: ["table 0,20 667x299", "bar 0,319 667x56"])

  nonisolated static let fieldAndButton = Form(
    name: "a field that takes the room which a button leaves",
    build: { canvas in
      let field = canvas.add("field", borderedField())
      let send = canvas.add("send", button("Send"))
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 16),
        send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        canvas.root.trailingAnchor.constraint(equalTo: send.trailingAnchor, constant: 16),
        field.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor, constant: -8),
        send.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ])
      (field as UITextField).text = String(repeating: "a long text ", count: 9)
    },
    frames: ["field 16,625 289x34", "send 313,625 46x34"])

  nonisolated static let halves = Form(
    name: "an upper half, and a container for a child below it that reaches up when the half moves away",
    build: { canvas in
      let content = canvas.add("content", UIView())
      let child = canvas.add("child", UIView())
      let inside = UIView(frame: child.bounds)
      inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.addSubview(inside)
      let field = canvas.add("field", borderedField(), in: inside)
      let top = content.topAnchor.constraint(equalTo: canvas.root.topAnchor)
      let bottom = inside.bottomAnchor.constraint(equalTo: field.bottomAnchor)
      (canvas.constraints["top"], canvas.constraints["bottom"]) = (top, bottom)
      NSLayoutConstraint.activate([
        top, bottom, content.heightAnchor.constraint(equalTo: canvas.root.heightAnchor, multiplier: 0.5),
        content.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
        child.topAnchor.constraint(equalTo: content.bottomAnchor),
        child.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
        field.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    },
    frames: ["content 0,0 375x333.5", "child 0,333.5 375x333.5", "field 0,633 375x34"],
    change: { canvas in
      canvas.constraints["top"]?.constant = -canvas["content"].frame.height
      canvas.constraints["bottom"]?.constant = 260
    },
    framesAfterwards: ["content 0,-333.5 375x333.5", "child 0,0 375x667", "field 0,373 375x34"])

  nonisolated static let cards = Form(
    name: "three cards of one width and a square shape", device: .phone414,
    build: { canvas in
      let cards = ["left", "middle", "right"].map { canvas.add($0, UIView()) }
      var all = [
        cards[0].leadingAnchor.constraint(equalTo: canvas.root.layoutMarginsGuide.leadingAnchor),
        cards[2].trailingAnchor.constraint(equalTo: canvas.root.layoutMarginsGuide.trailingAnchor),
      ]
      for card in cards {
        all += [
          card.centerYAnchor.constraint(equalTo: canvas.root.centerYAnchor),
          card.heightAnchor.constraint(equalTo: card.widthAnchor),
          card.widthAnchor.constraint(equalTo: cards[0].widthAnchor),
        ]
      }
      for (card, next) in zip(cards, cards.dropFirst()) {
        all.append(next.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 10))
      }
      NSLayoutConstraint.activate(
        all.filter { $0.firstItem !== $0.secondItem || $0.firstAttribute != $0.secondAttribute })
    },
    frames: ["left 20,309 118x118", "middle 148,309 118x118", "right 276,309 118x118"])

  nonisolated static let scrolledForm = Form(
    name: "a form in a scroll view, as wide as the screen and as high as its content",
    build: { canvas in
      let scroll = canvas.add("scroll", UIScrollView())
      scroll.contentInsetAdjustmentBehavior = .never
      let fields = (1...3).map { canvas.named("field \($0)", borderedField()) }
      let stack = canvas.add("stack", UIStackView(arrangedSubviews: fields), in: scroll)
      stack.axis = .vertical
      stack.distribution = .fillEqually
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: canvas.root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        fields[0].heightAnchor.constraint(equalToConstant: 300),
      ])
    },
    frames: [
      "scroll 0,0 375x667", "field 1 0,20 375x300", "field 2 0,320 375x300", "field 3 0,620 375x300",
      "stack 0,20 375x900",
    ],
    change: { canvas in (canvas["scroll"] as? UIScrollView)?.contentOffset.y = 273 },
    framesAfterwards: [
      "scroll 0,0 375x667", "field 1 0,-253 375x300", "field 2 0,47 375x300", "field 3 0,347 375x300",
      "stack 0,-253 375x900",
    ])

  nonisolated static let priorities = Form(
    name: "a card as wide as it likes to be, as far as the screen has room", device: .phone320,
    build: { canvas in
      let card = canvas.add("card", UIView())
      let width = card.widthAnchor.constraint(equalToConstant: 400)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        width, card.widthAnchor.constraint(lessThanOrEqualTo: canvas.root.widthAnchor, constant: -32),
        card.centerXAnchor.constraint(equalTo: canvas.root.centerXAnchor),
        card.topAnchor.constraint(greaterThanOrEqualTo: canvas.root.safeAreaLayoutGuide.topAnchor),
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      ])
      let top = card.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 8)
      top.priority = .defaultLow
      top.isActive = true
    },
    frames: ["card 16,20 288x144"])

  nonisolated static let chain = Form(
    name: "a label of several lines between two others",
    build: { canvas in
      let labels = ["title", "body", "note"].map { canvas.add($0, UILabel()) }
      labels[0].text = "Title"
      labels[1].text = String(repeating: "several words ", count: 10)
      labels[1].numberOfLines = 0
      labels[2].text = "Note"
      let safe = canvas.root.safeAreaLayoutGuide
      var all = [labels[0].topAnchor.constraint(equalTo: safe.topAnchor)]
      for label in labels {
        all += [
          label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
        ]
      }
      for (label, next) in zip(labels, labels.dropFirst()) {
        all.append(next.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1))
      }
      NSLayoutConstraint.activate(all)
    },
    frames: ["title 16,20 43x21", "body 16,49 343x84", "note 16,141 34x21"])
}
