internal import CourseModel
internal import Foundation
internal import Scaffolding

/// The files that a lesson hands out, as one file to download.
enum StarterArchive {
  static let name = "starter.zip"

  /// What `coursemark start` writes: what the first step starts with, and files that later steps bring.
  /// - Parameter isPublished: Whether readers see the snippet; a file that holds a line of another is left out.
  /// - Returns: `nil` when the lesson hands out nothing.
  static func file(of lesson: Lesson, isPublished: (Snippet) -> Bool) -> SiteFile? {
    let snippets = lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)
    guard snippets.contains(where: { $0.role == .starter && isPublished($0) }) else { return nil }
    let published = Set(snippets.filter { $0.role == .starter && isPublished($0) }.map(\.location.file))
    let files = LessonStates(lesson).initial.files.filter { file in
      file.lines.allSatisfy { published.contains($0.origin.file) }
    }
    // What no system could unpack is not offered.
    guard !files.isEmpty, files.count <= 1_000, files.allSatisfy({ $0.name.utf8.count <= 255 }) else { return nil }
    let resources = lesson.handedOutResources.map { ("\(lesson.id)/\($0.path)", $0.file.data) }
    let archive = StoredZip(files.map { ("\(lesson.id)/\($0.name)", Data($0.text.utf8)) } + resources)
    return SiteFile(path: "\(LessonPath(lesson).directory)/\(name)", content: .bytes(archive.data))
  }
}

/// A zip file whose files are stored as they are. The same files give the same bytes: all are of 1980, the first year that zip knows.
///
/// The layout is that of PKWARE's APPNOTE: a header before each file, and a directory at the end.
struct StoredZip {
  private(set) var data = Data()

  /// - Parameter files: Names with `/` between folders, each with what is in it; less than 4 GB in all.
  init(_ files: [(name: String, content: Data)]) {
    var directory = Data()
    for (name, content) in files {
      let offset = data.count
      var header = Data()
      // Version 2.0, names in UTF-8, stored, midnight, 1 January 1980.
      for value: UInt16 in [20, 1 << 11, 0, 0, 1 << 5 | 1] { header.append(little: value) }
      header.append(little: CRC32.of(content))
      header.append(little: UInt32(content.count))
      header.append(little: UInt32(content.count))
      header.append(little: UInt16(name.utf8.count))
      header.append(little: UInt16(0))
      data.append(little: UInt32(0x0403_4B50))
      data += header + Data(name.utf8) + content
      directory.append(little: UInt32(0x0201_4B50))
      // Made by version 2.0 on Unix, whose permissions are in the upper half of the attributes.
      directory.append(little: UInt16(3 << 8 | 20))
      directory += header
      for value: UInt16 in [0, 0, 0] { directory.append(little: value) }
      directory.append(little: UInt32(0o100644) << 16)
      directory.append(little: UInt32(offset))
      directory += Data(name.utf8)
    }
    let start = data.count
    data += directory
    data.append(little: UInt32(0x0605_4B50))
    for value: UInt16 in [0, 0, UInt16(files.count), UInt16(files.count)] { data.append(little: value) }
    data.append(little: UInt32(directory.count))
    data.append(little: UInt32(start))
    data.append(little: UInt16(0))
  }
}

/// The checksum of zip files (ISO 3309).
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map {
    (0..<8).reduce(UInt32($0)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func of(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}

extension Data {
  fileprivate mutating func append(little value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
