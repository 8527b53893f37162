internal import Interop

// Where the name that an error is about comes from.
extension ErrorTopic {
  /// The name that is not to be found; `nil` for an error of another kind.
  var missingName: String? {
    switch kind {
    case .missingName, .missingMember, .missingTypeMember: name
    default: nil
    }
  }

  /// A name that UIKit, Core Graphics or Swift has changed since.
  var isRenamed: Bool {
    if kind == .unavailableName { return true }
    guard let missingName else { return false }
    // Cases of enumerations began with a capital before Swift 3.
    if kind == .missingTypeMember, owner?.wholeMatch(of: /(?:UI|NS|CG)\w+/) != nil,
      missingName.first?.isUppercase == true
    {
      return true
    }
    return missingName.contains(/^(?:UI|NS|CG|CA|kUI)[A-Z]\w+/)
  }

  /// `WKWebView` without its import: Apple's, and not UIKit's.
  var isOfOtherFramework: Bool {
    missingName?.contains(/^(?:AV|CL|CK|CN|MF|MK|PH|SCN|SF|SK|UN|WK)[A-Z][a-z]\w*/) ?? false
  }
}
