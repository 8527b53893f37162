internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import MarkupText

/// What a script of `coursemark run` says, as check code: a line of code for each of its lines, so that messages name the script's own.
///
///     tap "Name"
///     type "Ada\n"
///     expect "Hello, Ada"
struct RunScript {
  /// Of a check, with a `screen` for each event.
  let code: String
  /// Each with the line that says it.
  let events: [(line: String, event: RunEvent)]

  /// What is wrong with a line.
  struct Mistake: Error, Equatable {
    /// 1-based.
    var line: Int
    var message: String
  }

  /// - Parameter ending: Code that stands after the last line.
  init(_ text: String, ending: String = "") throws(Mistake) {
    var lines: [String] = []
    var events: [(line: String, event: RunEvent)] = []
    for (index, line) in text.replacing("\r\n", with: "\n").replacing("\r", with: " ").components(separatedBy: "\n")
      .enumerated()
    {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty, !words.hasPrefix("#"), !words.hasPrefix("//") else {
        lines.append("")
        continue
      }
      do throws(Reason) {
        // What is only looked at leaves the screen as it was.
        let isLooking = words.hasPrefix("expect")
        let event = try Self.event(of: words)
        lines.append(event.checkCode + (isLooking ? "" : "; screen(\(SwiftLiteral.string(words)))"))
        events.append((words, event))
      } catch {
        throw Mistake(line: index + 1, message: error.message)
      }
    }
    lines[0] = "screen(\(SwiftLiteral.string(Self.launched))); " + lines[0]
    code = (lines + [ending]).joined(separator: "\n")
    self.events = events
  }

  /// What the first screen is called.
  static let launched = "The app is launched"

  private struct Reason: Error {
    var message: String
  }

  /// The events, each with an example: for help and for messages.
  static let examples = [
    "tap \"Add\"", "tap 20 300", "type \"milk\\n\"", "paste \"milk\"", "delete 3", "return", "press \"Milk\" 1",
    "swipe left \"Milk\"", "scroll down \"list\"", "rotate left", "rotate upright", "wait 0.5", "leave", "come back",
    "expect \"Milk\"", "expect no \"Milk\"",
  ]

  private static func event(of line: String) throws(Reason) -> RunEvent {
    // What a check may say, a script may, too.
    if line.hasPrefix("app.") || line.hasPrefix("expect(") { return .code(line) }
    let (verb, rest) = firstWord(of: line)
    switch verb {
    case "tap": return try tap(rest)
    case "type": return .type(try onlyText(rest, after: verb))
    case "paste": return .paste(try onlyText(rest, after: verb))
    case "delete": return .delete(Int(try number(rest, after: verb, else: 1)))
    case "return" where rest.isEmpty: return .pressReturn
    case "wait": return .wait(try number(rest, after: verb, else: 1))
    case "leave" where rest.isEmpty: return .leave
    case "come" where rest == "back": return .comeBack
    case "return", "leave": throw Reason(message: "'\(rest)' can't stand behind '\(verb)'.")
    case "rotate": return try rotate(rest)
    case "press":
      let (name, more) = try text(rest, after: verb)
      return .press(name, seconds: try number(more, after: verb, else: 1))
    case "swipe": return try swipe(rest)
    case "scroll": return try scroll(rest)
    case "expect": return try expectation(rest)
    default:
      throw Reason(
        message: "There is no event '\(verb)'"
          + SpellingSuggestion.remedy(verb, among: verbs, list: "the events are"))
    }
  }

  private static let verbs = [
    "tap", "type", "paste", "delete", "return", "press", "swipe", "scroll", "rotate", "wait", "leave", "come back",
    "expect",
  ]

  // MARK: Events

  private static func tap(_ rest: String) throws(Reason) -> RunEvent {
    let numbers = rest.split { $0 == " " || $0 == "," }.map { Double($0) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite { return .tapAt(x: x, y: y) }
    let (name, more) = try text(rest, after: "tap")
    guard more.isEmpty else { throw Reason(message: "'\(more)' can't stand behind what is tapped.") }
    return .tap(name)
  }

  private static func rotate(_ rest: String) throws(Reason) -> RunEvent {
    let orientations = [
      "left": "landscapeLeft", "right": "landscapeRight", "upright": "portrait", "portrait": "portrait",
    ]
    guard let orientation = orientations[rest] else {
      throw Reason(message: "'rotate' needs left, right or upright.")
    }
    return .rotate(to: orientation)
  }

  private static func swipe(_ rest: String) throws(Reason) -> RunEvent {
    let (direction, more) = firstWord(of: rest)
    guard ["left", "right", "up", "down"].contains(direction) else {
      throw Reason(message: "'swipe' needs left, right, up or down, and a name: swipe left \"Milk\".")
    }
    return .swipe(try text(more, after: "swipe \(direction)").literal, direction: direction)
  }

  private static func scroll(_ rest: String) throws(Reason) -> RunEvent {
    let (direction, more) = firstWord(of: rest)
    guard ["down", "up"].contains(direction) else {
      throw Reason(message: "'scroll' needs up or down, and a name: scroll down \"list\".")
    }
    let (name, points) = try text(more, after: "scroll \(direction)")
    return .scroll(
      name, isDown: direction == "down", points: points.isEmpty ? nil : try number(points, after: "scroll", else: 0))
  }

  private static func expectation(_ rest: String) throws(Reason) -> RunEvent {
    let (first, more) = firstWord(of: rest)
    let isNegated = first == "no"
    let (name, surplus) = try text(isNegated ? more : rest, after: isNegated ? "expect no" : "expect")
    guard surplus.isEmpty else { throw Reason(message: "'\(surplus)' can't stand behind what is expected.") }
    return .expect(name, isThere: !isNegated)
  }

  // MARK: Words

  private static func firstWord(of text: String) -> (word: String, rest: String) {
    let word = text.prefix { $0 != " " && $0 != "\t" }
    return (String(word), text.dropFirst(word.count).trimmingCharacters(in: .whitespaces))
  }

  private static func onlyText(_ text: String, after verb: String) throws(Reason) -> String {
    let (name, rest) = try Self.text(text, after: verb)
    guard rest.isEmpty else { throw Reason(message: "'\(rest)' can't stand behind the text of '\(verb)'.") }
    return name
  }

  /// A literal of Swift, as it will stand in the code.
  private static func text(_ text: String, after verb: String) throws(Reason) -> (literal: String, rest: String) {
    guard let match = text.prefixMatch(of: /"((?:[^"\\]|\\.)*)"/) else {
      throw Reason(message: "'\(verb)' needs a text in quotes: \(verb) \"Milk\".")
    }
    let literal = String(match.0)
    if literal.matches(of: /\\(.)/).contains(where: { $0.1 == "(" }) {
      throw Reason(message: "A text of a script has no '\\(…)'; write '\\\\(' for it.")
    }
    return (literal, text[match.range.upperBound...].trimmingCharacters(in: .whitespaces))
  }

  private static func number(
    _ text: String, after verb: String, else usual: Double
  ) throws(Reason) -> Double {
    if text.isEmpty { return usual }
    guard let number = Double(text), number >= 0, number <= 100_000 else {
      throw Reason(message: "'\(text)' is no number that '\(verb)' can take.")
    }
    return number
  }
}
