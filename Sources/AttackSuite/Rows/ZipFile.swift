/// A zip archive (PKWARE's APPNOTE), with members that no honest program writes.
struct ZipFile {
  struct Member {
    var name: String
    /// As it stands in the archive.
    var stored: [UInt8]
    var size: Int
    var checksum: UInt32
    /// 0 stored, 8 deflated.
    var method: UInt16 = 0
    /// The permissions and kind of a Unix file.
    var mode: UInt32 = 0o100644

    init(_ name: String, _ content: String) {
      self.name = name
      stored = Array(content.utf8)
      size = stored.count
      checksum = ZipFile.checksum(stored)
    }

    static func link(_ name: String, to target: String) -> Member {
      var member = Member(name, target)
      member.mode = 0o120777
      return member
    }

    /// So many zeros, deflated by hand: one byte, and then copies of 258. The checksum is not theirs, which whoever unpacks
    /// all of it is the first to know.
    static func bomb(_ name: String, size: Int) -> Member {
      var bits = BitWriter()
      bits.write([1, 1, 0])
      // In the fixed code, the literal 0 is 00110000, a length of 258 is 11000101, a distance of 1 is 00000.
      bits.write([0, 0, 1, 1, 0, 0, 0, 0])
      for _ in 0..<(size / 258) { bits.write([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
      bits.write([0, 0, 0, 0, 0, 0, 0])
      var member = Member(name, "")
      member.stored = bits.bytes
      member.size = size
      member.method = 8
      return member
    }
  }

  var bytes: [UInt8] = []

  init(_ members: [Member]) {
    var directory: [UInt8] = []
    for member in members {
      let offset = UInt32(bytes.count)
      let shared =
        Self.little(UInt16(20)) + Self.little(UInt16(0x800)) + Self.little(member.method)
        + Self.little(UInt32(0x0021_0000))
        + Self.little(member.checksum) + Self.little(UInt32(member.stored.count)) + Self.little(UInt32(member.size))
        + Self.little(UInt16(member.name.utf8.count)) + Self.little(UInt16(0))
      bytes += Self.little(UInt32(0x0403_4B50)) + shared + Array(member.name.utf8) + member.stored
      directory += Self.little(UInt32(0x0201_4B50)) + Self.little(UInt16(0x0314)) + shared
      directory += Self.little(UInt16(0)) + Self.little(UInt16(0)) + Self.little(UInt16(0))
      directory += Self.little(member.mode << 16) + Self.little(offset) + Array(member.name.utf8)
    }
    let start = UInt32(bytes.count)
    bytes += directory
    bytes += Self.little(UInt32(0x0605_4B50)) + Self.little(UInt32(0))
    bytes += Self.little(UInt16(members.count)) + Self.little(UInt16(members.count))
    bytes += Self.little(UInt32(directory.count)) + Self.little(start) + Self.little(UInt16(0))
  }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// CRC-32 as in ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? (remainder >> 1) ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return ~remainder
  }
}

/// Bits in the order of deflate: the first is the lowest of its byte.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var used = 8

  mutating func write(_ bits: [UInt8]) {
    for bit in bits {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= bit << UInt8(used)
      used += 1
    }
  }
}
