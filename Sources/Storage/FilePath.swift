internal import Foundation

/// Paths as the user would type them, made comparable.
package enum FilePath {
  /// The absolute path, with links resolved as far as there is something: so it is the same before a file is made and after.
  package static func absolute(_ path: String) -> String {
    var there = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while there.path != "/", !FileManager.default.fileExists(atPath: there.path) {
      rest.insert(there.lastPathComponent, at: 0)
      there.deleteLastPathComponent()
    }
    let real = there.resolvingSymlinksInPath()
    return rest.reduce(real) { $0.appendingPathComponent($1) }.path
  }
}
