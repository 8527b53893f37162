import CourseModel
import Foundation
import LessonParsing
import Reporting
import Sandboxing
import Storage
import Synchronization
import TestSupport
import Testing

@testable import CourseCommand

/// The learner's loop: from a step that does not pass to the next, driven by events in place of files and keys.
@Suite struct LearnerWatchTests {
  /// What a test's gradings find, and what was shown.
  private final class Desk: Sendable, HintSource {
    let events: AsyncStream<LearnerWatch.Event>
    let source: AsyncStream<LearnerWatch.Event>.Continuation
    private let state = Mutex((passing: Set<String>(), asked: [[String]](), shown: [String](), hints: 0))

    init() { (events, source) = AsyncStream.makeStream(of: LearnerWatch.Event.self) }

    var asked: [[String]] { state.withLock { $0.asked } }
    var shown: [String] { state.withLock { $0.shown } }
    func pass(_ steps: Set<String>) { state.withLock { $0.passing = steps } }
    func note(_ text: String) { state.withLock { $0.shown.append(text) } }

    func shown(of step: Step) -> Int { state.withLock { $0.hints } }

    func next(of step: Step) -> (text: String, number: Int)? {
      state.withLock { state in
        state.hints += 1
        return ("Think of \(step.id).", state.hints)
      }
    }

    func grade(_ steps: Set<String>?) -> LearnerWatch.Graded {
      state.withLock { state in
        let ids = ["one", "two"].filter { steps?.contains($0) ?? true }
        state.asked.append(ids)
        return LearnerWatch.Graded(report: LearnerWatchTests.report(ids, passing: state.passing))
      }
    }
  }

  private static func report(_ ids: [String], passing: Set<String>, verdict: Verdict = .fail) -> LessonReport {
    let steps = ids.map { id in
      let passes = passing.contains(id)
      let check = CheckReport(
        check: "c", title: "The check of \(id)", verdict: passes ? .pass : verdict,
        reason: passes ? nil : "\(id) is not so.", story: passes ? [] : ["tap \"Add\""],
        location: SourceLocation(file: "lesson.md", line: 1), hint: passes ? nil : "Look at the button.")
      return StepReport(step: id, title: "Step \(id)", checks: [check], points: passes ? 1 : 0, possiblePoints: 1)
    }
    return LessonReport(
      lesson: "l", title: "The lesson", file: "lesson.md", submission: "mine", languageMode: .swift5, seed: "1",
      messages: [], steps: steps, points: passing.count, possiblePoints: ids.count, seconds: 0)
  }

  private static func lesson() throws -> Lesson {
    var lesson = try SevenLesson.lesson()
    let step = try #require(lesson.steps.first)
    lesson.steps = ["one", "two"].map { id in
      var step = step
      (step.id, step.title) = (id, "Step \(id)")
      return step
    }
    return lesson
  }

  /// - Parameter after: Called with how many texts were shown, when one more was.
  private func watch(
    _ desk: Desk, stays: Bool = false, after: @escaping @Sendable (Desk, Int) -> Void
  ) throws -> LearnerWatch {
    let lesson = try Self.lesson()
    return LearnerWatch(
      lesson: lesson, folder: "mine", first: lesson.steps[0], staysWithFirst: stays, terminal: { Terminal(width: 80) },
      grade: { desk.grade($0) }, hints: desk,
      show: { text in
        desk.note(text)
        after(desk, desk.shown.count)
      })
  }

  @Test func aMendedStepLeadsToTheNextAndTheLastToTheEnd() async throws {
    let desk = Desk()
    let loop = try watch(desk) { desk, count in
      switch count {
      case 1: desk.pass(["one"])
      case 3: desk.pass(["one", "two"])
      case 6: return desk.source.finish()
      default: return
      }
      desk.source.yield(.saved)
    }
    try await loop.run(desk.events)
    #expect(desk.asked == [["one"], ["one"], ["one", "two"], ["two"], ["one", "two"]])
    #expect(
      desk.shown == [
        """
        ────────────────────────────────────────
        Step one (one)
           ✗ fail  The check of one
             one is not so.
             What the user did:
               1. tap "Add"
             The check: lesson.md:1:1
           0 of 1 check of this step passed.

        Watching mine: save a file to be graded again. Ctrl-C ends.

        """,
        """
        ────────────────────────────────────────
        ✓ Step one: passed.

        """,
        """
        ────────────────────────────────────────
        Step two (two)
           ✗ fail  The check of two
             two is not so.
             What the user did:
               1. tap "Add"
             The check: lesson.md:1:1
           0 of 1 check of this step passed.

        Watching mine: save a file to be graded again. Ctrl-C ends.

        """,
        """
        ────────────────────────────────────────
        ✓ Step two: passed.

        """,
        """
        ────────────────────────────────────────
        ✓ All 2 steps of The lesson passed.
        2 of 2 points.

        """,
        "Watching mine: save a file to be graded again. Ctrl-C ends.\n",
      ])
  }

  @Test func anEarlierStepThatALaterAnswerHasBrokenComesBack() async throws {
    let desk = Desk()
    desk.pass(["one"])
    let loop = try watch(desk) { desk, count in
      switch count {
      case 2: desk.pass(["two"])
      case 4: return desk.source.finish()
      default: return
      }
      desk.source.yield(.saved)
    }
    try await loop.run(desk.events)
    #expect(desk.shown.last?.contains("Step one (one)") == true)
  }

  @Test func aChosenStepIsTheOnlyOne() async throws {
    let desk = Desk()
    desk.pass(["one"])
    let loop = try watch(desk, stays: true) { desk, count in
      if count == 2 { desk.source.finish() }
    }
    try await loop.run(desk.events)
    #expect(desk.asked == [["one"]])
  }

  /// Somebody who has only begun is not told the answer.
  @Test func theHintForWhatFailsStandsBelowItWhenASaveHasNotMendedIt() async throws {
    let desk = Desk()
    let loop = try watch(desk) { desk, count in
      switch count {
      case 1: desk.source.yield(.saved)
      case 2:
        desk.pass(["one"])
        desk.source.yield(.saved)
      case 4: desk.source.finish()
      default: return
      }
    }
    try await loop.run(desk.events)
    // Step one, step one again, step one passed, step two.
    #expect(desk.shown.map { $0.contains("Hint: Look at the button.") } == [false, true, false, false])
  }

  @Test func aHintComesWhenItIsAskedForAndIsNamedWhenTheStepFailsAgain() async throws {
    let desk = Desk()
    var lesson = try Self.lesson()
    lesson.steps[0].blocks.append(.hint(try #require(try Self.hint())))
    lesson.steps[0].blocks.append(.hint(try #require(try Self.hint())))
    let loop = LearnerWatch(
      lesson: lesson, folder: "mine", first: lesson.steps[0], terminal: { Terminal(width: 80) },
      grade: { desk.grade($0) }, hints: desk,
      show: { text in
        desk.note(text)
        switch desk.shown.count {
        case 1: desk.source.yield(.saved)
        case 2: desk.source.yield(.hint)
        default: desk.source.yield(.end)
        }
      })
    try await loop.run(desk.events)
    #expect(desk.shown.map { $0.contains("Stuck? coursemark hint mine --step one") } == [false, true, false])
    #expect(desk.shown.last?.contains("Step one: hint 1 of 2\nThink of one.\n") == true)
  }

  private static func hint() throws -> Hint? {
    let text = SevenLesson.text.replacing(
      "```swift role=probe", with: "<details><summary>Hint 1</summary>\n\nSeven.\n\n</details>\n\n```swift role=probe")
    return LessonParser.parse(text, file: "lesson.md", directory: ".").0.steps.first?.hints.first
  }

  @Test func aSaveEndsTheGradingOfTheOlderText() async throws {
    let desk = Desk()
    let lesson = try Self.lesson()
    let ended = Mutex(0)
    let calls = Mutex(0)
    let loop = LearnerWatch(
      lesson: lesson, folder: "mine", first: lesson.steps[0], terminal: { Terminal(width: 80) },
      grade: { steps in
        if calls.withLock({ calls in (calls, calls += 1).0 }) == 0 {
          desk.source.yield(.saved)
          do { try await Task.sleep(for: .seconds(3600)) } catch { ended.withLock { $0 += 1 } }
          // One that does not notice that it was ended has no effect either.
        }
        return desk.grade(steps)
      },
      hints: desk,
      show: { text in
        desk.note(text)
        desk.source.finish()
      })
    try await loop.run(desk.events)
    #expect(ended.withLock { $0 } == 1)
    #expect(desk.shown.count == 1)
  }

  @Test func cancellingEndsTheRunningGrading() async throws {
    let desk = Desk()
    let lesson = try Self.lesson()
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let isRunning = Mutex(false)
    let loop = LearnerWatch(
      lesson: lesson, folder: "mine", first: lesson.steps[0], terminal: { Terminal(width: 80) },
      grade: { steps in
        isRunning.withLock { $0 = true }
        defer { isRunning.withLock { $0 = false } }
        begin.yield()
        try await Task.sleep(for: .seconds(3600))
        return desk.grade(steps)
      }, hints: desk, show: { desk.note($0) })
    let task = Task { try await loop.run(desk.events) }
    for await _ in begun { break }
    task.cancel()
    try await task.value
    #expect(!isRunning.withLock { $0 })
    #expect(desk.shown == [])
  }

  @Test func aBurstOfSavesCountsOnceAndOnlyWhenItIsOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    func now() -> FileSnapshot { FileSnapshot(under: folder.path) }
    var detector = SaveDetector(start: now())
    let isSaved = detector.hasSaved(now())
    #expect(!isSaved)
    try folder.write("ab", to: "A.swift")
    let first = now()
    try folder.write("abc", to: "B.swift")
    let second = now()
    let saved = [first, second, second, second].map { detector.hasSaved($0) }
    #expect(saved == [false, false, true, false])
  }

  @Test func lettersOfTheTerminalAreEvents() {
    #expect([" H ", "hint", "q", "x", ""].map(LineKeys.event) == [.hint, .hint, .end, nil, nil])
  }

  /// The whole of it as a process: a wrong file, mended, all passed, Ctrl-C.
  @Test func aStartedFolderIsGradedWhenAFileIsSaved() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    let begun = try await ToolProcess.run(["start", "lesson", "mine"], in: folder.path)
    #expect(begun.status == .exited(0), "\(begun.errorText)")
    try folder.write(SevenLesson.wrong, to: "mine/Numbers.swift")
    try folder.write("", to: "output")
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: ToolProcess.executable)
    tool.arguments = ["watch", "mine"]
    tool.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    tool.environment = TestHome.environment
    tool.standardInput = FileHandle.nullDevice
    tool.standardOutput = FileHandle(forWritingAtPath: folder.path + "/output")
    try folder.write("", to: "errors")
    tool.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
    try tool.run()
    defer { if tool.isRunning { kill(tool.processIdentifier, SIGKILL) } }
    try await wait(for: "0 of 1 check of this step passed.", in: folder, tool)
    try folder.write(SevenLesson.right, to: "mine/Numbers.swift")
    try await wait(for: "Watching mine: save a file to be graded again. Ctrl-C ends.\n────", in: folder, tool)
    try await wait(for: "✓ All 1 step of Numbers passed.", in: folder, tool)
    // All steps are the one step that was graded, and an older text is known from before: neither is compiled again.
    try folder.write(SevenLesson.wrong, to: "mine/Numbers.swift")
    try await wait(for: "0 of 1 check of this step passed.", 2, in: folder, tool)
    #expect(try folder.read("errors").contains("mine is known from before."))
    #expect(try folder.read("errors").components(separatedBy: "Compiling mine").count == 2)
    kill(tool.processIdentifier, SIGINT)
    for _ in 0..<3000 where tool.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    #expect(!tool.isRunning && tool.terminationStatus == 0)
  }

  private func wait(for words: String, _ times: Int = 1, in folder: TemporaryFolder, _ tool: Process) async throws {
    for _ in 0..<9000 {
      if try folder.read("output").components(separatedBy: words).count > times { return }
      try #require(tool.isRunning, "the tool has ended: \((try? folder.read("output")) ?? "")")
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("it never says '\(words)': \((try? folder.read("output")) ?? "")")
  }

  @Test func whatNobodyCanMendIsPassedOver() async throws {
    let report = Self.report(["one"], passing: [], verdict: .unsupported)
    let text = LearnerText(terminal: Terminal(width: 60)).finished(report.steps[0])
    #expect(!report.steps[0].needsWork)
    #expect(text.contains("! Step one: not judged, which is no mistake of yours.\n  one is not so.\n"))
  }

  @Test func aFolderThatStartDidNotMakeIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    let ending = try await ToolProcess.run(["watch", "lesson"], in: folder.path)
    #expect(ending.status == .exited(2))
    #expect(ending.errorText.contains("lesson is not a folder that 'coursemark start' made"))
  }
}
