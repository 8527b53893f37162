internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import Grading
internal import ScreenDrawing

/// The apps of the served course that readers use on its pages: starts them, hands on what is done to them, and ends those that nobody uses.
actor AppStage {
  /// Asked by a page's script.
  struct Question: PageQuestion {
    /// The name of an app, chosen by the page. With ``lesson`` it is started.
    var session: String?
    var lesson: String?
    /// The anchor of the step.
    var step: String?
    var app: ShownApp?
    /// In place of ``step`` and ``app``, the app as a picture shows it: a ``PicturedMoment``.
    var moment: String?
    /// In place of ``app``, a reader's own.
    var files: [WorkFile]?
    /// `nil` only asks for the screen.
    var act: UserAct?
    var isOver: Bool?
  }

  /// Answered to it.
  struct Answer: Encodable, Sendable {
    var session: String?
    var svg: String?
    var alternative: String?
    var targets: [TouchTarget]?
    var remark: Said?
    /// Why the app has ended.
    var end: Said?
    /// What is to be waited for; the script asks again.
    var waiting: Said?
    /// Why there is no app.
    var problem: Said?
  }

  private let course: ServedLessons
  private let showsSolutions: Bool
  private let drawer: LessonPictureDrawer
  private var sessions: [String: Session] = [:]
  private var uses = 0
  private var isClosed = false
  private let limits: ReaderLimits

  private static let closed = Said.text("serve.appClosed")

  /// How long one answer may wait, in steps of 20 ms; the server's own limit is longer.
  private static let looks = 500

  /// An app that nobody has used for so long is ended.
  private static let longestRest = Duration.seconds(600)

  private final class Session {
    /// Whose it is.
    let client: String
    let start: Task<PlayedApp, any Error>
    /// `nil` while it is prepared.
    var app: PlayedApp?
    var first: PlayedMoment?
    var failure: Said?
    /// Counts up, so that the one that was used longest ago is known.
    var lastUse = 0

    init(of client: String, _ start: Task<PlayedApp, any Error>) { (self.client, self.start) = (client, start) }
  }

  init(_ course: ServedLessons, showsSolutions: Bool, drawer: LessonPictureDrawer, limits: ReaderLimits) {
    self.limits = limits
    self.course = course
    self.showsSolutions = showsSolutions
    self.drawer = drawer
  }

  /// - Parameter client: Who asks.
  func answer(_ question: Question, to client: String) async -> Answer {
    if question.lesson != nil { return await started(question, for: client) }
    guard let id = question.session, let session = sessions[id] else {
      return Answer(end: Self.closed)
    }
    if question.isOver == true {
      sessions[id] = nil
      await close(session)
      return Answer()
    }
    uses += 1
    session.lastUse = uses
    guard let app = session.app else { return await awaited(session, id) }
    guard let act = question.act else { return Answer(id, session.first) }
    return Answer(id, await app.perform(act))
  }

  /// Ends all apps; none is started any more.
  func close() async {
    isClosed = true
    let open = sessions.values
    sessions = [:]
    for session in open { await close(session) }
  }

  private func close(_ session: Session) async {
    session.start.cancel()
    if let app = try? await session.start.value { await app.stop() }
  }

  // MARK: Starting

  private func started(_ question: Question, for client: String) async -> Answer {
    let (course, drawer) = (course, drawer)
    let moment = question.moment.flatMap(PicturedMoment.init)
    let app = moment?.app ?? question.app ?? .starter
    guard showsSolutions || app == .starter else { return Answer(problem: .text("serve.noSolutions")) }
    let work: Submission?
    let name: String
    do {
      work = try question.files.map(WorkFile.submission)
      name = try ServedLessons.name(question.session)
    } catch {
      return Answer(problem: Said(error))
    }
    guard sessions[name] == nil, !isClosed else { return Answer(end: Self.closed) }
    await makeRoom(among: sessions.filter { $0.value.client == client }, for: limits.apps)
    await makeRoom(among: sessions, for: limits.appsOfAll)
    let session = Session(
      of: client,
      Task {
        if question.moment != nil {
          guard let moment else { throw ServedLessons.Gone(said: .text("serve.noStep")) }
          let lesson = try course.lesson(question.lesson)
          return try await drawer.readyGrader().play(moment, of: lesson)
        }
        let (lesson, step) = try course.step(question.step, of: question.lesson)
        let grader = try await drawer.readyGrader()
        if let work { return try await grader.play(work, of: lesson, step: step) }
        return try await grader.play(app, of: lesson, step: step)
      })
    uses += 1
    session.lastUse = uses
    sessions[name] = session
    Task { await self.endUnused(name) }
    Task { await self.take(session) }
    return await awaited(session, name)
  }

  private func makeRoom(among open: [String: Session], for most: Int) async {
    guard open.count >= most, let oldest = open.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    sessions[oldest.key] = nil
    await close(oldest.value)
  }

  private func take(_ session: Session) async {
    do {
      let app = try await session.start.value
      session.first = await app.launch()
      session.app = app
    } catch is CancellationError {
      session.failure = Self.closed
    } catch {
      session.failure = Said(error)
    }
  }

  /// A page can be gone without a word.
  private func endUnused(_ id: String) async {
    var lastUse = -1
    while let session = sessions[id], session.lastUse != lastUse {
      lastUse = session.lastUse
      try? await Task.sleep(for: Self.longestRest)
    }
    if let session = sessions.removeValue(forKey: id) { await close(session) }
  }

  private func awaited(_ session: Session, _ id: String) async -> Answer {
    for _ in 0..<Self.looks where sessions[id] != nil {
      if let failure = session.failure {
        sessions[id] = nil
        return Answer(problem: failure)
      }
      if session.app != nil { return Answer(id, session.first) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    guard sessions[id] != nil else { return Answer(end: Self.closed) }
    return Answer(session: id, waiting: .text("serve.compilingApp"))
  }
}

extension AppStage.Answer {
  fileprivate init(_ session: String, _ moment: PlayedMoment?) {
    self.session = session
    svg = moment?.picture.svg
    alternative = moment?.picture.alternative
    targets = moment?.targets
    remark = moment?.remark.map(Said.words)
    end = moment?.ending.map { Said($0) }
  }
}

extension Said {
  fileprivate init(_ end: PlayedMoment.End) {
    self =
      switch end {
      case .silent(let seconds): .text("serve.appSilent", ["seconds": seconds])
      case .noScreen: .text("serve.appNoScreen")
      case .openTooLong: .text("serve.appTooLong")
      case .gone: .text("serve.appEnded")
      case .crash(""): .text("serve.appCrashed")
      case .crash(let reason):
        .text("serve.appCrashedWith", ["reason": String(reason.trimmingPrefix { $0 == ":" || $0 == " " })])
      case .other(let sentence): .words(sentence)
      }
  }
}
