internal import Foundation
internal import Storage

/// What makes generated input unknown to learners and the same at every run: 32 random bytes that only the grader has.
package struct Secret: Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package struct Unusable: Error, CustomStringConvertible {
    package var path: String
    package var reason: String
    package var description: String {
      "The grader's secret at \(path) can't be used: \(reason). Remove the file to have a new one made."
    }
  }

  package struct TooShort: Error, CustomStringConvertible {
    package var description: String { "COURSEMARK_SECRET is too short to be a secret; give it at least 16 bytes." }
  }

  /// `$COURSEMARK_SECRET` (any text of at least 16 bytes), or the file in the user's settings, made at the first run.
  package static func load(settings: String, environment: [String: String]) throws -> Secret {
    if let text = environment["COURSEMARK_SECRET"], !text.isEmpty {
      guard text.utf8.count >= 16 else { throw TooShort() }
      return Secret(bytes: ContentHash([text, "1"]).bytes + ContentHash([text, "2"]).bytes)
    }
    let path = settings + "/secret"
    if FileManager.default.fileExists(atPath: path) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      guard bytes.count == 32 else { throw Unusable(path: path, reason: "it has \(bytes.count) bytes, not 32") }
      return Secret(bytes: Array(bytes))
    }
    // On Linux: `getrandom`, which is fit for secrets.
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &system) }
    try FileManager.default.createDirectory(
      atPath: settings, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Two graders that start at once must end with the same secret: whoever links first wins.
    let draft = path + ".\(getpid())"
    defer { unlink(draft) }
    let created = FileManager.default.createFile(
      atPath: draft, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    guard created else { throw Unusable(path: path, reason: "the folder can't be written to") }
    if link(draft, path) != 0, errno == EEXIST {
      return try load(settings: settings, environment: environment)
    }
    return Secret(bytes: bytes)
  }
}
