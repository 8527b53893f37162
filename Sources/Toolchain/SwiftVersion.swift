/// A version of Swift, as far as what a compiler can do depends on it.
package struct SwiftVersion: Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  /// The first whose compiler understands what is given to it: generated code names declarations of one module with
  /// `UIKit::name` (SE-0491), which no declaration of a learner's can hide. `Package.swift`, `scripts/setup` and the README
  /// say the same version; a test compares them.
  package static let oldest = SwiftVersion(major: 6, minor: 3)

  package init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// - Parameter text: What a compiler says of itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package init?(_ text: String) {
    guard let match = text.firstMatch(of: /Swift version (\d{1,4})\.(\d{1,4})/), let major = Int(match.1),
      let minor = Int(match.2)
    else { return nil }
    self.init(major: major, minor: minor)
  }

  package static func < (a: SwiftVersion, b: SwiftVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  package var description: String { "\(major).\(minor)" }
}
