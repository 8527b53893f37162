import Foundation

/// Something that takes text from a keyboard.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// How the keyboard is to look and behave.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { _ = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { _ = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { _ = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { _ = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { _ = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set { _ = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { _ = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { _ = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { _ = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { _ = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { _ = newValue }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { _ = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set { _ = newValue }
  }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
  @available(*, unavailable) case _other
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
  @available(*, unavailable) case _other
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
  @available(*, unavailable) case _other
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
  @available(*, unavailable) case _other
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
  @available(*, unavailable) case _other
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
  @available(*, unavailable) case _other
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  @available(*, unavailable) case _other
  public static var alert: UIKeyboardAppearance { .dark }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad
  @available(*, unavailable) case _other
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// A few large keys with digits, and no Return key.
  package var isKeypad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  @available(*, unavailable) case _other
}
