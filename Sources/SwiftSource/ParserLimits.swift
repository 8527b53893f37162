/// The size and nesting of code up to which it is given to swift-syntax, which parses by recursion: 100,000 bytes, 100 open brackets, and
/// 300 operators and brackets in one statement. Listings of texts for people are far below.
package enum ParserLimits {
  /// Bytes.
  private static let largest = 100_000

  package static func allow(_ code: String) -> Bool {
    guard code.utf8.count <= largest else { return false }
    let opening = Set("([{.!?<&:=".utf8)
    var marks = 0
    var isStart = true
    var depth = 0
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        isStart = true
      case 0x20, 0x09, 0x0D: break
      default:
        // A line that goes on with a dot belongs to the expression before it.
        if isStart, byte != UInt8(ascii: ".") { marks = 0 }
        isStart = false
      }
      if opening.contains(byte) { marks += 1 }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if marks > 300 || depth > 100 { return false }
    }
    return true
  }
}
