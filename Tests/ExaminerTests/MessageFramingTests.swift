import AppProtocol
import Foundation
import ReferenceModel
import Testing

/// How messages become bytes, and which bytes are none.
@Suite struct MessageFramingTests {
  private static let everything = Element(
    id: ElementID(-3), type: .datePicker, identifier: "größe", label: "\u{0}", value: "👍🏽", placeholder: "p",
    frame: Rect(x: -0.0, y: 0.1, width: 1e-300, height: .greatestFiniteMagnitude), isEnabled: false, isSelected: true,
    hasFocus: true, isHittable: false,
    scroll: ScrollState(
      contentOffset: Point(x: 1, y: 2), contentSize: Size(width: 3, height: 4),
      contentInset: Insets(top: 5, left: 6, bottom: 7, right: 8)),
    sections: [
      TableSection(header: "Fruit", footer: "", rowCount: .max), TableSection(header: "", footer: "f", rowCount: 0),
    ],
    section: .min, row: 4, hasCheckmark: false, hasBoldTitle: true, symbol: .back,
    movement: .glide(seconds: 0.25, curve: 7, after: 1),
    children: [Element(id: ElementID(1), type: .other, frame: Rect(x: 0, y: 0, width: 0, height: 0), movement: .jump)])

  private static let reply = Reply(
    sequence: 7, outcome: .refused("the keyboard is not up"),
    screen: Screen(
      size: Size(width: 375, height: 667), elements: [everything, everything],
      keyboard: Keyboard(
        frame: Rect(x: 0, y: 407, width: 375, height: 260), returnKey: "Done", isReturnKeyEnabled: true,
        type: "emailAddress", accessory: [everything]),
      animations: [Animation(duration: 0.3, delay: 0.1, options: .max)]),
    assumptions: ["one", "two"])

  private static var finding: Finding {
    var finding = Finding(
      decision: .stopped, reason: "r", reasonWithoutExpectation: "w", story: ["tap", ""], expected: "e", seen: "s",
      line: 12, expectations: 3, assumptions: ["a"])
    finding.shrinking = Finding.Shrinking(isShortest: true, events: 2, next: Data([0, 255]))
    finding.nextStory = Data([7])
    finding.trace = [
      TracedEvent(
        words: "tap", observations: [.init(seen: "a", expected: nil), .init(seen: nil, expected: "b")],
        isFirstDifference: true)
    ]
    finding.screens = SeenScreens(
      requests: 2, last: Screen(size: Size(width: 1, height: 1)), solution: Screen(size: Size(width: 2, height: 2)),
      marked: [
        .init(caption: "c", screen: Screen(size: Size(width: 3, height: 3)), events: [.launch, .typeText("a")])
      ],
      moments: [
        .init(words: "tap", screen: Screen(size: Size(width: 4, height: 4)), finger: Point(x: 1, y: 2)),
        .init(words: "type", screen: Screen(size: Size(width: 5, height: 5))),
      ], earlierMoments: 3)
    return finding
  }

  private static let events: [Event] = [
    .leaks, .launch, .tap(element: ElementID(2)), .tapAt(Point(x: 1, y: 2)), .typeText("a\n"), .paste("b"),
    .pressDelete,
    .scroll(element: ElementID(0), by: Point(x: 0, y: -1e6)), .wait(seconds: 0.5), .turn(.landscapeRight), .leave,
    .comeBack, .use(.hardware), .probe(name: "sum", arguments: ["1", "\"b\""]), .finish,
  ]

  private func readBack<Message: MessageValue>(_ message: Message) throws -> Message? {
    MessageFraming.message(Message.self, in: try MessageFraming.bytes(of: message))
  }

  @Test func everyMessageIsReadAsItWasWritten() throws {
    #expect(try readBack(Self.reply) == Self.reply)
    #expect(try readBack(Self.finding) == Self.finding)
    for event in Self.events {
      #expect(try readBack(Request(sequence: .max, event: event)) == Request(sequence: .max, event: event))
    }
    for outcome in [Outcome.done, .value("4"), .refused("r"), .missing("m"), .unsupported("u")] {
      let reply = Reply(version: 9, sequence: 1, outcome: outcome, screen: Screen(size: Size(width: 1, height: 1)))
      #expect(try readBack(reply) == reply)
    }
    for type in ElementType.allCases {
      let element = Element(id: ElementID(0), type: type, frame: Rect(x: 0, y: 0, width: 0, height: 0))
      #expect(try readBack(element) == element)
    }
    for decision in Finding.Decision.allCases {
      #expect(try readBack(Finding(decision: decision)) == Finding(decision: decision))
    }
    for drawing in [Assignment.Drawing.none, .last, .after(requests: 3), .marked(most: 6), .moments(most: 8)] {
      let assignment = Assignment(
        check: "read.typed", seed: .max, continuation: Data("{}".utf8), appTimeout: 9.5, traces: true, drawing: drawing)
      #expect(try readBack(assignment) == assignment)
    }
  }

  /// The sign of zero is a bit of its own, and `==` does not see it.
  @Test func aNumberKeepsAllOfItsBits() throws {
    let frame = try #require(try readBack(Self.reply)).screen.elements[0].frame
    #expect(frame.x.sign == .minus)
  }

  @Test func aMessageThatIsCutOffOrGoesOnIsNone() throws {
    let bytes = try MessageFraming.bytes(of: Self.reply)
    for length in 0..<bytes.count - 4 {
      let cut = Self.framed(Array(bytes[4..<4 + length]))
      #expect(MessageFraming.message(Reply.self, in: cut) == nil, "\(length)")
    }
    #expect(MessageFraming.message(Reply.self, in: Self.framed(bytes.dropFirst(4) + [0])) == nil)
    #expect(MessageFraming.message(Reply.self, in: bytes + [0]) == nil)
  }

  /// A value has one form: bytes that are taken for a message are those that are written for it.
  @Test func noChangedByteIsTakenForAnotherFormOfAMessage() throws {
    let bytes = try MessageFraming.bytes(of: Self.reply)
    var random = SeededRandom(seed: 1)
    for place in bytes.indices.dropFirst(4) {
      for _ in 0..<8 {
        var changed = bytes
        changed[place] = UInt8(truncatingIfNeeded: random.bits())
        guard let reply = MessageFraming.message(Reply.self, in: changed),
          let written = try? MessageFraming.bytes(of: reply)
        else { continue }
        #expect(written == changed, "\(place)")
      }
    }
  }

  @Test func aTextThatIsNoUTF8IsRefused() throws {
    var bytes = try MessageFraming.bytes(of: Finding(decision: .pass, reason: "abc"))
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "b")))
    bytes[place] = 0xFF
    #expect(MessageFraming.message(Finding.self, in: bytes) == nil)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func aNumberThatIsNoPlaceIsNotSent(number: Double) {
    let screen = Screen(size: Size(width: number, height: 1))
    #expect(throws: MessageFraming.Failure.malformed("a number is infinite, or none")) {
      try MessageFraming.bytes(of: Reply(sequence: 1, outcome: .done, screen: screen))
    }
  }

  @Test func elementsAreNestedAsDeeplyAsAReaderCanFollow() throws {
    let deepest = try MessageFraming.bytes(nestedTo: MessageFraming.maximumDepth)
    #expect(MessageFraming.message(Reply.self, in: deepest) != nil)
    let tooDeep = try MessageFraming.bytes(nestedTo: MessageFraming.maximumDepth + 1)
    #expect(MessageFraming.message(Reply.self, in: tooDeep) == nil)
  }

  /// More than are there: nothing may be set aside for them.
  @Test func aCountBeyondTheEndIsRefused() throws {
    let bytes = try MessageFraming.bytes(of: Finding(decision: .pass))
    // The decision, the empty reason, that there is no other, and then the story's count.
    var forged = bytes
    forged.replaceSubrange(4 + 1 + 4 + 1..<4 + 1 + 4 + 1 + 4, with: [255, 255, 255, 255])
    #expect(MessageFraming.message(Finding.self, in: bytes) != nil)
    #expect(MessageFraming.message(Finding.self, in: forged) == nil)
  }

  fileprivate static func framed(_ body: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
  }
}

extension MessageFraming {
  /// A reply with so many elements within one another. Made of bytes, since a value of that depth would exhaust the stack.
  static func bytes(nestedTo depth: Int) throws -> [UInt8] {
    let reply = Reply(sequence: 1, outcome: .done, screen: Screen(size: Size(width: 1, height: 1)))
    let element = Element(id: ElementID(1), type: .other, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    // The count of its children, or of the screen's elements, is the last of these bytes.
    let innermost = Array(try bytes(of: element).dropFirst(4))
    let outer: [UInt8] = innermost.dropLast(4) + [1, 0, 0, 0]
    // Behind the screen's elements: no keyboard, no animations, no assumptions.
    let body = try bytes(of: reply).dropFirst(4).dropLast(4 + 1 + 4 + 4)
    let elements: [UInt8] = Array(Array(repeating: outer, count: depth - 1).joined()) + innermost
    let rest = [UInt8](repeating: 0, count: 1 + 4 + 4)
    return MessageFramingTests.framed(Array(body) + Array(outer.suffix(4)) + elements + rest)
  }
}
