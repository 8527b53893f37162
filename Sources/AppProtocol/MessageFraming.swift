internal import Foundation

/// How a message travels through a pipe: four bytes of length, least significant first, then so many bytes of a ``MessageValue``.
///
/// Both ends refuse what does not fit: a length over ``maximumLength``, bytes that are no message, an end in the middle.
public enum MessageFraming {
  /// In bytes; a screen of a lesson takes some thousands.
  public static let maximumLength = 4 << 20

  /// Elements within one another. A reader that calls itself for each level needs a stack for all of them.
  package static let maximumDepth = 198

  /// Why there is no message.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The other side closed the pipe between two messages.
    case closed
    /// The other side closed the pipe, or failed, in the middle of a message.
    case truncated
    /// The message is longer than ``MessageFraming/maximumLength``; how long, in bytes.
    case tooLong(Int)
    /// The bytes are no message of this type, and why.
    case malformed(String)

    public var description: String {
      switch self {
      case .closed: "the pipe was closed"
      case .truncated: "the pipe was closed in the middle of a message"
      case .tooLong(let length): "a message of \(length) bytes is over the limit of \(maximumLength)"
      case .malformed(let reason): "a message is malformed: \(reason)"
      }
    }
  }

  /// Writes a message, and waits until the pipe has taken it.
  package static func write(_ message: some MessageValue, to descriptor: Int32) throws(Failure) {
    let bytes = try bytes(of: message)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
      }
      if count > 0 { sent += count } else if count < 0 && errno != EINTR { throw .closed }
    }
  }

  /// A message as it travels.
  package static func bytes(of message: some MessageValue) throws(Failure) -> [UInt8] {
    var writer = MessageWriter()
    writer.append(count: 0)
    writer.write(message)
    guard !writer.hasImpossibleNumber else { throw .malformed("a number is infinite, or none") }
    var bytes = writer.bytes
    let length = bytes.count - headerLength
    guard length <= maximumLength else { throw .tooLong(length) }
    for place in 0..<headerLength { bytes[place] = UInt8(truncatingIfNeeded: length >> (8 * place)) }
    return bytes
  }

  /// Waits for a message and reads it.
  package static func read<Message: MessageValue>(_: Message.Type, from descriptor: Int32) throws(Failure) -> Message {
    let length = length(in: try read(count: headerLength, from: descriptor, atStart: true))
    guard length <= maximumLength else { throw .tooLong(length) }
    return try message(Message.self, body: try read(count: length, from: descriptor, atStart: false))
  }

  /// The one message that these bytes are; `nil` when they are not exactly one.
  package static func message<Message: MessageValue>(_: Message.Type, in bytes: [UInt8]) -> Message? {
    guard bytes.count >= headerLength, length(in: bytes) == bytes.count - headerLength else { return nil }
    return try? message(Message.self, body: Array(bytes.dropFirst(headerLength)))
  }

  private static func message<Message: MessageValue>(_: Message.Type, body: [UInt8]) throws(Failure) -> Message {
    var reader = MessageReader(body)
    let message = try Message(reading: &reader)
    guard reader.isAtEnd else { throw .malformed("there are bytes after it") }
    return message
  }

  private static let headerLength = 4

  private static func length(in header: [UInt8]) -> Int {
    (0..<headerLength).reduce(0) { $0 | Int(header[$1]) << (8 * $1) }
  }

  private static func read(count: Int, from descriptor: Int32, atStart: Bool) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      let step = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress! + received, count - received)
      }
      if step > 0 {
        received += step
      } else if step == 0 || errno != EINTR {
        throw atStart && received == 0 ? .closed : .truncated
      }
    }
    return bytes
  }
}
