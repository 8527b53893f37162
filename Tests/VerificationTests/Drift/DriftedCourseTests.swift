import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Testing
import Verification

@testable import Grading

/// The course in `Tests/Fixtures/Courses/drifted` makes the mistakes of published lessons; `verify` names each of them.
@Suite(.serialized) struct DriftedCourseTests {
  private static let grader = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions(seed: 1, timeout: 20))
  }

  /// Lines, rules and messages. The rules are those about code: who drifts has neither wrong answers nor finished steps.
  private func found(in id: String) async throws -> [Diagnostic] {
    let folder = Checkout.root.appending(path: "Tests/Fixtures/Courses/drifted")
    let (course, mistakes) = try CourseLoader.load(folder.path)
    try #require(mistakes.map { "\($0.location?.description ?? "") \($0.message)" } == [])
    let lesson = try #require(course.lessons.first { $0.id == id })
    let grader = try await Self.grader.value
    let rules: [any Rule] = [
      SolutionPasses(), ListingCompiles(), CompleteListingDiffers(), SolutionIsNextStart(), NameDiffers(),
      NoUnknownName(),
      NoRenamedName(),
      ObserverRemoved(),
    ]
    return try await Verifier(rules: rules, tools: RuleTools(grader, triesMutants: false)).verify(lesson).diagnostics
  }

  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.location?.position.line ?? 0) \($0.rule): \($0.message)" }
  }

  @Test func theLabelIsNeverRefreshedAndListingsCallOtherNames() async throws {
    let found = try await found(in: "01-tasks")
    #expect(
      lines(found) == [
        "107 unknown-name: Nothing is called 'captionEdited(_:)'; did you mean 'captionChanged(_:)'?",
        "138 name-differs: The listing has a selector of 'keyboardDidShow', which nothing declares; the lesson has "
          + "'keyboardWillShow(_:)'.",
        "138 listing-compiles: This listing does not compile: cannot find 'keyboardDidShow' in scope. Mend it, or write "
          + "'role=display' if it is not meant to.",
        "138 renamed-name: 'UIKeyboardWillShow' is a name of older Swift; write "
          + "'UIResponder.keyboardWillShowNotification'.",
        "151 solution-passes: The solution of step 'show' does not pass 'counts': fail: The text \"progress\" shows "
          + "\"4 to go\"; expected \"5 to go\"",
        "165 name-differs: The listing calls 'insertTasks(_:isUrgent:)', which nothing declares; the lesson has "
          + "'insertTask(_:isUrgent:)'.",
        "165 listing-compiles: This listing does not compile: cannot find 'insertTasks' in scope. Mend it, or write "
          + "'role=display' if it is not meant to.",
        "170 complete-listing-differs: The complete listing lacks 'NewTaskCell.textFieldShouldReturn(_:)', which step "
          + "'take' added; show what the steps have built, or remove 'complete'.",
      ])
    // The word is made up anew for each seed.
    let story = try #require(found[4].details.first)
    #expect(story.hasPrefix("The user: tap the text field \"caption\"; type \""))
    #expect(story.hasSuffix("; press Done"))
  }

  @Test func prevGoesForward() async throws {
    let found = try await found(in: "02-form")
    #expect(
      lines(found) == [
        "56 unknown-name: Nothing is called 'UIBarButonItem'; did you mean 'UIBarButtonItem'?",
        "56 unknown-name: Nothing is called 'sizeToFits()'; did you mean 'sizeToFit()'?",
        "57 renamed-name: 'UIBarButtonItemStyle' is a name of older Swift; write 'UIBarButtonItem.Style'.",
        "63 solution-passes: The solution of step 'move' does not pass 'moves': fail: The text field \"owner\" is not the "
          + "first responder; expected it to be the first responder.",
      ])
    #expect(
      found[3].details.first
        == "The user: tap the text field \"phone\"; tap the button \"Prev\"")
  }

  @Test func namesThatNothingHasAreToldInATextWithoutCode() async throws {
    let found = try await found(in: "03-notes")
    #expect(
      lines(found) == [
        "8 unknown-name: 'UITextFieldDelegate' has no 'textFieldShouldBeginEdit'; did you mean "
          + "'UITextFieldDelegate.textFieldShouldBeginEditing'?",
        "9 unknown-name: Nothing is called 'UITextVeiw'; did you mean 'UITextView'?",
      ])
  }

  @Test func observersAreNeverRemovedAndNamesAreOld() async throws {
    let found = try await found(in: "04-sign-in")
    #expect(
      lines(found) == [
        "11 renamed-name: 'UIKeyboardWillShowNotification' is a name of older Swift; write "
          + "'UIResponder.keyboardWillShowNotification'.",
        "12 renamed-name: 'UIKeyboardWillHideNotification' is a name of older Swift; write "
          + "'UIResponder.keyboardWillHideNotification'.",
        "25 unknown-name: 'CGAffineTransform' has no 'idenity'; did you mean 'CGAffineTransform.identity'?",
        "34 observer-removed: Each 'viewWillAppear' adds an observer, and nothing removes one; call 'removeObserver' when "
          + "the view disappears.",
        "39 renamed-name: 'UIKeyboardFrameEndUserInfoKey' is a name of older Swift; write "
          + "'UIResponder.keyboardFrameEndUserInfoKey'.",
        "47 solution-is-next-start: The start of step 'back' changes 'SignInController.keyboardWillShow(_:)', which the "
          + "solution of step 'lift' has built; start with the solution, or let a step ask for the change.",
      ])
  }

  @Test func aSelectorNeedsObjCAndACallTheNameThatTheMethodHas() async throws {
    let found = try await found(in: "05-chat")
    #expect(
      lines(found) == [
        "43 solution-passes: The solution of step 'tap' does not compile: argument of '#selector' refers to instance method "
          + "'viewTapped(recognizer:)' that is not exposed to Objective-C.",
        "56 listing-compiles: This listing does not compile: argument of '#selector' refers to instance method "
          + "'viewSwiped()' that is not exposed to Objective-C. Mend it, or write 'role=display' if it is not meant to.",
        "76 solution-passes: The solution of step 'stop' does not compile: extra argument 'selector' in call.",
      ])
    #expect(
      found.flatMap(\.details).map { $0.components(separatedBy: "lesson.md:").last } == [
        "43:60: argument of '#selector' refers to instance method 'viewTapped(recognizer:)' that is not exposed to Objective-C",
        "43:60: argument of '#selector' refers to instance method 'viewTapped(recognizer:)' that is not exposed to Objective-C",
        "76:25: extra argument 'selector' in call",
      ])
  }
}
