internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering
internal import Scaffolding

/// The work that readers do on steps in the page: hands out what a step begins with, and grades what they make of it.
actor Workbench {
  /// Asked by a page's script.
  struct Question: PageQuestion {
    var lesson: String?
    /// The anchor of the step.
    var step: String?
    /// To be graded; `nil` asks for the step's files.
    var files: [WorkFile]?
    /// The name of a grading, chosen by the page. With ``files`` it is begun, without them its news are asked for.
    var run: String?
    /// How many of its checks the page has.
    var seen: Int?
    var isOver: Bool?
    /// What is to be done with the reader's own folder.
    var folder: FolderAct?
    /// What the page knows of its files.
    var base: [WorkFile]?
  }

  enum FolderAct: String, Decodable, Sendable {
    case read, save
    /// To save also over what was written elsewhere.
    case overwrite
  }

  /// Answered to it.
  struct Answer: Encodable, Sendable {
    /// What the step begins with, or what the reader's folder holds.
    var files: [WorkFile]?
    /// The reader's folder, where there is one for this lesson.
    var folder: String?
    /// Names of files of the folder that were written elsewhere; nothing was saved.
    var conflicts: [String]?
    /// The name of the one that the step is about.
    var open: String?
    /// Where in it the step has something to change, from 1.
    var openLine: Int?
    /// What the reader's folder holds, where that is more than was handed out.
    var own: [WorkFile]?
    var run: String?
    /// Those that the page does not have yet.
    var checks: [Check]?
    /// Of all.
    var count: Int?
    /// How many other gradings are before this one in the line.
    var ahead: Int?
    var isDone: Bool?
    var messages: [Message]?
    var hasPassed: Bool?
    /// HTML: what to try next, where something did not pass.
    var hint: String?
    /// The checks' names in the order of the lesson; they are decided in another.
    var order: [String]?
    /// Why there is no answer.
    var problem: Said?
  }

  struct Check: Encodable, Sendable {
    var check, title: String
    var verdict: Verdict
    var mark: String
    var reason: ToldText?
    var story: [ToldText]
    var expected, seen: ToldText?
    var output: String
    /// What the app showed at the end, and what was expected.
    var pictures: [NamedPicture]
    /// The way there.
    var moments: [Drawn]
    /// How many things the user did before those.
    var earlier: Int
  }

  struct Drawn: Encodable, Sendable {
    var svg: String
    var caption: ToldText
  }

  struct NamedPicture: Encodable, Sendable {
    var svg: String
    /// Of the text that the page's script has for it.
    var name: String
  }

  struct Message: Encodable, Sendable {
    var kind: SubmissionMessage.Kind
    var file: String?
    var line: Int?
    var message: String
  }

  private final class Run {
    /// Whose it is.
    let client: String
    var hasBegun = false
    var checks: [Check] = []
    let count: Int
    let grading: Task<LessonReport, any Error>
    /// Takes what the grading finds.
    var following: Task<Void, Never>?
    var end: Answer?

    init(of client: String, count: Int, _ grading: Task<LessonReport, any Error>) {
      self.client = client
      self.count = count
      self.grading = grading
    }
  }

  private let course: ServedLessons
  private let showsSolutions: Bool
  private let drawer: LessonPictureDrawer
  private let work: WorkFolder?
  private var runs: [String: Run] = [:]
  /// In the order in which they were begun.
  private var order: [String] = []
  private var isClosed = false
  private let limits: ReaderLimits
  /// The language of the pages, in which is said what an examiner has said.
  private let language: PageLanguage
  /// Where gradings wait for each other.
  private let places: JobLimit

  private static let ended = ServedLessons.Gone(said: .text("serve.wasEnded"))

  /// How long one answer may wait for news, in steps of 20 ms; the server's own limit is longer.
  private static let looks = 500

  init(
    _ course: ServedLessons, showsSolutions: Bool, drawer: LessonPictureDrawer, work: WorkFolder? = nil,
    limits: ReaderLimits, language: PageLanguage = PageLanguage()
  ) {
    self.language = language
    self.work = work
    self.limits = limits
    places = JobLimit(limits.gradingsAtOnce)
    self.course = course
    self.showsSolutions = showsSolutions
    self.drawer = drawer
  }

  /// - Parameter client: Who asks.
  func answer(_ question: Question, to client: String) async -> Answer {
    do {
      if let id = question.run, question.files == nil {
        if question.isOver == true {
          await end(id)
          return Answer()
        }
        return try await news(of: id, seen: question.seen ?? 0)
      }
      let (lesson, step) = try course.step(question.step, of: question.lesson)
      if let act = question.folder { return try self.act(act, question, lesson) }
      guard let files = question.files else { return begin(lesson, step) }
      let id = try ServedLessons.name(question.run)
      guard runs[id] == nil, !isClosed else { throw Self.ended }
      try await start(lesson, step, try WorkFile.submission(of: files), named: id, of: client)
      return try await news(of: id, seen: 0)
    } catch {
      return Answer(problem: Said(error))
    }
  }

  /// Ends all that is graded; nothing is begun any more.
  func close() async {
    isClosed = true
    for id in order { await end(id) }
  }

  private func end(_ id: String) async {
    order.removeAll { $0 == id }
    guard let run = runs.removeValue(forKey: id) else { return }
    run.grading.cancel()
    await run.following?.value
  }

  /// What a step begins with holds the solutions before it; where they are not shown, it is what the lesson hands out.
  private func begin(_ lesson: Lesson, _ step: Int) -> Answer {
    let states = LessonStates(lesson)
    let program = showsSolutions ? states.starts[step] : states.initial
    let open = program.files.first { states.touchedFiles[step].contains($0.name) }
    let solved = showsSolutions ? open.flatMap { states.solutions[step][file: $0.name] } : nil
    let folder = work.flatMap { $0.isOf(lesson) ? $0 : nil }
    let given = Set((program.files + states.initial.files).map(\.text))
    let own = folder?.files() ?? []
    return Answer(
      files: program.files.map { WorkFile(name: $0.name, text: $0.text) }, folder: folder?.path, open: open?.name,
      openLine: open.flatMap { begun in solved.map { Self.firstDifference(begun.text, $0.text) } },
      own: own.allSatisfy { given.contains($0.text) } ? nil : own)
  }

  /// The first line, from 1, of the old text that is another in the new one; its last where the new one only goes on.
  private static func firstDifference(_ old: String, _ new: String) -> Int {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let same = zip(lines(old), lines(new)).prefix { $0 == $1 }.count
    return min(same + 1, lines(old).count)
  }

  private func act(_ act: FolderAct, _ question: Question, _ lesson: Lesson) throws -> Answer {
    guard let work, work.isOf(lesson) else {
      throw ServedLessons.Gone(said: .text("serve.noFolder"))
    }
    if act == .read { return Answer(files: work.files(), folder: work.path) }
    let files = question.files ?? []
    _ = try WorkFile.submission(of: files)
    let conflicts = act == .save ? work.conflicts(files, knowing: question.base ?? []) : []
    if conflicts.isEmpty {
      do {
        try work.save(files)
      } catch {
        let values = ["folder": work.path, "reason": error.localizedDescription]
        throw ServedLessons.Gone(said: .text("serve.folderRefuses", values))
      }
    }
    return Answer(files: work.files(), folder: work.path, conflicts: conflicts)
  }

  // MARK: Grading

  private func start(_ lesson: Lesson, _ step: Int, _ submission: Submission, named id: String, of client: String)
    async throws
  {
    while let oldest = oldest(of: client) { await end(oldest) }
    guard order.count < limits.waiting else {
      throw ServedLessons.Gone(said: .text("serve.tooBusy"))
    }
    let (decided, source) = AsyncStream.makeStream(of: CheckReport.self)
    let (drawer, name) = (drawer, lesson.steps[step].id)
    let places = places
    let work: @Sendable () async throws -> LessonReport = {
      await self.begin(id)
      let grader = try await drawer.readyGrader()
      var options = grader.options
      options.steps = [name]
      options.draws = .story
      options.decided = { source.yield($0) }
      do {
        return try await Grader(grader, options).grade(lesson, submission: submission)
      } catch is CancellationError where !Task.isCancelled {
        // An equal submission was being graded, and was ended.
        return try await Grader(grader, options).grade(lesson, submission: submission)
      }
    }
    let grading = Task {
      defer { source.finish() }
      return try await places.run(work)
    }
    let run = Run(of: client, count: lesson.steps[step].checks.count, grading)
    runs[id] = run
    order.append(id)
    run.following = Task { await follow(run, decided, step: name) }
  }

  /// The grading of a reader that has to make room for another one.
  private func oldest(of client: String) -> String? {
    let own = order.filter { runs[$0]?.client == client }
    return own.count >= limits.gradings ? own.first : nil
  }

  private func begin(_ id: String) { runs[id]?.hasBegun = true }

  /// How many gradings have to end before one can begin; `nil` when it has.
  private func ahead(of id: String) -> Int? {
    guard runs[id]?.hasBegun == false else { return nil }
    return order.prefix { $0 != id }.count
  }

  private func follow(_ run: Run, _ decided: AsyncStream<CheckReport>, step: String) async {
    for await check in decided { run.checks.append(Check(check, language)) }
    do {
      let report = try await run.grading.value
      // Of one that is graded for an equal submission, too, nothing is told before its end.
      let known = Set(run.checks.map(\.check))
      let checks = report.steps.first { $0.step == step }?.checks ?? []
      run.checks += checks.filter { !known.contains($0.check) }.map { Check($0, language) }
      run.end = Answer(report, step: step)
    } catch is CancellationError {
      run.end = Answer(problem: Self.ended.said)
    } catch {
      run.end = Answer(problem: Said(error))
    }
  }

  private func news(of id: String, seen: Int) async throws -> Answer {
    let ahead = ahead(of: id)
    for _ in 0..<Self.looks {
      guard let run = runs[id] else { throw Self.ended }
      let new = Array(run.checks.dropFirst(max(0, seen)))
      if var end = run.end {
        await self.end(id)
        end.run = id
        end.checks = new
        return end
      }
      if !new.isEmpty { return Answer(run: id, checks: new, count: run.count) }
      // Whoever waits is told when the line moves on.
      if let now = self.ahead(of: id), now != (ahead ?? 0) { break }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return Answer(run: id, checks: [], count: runs[id]?.count, ahead: self.ahead(of: id))
  }
}

extension Workbench.Answer {
  fileprivate init(_ report: LessonReport, step id: String) {
    isDone = true
    // The page hands in the files that a step begins with: that others of the lesson stand beside them is no news to its reader.
    let own = report.messages.filter { !($0.kind == .note && $0.location?.file == report.submission) }
    messages = own.prefix(50).map { message in
      Workbench.Message(
        kind: message.kind, file: message.location?.file, line: message.location?.position.line,
        message: message.message)
    }
    let step = report.steps.first { $0.step == id }
    hasPassed = step?.hasPassed
    hint = step?.checks.compactMap(\.hint).first.map(ReportText.html)
    order = step?.checks.map(\.check)
  }
}

extension Workbench.Check {
  fileprivate init(_ check: CheckReport, _ language: PageLanguage) {
    self.check = check.check
    title = check.title
    verdict = check.verdict
    mark = check.verdict.pageMark
    reason = check.reason.map(language.told)
    story = language.told(check.story.suffix(20))
    (expected, seen) =
      check.isComparisonInReason ? (nil, nil) : (check.expected.map(language.told), check.seen.map(language.told))
    output = check.output
    moments = (check.pictures?.story?.moments ?? []).map {
      .init(svg: $0.picture.svg, caption: language.told($0.words))
    }
    earlier = check.pictures?.story?.earlier ?? 0
    pictures =
      [
        check.pictures.map { ("serve.appShowed", $0.seen) },
        check.pictures?.expected.map { ("report.wasExpected", $0) },
      ].compactMap(\.self).map { Workbench.NamedPicture(svg: $0.1.svg, name: $0.0) }
  }
}
