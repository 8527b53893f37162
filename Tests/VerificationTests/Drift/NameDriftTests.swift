import Testing
import Verification

/// Names in prose and in listings.
@Suite struct NameDriftTests {
  /// The prose stands in line 15.
  private static func lesson(prose: String, listing: String = "") -> String {
    """
    ```swift role=starter file=List.swift
    import UIKit
    class List: UIViewController {
        @IBOutlet var nameField: UITextField!
        @objc func keyboardWillShow(_ notification: Notification) {}
        func leap(by step: Int, animated: Bool = true) {}
    }
    ```

    \(prose)

    \(listing)
    """
  }

  private static func unknown(_ prose: String) async throws -> [String] {
    try await found(NoUnknownName(), in: lesson(prose: prose))
  }

  @Test func namesOfTheLessonOfUIKitAndOfSwiftAreKnown() async throws {
    let prose = """
      `List`, `nameField.text`, `leap(by:)`, `leap(by:animated:)`, `leap()`, `keyboardWillShow(_:)`, `UITextField`,
      `UIResponder.keyboardWillShowNotification`, `UIBarButtonItem.SystemItem.flexibleSpace`, `view.endEditing(_:)`,
      `trimmingCharacters(in:)`, `tableView(_:didSelectRowAt:)`, `NotificationCenter.default`, `UIView.animate(withDuration:animations:)`
      """
    #expect(try await Self.unknown(prose) == [])
  }

  @Test func whatMayBeAnythingIsNotAsked() async throws {
    #expect(
      try await Self.unknown("`foo`, `let a = 1`, `lesson.md`, `Some.thing`, `.plain`, `@objc`, `a + b`, `f(1)`") == [])
  }

  @Test func aNameThatNothingHasIsToldWithTheNearest() async throws {
    #expect(
      try await Self.unknown("`keyboardWasShown(_:)`, `UITextFeild`, `UITextField.txet`, `nameFeild.text`, `leap(to:)`")
        == [
          "15 warning: Nothing is called 'keyboardWasShown(_:)'; did you mean 'keyboardWillShow(_:)'?",
          "15 warning: Nothing is called 'UITextFeild'; did you mean 'UITextField'?",
          "15 warning: 'UITextField' has no 'txet'; did you mean 'UITextField.text'?",
          "15 warning: Nothing is called 'nameFeild' in 'nameFeild.text'; did you mean 'nameField'?",
          "15 warning: Nothing is called 'leap(to:)'; did you mean 'leap(by:animated:)'?",
        ])
  }

  @Test func aTextThatBuildsNothingIsAskedOfUIKitsNamesAlone() async throws {
    #expect(
      try await found(NoUnknownName(), in: "Call `reloadAll()` of `UITabelView`.\n") == [
        "6 warning: Nothing is called 'UITabelView'; did you mean 'UITableView'?"
      ])
  }

  private static func different(_ listing: String) async throws -> [String] {
    try await found(NameDiffers(), in: lesson(prose: "", listing: "```swift\n\(listing)\n```"))
  }

  @Test func aListingThatCallsAMethodByAnotherNameIsTold() async throws {
    let messages = try await Self.different("let a = #selector(keyboardDidShow)\nleap(to: 1)\nself.leaped(by: 1)")
    #expect(
      messages == [
        "18 warning: The listing has a selector of 'keyboardDidShow', which nothing declares; the lesson has 'keyboardWillShow(_:)'.",
        "19 warning: The listing calls 'leap(to:)', which nothing declares; the lesson has 'leap(by:animated:)'.",
        "20 warning: The listing calls 'leaped(by:)', which nothing declares; the lesson has 'leap(by:animated:)'.",
      ])
  }

  @Test func aListingMayCallWhatThereIs() async throws {
    let listing = """
      func fetch(_ done: (Int) -> Void, times: Int = 1) {}
      let a = #selector(keyboardWillShow(_:)), b = #selector(List.keyboardWillShow)
      leap(by: 1); list?.leap(by: 2, animated: false)
      fetch { print($0) }
      fetch({ _ in }, times: 2)
      viewDidLoad()
      let leaps = { (step: Int) in }
      leaps(1)
      list.leaped(by: 2)
      """
    #expect(try await Self.different(listing) == [])
  }

  @Test func aRenamedNameIsToldInProseCommentsStringsAndCode() async throws {
    let text = """
      Observe UIKeyboardWillShowNotification, or `NSNotification.Name.UIKeyboardDidShow`.

      ```swift
      // UIControlState is a set.
      let key = "UIKeyboardFrameEndUserInfoKey"
      let insets = UIEdgeInsetsMake(0, 0, 0, 0)
      ```
      """
    #expect(
      try await found(NoRenamedName(), in: text) == [
        "6 warning: 'UIKeyboardWillShowNotification' is a name of older Swift; write 'UIResponder.keyboardWillShowNotification'.",
        "6 warning: 'UIKeyboardDidShow' is a name of older Swift; write 'UIResponder.keyboardDidShowNotification'.",
        "9 warning: 'UIControlState' is a name of older Swift; write 'UIControl.State'.",
        "10 warning: 'UIKeyboardFrameEndUserInfoKey' is a name of older Swift; write 'UIResponder.keyboardFrameEndUserInfoKey'.",
        "11 warning: 'UIEdgeInsetsMake' is a name of older Swift; use UIEdgeInsets(top:left:bottom:right:) instead.",
      ])
  }

  @Test func anOldModeHasTheOldNames() async throws {
    #expect(try await found(NoRenamedName(), in: "Observe `UIKeyboardWillShow`.\n", swift: "4") == [])
  }

  @Test func aTextMayTellOfTheChange() async throws {
    let text = """
      Until Swift 4 it was `UIKeyboardWillShow`.

      `UIResponder.keyboardDidShowNotification` was `UIKeyboardDidShow`.

      <details><summary>With Swift 4</summary>

      - `UIControlState`

      </details>

      ```swift
      let size = 1  // UIControl.State, not UIControlState
      ```
      """
    #expect(try await found(NoRenamedName(), in: text) == [])
  }

  @Test func namesThatCantBeReadAreNoMistakeOfTheLesson() async throws {
    struct Gone: Error, CustomStringConvertible { var description: String { "The list is gone." } }
    let names = LibraryNames { throw Gone() }
    #expect(
      try await found(NoUnknownName(names: names), in: "See `UIView`.\n") == [
        "1 The names in this lesson can't be judged. The list is gone."
      ])
  }
}
