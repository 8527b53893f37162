// The bytes of what the grader tells an examiner, and of what comes back.

extension Assignment: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(check)
    writer.write(seed)
    writer.write(continuation)
    writer.write(appTimeout)
    writer.write(traces)
    writer.write(drawing)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      check: try reader.read(), seed: try reader.read(), continuation: try reader.read(),
      appTimeout: try reader.read(), traces: try reader.read(), drawing: try reader.read())
  }
}

extension Assignment.Drawing: MessageValue {
  package func write(to writer: inout MessageWriter) {
    switch self {
    case .none: writer.append(case: 0)
    case .last: writer.append(case: 1)
    case .after(let requests):
      writer.append(case: 2)
      writer.write(requests)
    case .marked(let most):
      writer.append(case: 3)
      writer.write(most)
    case .moments(let most):
      writer.append(case: 4)
      writer.write(most)
    }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    switch try reader.integer() as UInt8 {
    case 0: self = .none
    case 1: self = .last
    case 2: self = .after(requests: try reader.read())
    case 3: self = .marked(most: try reader.read())
    case 4: self = .moments(most: try reader.read())
    case let other: throw reader.unknownCase(other)
    }
  }
}

extension Finding: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(decision)
    writer.write(reason)
    writer.write(reasonWithoutExpectation)
    writer.write(story)
    writer.write(expected)
    writer.write(seen)
    writer.write(line)
    writer.write(expectations)
    writer.write(assumptions)
    writer.write(leaks)
    writer.write(shrinking)
    writer.write(nextStory)
    writer.write(trace)
    writer.write(screens)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      decision: try reader.read(), reason: try reader.read(), reasonWithoutExpectation: try reader.read(),
      story: try reader.read(), expected: try reader.read(), seen: try reader.read(), line: try reader.read(),
      expectations: try reader.read(), assumptions: try reader.read(), leaks: try reader.read())
    shrinking = try reader.read()
    nextStory = try reader.read()
    trace = try reader.read()
    screens = try reader.read()
  }
}

extension Finding.Decision: MessageValue {}

extension Finding.Shrinking: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(isShortest)
    writer.write(events)
    writer.write(next)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(isShortest: try reader.read(), events: try reader.read(), next: try reader.read())
  }
}

extension TracedEvent: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(words)
    writer.write(observations)
    writer.write(isFirstDifference)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(words: try reader.read(), observations: try reader.read(), isFirstDifference: try reader.read())
  }
}

extension TracedEvent.Observation: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(seen)
    writer.write(expected)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(seen: try reader.read(), expected: try reader.read())
  }
}

extension SeenScreens: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(requests)
    writer.write(last)
    writer.write(solution)
    writer.write(marked)
    writer.write(moments)
    writer.write(earlierMoments)
  }

  /// Screens from an examiner are as small as those of this type are made.
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      requests: try reader.read(), last: try reader.read(), solution: try reader.read(), marked: try reader.read(),
      moments: try reader.read(), earlierMoments: try reader.read())
  }
}

extension SeenScreens.Marked: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(caption)
    writer.write(screen)
    writer.write(events)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(caption: try reader.read(), screen: try reader.read(), events: try reader.read())
  }
}

extension SeenScreens.Moment: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(words)
    writer.write(screen)
    writer.write(finger)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(words: try reader.read(), screen: try reader.read(), finger: try reader.read())
  }
}
