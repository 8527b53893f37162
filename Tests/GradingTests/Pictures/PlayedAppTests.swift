import AppProtocol
import CourseModel
import Foundation
import Testing

@testable import Grading

/// Apps of a small lesson that somebody uses: a real compiler, real apps.
@Suite(.serialized) struct PlayedAppTests {
  private func play(_ app: ShownApp, _ work: (PlayedApp, PlayedMoment) async throws -> Void) async throws {
    let app = try await PictureLesson.grader.value.play(app, of: try PictureLesson.lesson(), step: 0)
    try await work(app, await app.launch())
    await app.stop()
    let late = await app.perform(.turn)
    #expect(late.end != nil)
  }

  /// The middle of the button, in points of the screen, as a browser finds it in the picture.
  private func middle(of word: String, _ moment: PlayedMoment) throws -> (x: Double, y: Double) {
    let svg = moment.picture.svg
    let text = try #require(svg.firstMatch(of: try Regex("<text x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>\(word)<")))
    return (
      try #require(text[1].substring.flatMap { Double($0) }), try #require(text[2].substring.flatMap { Double($0) }) - 4
    )
  }

  @Test func aFingerOnAButtonDoesWhatTheAppDoes() async throws {
    try await play(.solution) { app, first in
      #expect(first.picture.alternative == "Screen with text \"none\"; button \"More\".")
      let (x, y) = try middle(of: "More", first)
      let moment = await app.perform(.tap(x: x, y: y))
      #expect(moment.picture.alternative == "Screen with text \"1\"; button \"More\".")
      #expect(moment.remark == nil && moment.end == nil)
      // In the order in which they were asked.
      async let second = app.perform(.tap(x: x, y: y))
      async let third = app.perform(.tap(x: x, y: y))
      let words = await [second, third].map(\.picture.alternative)
      #expect(Set(words) == ["Screen with text \"2\"; button \"More\".", "Screen with text \"3\"; button \"More\"."])
      #expect(await app.perform(.tap(x: 1, y: 1)).picture.alternative == "Screen with text \"3\"; button \"More\".")
    }
  }

  @Test func anAppGoesOnFromWhatAPictureShows() async throws {
    let lesson = try PictureLesson.lesson(
      screens: """
        ```swift role=screen of=starter,solution
        app.buttons["More"].tap()
        screen("Once")
        app.buttons["More"].tap()
        ```
        """)
    let grader = try await PictureLesson.grader.value
    let pictures = try await grader.pagePictures(of: lesson, onlyKnown: false, tellsStories: false)
    let moments = pictures.frames.values.flatMap { $0 }.compactMap(\.moment)
    #expect(moments.map { "\($0.app) \($0.number)" } == ["starter 0", "starter 1", "solution 0", "solution 1"])
    let once = try #require(moments.first { $0.app == .solution })
    #expect(PicturedMoment("\(once)") == once)
    let app = try await grader.play(once, of: lesson)
    let first = await app.launch()
    #expect(first.picture.alternative == "Screen with text \"1\"; button \"More\".")
    let (x, y) = try middle(of: "More", first)
    #expect(
      await app.perform(.tap(x: x, y: y)).picture.alternative == "Screen with text \"2\"; button \"More\".")
    await app.stop()
    for moment in [
      PicturedMoment(line: 1, app: .solution, number: 0), PicturedMoment(line: once.line, app: .solution, number: 2),
    ] {
      await #expect(throws: Grader.NothingToPlay.self) { _ = try await grader.play(moment, of: lesson) }
    }
  }

  @Test func whatCanNotBeDoneIsSaid() async throws {
    try await play(.starter) { app, _ in
      #expect(await app.perform(.type(text: "a")).remark == "That can't be done: the keyboard is not up.")
      let turned = await app.perform(.turn)
      #expect(turned.picture.svg.contains("class=\"wireframe wide\""))
      #expect(await !app.perform(.turn).picture.svg.contains("wide"))
    }
  }

  @Test(arguments: [
    ("fatalError(\"no more\")", "The app has crashed: no more"),
    ("while true {}", "The app did not answer for 4 seconds, and was ended."),
  ])
  func anAppThatEndsSaysWhyAndItsLastScreenStays(action: String, end: String) async throws {
    var lesson = try PictureLesson.lesson()
    for (index, block) in lesson.steps[0].blocks.enumerated() {
      guard case .snippet(var snippet) = block, snippet.role == .solution else { continue }
      snippet.code = snippet.code.replacing("count += 1", with: action)
      lesson.steps[0].blocks[index] = .snippet(snippet)
    }
    let grader = Grader(try await PictureLesson.grader.value, GradingOptions(jobs: 1, timeout: 4))
    let app = try await grader.play(.solution, of: lesson, step: 0)
    let (x, y) = try middle(of: "More", await app.launch())
    let moment = await app.perform(.tap(x: x, y: y))
    #expect(moment.end == end)
    #expect(moment.picture.alternative == "Screen with text \"none\"; button \"More\".")
    #expect(await app.perform(.tap(x: x, y: y)).end == end)
    await app.stop()
  }

  @Test func aLessonWithoutAScreenHasNothingToPlay() async throws {
    var lesson = try PictureLesson.lesson()
    lesson.introduction.removeAll { if case .snippet(let snippet) = $0 { snippet.role == .scene } else { false } }
    let grader = try await PictureLesson.grader.value
    await #expect(throws: Grader.NothingToPlay.self) { _ = try await grader.play(.starter, of: lesson, step: 0) }
  }

  // MARK: What fingers mean

  private func field(
    _ number: Int, _ type: ElementType, _ frame: Rect, scroll: ScrollState? = nil, _ inside: [Element] = []
  )
    -> Element
  {
    Element(id: ElementID(number), type: type, frame: frame, scroll: scroll, children: inside)
  }

  private var screen: Screen {
    let insets = Insets(top: 0, left: 0, bottom: 0, right: 0)
    return Screen(
      size: Size(width: 375, height: 667),
      elements: [
        field(
          0, .table, Rect(x: 0, y: 0, width: 375, height: 300),
          scroll: ScrollState(
            contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 900), contentInset: insets),
          [field(1, .cell, Rect(x: 0, y: 40, width: 375, height: 44))]),
        field(2, .slider, Rect(x: 100, y: 320, width: 200, height: 30)),
      ],
      keyboard: Keyboard(
        frame: Rect(x: 0, y: 407, width: 375, height: 260), returnKey: "Done", isReturnKeyEnabled: true))
  }

  @Test func aFingerMeansWhatIsUnderIt() {
    #expect(UserAct.tap(x: 20, y: 60).events(on: screen) == [.tapAt(Point(x: 20, y: 60))])
    #expect(UserAct.press(x: 20, y: 60).events(on: screen) == [.press(element: ElementID(1), seconds: 0.8)])
    #expect(
      UserAct.drag(x: 20, y: 60, dx: 3, dy: -80).events(on: screen)
        == [.scroll(element: ElementID(0), by: Point(x: -3, y: 80))])
    #expect(UserAct.drag(x: 20, y: 60, dx: -80, dy: 3).events(on: screen) == [.swipe(element: ElementID(1), .left)])
    #expect(UserAct.tap(x: 150, y: 330).events(on: screen) == [.slide(element: ElementID(2), to: 0.25)])
    #expect(
      UserAct.drag(x: 150, y: 330, dx: 900, dy: 0).events(on: screen) == [.slide(element: ElementID(2), to: 1)])
    #expect(UserAct.press(x: 20, y: 390).events(on: screen) == [])
    #expect(UserAct.leaveAndComeBack.events(on: screen) == [.leave, .comeBack])
  }

  @Test func aFingerOnADrawnKeyTypes() {
    let letters = (0..<375).flatMap { x in UserAct.tap(x: Double(x), y: 475).events(on: screen) }
    let first = letters.compactMap { if case .typeText(let text) = $0 { text } else { nil } }
    #expect(Set(first) == Set("qwertyuiop".map(String.init)))
    #expect(UserAct.tap(x: 350, y: 640).events(on: screen) == [.typeText("\n")])
    #expect(UserAct.tap(x: 350, y: 590).events(on: screen) == [.pressDelete])
    #expect(UserAct.tap(x: 160, y: 640).events(on: screen) == [.typeText(" ")])
    #expect(UserAct.tap(x: 20, y: 640).events(on: screen) == [])
  }
}
