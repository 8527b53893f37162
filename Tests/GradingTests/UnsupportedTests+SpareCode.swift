import Testing

@testable import Grading

/// Helpers that nobody calls and that use what Coursemark lacks.
extension UnsupportedTests {
  private static let field = "import UIKit\nclass Field: UITextField { var count: Int { 1 } }\n"

  private static let helpers = """
    import UIKit
    extension UIView {
        func printed() { UIPrintInteractionController.shared.present(animated: true) }
        func shown() { isHidden = false }
    }
    final class PrintHelper: NSObject {
        var controller: UIPrintInteractionController?
        func start() { UIView().printed() }
    }
    extension PrintHelper: UIPrintInteractionControllerDelegate {
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
    }
    """

  @Test func aHelperThatNothingUsesLeavesTheAppJudged() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers, "Field.swift": Self.field, "Extensions.swift": Self.helpers,
    ])
    #expect(verdicts(report) == ["double pass", "field pass"])
    #expect(report.messages.allSatisfy { $0.kind == .note })
    #expect(report.messages.map { $0.location?.position.line } == [3, 6, 10])
    #expect(
      report.messages.first?.message
        == "'printed()' was left out: nothing of the app uses it. Line 3: Coursemark does not have "
        + "'UIPrintInteractionController' yet. That is not a mistake of yours, and what needs it is not judged.")
  }

  @Test func aMistakeBesideSuchAHelperIsTheLearners() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers, "Field.swift": "import UIKit\nclass Field: UITextField { var count: Int { 2 } }\n",
      "Extensions.swift": Self.helpers,
    ])
    #expect(verdicts(report) == ["double pass", "field fail"])
  }

  /// Each is reached although it is in nobody's way to be left out.
  @Test(arguments: [
    // Called.
    "class Field: UITextField { var count: Int { help(); return 1 } }\nextension UIView { func help() { _ = UIPrintPageRenderer() } }",
    // Called by the name that it has in a text.
    "class Field: UITextField { var count: Int { _ = Selector((\"help\")); return 1 } }\n"
      + "extension UIView { @objc func help() { _ = UIPrintPageRenderer() } }",
    // An override, which UIKit calls.
    "class Field: UITextField { var count: Int { 1 }\noverride func layoutSubviews() { _ = UIPrintPageRenderer() } }",
    // A method of a delegate's.
    "class Field: UITextField { var count: Int { 1 } }\n"
      + "extension Field { func textFieldDidEndEditing(_ field: UITextField) { _ = UIPrintPageRenderer() } }",
    // A requirement of a protocol of the learner's.
    "protocol P { func help() }\nextension P { func help() {} }\nclass Field: UITextField, P { var count: Int { 1 } }\n"
      + "extension Field { func help() { _ = UIPrintPageRenderer() } }",
    // What every object has.
    "class Field: UITextField { var count: Int { 1 }\nlet renderer = UIPrintPageRenderer() }",
    // A name that nothing has, which may be a slip.
    "class Field: UITextField { var count: Int { 1 } }\nfunc help() { _ = UIPrintPageRenderer(); abcd() }",
  ])
  func whatTheAppMayComeToIsNotLeftOut(code: String) async throws {
    let report = try await grade(["Numbers.swift": Self.numbers, "Field.swift": "import UIKit\n\(code)"])
    #expect(["unsupported", "does-not-compile"].contains(report.steps[1].checks[0].verdict.rawValue))
  }

  @Test func whatFollowsFromALackingNameIsNoErrorOfTheLearners() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": """
      import UIKit
      class Renderer: UIPrintPageRenderer { }
      class Field: UITextField {
          var count: Int {
              let pages = Renderer().numberOfPages
              return UIPrintInteractionController.shared.pages { a, b in .first }
          }
      }
      """,
      "More.swift": "import UIKit\nextension Renderer { func more() { self.go() } }\n",
    ])
    #expect(verdicts(report) == ["double unsupported", "field unsupported"])
    #expect(!report.messages.contains { $0.kind == .error })
    #expect(report.messages.contains { $0.message.hasPrefix("This may follow from what Coursemark lacks") })
  }
}
