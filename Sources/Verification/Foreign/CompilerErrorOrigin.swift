/// What the names in an error of the compiler tell of where they come from.
enum CompilerErrorOrigin {
  /// A name that UIKit, Core Graphics or Swift has changed since.
  static func isRenamed(_ message: String) -> Bool {
    if message.contains(/has been (?:renamed|replaced)|is unavailable|was obsoleted|obsoleted in|was renamed/) {
      return true
    }
    guard let name = MissingName(message)?.name, !name.isEmpty else { return false }
    // Cases of enumerations began with a capital before Swift 3.
    if message.contains(/^type '(?:UI|NS|CG)\w+'/), name.first?.isUppercase == true { return true }
    return name.contains(/^(?:UI|NS|CG|CA|kUI)[A-Z]\w+/)
  }

  /// `WKWebView` without its import: Apple's, and not UIKit's.
  static func isOfOtherFramework(_ message: String) -> Bool {
    MissingName(message)?.name.contains(/^(?:AV|CL|CK|CN|MF|MK|PH|SCN|SF|SK|UN|WK)[A-Z][a-z]\w*/) ?? false
  }

  /// The name that a message is about.
  static func subject(of message: String) -> String? {
    MissingName(message)?.name ?? message.firstMatch(of: /'([^']+)'/).map { String($0.1) }
  }
}
