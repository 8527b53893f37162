internal import Foundation
internal import Storage
package import SystemPackage

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
  package static func load(settings: FilePath, environment: [String: String]) throws -> Secret {
    if let text = environment["COURSEMARK_SECRET"], !text.isEmpty {
      guard text.utf8.count >= 16 else { throw TooShort() }
      return Secret(bytes: ContentHash([text, "1"]).bytes + ContentHash([text, "2"]).bytes)
    }
    let path = settings.appending("secret")
    if path.exists {
      let bytes = try Data(contentsOf: path.url)
      guard bytes.count == 32 else { throw Unusable(path: path.string, reason: "it has \(bytes.count) bytes, not 32") }
      return Secret(bytes: Array(bytes))
    }
    // On Linux: `getrandom`, which is fit for secrets.
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &system) }
    try FileManager.default.createDirectory(
      atPath: settings.string, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Two graders that start at once must end with the same secret: the first `link` wins.
    let draft = path.string + ".\(getpid())"
    defer { unlink(draft) }
    let created = FileManager.default.createFile(
      atPath: draft, contents: Data(bytes), attributes: [.posixPermissions: 0o600])
    guard created else { throw Unusable(path: path.string, reason: "the folder can't be written to") }
    if link(draft, path.string) != 0, errno == EEXIST {
      return try load(settings: settings, environment: environment)
    }
    return Secret(bytes: bytes)
  }
}
