internal import Foundation

/// Values as they stand in scripts.
enum ScriptData {
  /// JSON that has no tag in it, read as HTML; U+2028 and U+2029, which end lines in older JavaScript, are escaped.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escaped(try encoder.encode(value))
  }

  /// Byte by byte, since the stories of a lesson are a million of them.
  static func escaped(_ json: Data) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 8)
    json.withUnsafeBytes { (json: UnsafeRawBufferPointer) in
      var index = 0
      while index < json.count {
        let byte = json[index]
        index += 1
        if byte == UInt8(ascii: "<") {
          bytes += "\\u003C".utf8
        } else if byte == 0xE2, index + 1 < json.count, json[index] == 0x80, json[index + 1] & 0xFE == 0xA8 {
          // E2 80 A8 and E2 80 A9 are these two.
          bytes += (json[index + 1] == 0xA8 ? "\\u2028" : "\\u2029").utf8
          index += 2
        } else {
          bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
