// The bytes of a screen and of what is on it.

extension Screen: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(size)
    writer.write(elements)
    writer.write(keyboard)
    writer.write(animations)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      size: try reader.read(), elements: try reader.read(), keyboard: try reader.read(), animations: try reader.read())
  }
}

extension Element: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(id)
    writer.write(type)
    writer.write(identifier)
    writer.write(label)
    writer.write(value)
    writer.write(placeholder)
    writer.write(frame)
    writer.write(isEnabled)
    writer.write(isSelected)
    writer.write(hasFocus)
    writer.write(isHittable)
    writer.write(scroll)
    writer.write(sections)
    writer.write(section)
    writer.write(row)
    writer.write(hasCheckmark)
    writer.write(hasBoldTitle)
    writer.write(symbol)
    writer.write(movement)
    writer.write(children)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self = try reader.nested { (reader) throws(MessageFraming.Failure) in
      Element(
        id: try reader.read(), type: try reader.read(), identifier: try reader.read(), label: try reader.read(),
        value: try reader.read(), placeholder: try reader.read(), frame: try reader.read(),
        isEnabled: try reader.read(), isSelected: try reader.read(), hasFocus: try reader.read(),
        isHittable: try reader.read(), scroll: try reader.read(), sections: try reader.read(),
        section: try reader.read(), row: try reader.read(), hasCheckmark: try reader.read(),
        hasBoldTitle: try reader.read(), symbol: try reader.read(), movement: try reader.read(),
        children: try reader.read())
    }
  }
}

extension ElementType: MessageValue {}

extension BarSymbol: MessageValue {}

extension ElementID: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.write(number) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) { self.init(try reader.read()) }
}

extension ScrollState: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(contentOffset)
    writer.write(contentSize)
    writer.write(contentInset)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(contentOffset: try reader.read(), contentSize: try reader.read(), contentInset: try reader.read())
  }
}

extension TableSection: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(header)
    writer.write(footer)
    writer.write(rowCount)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(header: try reader.read(), footer: try reader.read(), rowCount: try reader.read())
  }
}

extension Keyboard: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(frame)
    writer.write(hasKeys)
    writer.write(returnKey)
    writer.write(isReturnKeyEnabled)
    writer.write(type)
    writer.write(accessory)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(
      frame: try reader.read(), hasKeys: try reader.read(), returnKey: try reader.read(),
      isReturnKeyEnabled: try reader.read(), type: try reader.read(), accessory: try reader.read())
  }
}

extension Animation: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(duration)
    writer.write(delay)
    writer.write(options)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(duration: try reader.read(), delay: try reader.read(), options: try reader.read())
  }
}

extension Movement: MessageValue {
  package func write(to writer: inout MessageWriter) {
    switch self {
    case .jump: writer.append(case: 0)
    case .glide(let seconds, let curve, let after):
      writer.append(case: 1)
      writer.write(seconds)
      writer.write(curve)
      writer.write(after)
    }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    switch try reader.integer() as UInt8 {
    case 0: self = .jump
    case 1: self = .glide(seconds: try reader.read(), curve: try reader.read(), after: try reader.read())
    case let other: throw reader.unknownCase(other)
    }
  }
}

extension Point: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(x)
    writer.write(y)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(x: try reader.read(), y: try reader.read())
  }
}

extension Size: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(width)
    writer.write(height)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

extension Rect: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(x)
    writer.write(y)
    writer.write(width)
    writer.write(height)
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(x: try reader.read(), y: try reader.read(), width: try reader.read(), height: try reader.read())
  }
}

extension Insets: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(top)
    writer.write(left)
    writer.write(bottom)
    writer.write(right)
  }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(top: try reader.read(), left: try reader.read(), bottom: try reader.read(), right: try reader.read())
  }
}
