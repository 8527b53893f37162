import Foundation

// [O] A secure field that gets the focus with text in it forgets that text at the first key, be it a letter or Delete;
// so does one that becomes secure while it is edited. The delegate is asked about the key alone.

extension UITextField {
  func armSecureClearing() { clearsSecurely = isSecureTextEntry && isFirstResponder && hasText }

  /// What is really replaced when a key was to replace `range`.
  func secured(_ range: NSRange) -> NSRange {
    guard clearsSecurely else { return range }
    clearsSecurely = false
    return NSRange(location: 0, length: _content.utf16.count)
  }

  /// What a person sees in the field. [O] A bullet for each character of a secure one.
  package var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: _content.count) : _content
  }
}
