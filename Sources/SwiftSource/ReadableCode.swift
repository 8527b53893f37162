/// Code of a size that people read. What is huge, or nested as no listing for people is, is not given to parsers that work
/// by recursion.
package enum ReadableCode {
  /// Bytes.
  private static let largest = 100_000

  package static func holds(_ code: String) -> Bool {
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
