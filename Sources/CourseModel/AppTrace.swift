/// What an app showed after each event of a script. One system records it, a phone for instance, and another is compared with it.
///
/// `Documentation/Running.md` describes the file.
package struct AppTrace: Sendable, Codable, Equatable {
  package static let currentFormat = 1

  package var format = Self.currentFormat
  package var recordedBy: Recorder
  /// The first is that of the launch.
  package var screens: [Screen]

  package init(recordedBy: Recorder, screens: [Screen]) {
    self.recordedBy = recordedBy
    self.screens = screens
  }

  package struct Recorder: Sendable, Codable, Equatable {
    /// `iOS 18.1`
    package var system: String
    /// `iPhone SE (3rd generation)`
    package var device: String
    /// `2026-11-27`
    package var date: String

    package init(system: String, device: String, date: String) {
      (self.system, self.device, self.date) = (system, device, date)
    }
  }

  package struct Screen: Sendable, Codable, Equatable {
    /// The script's line.
    package var event: String
    /// In points.
    package var width, height: Double
    /// With its accessory view, in points of the screen; `nil` while it is away.
    package var keyboard: Frame?
    /// Those that have a name, back to front.
    package var elements: [Element]

    package init(event: String, width: Double, height: Double, keyboard: Frame?, elements: [Element]) {
      (self.event, self.width, self.height) = (event, width, height)
      (self.keyboard, self.elements) = (keyboard, elements)
    }
  }

  /// In points.
  package struct Frame: Sendable, Codable, Equatable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package struct Element: Sendable, Codable, Equatable {
    /// A case of `XCUIElement.ElementType`.
    package var type: String
    package var identifier, label, value: String
    package var frame: Frame
    package var isEnabled, isSelected: Bool

    package init(
      type: String, identifier: String = "", label: String = "", value: String = "", frame: Frame,
      isEnabled: Bool = true, isSelected: Bool = false
    ) {
      (self.type, self.identifier, self.label, self.value) = (type, identifier, label, value)
      (self.frame, self.isEnabled, self.isSelected) = (frame, isEnabled, isSelected)
    }

    /// What a script could call it.
    package var name: String { [identifier, label, value].first { !$0.isEmpty } ?? "" }
    fileprivate var words: String { "the \(type) \"\(name)\"" }
  }
}

extension AppTrace {
  /// What a trace shows otherwise than the one that was recorded.
  package struct Difference: Sendable, Equatable {
    /// The number of the screen, from 1, and the event before it.
    package var screen: Int
    package var event: String
    /// `the button "Add" is enabled; recorded as disabled`
    package var words: String
  }

  /// Of two systems' ways of laying out and of rounding, in points.
  private static let tolerance = 1.0

  /// What is shown otherwise than it was recorded, in the order of the screens.
  package func differences(from recorded: AppTrace) -> [Difference] {
    var found: [Difference] = []
    for (index, (own, other)) in zip(screens, recorded.screens).enumerated() {
      let words =
        own.event == other.event
        ? own.differences(from: other, Self.tolerance)
        : ["the event is \"\(own.event)\"; recorded as \"\(other.event)\""]
      found += words.map { Difference(screen: index + 1, event: own.event, words: $0) }
    }
    if screens.count != recorded.screens.count {
      found.append(
        Difference(
          screen: min(screens.count, recorded.screens.count) + 1, event: "",
          words: "there are \(screens.count) screens; \(recorded.screens.count) were recorded"))
    }
    return found
  }
}

extension AppTrace.Screen {
  fileprivate func differences(from recorded: AppTrace.Screen, _ tolerance: Double) -> [String] {
    var found: [String] = []
    if !AppTrace.Frame(x: 0, y: 0, width: width, height: height).isNear(
      AppTrace.Frame(x: 0, y: 0, width: recorded.width, height: recorded.height), tolerance)
    {
      found.append(
        "the screen is \(width) points wide and \(height) high; recorded as \(recorded.width) and \(recorded.height)")
    }
    switch (keyboard, recorded.keyboard) {
    case (nil, nil): break
    case (nil, _?): found.append("no keyboard is up; recorded with one")
    case (_?, nil): found.append("the keyboard is up; recorded without one")
    case (let own?, let other?) where !own.isNear(other, tolerance):
      found.append("the keyboard takes up \(own.words); recorded as \(other.words)")
    default: break
    }
    // Elements of one kind and name are told apart by their order.
    var left = elements
    for other in recorded.elements {
      guard let index = left.firstIndex(where: { $0.type == other.type && $0.name == other.name }) else {
        found.append("\(other.words) is not there; recorded at \(other.frame.words)")
        continue
      }
      found += left.remove(at: index).differences(from: other, tolerance)
    }
    return found + left.map { "\($0.words) is there; it was not recorded" }
  }
}

extension AppTrace.Element {
  fileprivate func differences(from recorded: AppTrace.Element, _ tolerance: Double) -> [String] {
    var found: [String] = []
    func add(_ is: String, _ other: String) { found.append("\(words) \(`is`); recorded \(other)") }
    if label != recorded.label { add("says \"\(label)\"", "as \"\(recorded.label)\"") }
    if value != recorded.value { add("has the value \"\(value)\"", "with \"\(recorded.value)\"") }
    if isEnabled != recorded.isEnabled {
      add("is \(isEnabled ? "enabled" : "disabled")", "as \(recorded.isEnabled ? "enabled" : "disabled")")
    }
    if isSelected != recorded.isSelected {
      add("is \(isSelected ? "" : "not ")selected", "as \(recorded.isSelected ? "" : "not ")selected")
    }
    if !frame.isNear(recorded.frame, tolerance) { add("takes up \(frame.words)", "as \(recorded.frame.words)") }
    return found
  }
}

extension AppTrace.Frame {
  fileprivate func isNear(_ other: AppTrace.Frame, _ tolerance: Double) -> Bool {
    [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
      abs($0.0 - $0.1) <= tolerance
    }
  }
  /// `100 × 40 at (20, 300)`
  fileprivate var words: String {
    func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
    return "\(short(width)) × \(short(height)) at (\(short(x)), \(short(y)))"
  }
}
