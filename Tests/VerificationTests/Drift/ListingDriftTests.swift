import Testing
import Verification

/// Complete listings, and starts that follow from solutions.
@Suite struct ListingDriftTests {
  /// Two steps; what `listing` says stands at the end of the second.
  private static func twoSteps(_ listing: String) -> String {
    """
    ```swift role=starter file=Cell.swift
    import UIKit

    class Cell: UITableViewCell {
        func read() -> String? { nil }
    }
    ```

    ## Read
    <!-- step id=read -->
    ```swift role=solution in=Cell
    func read() -> String? { "milk" }
    ```

    ## Commit
    <!-- step id=commit -->
    ```swift role=solution in=Cell
    class Cell: UITableViewCell, UITextFieldDelegate {
        func commit() { print(read() ?? "") }
    }
    ```

    \(listing)
    """
  }

  @Test func aCompleteListingOfWhatWasBuiltIsRight() async throws {
    let listing = """
      ```swift role=example file=Cell.swift complete
      import UIKit

      class Cell: UITableViewCell, UITextFieldDelegate {
          // In another order, with a comment.
          func commit() {
              print(read() ?? "")
          }
          func read() -> String? { "milk" }
      }
      ```
      """
    #expect(try await found(CompleteListingDiffers(), in: Self.twoSteps(listing)) == [])
  }

  @Test func aMemberThatTheListingLacksIsToldWithItsStep() async throws {
    let listing = """
      ```swift role=example file=Cell.swift complete
      import UIKit

      class Cell: UITableViewCell, UITextFieldDelegate {
          func read() -> String? { "milk" }
      }
      ```
      """
    #expect(
      try await found(CompleteListingDiffers(), in: Self.twoSteps(listing)) == [
        "28 The complete listing lacks 'Cell.commit()', which step 'commit' added; show what the steps have built, or remove 'complete'."
      ])
  }

  @Test func aMemberWithOtherCodeIsToldAtItsLine() async throws {
    let listing = """
      ```swift role=example in=Cell complete
      func read() -> String? { "bread" }

      func commit() { print(read() ?? "") }
      ```
      """
    #expect(
      try await found(CompleteListingDiffers(), in: Self.twoSteps(listing)) == [
        "29 The complete listing has another 'Cell.read()' than the steps have built; show what the steps have built, or remove 'complete'."
      ])
  }

  @Test func aMemberThatNoStepBuiltIsTold() async throws {
    let listing = """
      ```swift role=example in=Cell complete
      func read() -> String? { "milk" }
      func commit() { print(read() ?? "") }
      func reset() {}
      ```
      """
    #expect(
      try await found(CompleteListingDiffers(), in: Self.twoSteps(listing)) == [
        "31 The complete listing has 'Cell.reset()', which no step has built; show what the steps have built, or remove 'complete'."
      ])
  }

  @Test func aProtocolThatTheListingLacksIsTold() async throws {
    let listing = """
      ```swift role=example file=Cell.swift complete
      import UIKit
      class Cell: UITableViewCell {
          func read() -> String? { "milk" }
          func commit() { print(read() ?? "") }
      }
      ```
      """
    #expect(
      try await found(CompleteListingDiffers(), in: Self.twoSteps(listing)) == [
        "28 The complete listing lacks the 'UITextFieldDelegate' of 'Cell'; show what the steps have built, or remove 'complete'."
      ])
  }

  @Test func aCompleteSolutionMayChangeWhatItIsAbout() async throws {
    let step = """
      ## Reset
      <!-- step id=reset -->
      ```swift role=solution file=Cell.swift complete
      import UIKit

      class Cell: UITableViewCell, UITextFieldDelegate {
          func read() -> String? { "tea" }
          func reset() {}
      }
      ```
      """
    #expect(
      try await found(CompleteListingDiffers(), in: Self.twoSteps(step)) == [
        "30 The complete listing lacks 'Cell.commit()', which step 'commit' added; show what the steps have built, or remove 'complete'."
      ])
  }

  @Test func aListingMayStandBeforeASolutionInAnswers() async throws {
    let text = """
      ```swift role=starter file=A.swift
      class A {}
      ```

      ## One
      <!-- step id=one -->
      ```swift role=example in=A complete
      let number = 1
      ```
      """
    let answers = """
      ## One
      <!-- step id=one -->
      ```swift role=solution in=A
      let number = 1
      ```
      """
    #expect(try await found(CompleteListingDiffers(), in: text, answers: answers) == [])
  }

  private static func secondStart(_ starter: String) -> String {
    """
    ```swift role=starter file=A.swift
    class A { func number() -> Int { 0 } }
    ```

    ## One
    <!-- step id=one -->
    ```swift role=solution in=A
    func number() -> Int { 1 }
    ```

    ## Two
    <!-- step id=two -->
    ```swift role=starter in=A
    \(starter)
    ```

    ```swift role=solution in=A
    func two() -> Int { 2 }
    ```
    """
  }

  @Test func aStartThatTakesBackASolutionIsTold() async throws {
    #expect(
      try await found(SolutionIsNextStart(), in: Self.secondStart("func number() -> Int { 0 }")) == [
        "18 warning: The start of step 'two' changes 'A.number()', which the solution of step 'one' has built; start with the solution, or let a step ask for the change."
      ])
  }

  @Test func aStartMayAddToASolution() async throws {
    #expect(
      try await found(SolutionIsNextStart(), in: Self.secondStart("func number() -> Int { print(); return 1 }")) == [])
    #expect(try await found(SolutionIsNextStart(), in: Self.secondStart("func two() -> Int { 0 }")) == [])
  }

  @Test func whatTheStepsOwnSolutionTakesUpIsItsExercise() async throws {
    let text = Self.secondStart("func number() -> Int { 0 }").replacing("func two()", with: "func number()")
    #expect(try await found(SolutionIsNextStart(), in: text) == [])
  }
}
