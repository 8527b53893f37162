internal import Foundation

/// Reads text files of a sane size, and nothing else.
enum TextFile {
  struct Problem: Error { var reason: String }

  /// Bytes.
  static let largest = 32 << 20

  /// - Parameter bounds: Where the file has to be; `nil` for one that a person named.
  static func read(_ path: String, inside bounds: CourseBounds? = nil) -> Result<String, Problem> {
    if let bounds, !bounds.contain(path) {
      return .failure(Problem(reason: "a symbolic link leads to it, out of the course; put the file itself there"))
    }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]) else {
      return .failure(Problem(reason: absence(of: path)))
    }
    guard FileManager.default.fileExists(atPath: path) else {
      return .failure(Problem(reason: "it is a symbolic link to what is not there"))
    }
    guard values.isRegularFile == true else { return .failure(Problem(reason: "it is not a regular file")) }
    guard let size = values.fileSize, size <= largest else {
      return .failure(Problem(reason: "it is larger than \(largest >> 20) MB"))
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return .failure(Problem(reason: "reading it is not allowed"))
    }
    if let encoding = otherEncoding(of: data) {
      return .failure(Problem(reason: "it is \(encoding); save it as UTF-8"))
    }
    return .success(String(decoding: withoutRepeatedByteOrderMarks(data), as: UTF8.self))
  }

  /// Why a file that is there can't be read; `nil` when it can, or when there is nothing.
  static func refusal(_ path: String, inside bounds: CourseBounds) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, case .failure(let problem) = read(path, inside: bounds) else { return nil }
    return problem.reason
  }

  /// Whether a zero stands beside each line feed, always on the same side of it.
  private static func linesEndInTwoBytes(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.indices.filter { bytes[$0] == 0x0A }
    let littleEnd = lines.allSatisfy { $0.isMultiple(of: 2) && $0 + 1 < bytes.count && bytes[$0 + 1] == 0 }
    let bigEnd = lines.allSatisfy { !$0.isMultiple(of: 2) && bytes[$0 - 1] == 0 }
    return !lines.isEmpty && (littleEnd || bigEnd)
  }

  /// The 1-based line with the first bytes that are no UTF-8; `nil` when there are none, or when the file can't be read.
  static func lineThatIsNotUTF8(_ path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path), !isUTF8(data) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { !isUTF8($0) }.map { lines.distance(from: 0, to: $0) + 1 }
  }

  private static func isUTF8(_ data: Data) -> Bool { String(validating: data, as: UTF8.self) != nil }

  private static func absence(of path: String) -> String {
    // What stands for bytes that are no UTF-8 in the name that the folder gave.
    path.unicodeScalars.contains("\u{FFFD}") ? "its name is not UTF-8; rename it" : "it is not there"
  }

  /// The encoding of a text that is not UTF-8, by its byte-order mark, or by the zeros that ASCII has in it.
  private static func otherEncoding(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let start = data.prefix(4096)
    let zeros = start.count { $0 == 0 }
    if zeros * 8 >= start.count * 5, zeros > 2 { return "UTF-32" }
    if zeros * 4 >= start.count, zeros > 1 { return "UTF-16" }
    // Scripts without ASCII have zeros in their blanks and ends of lines alone.
    if zeros > 0, linesEndInTwoBytes(Array(start)) { return "probably UTF-16" }
    return nil
  }

  /// A byte-order mark has no column, and a second one no meaning: what joined two files has left it.
  private static func withoutRepeatedByteOrderMarks(_ data: Data) -> Data {
    var data = data
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while data.starts(with: mark + mark) { data = data.dropFirst(mark.count) }
    return data
  }
}
