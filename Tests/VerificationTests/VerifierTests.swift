import CourseModel
import Grading
import LessonParsing
import Scaffolding
import Synchronization
import Testing
import Verification

/// The verifier with a grader that is told what to answer.
@Suite struct VerifierTests {
  static let text = """
    ---
    format: 1
    title: L
    swift: [5, 4]
    ---
    # L

    ## One
    <!-- step id=one -->

    ```swift role=starter file=A.swift
    class A { func number() -> Int { 0 } }
    ```

    ```swift role=probe
    func number() -> Int { A().number() }
    ```

    ```swift role=check id=one
    expect(app.number(), is: 1)
    ```

    ```swift role=solution in=A
    func number() -> Int { 1 }
    ```

    ```swift role=wrong in=A fails=one
    func number() -> Int { 2 }
    ```
    """

  static func lesson() throws -> Lesson {
    let (lesson, problems) = LessonParser.parse(text, file: "l.md", directory: ".")
    try #require(problems.filter { $0.severity == .error }.isEmpty, "\(problems)")
    return lesson
  }

  /// Passes a program when it holds one of the texts.
  static func verify(_ lesson: Lesson, passing: @escaping @Sendable (String, LanguageMode) -> Verdict) async throws
    -> [Diagnostic]
  {
    try await Verifier(
      tools: RuleTools(grade: { _, task, mode in
        let code = task.program.files.map(\.text).joined()
        return RuleTests.report(["one": passing(code, mode)], step: "one")
      })
    ).verify(lesson).diagnostics
  }

  @Test func aTrueLessonHasNothingToSayOfIt() async throws {
    let found = try await Self.verify(Self.lesson()) { code, _ in code.contains("{ 1 }") ? .pass : .fail }
    #expect(found == [])
  }

  @Test func whatIsWrongInOneModeOnlySaysInWhich() async throws {
    let found = try await Self.verify(Self.lesson()) { code, mode in
      code.contains("{ 1 }") ? (mode == .swift4 ? .fail : .pass) : .fail
    }
    #expect(found.map(\.rule) == [.solutionPasses])
    #expect(found.map(\.details.last) == ["Only in Swift 4."])
  }

  @Test func theFirstModeAloneIsTriedWhereOneWantsThat() async throws {
    let tried = Mutex<Set<LanguageMode>>([])
    var tools = RuleTools(grade: { _, task, mode in
      _ = tried.withLock { $0.insert(mode) }
      let isRight = task.program.files.map(\.text).joined().contains("{ 1 }")
      return RuleTests.report(["one": isRight ? .pass : .fail], step: "one")
    })
    #expect(try await Verifier(tools: tools).verify(Self.lesson()).diagnostics == [])
    #expect(tried.withLock { $0 } == [.swift5, .swift4])
    tried.withLock { $0 = [] }
    tools.triesEveryMode = false
    #expect(try await Verifier(tools: tools).verify(Self.lesson()).diagnostics == [])
    #expect(tried.withLock { $0 } == [.swift5])
  }

  @Test(arguments: [true, false]) func otherSolutionsMeetEarlierChecksWhereAllIsTried(isWhole: Bool) async throws {
    let second = """


      ## Two
      <!-- step id=two -->

      ```swift role=check id=two
      expect(app.number(), is: 1)
      ```

      ```swift role=solution in=A
      func number() -> Int { 1 + 0 }
      ```

      ```swift role=solution id=other in=A
      func number() -> Int { 0 + 1 }
      ```
      """
    let (lesson, _) = LessonParser.parse(Self.text + second, file: "l.md", directory: ".")
    let tried = Mutex<[GradingTask.Subject: Set<String>]>([:])
    var tools = RuleTools(grade: { _, task, _ in
      if task.step == "two" { tried.withLock { $0[task.subject] = task.steps } }
      return RuleTests.report(["one": .pass], step: "one")
    })
    tools.triesEveryMode = isWhole
    _ = try await Verifier(tools: tools).verify(lesson)
    let steps = tried.withLock { $0 }
    #expect(steps[.solution] == ["one", "two"])
    #expect(steps[.otherSolution] == (isWhole ? ["one", "two"] : ["two"]))
  }

  @Test func diagnosticsComeInTheOrderOfTheLesson() async throws {
    let found = try await Self.verify(Self.lesson()) { _, _ in .pass }
    #expect(found.map(\.rule) == [.starterDoesNotPass, .wrongAnswerFails])
    #expect(found.map { $0.location?.position.line } == [11, 27])
  }

  @Test func aFaultIsNeverTakenForAMistakeOfTheLessons() async throws {
    let found = try await Self.verify(Self.lesson()) { _, _ in .fault }
    #expect(Set(found.map(\.rule)) == [UndecidedChecks.id])
  }

  /// The lesson has one wrong answer, which is the first of its answers and no second one.
  @Test(arguments: [(1, true), (2, false)])
  func aWrongAnswerIsTriedWithItsShard(number: Int, isTried: Bool) async throws {
    let verifier = Verifier(
      tools: RuleTools(grade: { _, task, _ in RuleTests.report(["one": .pass], step: task.step) }),
      scope: VerificationScope(shard: .init(number: number, count: 2)))
    let found = try await verifier.verify(Self.lesson()).diagnostics.map(\.rule)
    #expect(found == [.starterDoesNotPass] + (isTried ? [.wrongAnswerFails] : []))
  }

  /// What a shard leaves out may break a rule; what it does not leave out does not.
  @Test func aSuppressionIsUnusedWhereAllIsTriedThatItIsAbout() async throws {
    func ignoring(_ rule: RuleID, _ fence: String, in text: String) -> String {
      text.replacing(fence, with: "<!-- ignore rule=\(rule) reason=\"It was so.\" -->\n\(fence)")
    }
    let text = ignoring(
      .starterDoesNotPass, "```swift role=starter",
      in: ignoring(.wrongAnswerFails, "```swift role=wrong", in: Self.text))
    let lesson = LessonParser.parse(text, file: "l.md", directory: ".").0
    func unused(_ shard: Shard?) async throws -> Int {
      let verifier = Verifier(
        tools: RuleTools(grade: { _, task, _ in
          let isRight = task.program.files.map(\.text).joined().contains("{ 1 }")
          return RuleTests.report(["one": isRight ? .pass : .fail], step: task.step)
        }), scope: VerificationScope(shard: shard))
      return try await verifier.verify(lesson).diagnostics.count { $0.rule == .unusedIgnore }
    }
    #expect(try await unused(nil) == 2)
    #expect(try await unused(Shard(number: 1, count: 2)) == 1)
  }

  /// The solution that later steps build on is tried with each.
  @Test func eachFurtherSolutionBelongsToOneShard() async throws {
    let further = ["0 + 1", "2 - 1", "1 * 1"]
    let fences = further.enumerated().map { number, code in
      "```swift role=solution in=A id=s\(number)\nfunc number() -> Int { \(code) }\n```\n\n"
    }
    let text = Self.text.replacing("```swift role=wrong", with: fences.joined() + "```swift role=wrong")
    let lesson = LessonParser.parse(text, file: "l.md", directory: ".").0
    #expect(lesson.steps.first?.solutions.count == 4)
    var tried: [String] = []
    for number in 1...3 {
      let seen = Mutex<[String]>([])
      let verifier = Verifier(
        tools: RuleTools(grade: { _, task, _ in
          seen.withLock { $0 += task.program.files.map(\.text) }
          return RuleTests.report(["one": .pass], step: task.step)
        }), scope: VerificationScope(shard: Shard(number: number, count: 3)))
      _ = try await verifier.verify(lesson)
      let texts = seen.withLock(\.self)
      #expect(texts.contains { $0.contains("{ 1 }") })
      tried += further.filter { solution in texts.contains { $0.contains(solution) } }
      #expect(VerifiedLesson(lesson, Shard(number: number, count: 3)).solutions == 2)
    }
    #expect(tried.sorted() == further.sorted())
  }

  @Test func eachWrongAnswerBelongsToOneShard() {
    let shards = (1...3).map { Shard(number: $0, count: 3) }
    #expect(shards.map { $0.part(of: Array(1...7)) } == [[1, 4, 7], [2, 5], [3, 6]])
    #expect(shards.flatMap { $0.part(of: [1, 2]) } == [1, 2])
  }

  @Test func whatKeepsALessonFromBeingTriedIsToldWhateverIsAsked() async throws {
    let mistake = Diagnostic(.checkDoesNotCompile, at: SourceLocation(file: "l.md", line: 20), "No.")
    let result = try await Verifier(
      tools: RuleTools(grade: { _, _, _ in throw LessonMistakes(diagnostics: [mistake]) }),
      scope: VerificationScope(rules: [.solutionPasses])
    ).verify(Self.lesson())
    #expect(result.diagnostics == [mistake])
    #expect(result.obstacles == [mistake])
  }

  @Test func aSolutionThatFitsNowhereIsToldWhateverIsAsked() async throws {
    let text = Self.text.replacing("role=solution in=A", with: "role=solution in=B")
    let lesson = LessonParser.parse(text, file: "l.md", directory: ".").0
    let result = try await Verifier(
      tools: RuleTools(grade: { _, _, _ in RuleTests.report(["one": .pass], step: "one") }),
      scope: VerificationScope(rules: [.solutionPasses])
    ).verify(lesson)
    #expect(result.diagnostics.first?.rule == .merge)
    #expect(!result.obstacles.isEmpty)
  }

  @Test func aLessonIsTriedWhenItsIdleCheckIsMeant() async throws {
    let text = Self.text.replacing("expect(app.number(), is: 1)", with: "let _ = app.number()")
    func found(_ text: String) async throws -> [RuleID] {
      try await Self.verify(LessonParser.parse(text, file: "l.md", directory: ".").0) { _, _ in .fail }.map(\.rule)
    }
    #expect(try await found(text) == [.noEffect])
    let meant = text.replacing(
      "```swift role=check",
      with: "<!-- ignore rule=no-effect reason=\"It shows what is called.\" -->\n```swift role=check")
    // The solution is run, and does not pass.
    #expect(try await found(meant) == [.solutionPasses])
  }

  @Test func whatTheSolutionDoesNotPassIsToldOfTheSolutionAlone() async throws {
    let found = try await Self.verify(Self.lesson()) { _, _ in .fail }
    #expect(found.map(\.rule) == [.solutionPasses])
  }

  @Test func withoutASolutionOnlyWhatAWrongAnswerPassesIsToldOfIt() async throws {
    let text = Self.text.replacing("```swift role=solution in=A", with: "```swift role=display")
    let (lesson, _) = LessonParser.parse(text, file: "l.md", directory: ".")
    #expect(try await Self.verify(lesson) { _, _ in .crash }.map(\.rule) == [.stepHasChecks])
    let passing = try await Self.verify(lesson) { code, _ in code.contains("{ 2 }") ? .pass : .fail }
    #expect(passing.map(\.rule) == [.stepHasChecks, .wrongAnswerFails])
  }

  private static let secondStep = """


    ## Two
    <!-- step id=two -->

    ```swift role=check id=two
    expect(app.number(), isNot: 2)
    ```

    ```swift role=solution in=A
    func other() {}
    ```
    """

  @Test func whatALaterSolutionInheritsIsToldOnce() async throws {
    let (lesson, _) = LessonParser.parse(Self.text + Self.secondStep, file: "l.md", directory: ".")
    let verifier = Verifier(
      tools: RuleTools(grade: { _, task, _ in
        var report = RuleTests.report(["one": task.title.hasPrefix("wrong") ? .pass : .fail], step: "one")
        report.steps.append(RuleTests.report(["two": task.subject == .solution ? .pass : .fail], step: "two").steps[0])
        return report
      }))
    let found = try await verifier.verify(lesson).diagnostics
    #expect(found.map(\.message) == ["The solution of step 'one' does not pass 'one': fail: So it is."])
  }

  @Test func aWrongAnswerIsTriedWithTheEarlierChecksThatItNames() async throws {
    let wrongAnswer = """


      ```swift role=wrong in=A fails=two,one
      func number() -> Int { 3 }
      ```
      """
    let (lesson, _) = LessonParser.parse(Self.text + Self.secondStep + wrongAnswer, file: "l.md", directory: ".")
    let rule = WrongAnswerFails()
    let task = try #require(rule.gradingTasks(of: lesson, states: LessonStates(lesson)).last)
    #expect(task.steps == ["one", "two"])
    var report = RuleTests.report(["one": .pass], step: "one")
    report.steps.append(RuleTests.report(["two": .fail], step: "two").steps[0])
    #expect(
      task.judge(report).map(\.message).first?.hasSuffix(
        "was meant to fail 'one' but it passed; the check misses this mistake.")
        == true)
  }
}
