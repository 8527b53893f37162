internal import CourseModel
internal import Foundation
internal import PageRendering
internal import Storage
internal import SystemPackage

/// The folder of `--format gradebook=FOLDER`.
struct GradebookFolder {
  var path: String

  /// Finds out before hours of grading that the folder can be written, and takes an earlier gradebook's pages away: names of a class
  /// that is graded no more would stay in them.
  func prepare() throws {
    let folder = FilePath(path)
    if folder.exists, !folder.isDirectory {
      throw UsageError("The gradebook can't be written to \(path), which is a file; name a folder.")
    }
    let names = folder.isDirectory ? folder.entries : []
    if let other = names.first(where: { !GradebookRenderer.isPartOfGradebook($0) }) {
      throw UsageError(
        "The gradebook can't be written to \(path), which holds '\(other)'; name a folder of its own.")
    }
    try folder.makeDirectory()
    guard access(folder.string, W_OK) == 0 else {
      throw OutputFile.NotWritable(path: path, reason: String(cString: strerror(errno)))
    }
    for name in names { unlink(folder.appending(name).string) }
  }

  /// - Parameters:
  ///   - page: Renders reports with the same templates.
  ///   - source: The lines of a learner's file.
  func write<Failure>(
    _ report: ClassReport<Failure>, like page: ReportRenderer, source: (String) -> [String]?
  ) throws {
    let writer = SiteWriter(directory: FilePath(path).url)
    let pages = GradebookRenderer(templates: page.templates, address: page.address, language: page.language)
    try pages.render(report, source: source) { file in _ = try writer.write([file]) }
    Console.note("The gradebook is in \(path); open \(FilePath(path).appending("index.html")).")
  }
}
