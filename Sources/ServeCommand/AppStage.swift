internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import PageRendering

/// The apps of the served course that readers use on its pages: starts them, hands on what is done to them, and ends those that nobody uses.
actor AppStage {
  /// Asked by a page's script.
  struct Question: Decodable, Sendable {
    /// Of an app that was started; without one, another is started.
    var session: String?
    var lesson: String?
    /// The anchor of the step.
    var step: String?
    var app: ShownApp?
    /// `nil` only asks for the screen.
    var act: UserAct?
    var isOver: Bool?
  }

  /// Answered to it.
  struct Answer: Encodable, Sendable {
    var session: String?
    var svg: String?
    var alternative: String?
    var remark: String?
    /// Why the app has ended.
    var end: String?
    /// What is to be waited for; the script asks again.
    var waiting: String?
    /// Why there is no app.
    var problem: String?
  }

  private let path: String
  private let showsSolutions: Bool
  private let drawer: LessonPictureDrawer
  private var sessions: [String: Session] = [:]
  private var uses = 0

  /// Apps at the same time, of all pages together.
  private static let most = 6
  /// How long one answer may wait, in steps of 20 ms; the server's own limit is longer.
  private static let looks = 500

  private final class Session {
    let start: Task<PlayedApp, any Error>
    /// `nil` while it is prepared.
    var app: PlayedApp?
    var first: PlayedMoment?
    var failure: String?
    /// Counts up, so that the one that was used longest ago is known.
    var lastUse = 0

    init(_ start: Task<PlayedApp, any Error>) { self.start = start }
  }

  /// - Parameter path: Of the course.
  init(path: String, showsSolutions: Bool, drawer: LessonPictureDrawer) {
    self.path = path
    self.showsSolutions = showsSolutions
    self.drawer = drawer
  }

  /// - Parameter body: JSON of a ``Question``.
  /// - Returns: JSON of an ``Answer``.
  func answer(_ body: Data) async -> Data {
    var answer = Answer(problem: "The question can't be read.")
    if let question = try? JSONDecoder().decode(Question.self, from: body) { answer = await self.answer(question) }
    return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
  }

  func answer(_ question: Question) async -> Answer {
    guard let id = question.session else { return await started(question) }
    guard let session = sessions[id] else {
      return Answer(end: "This app was closed; start it again.")
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

  /// Ends all apps.
  func close() async {
    let open = sessions.values
    sessions = [:]
    for session in open { await close(session) }
  }

  private func close(_ session: Session) async {
    session.start.cancel()
    if let app = try? await session.start.value { await app.stop() }
  }

  // MARK: Starting

  private func started(_ question: Question) async -> Answer {
    let (path, drawer) = (path, drawer)
    let app = question.app ?? .starter
    guard showsSolutions || app == .starter else { return Answer(problem: "Solutions are not shown here.") }
    guard let id = question.lesson, let anchor = question.step else {
      return Answer(problem: "The question names no step.")
    }
    if sessions.count >= Self.most, let oldest = sessions.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      sessions[oldest.key] = nil
      await close(oldest.value)
    }
    let session = Session(
      Task {
        let lesson = try CourseLoader.load(path).0.lessons.first { $0.id == id }
        guard let lesson, let step = lesson.steps.firstIndex(where: { StepAnchor.name($0) == anchor }) else {
          throw Grader.NothingToPlay(description: "The lesson has no such step any more; load the page again.")
        }
        return try await drawer.play(app, of: lesson, step: step)
      })
    uses += 1
    session.lastUse = uses
    let name = UUID().uuidString
    sessions[name] = session
    Task { await self.take(session) }
    return await awaited(session, name)
  }

  private func take(_ session: Session) async {
    do {
      let app = try await session.start.value
      session.first = await app.launch()
      session.app = app
    } catch {
      session.failure = "\(error)"
    }
  }

  private func awaited(_ session: Session, _ id: String) async -> Answer {
    for _ in 0..<Self.looks {
      if let failure = session.failure {
        sessions[id] = nil
        return Answer(problem: failure)
      }
      if session.app != nil { return Answer(id, session.first) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return Answer(session: id, waiting: "Compiling the app; the first time takes a while…")
  }
}

extension AppStage.Answer {
  fileprivate init(_ session: String, _ moment: PlayedMoment?) {
    self.session = session
    svg = moment?.picture.svg
    alternative = moment?.picture.alternative
    remark = moment?.remark
    end = moment?.end
  }
}
