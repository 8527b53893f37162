package import Foundation

/// The site as it is now: files by path, and what keeps it from being newer.
///
/// The files that came last are kept when an author's mistake is in the way, so a reader always has a page.
package struct LiveSite: Sendable {
  /// By path from the top of the site.
  package private(set) var files: [String: ServedFile] = [:]
  package private(set) var problems: [AuthorProblem] = []
  /// Pages that there will be when the mistakes are mended; none of them has been good yet.
  package private(set) var awaited: Set<String> = []
  /// What is said in what the server adds.
  package var words = AddedWords()
  /// Set where readers can use the apps of lessons and answer steps in the page.
  package var apps: UsableApps?
  /// Set where only those can use them who have it.
  package var token: AccessToken?
  /// Another one each time the server is started, so that no browser takes a page of the last time for one of this.
  private let run: String
  /// 0 as long as nothing was ever built.
  private var version = 0
  private var problemsVersion = 0

  package init(run: String = String(UInt32.random(in: .min ... .max), radix: 36)) { self.run = run }

  /// Takes over what was built. A file whose bytes are as before keeps its version.
  package mutating func renew(files new: [String: Data], problems: [AuthorProblem], awaited: Set<String> = []) {
    version += 1
    var files: [String: ServedFile] = [:]
    for (path, bytes) in new {
      if let old = self.files[path], old.bytes == bytes {
        files[path] = old
      } else {
        files[path] = ServedFile(bytes: bytes, version: version, type: MediaType.of(path))
      }
    }
    self.files = files
    self.awaited = awaited.subtracting(new.keys)
    renew(problems: problems)
  }

  /// Keeps all files: nothing could be built. When nothing ever was, every page is awaited.
  package mutating func renew(problems: [AuthorProblem]) {
    if problems != self.problems { problemsVersion += 1 }
    self.problems = problems
  }

  /// The path of the file that a request means: `01-task-list/` is `01-task-list/index.html`.
  func filePath(of path: String) -> String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }

  /// Whether there may be such a page as soon as the mistakes are mended.
  func awaits(_ path: String) -> Bool {
    if awaited.contains(path) { return true }
    return version == 0 && !problems.isEmpty && MediaType.canBePage(path)
  }

  /// Changes when a reader of the page would see something else: with the page itself, and with what it shows or uses.
  func mark(ofPage path: String) -> String {
    guard let page = files[path] else {
      return awaits(path) ? "\(run)-awaited-\(problemsVersion)" : "\(run)-none"
    }
    var newest = page.version
    for used in PageReferences.paths(in: page.bytes, at: path) { newest = max(newest, files[used]?.version ?? 0) }
    return "\(run)-\(newest)"
  }

  func entityTag(of file: ServedFile) -> String { "\"\(run)-\(file.version)\"" }

  /// What a page's script is told when something has changed.
  func update(forPage path: String) -> PageUpdate { PageUpdate(mark: mark(ofPage: path), problems: problems) }

  struct PageUpdate: Equatable, Encodable {
    var mark: String
    var problems: [AuthorProblem]

    /// As a server-sent event; JSON has no line ends.
    var event: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
      return "data: \(json)\n\n"
    }
  }
}
