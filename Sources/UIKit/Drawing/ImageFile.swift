import Foundation

/// What the first bytes of a picture's file say of it.
struct ImageFile: Sendable {
  enum Format: Sendable {
    case png, jpeg, gif
  }

  let data: Data
  let format: Format
  /// In pixels.
  let size: CGSize

  /// `nil` for what is no picture, or none of which the size is to be found.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let (format, size) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else { return nil }
    self.data = data
    self.format = format
    self.size = size
  }

  /// PNG (ISO/IEC 15948): a signature of 8 bytes, then the chunk `IHDR` with width and height in four bytes each.
  private static func png(_ bytes: [UInt8]) -> (Format, CGSize)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return (.png, CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24])))
  }

  /// GIF 89a: six letters, then width and height in two bytes each, least significant first.
  private static func gif(_ bytes: [UInt8]) -> (Format, CGSize)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (.gif, CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed())))
  }

  /// JPEG (ITU T.81): segments with a marker and a length; the size stands in that of the frame, `C0` to `CF` without the
  /// tables `C4`, `C8` and `CC`.
  private static func jpeg(_ bytes: [UInt8]) -> (Format, CGSize)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = number(bytes[(place + 5)..<(place + 7)])
        return (.jpeg, CGSize(width: number(bytes[(place + 7)..<(place + 9)]), height: height))
      }
      place += 2 + number(bytes[(place + 2)..<(place + 4)])
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
