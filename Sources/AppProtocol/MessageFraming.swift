import Foundation

/// How a message travels through a pipe: four bytes of length, least significant first, then so many bytes of JSON.
///
/// Both ends refuse what does not fit: a length over ``maximumLength``, JSON of another shape, an end in the middle.
public enum MessageFraming {
  /// In bytes; a screen of a lesson takes about ten thousand.
  public static let maximumLength = 4 << 20

  /// Objects and lists within one another. A reader that calls itself for each level needs a stack for all of them.
  public static let maximumDepth = 400

  /// Why there is no message.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The other side closed the pipe between two messages.
    case closed
    /// The other side closed the pipe, or failed, in the middle of a message.
    case truncated
    /// The message is longer than ``MessageFraming/maximumLength``; how long, in bytes.
    case tooLong(Int)
    /// The bytes are not JSON of the message's type, and why.
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
  public static func write(_ message: some Encodable, to descriptor: Int32) throws(Failure) {
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
  public static func bytes(of message: some Encodable) throws(Failure) -> Data {
    let body: Data
    do { body = try JSONEncoder().encode(message) } catch { throw .malformed("\(error)") }
    guard body.count <= maximumLength else { throw .tooLong(body.count) }
    let length = UInt32(body.count)
    var bytes = Data((0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) })
    bytes.append(body)
    return bytes
  }

  /// Waits for a message and reads it.
  public static func read<Message: Decodable>(_: Message.Type, from descriptor: Int32) throws(Failure) -> Message {
    let header = try read(count: 4, from: descriptor, atStart: true)
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length <= maximumLength else { throw .tooLong(length) }
    let body = try read(count: length, from: descriptor, atStart: false)
    guard depth(of: body) <= maximumDepth else { throw .malformed("it is nested too deeply") }
    do { return try JSONDecoder().decode(Message.self, from: body) } catch { throw .malformed("\(error)") }
  }

  /// The one message that these bytes are; `nil` when they are not exactly one.
  public static func message<Message: Decodable>(_: Message.Type, in bytes: [UInt8]) -> Message? {
    guard bytes.count >= 4 else { return nil }
    let length = bytes.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length == bytes.count - 4, depth(of: Data(bytes.dropFirst(4))) <= maximumDepth else { return nil }
    return try? JSONDecoder().decode(Message.self, from: Data(bytes.dropFirst(4)))
  }

  /// How deep JSON is nested; strings aside, brackets are all there is to it.
  static func depth(of json: Data) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else { isInString = byte != 0x22 }
        continue
      }
      switch byte {
      case 0x22: isInString = true
      case 0x7B, 0x5B:
        depth += 1
        deepest = max(deepest, depth)
      case 0x7D, 0x5D: depth -= 1
      default: break
      }
    }
    return deepest
  }

  private static func read(count: Int, from descriptor: Int32, atStart: Bool) throws(Failure) -> Data {
    var bytes = Data(count: count)
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
