import Testing
import Verification

@Suite struct ObserverDriftTests {
  private static func lesson(_ members: String) -> String {
    """
    ```swift role=starter file=List.swift
    class List: UIViewController {
    }
    ```

    ## Listen
    <!-- step id=listen -->
    ```swift role=solution in=List
    \(members)
    ```
    """
  }

  @Test func anObserverThatEachAppearanceAddsIsRemoved() async throws {
    let members = """
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          watchKeyboard()
      }

      func watchKeyboard() {
          NotificationCenter.default.addObserver(
              self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
      }
      """
    #expect(
      try await found(ObserverRemoved(), in: Self.lesson(members)) == [
        "20 warning: Each 'viewWillAppear' adds an observer, and nothing removes one; call 'removeObserver' when the view disappears."
      ])
    let mended = members + "\nfunc unwatch() { NotificationCenter.default.removeObserver(self) }"
    #expect(try await found(ObserverRemoved(), in: Self.lesson(mended)) == [])
    // It is added once, and goes with its object.
    let once = members.replacing("viewWillAppear(_ animated: Bool)", with: "viewDidLoad()")
    #expect(try await found(ObserverRemoved(), in: Self.lesson(once)) == [])
  }

  @Test func theTokenOfAClosureIsKept() async throws {
    let members = """
      func watch() {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
          print()
      }
      """
    #expect(
      try await found(ObserverRemoved(), in: Self.lesson(members)) == [
        "15 warning: The token of this observer is thrown away, so that nothing can remove it; keep it, and give it to 'removeObserver'."
      ])
    let kept = members.replacing("Notification", with: "token = Notification")
    #expect(try await found(ObserverRemoved(), in: Self.lesson(kept)) == [])
  }

  @Test func whatALaterStepMendsIsNoMistake() async throws {
    let members = """
      override func viewDidAppear(_ animated: Bool) {
          NotificationCenter.default.addObserver(self, selector: #selector(shown), name: nil, object: nil)
      }
      """
    let next = """

      ## Stop
      <!-- step id=stop -->
      ```swift role=solution in=List
      override func viewDidDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }
      ```
      """
    #expect(try await found(ObserverRemoved(), in: Self.lesson(members)).count == 1)
    #expect(try await found(ObserverRemoved(), in: Self.lesson(members) + next) == [])
  }

  @Test func aTextWithoutAProgramIsJudgedByItsListings() async throws {
    let text = """
      ```swift
      override func viewDidAppear(_ animated: Bool) {
          NotificationCenter.default.addObserver(self, selector: #selector(shown), name: nil, object: nil)
      }
      ```
      """
    #expect(try await found(ObserverRemoved(), in: text).count == 1)
  }
}
