/// What an error says is not to be found.
struct MissingName: Hashable {
  /// Without labels.
  var name: String
  /// Something that a superclass should have, whatever its name is.
  var isInherited = false

  init?(_ message: String) {
    if let match = message.firstMatch(of: Self.words) {
      name = String(match.1.prefix { $0 != "(" })
    } else if message.contains("does not override any") || message.contains("'super' cannot be used") {
      name = ""
      isInherited = true
    } else {
      return nil
    }
  }

  private nonisolated(unsafe) static let words =
    /(?:cannot find (?:type |operator )?|has no (?:\w+ )?member |no type named )'([^']+)'/
}
