internal import AppProtocol
package import CourseModel
internal import Foundation
internal import Sandboxing
package import ScreenDrawing
internal import Storage

/// An app that somebody uses: each thing that is done to it is answered with the screen that it leads to.
///
/// How this works: the app runs as for a check, contained and under limits, joined by two pipes; but what is sent to it comes from a
/// reader's fingers, and not from an examiner. Time stands still between two of them. Nothing that it says decides a verdict.
///
///     let app = try await grader.play(.starter, of: lesson, step: 0)
///     let moment = await app.perform(.tap(x: 160, y: 80))    // moment.picture
package actor PlayedApp {
  private let requests: PipeEnd
  private let replies: PipeEnd
  private let secondsToAnswer: Double
  /// What is done before a reader sees anything.
  private let way: [Event]
  /// The run of its process.
  private let process: Task<Ending, any Error>
  private var sequence = 0
  private var screen = Screen(size: Size(width: 0, height: 0))
  /// Why nothing can be done any more.
  private var end: PlayedMoment.End?
  /// What is under way, and all that waits for it.
  private var last: Task<PlayedMoment, Never>?

  /// Seconds that an app can be used for.
  private static let longestUse = 1800.0
  /// Seconds of the processor's time for all of it.
  private static let processorTime = 120

  /// The longest that an answer is waited for, in seconds, whatever the lesson's limit of a check: who asks waits, too.
  private static let longestAnswer = 10.0

  /// Starts the app; its first event has to be ``launch()``.
  /// - Parameters:
  ///   - folder: Removed when the app has ended.
  ///   - way: What ``launch()`` does: it begins with that.
  init(
    _ program: HeldFile, limits: CheckLimits, containment: CheckContainment, folder: TemporaryDirectory? = nil,
    way: [Event] = [.launch]
  ) throws {
    self.way = way
    try program.requireUntouched()
    try containment.requireUntouched()
    guard let requests = Pipe.make(), let replies = Pipe.make() else {
      throw LaunchFailure(executable: program.path.string, step: "pipe", code: errno)
    }
    let home = try TemporaryDirectory()
    var command = CheckRun.command(program.path.string, home: home.path.string, limits: limits, containment)
    command.image = program.descriptor
    command.limits.wallClock = Self.longestUse
    command.limits.processorTime = Self.processorTime
    command.descriptors = [Channel.appRequests: requests.read.number, Channel.appReplies: replies.write.number]
    self.requests = requests.write
    self.replies = replies.read
    secondsToAnswer = min(limits.timeout, Self.longestAnswer)
    nonisolated(unsafe) let ends = [requests.read, replies.write]
    process = Task { [command] in
      defer {
        home.remove()
        folder?.remove()
        // Its descriptor is that of the command's image.
        withExtendedLifetime(program) {}
      }
      return try await Supervisor.run([command], leader: 0, started: { for end in ends { end.close() } })[0]
    }
  }

  deinit { process.cancel() }

  /// Brings the app on the screen, and to where it is used from.
  package func launch() async -> PlayedMoment {
    await inTurn { app in
      var moment = app.moment(nil)
      for event in app.way where moment.end == nil { moment = await app.exchange(event) }
      // What the picture's own code is refused is nothing that its reader has done.
      moment.remark = nil
      return moment
    }
  }

  /// Does what a user does, after all that was asked before.
  package func perform(_ act: UserAct) async -> PlayedMoment {
    await inTurn { app in
      var moment = app.moment(nil)
      for event in act.events(on: app.screen) where moment.end == nil { moment = await app.exchange(event) }
      return moment
    }
  }

  /// Ends the app, and waits until it is gone.
  package func stop() async {
    end = end ?? .other("The app was closed.")
    process.cancel()
    _ = try? await process.value
  }

  // MARK: One after the other

  private func inTurn(_ body: @escaping @Sendable (isolated PlayedApp) async -> PlayedMoment) async -> PlayedMoment {
    let earlier = last
    let task = Task {
      _ = await earlier?.value
      return await body(self)
    }
    last = task
    return await task.value
  }

  private func exchange(_ event: Event) async -> PlayedMoment {
    if end != nil { return moment(nil) }
    sequence += 1
    let request = Request(sequence: sequence, event: event)
    // The answer of an app that is silent never comes: it is ended, and its pipe with it.
    let watch = Task { [process, secondsToAnswer] in
      try await Task.sleep(for: .seconds(secondsToAnswer))
      process.cancel()
      return true
    }
    let answer = await Self.exchange(request, requests.number, replies.number)
    watch.cancel()
    let wasSilent = (try? await watch.value) ?? false
    switch answer {
    case .success(let reply) where reply.sequence == sequence && reply.version == protocolVersion:
      return moment(after: reply)
    case .failure(.closed), .failure(.truncated):
      end = await reason(wasSilent: wasSilent)
    case .success, .failure:
      process.cancel()
      end = .noScreen
    }
    return moment(nil)
  }

  /// On a thread of its own, since it waits.
  private static func exchange(
    _ request: Request, _ requests: Int32, _ replies: Int32
  ) async -> Result<Reply, MessageFraming.Failure> {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: Result { () throws(MessageFraming.Failure) in
            try MessageFraming.write(request, to: requests)
            return try MessageFraming.read(Reply.self, from: replies)
          })
      }
      // As deep as a message may be.
      thread.stackSize = 4 << 20
      thread.start()
    }
  }

  // MARK: Answers

  private func moment(after reply: Reply) -> PlayedMoment {
    switch reply.outcome {
    case .done, .value: screen = reply.screen
    case .refused(let clause):
      screen = reply.screen
      return moment("That can't be done: \(clause).")
    case .missing(let words): end = .other("The app ends here: the lesson's scene asks for \(words).")
    case .unsupported(let name): end = .other("The app ends here: Coursemark has no \(name).")
    }
    return moment(nil)
  }

  private func moment(_ remark: String?) -> PlayedMoment {
    PlayedMoment(
      picture: Picture(ScreenDrawing(screen)), targets: end == nil ? TouchTarget.all(of: screen) : [], remark: remark,
      end: end?.description, ending: end)
  }

  private func reason(wasSilent: Bool) async -> PlayedMoment.End {
    if wasSilent { return .silent(seconds: secondsToAnswer.formatted()) }
    guard let ending = try? await process.value else { return .gone }
    switch ending.status {
    case .overLimit(let limit), .overGroupLimit(let limit): return .other("The app used too much: \(limit.rawValue).")
    case .timedOut, .starved: return .openTooLong
    default:
      let line = ending.errorText.split(separator: "\n").first { $0.contains("Fatal error") }
      return .crash(line?.split(separator: "Fatal error", maxSplits: 1).last.map { String($0.prefix(300)) } ?? "")
    }
  }
}

/// What there is to see after something was done.
package struct PlayedMoment: Sendable, Hashable {
  package var picture: Picture
  /// What can be touched.
  package var targets: [TouchTarget]
  /// Why what was asked could not be done; a sentence.
  package var remark: String?
  /// Why the app has ended; a sentence. The picture is then of the last screen.
  package var end: String?
  /// The same for who says it in another language.
  package var ending: End?

  /// Why an app has ended.
  package enum End: Hashable, Sendable, CustomStringConvertible {
    /// It has not answered for so long.
    case silent(seconds: String)
    case noScreen
    case openTooLong
    case gone
    /// - Parameter reason: What stands behind "Fatal error" in what it printed: `: Index out of range`; it can be empty.
    case crash(_ reason: String)
    /// A sentence.
    case other(String)

    package var description: String {
      switch self {
      case .silent(let seconds): "The app did not answer for \(seconds) seconds, and was ended."
      case .noScreen: "The app answered with what is no screen, and was ended."
      case .openTooLong: "The app was open for too long, and was ended."
      case .gone: "The app has ended."
      case .crash(let reason): "The app has crashed" + (reason.isEmpty ? "." : reason)
      case .other(let sentence): sentence
      }
    }
  }
}
