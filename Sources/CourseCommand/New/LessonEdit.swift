internal import Foundation
internal import Reporting
internal import Storage
internal import SystemPackage
internal import Verification

/// Lines that are put into a markdown file of a lesson. Every other byte of it stays.
struct LessonEdit {
  /// As the user would type it.
  let file: String
  private(set) var text: String
  /// The first of the lines that were put in last; 1-based.
  private(set) var line = 1
  /// How lines end in the file.
  private let lineEnd: String
  private let isNew: Bool

  /// - Parameter initial: What a file that is not there yet begins with.
  init(_ file: String, initial: String? = nil) throws {
    self.file = file
    if let data = FileManager.default.contents(atPath: file) {
      guard let text = String(validating: data, as: UTF8.self) else {
        throw UsageError("\(file) is not UTF-8, so nothing is written into it.")
      }
      self.text = text
      isNew = false
    } else if let initial, !FilePath(file).exists {
      text = initial
      isNew = true
    } else {
      throw UsageError("\(file) can't be read, so nothing is written into it.")
    }
    lineEnd = text.contains("\r\n") ? "\r\n" : text.contains("\n") || !text.contains("\r") ? "\n" : "\r"
  }

  /// - Parameters:
  ///   - block: Lines that end with a line feed.
  ///   - line: A line that is not blank, 1-based; 0 for the start of the file.
  mutating func insert(_ block: String, behindLine line: Int) {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropLast(block.hasSuffix("\n") ? 1 : 0)
    let place = end(ofLine: line)
    var before = line == 0 ? "" : lineEnd
    if line > 0, place == text.endIndex, text.last.map({ !Self.ends($0) }) ?? false { before += lineEnd }
    let isFollowed = place < text.endIndex && !Self.ends(text[place])
    self.line = line == 0 ? 1 : line + 2
    text.insert(
      contentsOf: before + lines.joined(separator: lineEnd) + lineEnd + (isFollowed ? lineEnd : ""), at: place)
  }

  /// Counts ``line`` from a later line of the block: what matters of it begins there.
  mutating func countLines(_ count: Int) { line += count }

  /// Behind the line's end.
  private func end(ofLine line: Int) -> String.Index {
    var index = text.startIndex
    for _ in 0..<line {
      guard let end = text[index...].firstIndex(where: Self.ends) else { return text.endIndex }
      index = text.index(after: end)
    }
    return index
  }

  private static func ends(_ character: Character) -> Bool { ["\n", "\r\n", "\r"].contains(character) }

  /// Replaces the file as a whole, or makes it.
  func write() throws {
    if isNew {
      try Data(text.utf8).write(to: FilePath(file).url, options: .withoutOverwriting)
    } else {
      try AtomicFile.replace(FilePath(file).resolved.string, with: Array(text.utf8))
    }
  }

  func tell(_ what: String, next: String) {
    Console.write(visible("\(file):\(line): \(what)\n\(next)\n"))
  }
}
