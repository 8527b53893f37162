import Foundation

/// Looks for misspelled words. Coursemark has no dictionary: an app that asks for them is unsupported.
@MainActor
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { ["en_US"] }
  open var ignoredWords: [String]?
  public override init() { super.init() }

  /// [A] The first misspelled word; `NSNotFound` where there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { _unsupported("UITextChecker, which needs a dictionary") }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    _unsupported("UITextChecker, which needs a dictionary")
  }
  open func completions(forPartialWordRange range: NSRange, in string: String?, language: String?) -> [String]? {
    _unsupported("UITextChecker, which needs a dictionary")
  }
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  open class func learnWord(_ word: String) { AppState.current.learnedWords.insert(word) }
  open class func unlearnWord(_ word: String) { AppState.current.learnedWords.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { AppState.current.learnedWords.contains(word) }
}

/// Rules for passwords that the system makes. It makes none here.
@MainActor
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Buttons beside the suggestions of a tablet's keyboard. They are not shown.
@MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true  // Stored only.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []  // Stored only; visible.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []  // Stored only; visible.
  public override init() { super.init() }
}
@MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// Selecting and editing of text in a view of one's own. What a user does with it is not modelled.
@MainActor
open class UITextInteraction: _ViewInteraction {
  public enum Mode: Int, Sendable {
    case editable, nonEditable
    @available(*, unavailable) case _other
  }
  public let textInteractionMode: Mode
  open weak var textInput: (any UITextInput)?
  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }
}
