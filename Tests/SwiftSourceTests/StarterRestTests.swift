import Testing

@testable import SwiftSource

/// What a lesson's starter still has to give where a learner keeps its declarations in other files.
@Suite struct StarterRestTests {
  private func rest(of starter: String, beside own: String...) -> String? {
    let file = SourceFile(name: "A.swift", fragment: CodeFragment(starter, to: .file("A.swift"), from: "lesson.md"))
    return StarterRest(beside: own).of(file)?.text
  }

  @Test func whatIsDeclaredElsewhereIsLeftOut() {
    let starter = "import UIKit\n\nprotocol P {}\n\nclass A {\n  class B {}\n}"
    #expect(rest(of: starter, beside: "import UIKit\nfinal class Other {}") == starter)
    #expect(
      rest(of: starter, beside: "@MainActor public final class A: Other {}")
        == "import UIKit\n\nprotocol P {}\n\n         \n            \n ")
    #expect(rest(of: starter, beside: "@objc protocol P: AnyObject {}", "class A {\n}") == nil)
    // What stands in another type is another one.
    #expect(rest(of: starter, beside: "enum Own {\n  class A {}\n  protocol P {}\n}") == starter)
  }

  @Test func anExtensionIsLeftOutWithAllOfItsMembers() {
    let starter = "extension Notification.Name {\n  static let didSignIn = Notification.Name(\"a\")\n}"
    #expect(
      rest(of: starter, beside: "extension NSNotification.Name {\n    static let didSignIn = Self(\"a\")\n}") == nil)
    #expect(
      rest(of: starter, beside: "extension Notification.Name {\n    static let other = Self(\"a\")\n}") == starter)
    #expect(rest(of: starter, beside: "struct Model {\n    static let didSignIn = 1\n}") == starter)
  }
}
