import Foundation

/// The language that a keyboard writes. Coursemark's keyboard writes English.
@MainActor
open class UITextInputMode: NSObject {
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// [A] By BCP 47.
  open var primaryLanguage: String? { "en-US" }
  /// Never posted: the keyboard is not changed.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
