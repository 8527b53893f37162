import AppProtocol
import CourseModel
import Interop
import LessonParsing
import Sandboxing
import SwiftSource
import Testing

@testable import Grading

/// When an app is believed that says that Coursemark lacks something.
@Suite struct UnsupportedClaimsTests {
  private static let catalog = Catalog.read(uikitSources: [
    """
    open class UIPet {
      open func bark(times: Int) { if times > 1 { _unsupported("UIPet.bark(times:)") } }
      open func wag() {}
      private func data(_ what: String) { _unsupported("\\(what) of a pet that would have to be drawn") }
      open func portrait() { data("UIPet.portrait()") }
    }
    open class UIKennel { public init() { _unsupported("UIKennel") } }
    """
  ])

  private func claims(_ code: String, lesson: String = "") throws -> UnsupportedClaims {
    let program = ProgramSource([CodeFragment(code, to: .file("A.swift"), from: "A.swift")])
    let text = "---\nformat: 1\n---\n# A\n\n## B\n<!-- step id=b -->\n\n```swift role=scene\n\(lesson)\n```\n"
    return UnsupportedClaims(
      Self.catalog, program: program, lesson: LessonParser.parse(text, file: "lesson.md", directory: ".").0)
  }

  @Test func whatTheCodeAsksForIsBelieved() throws {
    #expect(try claims("pet.bark(times: 2)").confirms("UIPet.bark(times:)"))
    #expect(try claims("pet.portrait()").confirms("UIPet.portrait() of a pet that would have to be drawn"))
    #expect(try claims("let k = UIKennel()").confirms("UIKennel"))
    #expect(try claims("", lesson: "show(UIKennel())").confirms("UIKennel"))
  }

  /// What a scene connects is said by the app's agent, whose functions the lesson calls.
  @Test func whatTheAgentSaysIsBelievedOfALessonWithAScene() throws {
    let catalog = Catalog.read(
      uikitSources: [],
      agentSources: ["public func connect(_ name: String) { _unsupported(\"the action '\\(name)'\") }"])
    func confirms(_ scene: String) -> Bool {
      let text = "---\nformat: 1\n---\n# A\n\n## B\n<!-- step id=b -->\n\n```swift role=scene\n\(scene)\n```\n"
      let lesson = LessonParser.parse(text, file: "lesson.md", directory: ".").0
      return UnsupportedClaims(catalog, program: ProgramSource(), lesson: lesson).confirms("the action 'go:'")
    }
    #expect(confirms("connect(\"go:\")"))
    #expect(!confirms("show(controller)"))
  }

  @Test func whatTheCodeDoesNotAskForIsNot() throws {
    let others = try claims("let pet = UIPet(); pet.wag()")
    #expect(!others.confirms("UIPet.bark(times:)"))
    #expect(!others.confirms("UIPet.portrait() of a pet that would have to be drawn"))
    #expect(!others.confirms("UIKennel"))
  }

  @Test(arguments: ["// UIKennel", "/* UIKennel() */", "let s = \"UIKennel()\"", "let s = \"\"\"\nUIKennel()\n\"\"\""])
  func commentsAndStringsAskForNothing(code: String) throws {
    #expect(try !claims(code).confirms("UIKennel"))
    #expect(try !claims("", lesson: code).confirms("UIKennel"))
  }

  @Test func whatIsInterpolatedIsCode() throws {
    #expect(try claims("print(\"\\(UIKennel())\")").confirms("UIKennel"))
  }

  @Test func whatUIKitNeverSaysIsNotBelieved() throws {
    let code = try claims("pet.bark(times: 2); UIKennel()")
    for words in ["", "x", "UIPet.bark", "UIKennel ", "bark"] { #expect(!code.confirms(words), "\(words)") }
  }

  @Test func whoeverSpeaksInCoursemarksNameIsNotBelieved() throws {
    #expect(try !claims("UIKennel(); _unsupported(\"UIKennel\")").confirms("UIKennel"))
  }

  @Test func aCollectionThatLosesItsObjectsIsNoCrashOfTheLearners() throws {
    let reason =
      "The app crashed: Could not cast value of type 'Swift.Array<Any>' (0x7f30577df488) to 'Foundation.NSMutableArray' (0x7f3056d10658). At A.swift:1."
    let crash = Judgement.example(.crash, reason: reason)
    #expect(try claims("(rows[0] as! NSMutableArray).add(1)").examined(crash).verdict == .unsupported)
    #expect(try claims("let a: Any = 1; _ = a as! String").examined(crash).verdict == .crash)
    let other = Judgement.example(.crash, reason: reason.replacing("Swift.Array<Any>", with: "YourApp.Row"))
    #expect(try claims("(rows[0] as! NSMutableArray).add(1)").examined(other).verdict == .crash)
  }

  @Test func aClaimThatCannotBeRightIsAFail() throws {
    var judgement = Judgement.example(.unsupported, reason: "UIKennel")
    let confirmed = try claims("UIKennel()").examined(judgement)
    #expect(confirmed.verdict == .unsupported)
    #expect(
      confirmed.reason
        == "Coursemark does not have UIKennel yet. That is not a mistake of yours, and what needs it is not judged.")
    judgement = try claims("").examined(judgement)
    #expect(judgement.verdict == .fail)
    #expect(
      judgement.reason == "The app says that Coursemark lacks \"UIKennel\", but nothing in the code asks for that.")
  }
}

extension Judgement {
  fileprivate static func example(_ verdict: Verdict, reason: String) -> Judgement {
    var judgement = Judgement(
      .init(
        app: Ending(status: .exited(0)), examiner: Ending(status: .exited(0)),
        finding: Finding(decision: .pass, expectations: 1)), limits: CheckLimits(timeout: 1))
    (judgement.verdict, judgement.reason) = (verdict, reason)
    return judgement
  }
}
