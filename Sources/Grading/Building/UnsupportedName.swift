/// A name of Apple's that Coursemark does not have, in words.
struct UnsupportedName {
  /// `UITextField.typingAttributes`
  var name: String

  var message: String {
    "Coursemark does not have '\(name)' yet. That is not a mistake of yours, and what needs it is not judged."
  }
}
