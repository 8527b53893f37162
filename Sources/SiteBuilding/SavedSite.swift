internal import Foundation
internal import Storage
internal import SystemPackage

/// What a build saves of a site for the next one.
///
/// It is a line of JSON for each lesson, below one with all else: no JSON of a course's size is taken apart or put together.
struct SavedSite: Equatable {
  struct Head: Equatable, Codable {
    /// An absolute path.
    var course: String
    /// The course's path as the user typed it, which messages repeat, and where: the cached lessons are of use there alone.
    var origin: [String]
    /// Of the files that were written, by path from the top of the site.
    var stamps: [String: FileStamp] = [:]
  }

  private struct LessonLine: Codable {
    var file: String
    var lesson: CachedLesson
  }

  var head: Head
  var cache: SiteCache

  init(_ head: Head, _ cache: SiteCache) {
    self.head = head
    self.cache = cache
  }

  /// `nil` when there is none for this course, or another version of the tool has written it.
  init?(at path: FilePath, course: String) {
    guard let data = FileManager.default.contents(atPath: path.string) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: first), head.course == course
    else { return nil }
    self.init(head, SiteCache())
    for line in lines.dropFirst() {
      guard let line = try? decoder.decode(LessonLine.self, from: line) else { return nil }
      cache.lessons[line.file] = line.lesson
    }
  }

  /// A cache that can't be written to costs time and nothing else.
  func write(to path: FilePath) {
    let folder = path.removingLastComponent()
    try? folder.makeDirectory()
    let encoder = JSONEncoder()
    do {
      var data = try encoder.encode(head)
      for (file, lesson) in cache.lessons {
        data.append(UInt8(ascii: "\n"))
        data += try encoder.encode(LessonLine(file: file, lesson: lesson))
      }
      try data.write(to: path.url, options: .atomic)
    } catch {}
    CacheDirectory.removeOldest(in: folder, above: 200)
  }
}
