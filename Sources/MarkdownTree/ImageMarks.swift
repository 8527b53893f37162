/// Bounds how many images of a paragraph are begun and not ended: for each link in it, libcmark (0.30) walks over all that are open, so that
/// `![[]()` repeated takes it quadratic time.
enum ImageMarks {
  /// Images that are begun in one paragraph and not ended. No text that a person wrote has a tenth of it.
  static let most = 200

  /// Writes a letter in place of the `!` of each further one and of its bracket, so that lengths and places stay as they are.
  static func bound(_ bytes: inout [UInt8]) {
    /// Brackets that are open, innermost last: whether each begins an image.
    var open: [Bool] = []
    var images = 0
    var isBlank = true
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A paragraph ends at an empty line.
        if isBlank { (open, images) = ([], 0) }
        isBlank = true
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): continue
      case UInt8(ascii: "["):
        let isImage = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "!")
        if isImage, images >= most {
          bytes[index - 1] = UInt8(ascii: "x")
          bytes[index] = UInt8(ascii: "x")
        } else {
          open.append(isImage)
          images += isImage ? 1 : 0
        }
      case UInt8(ascii: "]"): if open.popLast() == true { images -= 1 }
      default: break
      }
      isBlank = false
    }
  }
}
