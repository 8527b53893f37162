internal import CourseModel
internal import SystemPackage

extension SourceLocation {
  /// The file's name without folders.
  var fileName: String { FilePath(file).lastComponent?.string ?? file }
}
