import CourseModel
import Foundation
import InterfaceFiles
import Testing

@testable import Scaffolding

/// Scenes that are files of Xcode's.
@Suite struct StoryboardSceneTests {
  private func snippet(_ path: String, _ text: String) -> Snippet {
    var snippet = Snippet(role: .scene, code: "", location: SourceLocation(file: path, line: 1))
    snippet.resources = [ResourceFile(path: path, data: Data(text.utf8))]
    return snippet
  }

  private let storyboard = """
    <document type="CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene><objects>
    <viewController id="c" customClass="Form" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
    </objects></scene></scenes></document>
    """

  @Test func outletsAreWhatIsConnectedByName() {
    var code = Snippet(role: .scene, code: "", location: SourceLocation(file: "a/lesson.md", line: 1))
    code.code = """
      connect(controller, "title", to: label)
      connect(cells["a"], "caption", to: label); connect(button, .touchUpInside, to: controller, action: "pressed:")
      connect(controller, "tip", to: tip, isLater: true)
      """
    #expect(Scene.outlets(in: code) == ["title", "caption"])
    let file = snippet(
      "a/Main.storyboard",
      """
      <document type="CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene><objects>
      <viewController id="c" customClass="Form" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="l" text="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label></subviews></view>
      <connections><outlet property="caption" destination="l" id="o"/></connections></viewController>
      </objects></scene></scenes></document>
      """)
    #expect(Scene.outlets(in: file) == ["caption"])
    // The files that were there before are the scene's, too.
    let scenes = scaffold(file, snippet("a/Other.storyboard", storyboard)).scenes
    #expect(scenes.map(\.outlets) == [["caption"], ["caption"]])
  }

  private func scaffold(_ snippets: Snippet...) -> LessonScaffold {
    LessonScaffold(
      Lesson(id: "a", title: "A", directory: "a", file: "a/lesson.md", introduction: snippets.map(Block.snippet)))
  }

  @Test func aStoryboardAloneStartsTheAppWithItsDelegates() throws {
    var scene = try #require(scaffold(snippet("a/Main.storyboard", storyboard)).scenes.last)
    #expect(scene.module(learnerFiles: []).text.contains("\nlaunch(nil, storyboard: \"Main\")\n"))
    scene.delegates = AppDelegates(app: "AppDelegate", scene: "SceneDelegate")
    #expect(
      scene.module(learnerFiles: []).text.contains(
        "launch(AppDelegate(), scene: SceneDelegate(), storyboard: \"Main\")"))
  }

  @Test func itsStatementsStandAtItsLines() throws {
    let scene = try #require(scaffold(snippet("a/Main.storyboard", storyboard)).scenes.last)
    let text = scene.module(learnerFiles: []).text
    #expect(
      text.contains("#sourceLocation(file: \"Main.storyboard\", line: 2)\nstoryboard(\"Main\", identifier: \"c\""))
  }

  @Test func aSceneOfSwiftGoesOnFromTheFilesBeforeIt() throws {
    let swift = Snippet(
      role: .scene, code: "show(storyboardController(\"Main\", \"c\"))\n",
      location: SourceLocation(file: "a/lesson.md", line: 9))
    let scene = try #require(scaffold(snippet("a/Main.storyboard", storyboard), swift).scenes.last)
    let text = scene.module(learnerFiles: []).text
    #expect(text.contains("storyboard(\"Main\", identifier: \"c\""))
    #expect(text.contains("show(storyboardController(\"Main\", \"c\"))"))
    #expect(!text.contains("launch("))
  }

  @Test func whatASubmissionBringsIsNotTheSolutions() throws {
    let scaffold = scaffold(snippet("a/Main.storyboard", storyboard))
    let other = storyboard.replacing("\"Form\"", with: "\"Other\"")
    let found = scaffold.bringing { scene in
      AppResources(scene.resources.replaced(by: [ResourceFile(path: "ada/Main.storyboard", data: Data(other.utf8))]))
    }
    let scene = try #require(found.scenes.last)
    #expect(scene.module(learnerFiles: []).text.contains("Other.self"))
    #expect(!scene.module(learnerFiles: []).text.contains("Form.self"))
    #expect(scene.own.module(learnerFiles: []).text.contains("Form.self"))
  }

  @Test func whatIsNotUnderstoodIsToldAtItsLineOnce() {
    let text = storyboard.replacing("<view key=\"view\" id=\"v\"/>", with: "\n<mapView key=\"view\" id=\"v\"/>")
    let problems = scaffold(snippet("a/Main.storyboard", text), snippet("a/Other.strings", "a")).problems
    #expect(
      problems.map { "\($0.severity) \($0.location?.description ?? "") \($0.message)" } == [
        "warning a/Main.storyboard:3:1 The view 'mapView' can't be read, and is left out."
      ])
    #expect(scaffold(snippet("a/Main.storyboard", "<html/>")).problems.map(\.severity) == [.error])
  }
}
