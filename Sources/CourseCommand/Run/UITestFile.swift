internal import CourseModel
internal import MarkupText

/// A test of Xcode's that plays a script on a simulator or a phone, and records what the app shows: whoever has a Mac can tell how near
/// Coursemark comes.
struct UITestFile {
  let script: RunScript

  var text: String {
    let events = script.events.map { line, event in
      let note = line.hasPrefix("expect") ? "" : "\n    recorder.note(\(SwiftLiteral.string(line)))"
      return "    \(Self.code(of: event))\(note)"
    }
    return """
      import XCTest

      /// Written by 'coursemark run --ui-test'. Add it to a target of UI tests and run it: the trace is an attachment of the test, and is
      /// printed. 'coursemark run --compare' tells what is otherwise on Linux.
      final class RecordedTrace: XCTestCase {
        @MainActor func testRecord() throws {
          let app = XCUIApplication()
          app.launch()
          var recorder = TraceRecorder(app: app)
          recorder.note(\(SwiftLiteral.string(RunScript.launched)))
      \(events.joined(separator: "\n"))
          let trace = try recorder.trace()
          print(trace)
          add(XCTAttachment(string: trace))
        }
      }

      extension XCUIApplication {
        /// By identifier, label, placeholder or value.
        @MainActor func element(named name: String) -> XCUIElement {
          let words = NSPredicate(
            format: "identifier == %@ OR label == %@ OR placeholderValue == %@ OR value == %@", name, name, name, name)
          return descendants(matching: .any).matching(words).firstMatch
        }
      }

      @MainActor struct TraceRecorder {
        let app: XCUIApplication
        private var screens: [[String: Any]] = []

        init(app: XCUIApplication) { self.app = app }

        mutating func note(_ event: String) {
          guard let root = try? app.snapshot() else { return }
          let keyboard = app.keyboards.firstMatch
          var screen: [String: Any] = [
            "event": event, "width": root.frame.width, "height": root.frame.height,
            "elements": root.children.flatMap(elements),
          ]
          if keyboard.exists { screen["keyboard"] = frame(keyboard.frame) }
          screens.append(screen)
        }

        func trace() throws -> String {
          let recorder = [
            "system": ProcessInfo.processInfo.operatingSystemVersionString,
            "device": ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? "a phone",
            "date": String(ISO8601DateFormatter().string(from: Date()).prefix(10)),
          ]
          let trace: [String: Any] = ["format": \(AppTrace.currentFormat), "recordedBy": recorder, "screens": screens]
          return String(decoding: try JSONSerialization.data(withJSONObject: trace, options: .sortedKeys), as: UTF8.self)
        }

        private func elements(_ element: XCUIElementSnapshot) -> [[String: Any]] {
          // What is the system's: Coursemark knows the keyboard by its frame alone.
          if [.keyboard, .statusBar].contains(element.elementType) { return [] }
          let value = element.value.map { "\\($0)" } ?? ""
          let own: [String: Any] = [
            "type": type(element.elementType), "identifier": element.identifier, "label": element.label,
            "value": value == element.placeholderValue ? "" : value, "frame": frame(element.frame),
            "isEnabled": element.isEnabled, "isSelected": element.isSelected,
          ]
          let isNamed = !(element.identifier + element.label + value).isEmpty
          return (isNamed && element.elementType != .window ? [own] : []) + element.children.flatMap(elements)
        }

        private func frame(_ rect: CGRect) -> [String: Double] {
          ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height]
        }

        private func type(_ type: XCUIElement.ElementType) -> String {
          switch type {
      \(Self.types.map { "    case .\($0): \"\($0)\"" }.joined(separator: "\n"))
          default: "other"
          }
        }
      }

      """
  }

  /// The kinds of elements that Coursemark tells apart and XCUITest, too.
  private static let types = [
    "alert", "button", "textField", "secureTextField", "textView", "staticText", "table", "cell", "scrollView", "image",
    "switch", "toolbar", "navigationBar", "activityIndicator", "sheet", "segmentedControl", "progressIndicator",
    "picker", "pickerWheel", "datePicker", "slider", "stepper", "pageIndicator",
  ]

  private static func code(of event: RunEvent) -> String {
    func element(_ name: String) -> String { "app.element(named: \(name))" }
    return switch event {
    case .tapAt(let x, let y):
      "app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: \(x), dy: \(y))).tap()"
    // A phone pastes through a menu: the text comes key by key.
    case .paste(let text): "app.typeText(\(text))"
    case .delete(let times):
      "app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(times)))"
    case .pressReturn: "app.typeText(\"\\n\")"
    case .scroll(let name, let isDown, let points?):
      "do { let start = \(element(name)).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)); "
        + "start.press(forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: \(isDown ? "-" : "")\(points)))) }"
    case .rotate(let orientation): "XCUIDevice.shared.orientation = .\(orientation)"
    case .wait(let seconds): "RunLoop.current.run(until: Date(timeIntervalSinceNow: \(seconds)))"
    case .leave: "XCUIDevice.shared.press(.home)"
    case .expect(let name, let isThere): "XCTAssert\(isThere ? "True" : "False")(\(element(name)).exists)"
    // Most of what a check can say is XCUITest's own; what it expects is Coursemark's.
    case .code(let line): line.hasPrefix("expect(") ? "// \(line)" : line
    case .tap, .type, .press, .swipe, .scroll, .comeBack: event.checkCode
    }
  }
}
