import Foundation

/// What the edit menu of a text does.
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

/// The commands of the edit menu, in its order.
enum EditingAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  var selector: Selector { Selector(rawValue) }
  /// [O] In English.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }
}

// How this works: the actions of fields and text views are theirs in name only, so that subclasses can override them; what
// they do stands here once.

extension _PlainTextInput {
  var selectedText: String { (_content as NSString).substring(with: clamped(_selection)) }

  func copySelection() { if !selectedText.isEmpty { UIPasteboard.general.string = selectedText } }

  private var typing: TypingHistory? {
    (self as? UITextField)?.typingHistory ?? (self as? UITextView)?.typingHistory
  }

  /// [A] A paste asks the delegate as typing does.
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    typing?.closeGroup()
    _replace(_marked ?? _selection, with: text, byUser: true)
    typing?.closeGroup()
  }

  func deleteSelection() { if _selection.length > 0 { _replace(_selection, with: "", byUser: true) } }

  var wholeText: NSRange { NSRange(location: 0, length: _content.utf16.count) }

  /// The word around the insertion point.
  var currentWord: NSRange {
    let text = _content as NSString
    let blanks = CharacterSet.whitespacesAndNewlines
    let before = text.rangeOfCharacter(
      from: blanks, options: .backwards, range: NSRange(location: 0, length: _selection.location))
    let rest = NSRange(location: _selection.location, length: text.length - _selection.location)
    let after = text.rangeOfCharacter(from: blanks, options: [], range: rest)
    let start = before.location == NSNotFound ? 0 : before.location + before.length
    let end = after.location == NSNotFound ? text.length : after.location
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Whether its text can be changed by a user.
  private var takesKeys: Bool { (self as? UITextView)?.isEditable ?? true }

  /// [A] Nothing can be cut or copied without a selection, or out of secure text. [O] The menu of a text has no Delete.
  func offers(_ action: Selector) -> Bool? {
    switch EditingAction(rawValue: action.name) {
    case .delete: false
    case .cut: _selection.length > 0 && !isSecureTextEntry && takesKeys
    case .copy: _selection.length > 0 && !isSecureTextEntry
    case .paste: UIPasteboard.general.hasStrings && takesKeys
    case .select: hasText && _selection.length == 0
    case .selectAll: hasText && _selection.length < _content.utf16.count
    case nil: nil
    }
  }
}
