import Foundation

/// What has been typed into a field or text view, so that it can be undone.
///
/// [?] What is typed or deleted in one place is undone together. [O] What is pasted is undone by itself.
@MainActor
final class TypingHistory {
  /// A piece of the text, and what stood there before.
  @MainActor
  private final class Change {
    /// Of what stands there now, in UTF-16 units.
    var range: NSRange
    var before: String
    init(_ range: NSRange, before: String) { (self.range, self.before) = (range, before) }
  }

  let manager = UndoManager()
  /// The change that goes on where the next key is pressed beside it.
  private var latest: Change?
  /// What the manager had been told when that change was.
  private var registrations = 0

  /// To be called when a part of the text has been replaced.
  func record(_ range: NSRange, _ before: String, by string: String, in input: any _PlainTextInput) {
    guard let manager = input.undoManager, manager.isUndoRegistrationEnabled else { return }
    let goesOn = !manager.isUndoing && !manager.isRedoing && manager.registrations == registrations
    if goesOn, let latest, extend(latest, range, before, string) { return }
    let change = Change(NSRange(location: range.location, length: string.utf16.count), before: before)
    register(change, for: input, in: manager)
    latest = change
    registrations = manager.registrations
  }

  private func extend(_ change: Change, _ range: NSRange, _ before: String, _ string: String) -> Bool {
    let isTypedBehind = range.length == 0 && change.range.length > 0 && range.location == NSMaxRange(change.range)
    let isDeletedBefore = string.isEmpty && change.range.length == 0 && NSMaxRange(range) == change.range.location
    if isTypedBehind {
      change.range.length += string.utf16.count
    } else if isDeletedBefore {
      change.range.location = range.location
      change.before = before + change.before
    }
    return isTypedBehind || isDeletedBefore
  }

  /// [O] Undoing asks the delegate, and tells it, like the key that would bring the old text back. What that records is what redoes.
  private func register(_ change: Change, for input: any _PlainTextInput, in manager: UndoManager) {
    manager.registerUndo(withTarget: input as UIView) { view in
      (view as? any _PlainTextInput)?._replace(change.range, with: change.before, byUser: true)
    }
  }

  /// What comes next is undone by itself.
  func closeGroup() { latest = nil }

  /// [O] Nothing is undone of a text that the app has replaced.
  func forget(in input: any _PlainTextInput) {
    latest = nil
    guard registrations > 0 else { return }
    manager.removeAllActions(withTarget: input)
  }

  /// [A] UIResponder, undoManager: that of a text field is cleared when the field is no longer first responder.
  func clear() {
    latest = nil
    manager.removeAllActions()
  }
}
