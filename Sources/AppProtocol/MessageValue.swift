internal import Foundation

/// A value that crosses a pipe as bytes.
///
/// How this works: each value writes its parts in the order of their declaration and reads them in the same order; nothing is
/// named. An integer has eight bytes and a count four, least significant first; a number is its IEEE 754 bits; a text is its count
/// of bytes and its UTF-8; a list is its count and its values; an optional value is 0, or 1 and the value; a case of an enumeration
/// is its number in the order of declaration, in one byte, and its values. So a value has one form only, and other bytes are none.
package protocol MessageValue {
  /// Adds the value's bytes to a message.
  func write(to writer: inout MessageWriter)
  /// Takes a value from where the reader stands.
  /// - Throws: ``MessageFraming/Failure`` where the bytes are none that ``write(to:)`` makes.
  init(reading reader: inout MessageReader) throws(MessageFraming.Failure)
}

/// Collects the bytes of a message.
package struct MessageWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether a number was written that is infinite or none. It is no place and no time, and nobody reads such a message.
  private(set) var hasImpossibleNumber = false

  mutating func write(_ value: some MessageValue) { value.write(to: &self) }

  mutating func append(_ integer: some FixedWidthInteger) {
    withUnsafeBytes(of: integer.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(count: Int) { append(UInt32(truncatingIfNeeded: count)) }

  /// The number of a case.
  mutating func append(case number: UInt8) { bytes.append(number) }

  mutating func append(number: Double) {
    if !number.isFinite { hasImpossibleNumber = true }
    append(number.bitPattern)
  }

  mutating func append(contentsOf more: some Collection<UInt8>) {
    append(count: more.count)
    bytes.append(contentsOf: more)
  }
}

/// Takes a message apart. It refuses what no writer writes, and never reads beyond the end.
package struct MessageReader {
  private let bytes: [UInt8]
  private var offset = 0
  /// How many values the present one stands in that can hold their own kind.
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func read<Value: MessageValue>() throws(MessageFraming.Failure) -> Value { try Value(reading: &self) }

  mutating func integer<Integer: FixedWidthInteger>() throws(MessageFraming.Failure) -> Integer {
    let place = try advance(by: MemoryLayout<Integer>.size)
    return Integer(
      littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place.lowerBound, as: Integer.self) })
  }

  /// Of bytes, or of values that have one byte at least: there can't be more than what is left.
  mutating func count() throws(MessageFraming.Failure) -> Int {
    let count: UInt32 = try integer()
    guard count <= bytes.count - offset else { throw .malformed("it ends too early") }
    return Int(count)
  }

  mutating func text() throws(MessageFraming.Failure) -> String {
    let count = try count()
    guard let text = String(validating: bytes[try advance(by: count)], as: UTF8.self) else {
      throw .malformed("a text is no UTF-8")
    }
    return text
  }

  mutating func chunk() throws(MessageFraming.Failure) -> ArraySlice<UInt8> {
    let count = try count()
    return bytes[try advance(by: count)]
  }

  /// Reads a value that can hold its own kind. Values that are nested without end would exhaust the stack.
  mutating func nested<Value>(
    _ read: (inout MessageReader) throws(MessageFraming.Failure) -> Value
  ) throws(MessageFraming.Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= MessageFraming.maximumDepth else { throw .malformed("it is nested too deeply") }
    return try read(&self)
  }

  func unknownCase(_ number: UInt8) -> MessageFraming.Failure { .malformed("there is no case \(number)") }

  private mutating func advance(by count: Int) throws(MessageFraming.Failure) -> Range<Int> {
    guard count <= bytes.count - offset else { throw .malformed("it ends too early") }
    defer { offset += count }
    return offset..<offset + count
  }
}

// MARK: What values are made of

extension Bool: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(case: self ? 1 : 0) }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    switch try reader.integer() as UInt8 {
    case 0: self = false
    case 1: self = true
    case let other: throw reader.unknownCase(other)
    }
  }
}

extension Int: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(Int64(self)) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(try reader.integer() as Int64)
  }
}

extension UInt: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(UInt64(self)) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(try reader.integer() as UInt64)
  }
}

extension UInt64: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(self) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) { self = try reader.integer() }
}

extension Double: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(number: self) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self.init(bitPattern: try reader.integer())
    guard isFinite else { throw .malformed("a number is infinite, or none") }
  }
}

extension String: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(contentsOf: utf8) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) { self = try reader.text() }
}

extension Data: MessageValue {
  package func write(to writer: inout MessageWriter) { writer.append(contentsOf: self) }
  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) { self.init(try reader.chunk()) }
}

extension Optional: MessageValue where Wrapped: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    let isThere: Bool = try reader.read()
    self = isThere ? try reader.read() as Wrapped : nil
  }
}

extension Array: MessageValue where Element: MessageValue {
  package func write(to writer: inout MessageWriter) {
    writer.append(count: count)
    for value in self { writer.write(value) }
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    self = []
    for _ in 0..<(try reader.count()) { append(try reader.read()) }
  }
}

/// An enumeration whose cases have no values.
extension MessageValue where Self: CaseIterable & Equatable, AllCases == [Self] {
  package func write(to writer: inout MessageWriter) {
    writer.append(case: UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 255))
  }

  package init(reading reader: inout MessageReader) throws(MessageFraming.Failure) {
    let number: UInt8 = try reader.integer()
    let cases = Self.allCases
    guard cases.indices.contains(Int(number)) else { throw reader.unknownCase(number) }
    self = cases[Int(number)]
  }
}
