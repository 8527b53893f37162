/// What a file is that should be Swift and is not, by its first bytes.
enum FileKind {
  /// With its article, or `nil` when nothing better is known than that it is no text.
  static func name(of bytes: [UInt8]) -> String? {
    let signatures: [(start: [UInt8], name: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"),
      ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
      (Array("GIF8".utf8), "a picture (GIF)"),
      (Array("%PDF".utf8), "a PDF document"),
      (Array("{\\rtf".utf8), "a document of a word processor (RTF)"),
      ([0xD0, 0xCF, 0x11, 0xE0], "a document of an office program"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, or a document of an office program"),
      ([0x1F, 0x8B], "a compressed file (gzip)"),
      (Array("Rar!".utf8), "a RAR archive"),
      ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"),
      (Array("bplist".utf8), "a property list or web archive of a Mac"),
      ([0x7F, 0x45, 0x4C, 0x46], "a program for Linux"),
      ([0xCF, 0xFA, 0xED, 0xFE], "a program for the Mac"),
      // The wider mark begins as the narrower one does.
      ([0xFF, 0xFE, 0x00, 0x00], "text in UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "text in UTF-32"),
      ([0xFF, 0xFE], "text in UTF-16"), ([0xFE, 0xFF], "text in UTF-16"),
    ]
    if let found = signatures.first(where: { bytes.starts(with: $0.start) }) { return found.name }
    if Array(bytes.dropFirst(4).prefix(4)) == Array("ftyp".utf8) { return "a picture or a film" }
    if Array(bytes.dropFirst(257).prefix(5)) == Array("ustar".utf8) { return "a TAR archive" }
    return isUTF16WithoutMark(bytes) ? "text in UTF-16" : nil
  }

  /// Text of Western letters has a zero in every other byte.
  private static func isUTF16WithoutMark(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(64)
    guard start.count >= 8, start.count % 2 == 0 || start.count == 64 else { return false }
    let pairs = stride(from: start.startIndex, to: start.endIndex - 1, by: 2)
    let zeros = (pairs.filter { start[$0] == 0 }.count, pairs.filter { start[$0 + 1] == 0 }.count)
    let half = start.count / 2
    return (zeros.0 == 0 && zeros.1 > half * 3 / 4) || (zeros.1 == 0 && zeros.0 > half * 3 / 4)
  }

  /// Text that a compiler would read to no good: what a web browser, a word processor or a scanner has saved as Swift.
  static func nameOfForeignText(_ text: String) -> String? {
    let start = text.drop { $0.isWhitespace }.prefix(14).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return "a web page" }
    return text.hasPrefix("{\\rtf") || text.hasPrefix("%PDF-") ? name(of: Array(text.utf8.prefix(600))) : nil
  }
}
