// The bytes of requests and replies.

extension Request: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(sequence)
    writer.write(event)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(sequence: try reader.read(), event: try reader.read())
  }
}

extension Event: MessageValue {
  package func write(to writer: inout MessageWriter) {
    switch self {
    case .launch: writer.append(case: 0)
    case .tap(let element):
      writer.append(case: 1)
      writer.write(element)
    case .tapAt(let point):
      writer.append(case: 2)
      writer.write(point)
    case .typeText(let text):
      writer.append(case: 3)
      writer.write(text)
    case .paste(let text):
      writer.append(case: 4)
      writer.write(text)
    case .pressDelete: writer.append(case: 5)
    case .scroll(let element, let distance):
      writer.append(case: 6)
      writer.write(element)
      writer.write(distance)
    case .wait(let seconds):
      writer.append(case: 7)
      writer.write(seconds)
    case .turn(let orientation):
      writer.append(case: 8)
      writer.write(orientation)
    case .leave: writer.append(case: 9)
    case .comeBack: writer.append(case: 10)
    case .use(let keyboard):
      writer.append(case: 11)
      writer.write(keyboard)
    case .probe(let name, let arguments):
      writer.append(case: 12)
      writer.write(name)
      writer.write(arguments)
    case .finish: writer.append(case: 13)
    case .leaks: writer.append(case: 14)
    case .press(let element, let seconds):
      writer.append(case: 15)
      writer.write(element)
      writer.write(seconds)
    case .swipe(let element, let direction):
      writer.append(case: 16)
      writer.write(element)
      writer.write(direction)
    case .turnWheel(let element, let title):
      writer.append(case: 17)
      writer.write(element)
      writer.write(title)
    case .slide(let element, let position):
      writer.append(case: 18)
      writer.write(element)
      writer.write(position)
    case .pressAndDrag(let element, let seconds, let target):
      writer.append(case: 19)
      writer.write(element)
      writer.write(seconds)
      writer.write(target)
    case .doubleTap(let element):
      writer.append(case: 20)
      writer.write(element)
    }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    switch try reader.integer() as UInt8 {
    case 0: self = .launch
    case 1: self = .tap(element: try reader.read())
    case 2: self = .tapAt(try reader.read())
    case 3: self = .typeText(try reader.read())
    case 4: self = .paste(try reader.read())
    case 5: self = .pressDelete
    case 6: self = .scroll(element: try reader.read(), by: try reader.read())
    case 7: self = .wait(seconds: try reader.read())
    case 8: self = .turn(try reader.read())
    case 9: self = .leave
    case 10: self = .comeBack
    case 11: self = .use(try reader.read())
    case 12: self = .probe(name: try reader.read(), arguments: try reader.read())
    case 13: self = .finish
    case 14: self = .leaks
    case 15: self = .press(element: try reader.read(), seconds: try reader.read())
    case 16: self = .swipe(element: try reader.read(), try reader.read())
    case 17: self = .turnWheel(element: try reader.read(), title: try reader.read())
    case 18: self = .slide(element: try reader.read(), to: try reader.read())
    case 19:
      self = .pressAndDrag(element: try reader.read(), seconds: try reader.read(), to: try reader.read())
    case 20: self = .doubleTap(element: try reader.read())
    case let other: throw reader.unknownCase(other)
    }
  }
}

extension Orientation: MessageValue {}
extension KeyboardChoice: MessageValue {}
extension SwipeDirection: MessageValue {}

extension Reply: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(version)
    writer.write(sequence)
    writer.write(outcome)
    writer.write(screen)
    writer.write(assumptions)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      version: try reader.read(), sequence: try reader.read(), outcome: try reader.read(), screen: try reader.read(),
      assumptions: try reader.read())
  }
}

extension Outcome: MessageValue {
  package func write(to writer: inout MessageWriter) {
    func append(_ number: UInt8, _ text: String) {
      writer.append(case: number)
      writer.write(text)
    }
    switch self {
    case .done: writer.append(case: 0)
    case .value(let json): append(1, json)
    case .refused(let clause): append(2, clause)
    case .missing(let words): append(3, words)
    case .unsupported(let name): append(4, name)
    }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    switch try reader.integer() as UInt8 {
    case 0: self = .done
    case 1: self = .value(try reader.read())
    case 2: self = .refused(try reader.read())
    case 3: self = .missing(try reader.read())
    case 4: self = .unsupported(try reader.read())
    case let other: throw reader.unknownCase(other)
    }
  }
}
