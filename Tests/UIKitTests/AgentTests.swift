import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Whole runs of the agent, each in a process of its own: requests come from a pipe, replies go to the standard output.
@MainActor
@Suite struct AgentTests {
  /// Serves the events and ends the process.
  static func run(
    _ events: [Event], probes: [String: @MainActor ([String]) throws -> String] = [:],
    scene: @escaping @MainActor () -> Void
  ) -> Never {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    for (number, event) in events.enumerated() {
      try? MessageFraming.write(Request(sequence: number + 1, event: event), to: descriptor)
    }
    pipe.fileHandleForWriting.closeFile()
    let channel = AgentChannel(requests: dup(pipe.fileHandleForReading.fileDescriptor), replies: dup(1))
    close(1)
    AgentSession(scene: scene, probes: probes, channel: channel).serve()
  }

  static func replies(_ result: ExitTest.Result?) -> [Reply] {
    var bytes = result?.standardOutputContent ?? []
    var replies: [Reply] = []
    while bytes.count >= 4 {
      let length = bytes.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      if let reply = MessageFraming.message(Reply.self, in: Array(bytes.prefix(4 + length))) {
        replies.append(reply)
      }
      bytes = Array(bytes.dropFirst(4 + length))
    }
    return replies
  }

  @Test func aUserFillsInAFieldAndTheScreenSaysSo() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run(
        [
          .launch, .tap(element: ElementID(1)), .typeText("Hi"), .tap(element: ElementID(2)),
          .probe(name: "sum", arguments: ["1", "2"]),
        ], probes: ["sum": { arguments in "\(arguments.compactMap { Int($0) }.reduce(0, +))" }]
      ) {
        let controller = UIViewController()
        let field = textField("name", in: controller.view, y: 100)
        field.returnKeyType = .done
        field.enablesReturnKeyAutomatically = true
        let label = UILabel(frame: CGRect(x: 0, y: 500, width: 100, height: 20))
        label.text = "Below"
        controller.view.addSubview(label)
        show(controller)
      }
    }
    let replies = AgentTests.replies(result)
    #expect(
      replies.map(\.outcome) == [
        .done, .done, .done, .refused("the label \"Below\" is covered by the keyboard"), .value("3"),
      ])
    #expect(replies.map(\.sequence) == [1, 2, 3, 4, 5])
    #expect(replies[0].screen.keyboard == nil)
    #expect(
      replies[1].screen.keyboard
        == Keyboard(
          frame: Rect(x: 0, y: 407, width: 375, height: 260), returnKey: "Done", isReturnKeyEnabled: false))
    #expect(
      replies[2].screen.elements == [
        Element(
          id: ElementID(0), type: .other, frame: Rect(x: 0, y: 0, width: 375, height: 667),
          children: [
            Element(
              id: ElementID(1), type: .textField, identifier: "name", value: "Hi",
              frame: Rect(x: 20, y: 100, width: 200, height: 34), hasFocus: true),
            Element(
              id: ElementID(2), type: .staticText, label: "Below",
              frame: Rect(x: 0, y: 500, width: 100, height: 20), isHittable: false),
          ])
      ])
    #expect(replies[2].screen.keyboard?.isReturnKeyEnabled == true)
  }

  @Test func whatIsTiedToTheKeyboardGuideGlidesWithTheKeyboard() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch, .tap(element: ElementID(1))]) {
        let controller = UIViewController()
        let field = textField("field", in: controller.view)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          bar.widthAnchor.constraint(equalToConstant: 100),
          bar.heightAnchor.constraint(equalToConstant: 20),
          bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        show(controller)
        withExtendedLifetime(field) {}
      }
    }
    let screens = AgentTests.replies(result).map(\.screen)
    #expect(
      screens.map { $0.elements.flatMap(\.children).map(\.movement) } == [
        [nil, nil], [nil, .glide(seconds: 0.25, curve: 7)],
      ])
  }

  @Test func theScreenSaysWhatGlidesWithTheKeyboardAndWhatJumps() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch, .tap(element: ElementID(1)), .wait(seconds: 1)]) {
        let controller = UIViewController()
        let field = textField("field", in: controller.view)
        let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 40))
        bar.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
        let badge = UIView(frame: CGRect(x: 0, y: 500, width: 40, height: 40))
        [bar, badge].forEach(controller.view.addSubview)
        _ = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [bar, badge] _ in
          MainActor.assumeIsolated {
            bar.frame.origin.y = 300
            UIView.performWithoutAnimation { badge.frame.origin.y = 200 }
          }
        }
        show(controller)
        withExtendedLifetime(field) {}
      }
    }
    let screens = AgentTests.replies(result).map(\.screen)
    #expect(
      screens.map { $0.elements.flatMap(\.children).map(\.movement) } == [
        [nil, nil, nil], [nil, .glide(seconds: 0.25, curve: 7), .jump], [nil, nil, nil],
      ])
    #expect(screens[1].elements[0].children[1].children.map(\.movement) == [.glide(seconds: 0.25, curve: 7)])
  }

  @Test func whatWaitsForTheKeyboardToArriveGlidesBehindIt() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch, .tap(element: ElementID(1))]) {
        let controller = UIViewController()
        let field = textField("field", in: controller.view)
        let (bar, badge) = (UIView(), UIView())
        for (index, view) in [bar, badge].enumerated() {
          view.frame = CGRect(x: 0, y: 500 + 50 * CGFloat(index), width: 375, height: 40)
          controller.view.addSubview(view)
        }
        _ = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { [bar] _ in
          MainActor.assumeIsolated { UIView.animate(withDuration: 0.25) { bar.frame.origin.y = 300 } }
        }
        _ = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [badge] _ in
          MainActor.assumeIsolated { UIView.animate(withDuration: 1) { badge.frame.origin.y = 200 } }
        }
        show(controller)
        withExtendedLifetime(field) {}
      }
    }
    let screens = AgentTests.replies(result).map(\.screen)
    let slow = UIView.AnimationOptions.curveEaseInOut.curve
    #expect(
      screens[1].elements.flatMap(\.children).map(\.movement) == [
        nil, .glide(seconds: 0.25, curve: slow, after: 0.25), .glide(seconds: 0.25, curve: 7),
      ])
  }

  @Test func aPrototypeCellIsConnectedBeforeItWakes() async throws {
    final class Cell: UITableViewCell {
      weak var caption: UILabel!
      override class func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [],
          outlets: [
            _Outlet("caption", get: { ($0 as? Cell)?.caption }) { ($0 as? Cell)?.caption = $1 as? UILabel }
          ])
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        caption.text = "awake"
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      }
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let source = Source()
        AgentTests.run([.launch]) {
          let controller = UITableViewController()
          prototype(in: controller.tableView, identifier: "Cell", Cell.self) { cell in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            cell.contentView.addSubview(label)
            connect(cell, "caption", to: label)
          }
          connect(controller.tableView, "dataSource", to: source)
          show(controller)
        }
      }
    }
    let table = try #require(AgentTests.replies(result).first?.screen.elements.first)
    #expect(table.type == .table)
    #expect(table.sections == [TableSection(header: "", footer: "", rowCount: 2)])
    #expect(table.children.map(\.row) == [0, 1])
    #expect(table.children.map(\.label) == ["awake", "awake"])
  }

  @Test func whatTheSceneCannotConnectIsMissing() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch, .wait(seconds: 1)]) { connect(UIViewController(), "table", to: nil) }
    }
    #expect(
      AgentTests.replies(result).map(\.outcome) == [.missing("UIViewController has no outlet 'table'")])
  }

  @Test func whatALaterStepBringsIsConnectedWhereTheClassInsistsOnIt() async {
    final class Page: UIViewController {
      weak var tip: UILabel!
      weak var hint: UILabel?
      override class func _methodTable() -> _MethodTable? {
        let tip = _Outlet(
          "tip", get: { ($0 as? Page)?.tip }, set: { ($0 as? Page)?.tip = $1 as? UILabel }, isImplicitlyUnwrapped: true)
        let hint = _Outlet("hint", get: { ($0 as? Page)?.hint }) { ($0 as? Page)?.hint = $1 as? UILabel }
        return _MethodTable(methods: [], outlets: [tip, hint])
      }
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch]) {
        let (early, whole) = (UIViewController(), Page())
        let tip = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        connect(early, "tip", to: tip, isLater: true)
        connect(whole, "tip", to: tip, isLater: true)
        connect(whole, "hint", to: tip, isLater: true)
        whole.view.addSubview(tip)
        whole.tip.text = whole.hint == nil ? "connected" : "both connected"
        show(whole)
      }
    }
    #expect(AgentTests.replies(result).first?.screen.elements.flatMap(\.children).map(\.label) == ["connected"])
  }

  @Test func anActionThatIsNotThereIsMissing() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch]) {
        connect(UIButton(), .touchUpInside, to: UIViewController(), action: "pressed:")
      }
    }
    #expect(
      AgentTests.replies(result).map(\.outcome) == [.missing("UIViewController has no action 'pressed:'")])
  }

  @Test func whatIsNotModelledIsUnsupported() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch]) { _ = UIStoryboard(name: "Main", bundle: nil) }
    }
    #expect(AgentTests.replies(result).map(\.outcome) == [.unsupported("UIStoryboard")])
  }

  @Test func returnInAnAlertIsUnsupportedUnlessItsDelegateSaysNo() async {
    final class Keeper: NSObject, UITextFieldDelegate, _MethodTableProviding {
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(methods: [_Method("textFieldShouldReturn:") { _, _ in false }], outlets: [])
      }
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await AgentTests.run([.launch, .wait(seconds: 1), .typeText("a\n"), .wait(seconds: 2), .typeText("b\n")]) {
        let controller = UIViewController()
        show(controller)
        let keeper = Keeper()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.delegate = keeper }
        controller.present(alert, animated: true) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            withExtendedLifetime(keeper) { alert.textFields?[0].delegate = nil }
          }
        }
      }
    }
    let outcomes = AgentTests.replies(result).map(\.outcome)
    #expect(outcomes.first { $0 != .done } == outcomes.last)
    #expect(outcomes.last == .unsupported("Return in a text field of an alert, which closes the alert"))
  }
}
