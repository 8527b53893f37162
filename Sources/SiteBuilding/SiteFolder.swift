internal import CourseModel
internal import Foundation
package import PageRendering
internal import RuntimeBuilding
package import Storage
package import SystemPackage

/// A site on the disk, and the state that its last build saved.
///
/// The state is in the user's cache and not beside the pages, because it names files and mistakes that are not to be
/// published. A state that can't be read counts as none, and a page that is not as it was written is made again.
package struct SiteFolder: Sendable {
  package struct Outcome: Sendable {
    package var build: SiteBuild
    package var written: [String]
    package var unchanged: [String]
    /// Pages and pictures of before that the course has no more; paths from the top of the site.
    package var removed: [String] = []
    /// Pages and pictures that were there before and are not of this build; paths as the user would type them.
    package var otherFiles: [String] = []
    /// Pictures that a lesson shows and the course does not have; paths as the user would type them.
    package var missing: [String]
  }

  private let directory: FilePath
  private let statePath: FilePath

  /// - Parameter cache: The user's cache.
  package init(_ directory: String, cache: FilePath) {
    self.directory = FilePath(directory)
    statePath = cache.appending("sites/\(ContentHash([self.directory.resolved.string])).jsonl")
  }

  /// Builds, and writes what has changed.
  package func build(_ builder: SiteBuilder) async throws -> Outcome {
    var builder = builder
    let course = FilePath(builder.path).resolved.string
    let old = SavedSite(at: statePath, course: course)
    let origin = [builder.path, FileManager.default.currentDirectoryPath]
    if let old, old.head.origin == origin { builder.cache = old.cache }
    // No page is written before all have been made, so that a mistake in a template leaves the site as it was.
    builder.spool = try? ByteSpool()
    let build = try await builder.build(
      .leaveOut, isThere: { old?.head.stamps[$0] == FileStamp(directory.appending($0)) })
    if build.isStopped { return Outcome(build: build, written: [], unchanged: [], missing: []) }
    let before = filesThere
    let written = try SiteWriter(directory: directory.url).write(build.files)
    var state = SavedSite(SavedSite.Head(course: course, origin: origin), builder.cache)
    for path in build.kept + written.written + written.unchanged {
      state.head.stamps[path] = FileStamp(directory.appending(path))
    }
    let removed = (old?.head.stamps ?? [:]).filter { state.head.stamps[$0.key] == nil && remove($0.key, $0.value) }
    if state != old { state.write(to: statePath) }
    let otherFiles = before.filter { state.head.stamps[$0] == nil && removed[$0] == nil }
    return Outcome(
      build: build, written: written.written, unchanged: written.unchanged + build.kept,
      removed: removed.keys.sorted(), otherFiles: otherFiles.map { directory.appending($0).string },
      missing: written.missing)
  }

  /// What stands beside the page of a lesson.
  private static let besidePages: Set<String> = ["program.js", "starter.zip", "stories.js"]

  /// The pages and pictures that are there, by path from the top of the site. What is hidden is not looked at, nor what is
  /// deeper than any course has pictures.
  private var filesThere: [String] {
    var found: [String] = []
    func look(in folder: FilePath, depth: Int) {
      for name in directory.appending(folder.components).entries {
        guard !name.hasPrefix("."), found.count < 10_000 else { continue }
        let path = folder.appending(name)
        if name.hasSuffix(".html") || PictureFile.isOne(name) || Self.besidePages.contains(name) {
          found.append(path.string)
        } else if depth < 4, name != "node_modules" {
          look(in: path, depth: depth + 1)
        }
      }
    }
    look(in: "", depth: 0)
    return found.sorted()
  }

  /// Removes a file that an earlier build has written, and its folder when nothing else is in it.
  /// - Returns: Whether it is gone; what somebody has changed since stays.
  private func remove(_ path: String, _ stamp: FileStamp) -> Bool {
    guard FileStamp(directory.appending(path)) == stamp, unlink(directory.appending(path).string) == 0 else {
      return false
    }
    var folder = FilePath(path).removingLastComponent()
    while !folder.isEmpty, rmdir(directory.appending(folder.components).string) == 0 { folder.removeLastComponent() }
    return true
  }
}

/// What all pages depend on beside the course.
package enum SiteIdentity {
  /// The templates by what is in them; which build of the tool this is, since another may make other pages; and what
  /// pictures are drawn with, the sources of the UIKit that apps run on.
  package static func of(_ templates: TemplateSet, home: Home) -> [String] {
    let runtime = RuntimeBuilder.modules.flatMap { module in files(under: home.sources.appending(module)) }
    return [ToolIdentity.current(data: home.data)] + runtime.map(stamp)
      + templates.files.sorted { $0.key < $1.key }.flatMap {
        [$0.key, ContentHash(content: Array($0.value)).description]
      }
  }

  private static func stamp(_ path: FilePath) -> String { "\(path) \(FileStamp(path)?.words ?? "")" }

  private static func files(under folder: FilePath) -> [FilePath] { folder.subpaths.map { folder.appending($0) } }
}
