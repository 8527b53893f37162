import CourseModel
import Foundation
import InterfaceFiles
import Reporting
import Sandboxing
import SwiftSource
import TestSupport
import Testing

@testable import CourseCommand

/// `coursemark run` on projects as Xcode lays them out.
@Suite struct AppRunTests {
  private static let projects = Repository.root.appending(path: "Tests/Fixtures/Projects")

  private func run(_ project: String, _ arguments: String...) async throws -> Ending {
    let folder = Self.projects.appending(path: project).path
    return try await ToolProcess.run(["run", folder] + arguments)
  }

  @Test func anAppOfDelegatesIsLaunchedAndUsed() async throws {
    let folder = try TemporaryFolder()
    let script = Self.projects.appending(path: "Basket/buy.txt").path
    let ending = try await run("Basket", "--script", script, "--draw", folder.path + "/screens")
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("begun with AppDelegate and SceneDelegate"))
    #expect(ending.outputText.contains("app.staticTexts[\"Figs\"]"))
    #expect(ending.errorText.contains("1 file of tests left out."))
    let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/screens").sorted()
    #expect(drawn == ["01.svg", "02.svg", "03.svg", "04.svg"])
    #expect(try folder.read("screens/04.svg").contains(">Figs<"))
  }

  @Test func allThatAnAppPrintsIsShown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class CountingController: UIViewController {
        override func viewDidLoad() { for number in 1...40 { print("number", number) } }
      }
      """, to: "CountingController.swift")
    let file = folder.path + "/CountingController.swift"
    let ending = try await ToolProcess.run(["run", file, "--root", "CountingController"])
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("  | number 1\n"))
    #expect(ending.outputText.contains("  | number 40\n"))
  }

  @Test func theMonkeyTellsTheShortestWayToACrash() async throws {
    let ending = try await run("Basket", "--monkey", "20")
    #expect(ending.status == .exited(1), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("The app crashed: Fatal error: Index out of range"))
    #expect(ending.outputText.contains("BasketController.swift"))
    #expect(ending.outputText.contains("1. tap the button \"Drop\" twice\n"))
    #expect(!ending.outputText.contains("2. "))
    #expect(ending.outputText.contains("--seed 1"))
  }

  @Test func anAppWithAStoryboardIsUsedFromTheFirstScreenToTheLast() async throws {
    let script = Self.projects.appending(path: "Signup/signup.txt").path
    let ending = try await run("Signup", "--script", script)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.errorText.contains("warning") == false, "\(ending.errorText)")
    #expect(ending.outputText.contains("app.navigationBars[\"Insets\"]"))
  }

  @Test func tabsNibsAndRowsOfAStoryboardAreThere() async throws {
    let ending = try await run("Tabs", "--script", Self.projects.appending(path: "Tabs/use.txt").path)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("app.navigationBars[\"About\"]"))
  }

  @Test func aProjectIsUsedWithAllThatIsInIt() async throws {
    let ending = try await run("Shelf", "--script", Self.projects.appending(path: "Shelf/use.txt").path)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    let notes = ending.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      notes.contains(
        "2 files were left out, because the project's app is the target 'Shelf': 1 of the target 'ShelfTests', 1 of no target."
      ), "\(notes)")
    #expect(!notes.contains("can't be read"), "\(notes)")
  }

  /// Projects that use a part of interface files which no other one uses, and what is seen at the end of their events.
  @Test(arguments: [
    // Storyboards by reference, prototype rows, a toolbar, a presented screen and the way back, a press that is held.
    ("Errands", "app.staticTexts[\"Library\"]"),
    // Nibs of a controller and of a view with several views at its top, attributes of one's own, a swipe.
    ("Badges", "app.staticTexts[\"Swimmer\"]"),
    // Controls, a scroll view, an outlet collection and a string catalogue.
    ("Mixer", "app.staticTexts[\"Channel 1 with 0 effects\"]"),
    // Files of the bundle, defaults that tell of their changes.
    ("Atlas", "app.navigationBars[\"3 visited\"]"),
    // Segue actions, a segue of the app's class, a menu, scopes, a refresh control, looks of buttons and attributes of one's own.
    ("Plants", "app.staticTexts[\"Ask a gardener\"]"),
  ])
  func aProjectShowsTheScreenThatItsEventsLeadTo(_ project: String, _ seen: String) async throws {
    let script = Self.projects.appending(path: "\(project)/use.txt").path
    let ending = try await run(project, "--script", script)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(!ending.errorText.contains("can't be read"), "\(ending.errorText)")
    #expect(ending.outputText.contains(seen), "\(ending.outputText)")
  }

  /// Of the sample projects, one crashes on purpose: see `theMonkeyTellsTheShortestWayToACrash()`. One asks for a sound, which is not judged.
  private static let solid = ["Badges", "Errands", "Greeting", "Mixer", "Plants", "Shelf", "Signup", "Tabs"]

  @Test(arguments: solid)
  func aProjectSurvivesAMonkey(_ project: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("expect(app, survives: 200)\n", to: "monkey.txt")
    let ending = try await run(project, "--script", folder.path + "/monkey.txt")
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
  }

  /// What asks for a sound is not told to have crashed.
  @Test func aFileOfTheBundleThatIsNotHereIsUnsupportedByName() async throws {
    let folder = try TemporaryFolder()
    try folder.write("tap \"About\"\n", to: "ring.txt")
    let ending = try await run("Atlas", "--script", folder.path + "/ring.txt")
    #expect(ending.status == .exited(3), "\(ending.outputText)\(ending.errorText)")
    #expect((ending.outputText + ending.errorText).contains("'bell.mp3'"), "\(ending.outputText)")
  }

  @Test func allSampleProjectsButTwoAreGivenToTheMonkey() throws {
    let all = try FileManager.default.contentsOfDirectory(atPath: Self.projects.path).sorted()
    #expect(all == (Self.solid + ["Atlas", "Basket"]).sorted())
  }

  @Test func aWholeProjectAnswersALessonWhoseSceneIsAStoryboard() async throws {
    let lesson = Repository.root.appending(path: "Documentation/Examples/greeting").path
    let project = Self.projects.appending(path: "Greeting").path
    let ending = try await ToolProcess.run(["grade", lesson, "--submission", project])
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("1 file was left out, because the project's app is the target 'Greeting'"))
  }

  @Test func aLearnersStoryboardIsToldAtItsLine() async throws {
    let folder = try TemporaryFolder()
    let lesson = Repository.root.appending(path: "Documentation/Examples/greeting").path
    let started = try await ToolProcess.run(["start", lesson, "mine"], in: folder.path)
    #expect(started.status == .exited(0), "\(started.errorText)")
    let text = try folder.read("mine/Main.storyboard")
    try folder.write(
      text.replacing("property=\"nameField\"", with: "property=\"nameFeild\""), to: "mine/Main.storyboard")
    let ending = try await ToolProcess.run(["grade", "mine"], in: folder.path)
    #expect(ending.status != .exited(0))
    let words = ending.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("GreetingController has no outlet 'nameFeild' (Main.storyboard, line 58)"), "\(words)")
  }

  @Test func whatAStoryboardSetsAndIsOnlyStoredIsNotedAndDecidesNothing() async throws {
    let folder = try TemporaryFolder()
    let lesson = Repository.root.appending(path: "Documentation/Examples/greeting").path
    let started = try await ToolProcess.run(["start", lesson, "mine"], in: folder.path)
    #expect(started.status == .exited(0), "\(started.errorText)")
    let text = try folder.read("mine/Main.storyboard")
    let item = "title=\"Greeting\" id=\"Ni1-gr-001\"/>"
    let tab = "<tabBarItem key=\"tabBarItem\" title=\"\" badgeValue=\"3\" id=\"Ti1-gr-001\"/>"
    try folder.write(text.replacing(item, with: item + tab), to: "mine/Main.storyboard")
    let ending = try await ToolProcess.run(["grade", "mine", "--format", "json"], in: folder.path)
    let report = try #require(try JSONReport.decode(ending.outputText).lessons.first)
    let note = report.messages.first { $0.message.hasPrefix("Coursemark keeps 'badgeValue' of 'UITabBarItem'") }
    #expect(note?.location?.file.hasSuffix("Main.storyboard") == true && note?.location?.position.line == 55)
    let verdicts = Set(report.steps.flatMap(\.checks).map(\.verdict))
    #expect(verdicts.contains(.unsupported) && !verdicts.contains(.fail), "\(verdicts)")
  }

  @Test func aStoryboardIsPrintedAsAScene() async throws {
    let file = Self.projects.appending(path: "Signup/Signup/Base.lproj/Main.storyboard").path
    let whole = try await ToolProcess.run(["scene", file])
    #expect(whole.status == .exited(0), "\(whole.errorText)")
    #expect(whole.errorText == "")
    #expect(whole.outputText.contains("connect(button, to: controller, segue: \"welcome\")\n"))
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try folder.write(
      text.replacing("<textField ", with: "<mapView ", maxReplacements: 1).replacing(
        "</textField>", with: "</mapView>", maxReplacements: 1), to: "Main.storyboard")
    let part = try await ToolProcess.run(["scene", "Main.storyboard"], in: folder.path)
    #expect(part.status == .exited(3))
    #expect(part.errorText.contains("Main.storyboard:31: The view 'mapView' can't be read, and is left out."))
    try folder.write("<html/>", to: "Other.storyboard")
    let other = try await ToolProcess.run(["scene", "Other.storyboard"], in: folder.path)
    #expect(other.status == .exited(2))
    #expect(other.errorText.contains("Other.storyboard:1: This is no interface file for iOS."))
  }

  @Test func aControllerAloneIsShown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class First: UIViewController { override func viewDidLoad() { title = "one"; view.backgroundColor = .white } }
      class Second: First {
        override func viewDidLoad() {
          let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 20))
          label.text = "It is the second."
          view.addSubview(label)
        }
      }
      """, to: "Two.swift")
    let unclear = try await ToolProcess.run(["run", "Two.swift"], in: folder.path)
    #expect(unclear.status == .exited(2))
    let words = unclear.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("say with '--root' which one is shown first: First, Second."))
    let shown = try await ToolProcess.run(["run", "Two.swift", "--root", "Second"], in: folder.path)
    #expect(shown.status == .exited(0), "\(shown.outputText)\(shown.errorText)")
    #expect(shown.outputText.contains("It is the second."))
  }

  @Test func anAppOfSwiftUIIsSaidToBeOne() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n@main\nstruct MyApp: App { var body: some Scene { WindowGroup {} } }\n", to: "MyApp.swift")
    let ending = try await ToolProcess.run(["run", "."], in: folder.path)
    #expect(ending.status == .exited(2))
    #expect(ending.errorText.contains("is an app of SwiftUI"))
  }

  @Test func theFileOfTheFirstScreenIsNotLeftOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class Form: UIViewController {
        override func viewDidLoad() { present(UICloudSharingController(), animated: true) }
      }

      """, to: "Form.swift")
    let ending = try await ToolProcess.run(["run", "Form.swift"], in: folder.path)
    #expect(ending.status == .exited(3), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("UICloudSharingController"))
  }

  /// A storyboard with a controller whose view is of another class of the app's. No code names the two.
  private static let storyboard = """
    <document type="CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene><objects>
    <viewController id="c" customClass="Form" sceneMemberID="viewController"><view key="view" id="v" customClass="Sheet"/>
    </viewController></objects></scene></scenes></document>
    """

  /// Left out, it would be lacking, as if it were not there.
  @Test(arguments: [
    // In a file of its own, which would be left out, and in one with others, where the declaration would be.
    [
      "Form.swift": "import UIKit\nclass Form: UIViewController {}\n",
      "Sheet.swift":
        "import UIKit\nclass Sheet: UIView {\n  override func didMoveToWindow() { _ = UIPrintPageRenderer() }\n}\n",
    ],
    [
      "Form.swift": """
      import UIKit
      class Form: UIViewController {}
      class Sheet: UIView {
        override func didMoveToWindow() { _ = UIPrintPageRenderer() }
      }

      """
    ],
  ])
  func aClassThatOnlyAStoryboardNamesIsNotLeftOut(files: [String: String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    for (name, text) in files { try folder.write(text, to: name) }
    let ending = try await ToolProcess.run(["run", "."], in: folder.path)
    #expect(ending.status == .exited(3), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("UIPrintPageRenderer"), "\(ending.outputText)")
    #expect(!ending.outputText.contains("not there yet"), "\(ending.outputText)")
  }

  @Test func whatIsWrongIsToldAtItsLine() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\nclass Form: UIViewController {\n  let number: Int = \"one\"\n}\n", to: "Form.swift")
    let broken = try await ToolProcess.run(["run", "Form.swift"], in: folder.path)
    #expect(broken.status == .exited(1), "\(broken.outputText)\(broken.errorText)")
    #expect(broken.outputText.contains("Form.swift:3:"))
    try folder.write("import UIKit\nclass Form: UIViewController {}\n", to: "Form.swift")
    try folder.write("# a comment\ntpa \"Go\"\n", to: "events.txt")
    let misspelt = try await ToolProcess.run(["run", "Form.swift", "--script", "events.txt"], in: folder.path)
    #expect(misspelt.status == .exited(2))
    #expect(misspelt.errorText.contains("events.txt:2: There is no event 'tpa'; did you mean 'tap'?"))
    try folder.write("tap \"Go\"\n", to: "events.txt")
    let absent = try await ToolProcess.run(["run", "Form.swift", "--script", "events.txt"], in: folder.path)
    #expect(absent.status == .exited(1), "\(absent.outputText)\(absent.errorText)")
    #expect(absent.outputText.contains("events.txt:1: There is no element \"Go\" on the screen"))
  }
}

/// How scripts are read, and how an app begins.
@Suite struct RunScriptTests {
  @Test func eachLineBecomesALineOfCode() throws {
    let script = try RunScript(
      "# first\n\ntap \"Add\"\n  type \"milk\\n\" \nexpect no \"Figs\"\napp.buttons[\"A\"].tap()\n")
    let lines = script.code.components(separatedBy: "\n")
    #expect(lines[0] == "screen(\"The app is launched\"); ")
    #expect(lines[2] == "app.element(named: \"Add\").tap(); screen(\"tap \\\"Add\\\"\")")
    #expect(lines[3].hasPrefix("app.typeText(\"milk\\n\"); "))
    #expect(lines[4] == "expect(!app.element(named: \"Figs\").exists)")
    #expect(lines[5].hasPrefix("app.buttons[\"A\"].tap(); "))
  }

  @Test func allExamplesOfTheHelpAreRead() throws {
    for example in RunScript.examples { #expect(throws: Never.self, "\(example)") { try RunScript(example) } }
  }

  @Test(arguments: [
    ("tap", "needs a text in quotes"), ("tap Add", "needs a text in quotes"), ("tap \"Add\" now", "'now' can't stand"),
    ("type \"\\(x)\"", "no '\\(…)'"), ("wait long", "no number"), ("rotate round", "left, right or upright"),
    ("return now", "can't stand behind"), ("fly", "There is no event 'fly'"),
    ("swipe \"A\"", "left, right, up or down"), ("expect", "needs a text"),
  ])
  func aLineThatCannotBeReadSaysWhy(line: String, words: String) {
    let mistake = #expect(throws: RunScript.Mistake.self) { try RunScript("\n" + line) }
    #expect(mistake?.line == 2)
    #expect(mistake?.message.contains(words) ?? false, "\(mistake?.message ?? "")")
  }

  private func classes(_ code: String) -> [ClassDeclaration] { ClassDeclaration.all(in: [code]) }

  @Test func delegatesComeBeforeControllers() throws {
    let both = classes(
      "@main class A: UIResponder, UIApplicationDelegate {}\nclass S: UIResponder, UIWindowSceneDelegate {}\nclass C: UITableViewController {}"
    )
    #expect(try AppLaunch(of: both, root: nil).scene == "launch(A(), scene: S())")
    let file = try InterfaceFile(
      "Main",
      text: """
        <document type="CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene><objects>
        <viewController id="c" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """)
    let launched = try AppLaunch(of: both, [file], storyboard: "Main", root: nil)
    #expect(launched.scene.hasSuffix("launch(A(), scene: S(), storyboard: \"Main\")"))
    #expect(throws: UsageError.self) { try AppLaunch(of: both, storyboard: "Main", root: nil) }
    #expect(try AppLaunch(of: both, root: "C").scene == "show(C())")
    #expect(try AppLaunch(of: classes("class C: UITableViewController {}"), root: nil).scene == "show(C())")
    // One that has parameters can't be made by its name alone.
    let generic = classes("class Base<V: UIView>: UIViewController {}\nclass Form: Base<UIView> {}")
    #expect(try AppLaunch(of: generic, root: nil).scene == "show(Form())")
    #expect(throws: UsageError.self) { try AppLaunch(of: generic, root: "Base") }
    #expect(throws: UsageError.self) { try AppLaunch(of: both, root: "D") }
    #expect(throws: UsageError.self) { try AppLaunch(of: classes("class Model {}"), root: nil) }
  }
}
