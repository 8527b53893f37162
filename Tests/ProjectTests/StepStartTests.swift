import CourseModel
import Foundation
import LessonParsing
import Reporting
import Scaffolding
import SwiftSource
import TestSupport
import Testing

@testable import CourseCommand

/// `coursemark start --step`: what a step starts with, in files that a learner has worked on.
@Suite struct StepStartTests {
  static let lessons = ["01-task-list", "02-keyboard-bar", "03-text-entry", "04-login-form", "05-child-and-parent"]

  static func lesson(_ id: String) throws -> Lesson {
    let path = Checkout.root.appending(path: "lessons").appending(path: id).path
    return try #require(try CourseLoader.load(path).0.lessons.first)
  }

  /// A learner who has done the steps before as the lesson's solutions do keeps all of it, and gets what is new.
  @Test(arguments: lessons)
  func solutionsKeepTheirMembers(id: String) throws {
    let lesson = try Self.lesson(id)
    let states = LessonStates(lesson)
    // A program's members are read from its text each time that they are asked for.
    let starts = states.starts.map(\.members)
    var handedOut = Set(states.initial.members.map(\.tokens))
    for step in lesson.steps.indices.dropFirst() {
      let own = states.solutions[step - 1]
      handedOut.formUnion(starts[step - 1].map(\.tokens))
      let merge = try StarterMerge(lesson.handouts { $0 == step }, into: own)
      let members = merge.program.members
      let merged = Set(members.map { [$0.path] + $0.tokens })
      for member in own.members where !handedOut.contains(member.tokens) {
        #expect(merged.contains([member.path] + member.tokens), "\(id), \(lesson.steps[step].id): \(member.path)")
      }
      // Whatever the step starts with is there, as the learner or as the lesson has it.
      let names = Set(members.map(\.path))
      let missing = Set(starts[step].map(\.path)).subtracting(names)
      #expect(missing == [], "\(id), \(lesson.steps[step].id)")
      if step == lesson.steps.count - 1 {
        let again = try StarterMerge(lesson.handouts { $0 == step }, into: merge.program)
        #expect(again.program.files.map(\.text) == merge.program.files.map(\.text))
      }
    }
  }

  /// A step would be had for nothing where all its checks wait for earlier steps, but for one that passes by itself.
  @Test(arguments: lessons)
  func whoeverHasDoneNothingHasPassedNothing(id: String) async throws {
    let folder = try TemporaryFolder()
    let lesson = Checkout.root.appending(path: "lessons").appending(path: id).path
    let started = try await ToolProcess.run(["start", lesson, "mine"], in: folder.path)
    #expect(started.status == .exited(0), "\(started.errorText)")
    let graded = try await ToolProcess.run(["grade", "mine", "--format", "json"], in: folder.path)
    let report = try #require(try JSONReport.decode(graded.outputText).lessons.first)
    #expect(report.steps.filter { $0.points > 0 }.map(\.step) == [])
    #expect(report.possiblePoints > 0)
  }

  /// Whoever has done nothing gets what the steps start with, one after the other or all at once.
  @Test(arguments: lessons)
  func untouchedStartersGiveWayToTheLatest(id: String) throws {
    let lesson = try Self.lesson(id)
    let last = lesson.steps.count - 1
    let initial = LessonStates(lesson).initial
    var own = initial
    for step in 1...last { own = try StarterMerge(lesson.handouts { $0 == step }, into: own).program }
    let once = try StarterMerge(lesson.handouts { (1...last).contains($0) }, into: initial)
    #expect(once.program.files.map(\.text) == own.files.map(\.text))
    #expect(!once.changes.contains { if case .kept = $0.kind { true } else { false } })
  }

  /// A learner who gets each step's beginning into own files, takes the step's version of what was kept and told, and then does the step
  /// as the lesson's solution does, has a whole answer in the end.
  @Test(arguments: lessons)
  func stepAfterStepTheFilesStayAnAnswer(id: String) async throws {
    let lesson = try Self.lesson(id)
    var own = LessonStates(lesson).initial
    let folder = try TemporaryFolder()
    for step in lesson.steps.indices {
      if step > 0 {
        let handouts = lesson.handouts { $0 == step }
        let merge = try StarterMerge(handouts, into: own)
        own = merge.program
        if merge.changes.contains(where: { if case .kept = $0.kind { true } else { false } }) {
          #expect(own.apply(handouts[step + 1].fragments).map(\.message) == [])
        }
      }
      let solution = lesson.steps[step].solutions.first?.snippets ?? []
      #expect(own.apply(solution.compactMap { CodeFragment($0) }).map(\.message) == [])
    }
    for file in own.files { try folder.write(file.text, to: file.name) }
    let ending = try await ToolProcess.run(["grade", "lessons/\(id)", "--submission", folder.path])
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
  }

  @Test func theCommandMergesTellsAndKeepsWhatWasThere() async throws {
    let folder = try Self.folder()
    let mine = folder.path + "/mine"
    #expect(try await Self.start(folder, ["lessons/01-two", "mine"]).code == 0)
    let own = "class A {\n    func number() -> Int { 0 }\n    func name() -> String { \"me\" }\n}\n"
    try folder.write(own, to: "mine/A.swift")
    let (code, text) = try await Self.start(folder, ["mine", "--step", "two"])
    #expect(code == 0)
    #expect(
      text.hasPrefix(
        """
        The second begins in mine:
           replaced  A.number(), mine/A.swift:2: it was as the lesson had it
           kept      A.name(), mine/A.swift:3: it is yours. The starter has:
                     | func name() -> String { "?" }
           added     A.more(), mine/A.swift:5

        The step's own versions of what you kept are in mine/.coursemark-steps/two/starter.
        Your files as they were are in mine/.coursemark-steps/two/before.
        Read lessons/01-two/lesson.md, from "The second".
        To see how far you are: coursemark grade mine --step two

        """))
    let merged = """
      class A {
          func number() -> Int { 2 }
          func name() -> String { "me" }

          func more() {}
      }

      """
    #expect(try folder.read("mine/A.swift") == merged)
    #expect(try folder.read("mine/.coursemark-steps/two/before/A.swift") == own)
    #expect(try folder.read("mine/.coursemark-steps/two/starter/A.swift").contains("func name() -> String { \"?\" }"))
    #expect(try StartedFolder(at: mine)?.record.steps == ["one", "two"])

    #expect(try await Self.start(folder, ["mine", "--step", "two"]).text.contains("no file was changed"))
    #expect(try folder.read("mine/A.swift") == merged)
    #expect(try folder.names("mine/.coursemark-steps/two") == ["before", "starter"])
  }

  @Test func whatIsNoSwiftStopsBeforeAnythingIsWritten() async throws {
    let folder = try Self.folder()
    try folder.write("class A {\n    func name( {}\n}\n", to: "mine/A.swift")
    let (code, text) = try await Self.start(folder, ["lessons/01-two", "mine", "--step", "two"])
    #expect(code == 2)
    #expect(text.contains("mine/A.swift:2:") && text.contains("Nothing was changed."))
    #expect(try folder.names("mine") == ["A.swift"])
  }

  @Test func lineEndsStayAsTheyAre() async throws {
    let folder = try Self.folder()
    try folder.write("class A {\r\n    func name() -> String { \"me\" }\r\n}\r\n", to: "mine/A.swift")
    #expect(try await Self.start(folder, ["lessons/01-two", "mine", "--step", "two"]).code == 0)
    let text = try folder.read("mine/A.swift")
    #expect(text.utf8.filter { $0 == 0x0A }.count == text.utf8.filter { $0 == 0x0D }.count)
    #expect(text.contains("func more() {}"))
  }

  @Test func anEmptyFolderBeginsAtTheStep() async throws {
    let folder = try Self.folder()
    let (code, text) = try await Self.start(folder, ["lessons/01-two", "mine", "--step", "two"])
    #expect(code == 0)
    #expect(text.contains("as the lesson's solutions do it"))
    #expect(try folder.read("mine/A.swift").contains("func name() -> String { \"?\" }"))
  }

  @Test(arguments: [
    (["mine"], "is begun already"), (["mine", "--step", "twoo"], "did you mean 'two'?"),
    (["mine", "--step", "two", "--force"], "leave '--force' out"),
  ])
  func aWrongCommandLineIsSaid(arguments: [String], words: String) async throws {
    let folder = try Self.folder()
    #expect(try await Self.start(folder, ["lessons/01-two", "mine"]).code == 0)
    let (code, text) = try await Self.start(folder, arguments)
    #expect(code == 2)
    #expect(text.contains(words))
  }

  /// - Returns: All that was printed.
  static func start(_ folder: TemporaryFolder, _ arguments: [String]) async throws -> (code: Int32?, text: String) {
    let ending = try await ToolProcess.run(["start"] + arguments, in: folder.path)
    var code: Int32?
    if case .exited(let number) = ending.status { code = number }
    return (code, String(decoding: ending.standardOutput, as: UTF8.self) + ending.errorText)
  }

  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      format: 1
      title: Two
      swift: 5
      ---
      # Two

      ## The first
      <!-- step id=one -->

      ```swift role=starter file=A.swift
      class A {
          func number() -> Int { 0 }
      }
      ```

      ```swift role=probe
      func number() -> Int { A().number() }
      ```

      ```swift role=check id=one title="It is one"
      expect(app.number(), is: 1)
      ```

      ```swift role=solution in=A
      func number() -> Int { 1 }
      ```

      ## The second
      <!-- step id=two -->

      ```swift role=starter in=A
      func number() -> Int { 2 }

      func name() -> String { "?" }

      func more() {}
      ```

      ```swift role=check id=two title="It is two"
      expect(app.number(), is: 2)
      ```

      ```swift role=solution in=A
      func number() -> Int { 2 }
      ```
      """, to: "lessons/01-two/lesson.md")
    return folder
  }
}
