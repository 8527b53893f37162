/// A Swift file that was generated.
package struct GeneratedFile: Sendable, Hashable {
  /// With its extension, without a directory.
  package var name: String
  package var text: String
}
