/// Bounds how deep the quotes and lists of a hostile text nest: libcmark walks all open ones for each line, so that a text of
/// 30 KB can take it minutes.
enum ContainerMarks {
  /// Marks at the start of one line that stay marks. No text that a person wrote has a tenth of it.
  static let most = 200

  /// Writes a letter in place of each further mark, so that lengths and places stay as they are.
  static func bound(_ bytes: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      boundLine(&bytes, &index)
      while index < bytes.count, bytes[index] != newline, bytes[index] != carriageReturn { index += 1 }
      index += 1
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameter index: Of the line's first byte; afterwards of the first that is no blank and no mark.
  private static func boundLine(_ bytes: inout [UInt8], _ index: inout Int) {
    var marks = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
        continue
      case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
          return
        }
        index += 1
      default: return
      }
      marks += 1
      if marks > most { for place in start..<index { bytes[place] = UInt8(ascii: "x") } }
    }
  }
}
