internal import Foundation

/// How large a picture is, from the first bytes of its file.
struct PictureSize: Equatable {
  var width: Double
  var height: Double
  /// PDF and SVG: in points, whatever the scale of the screen.
  var isVector = false

  /// - Returns: `nil` for what is no picture of a known kind.
  init?(_ data: Data) {
    let bytes = Array(data.prefix(1 << 16))
    if let size = Self.png(bytes) ?? Self.jpeg(bytes) {
      (width, height) = size
    } else if let size = Self.svg(bytes) ?? Self.pdf(bytes) {
      (width, height, isVector) = (size.0, size.1, true)
    } else {
      return nil
    }
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double { Double(bytes.reduce(0) { $0 << 8 | Int($1) }) }

  /// The size is in the first part of the file.
  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The size is in the part that begins the frame, behind others of any length.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + max(2, Int(number(bytes[(index + 2)..<(index + 4)])))
    }
    return nil
  }

  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg[^>]*>/)?.output else { return nil }
    func value(_ name: String) -> Double? {
      guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
      return Double(tag[start...].prefix { $0.isNumber || $0 == "." })
    }
    if let width = value("width"), let height = value("height") { return (width, height) }
    guard let start = tag.range(of: "viewBox=\"")?.upperBound else { return nil }
    let box = tag[start...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    return box.count == 4 ? (box[2], box[3]) : nil
  }

  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "/MediaBox")?.upperBound else { return nil }
    let box = text[start...].prefix { $0 != "]" }.split { "[ \n\r".contains($0) }.compactMap { Double($0) }
    return box.count == 4 ? (box[2] - box[0], box[3] - box[1]) : nil
  }
}
