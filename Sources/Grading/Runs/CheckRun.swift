internal import AppProtocol
internal import Foundation
internal import Sandboxing
internal import Storage
internal import SwiftSource

/// One check of one submission: an app and an examiner, started afresh and joined by two pipes; and, where a check asks for
/// it, the app of the lesson's solution with two pipes of its own.
struct CheckRun: Sendable {
  var app: HeldFile
  /// Holds all checks of the lesson.
  var examiner: HeldFile
  /// The solution's app.
  var solution: HeldFile?
  var assignment: Assignment
  var limits: CheckLimits
  /// Which of the mutants in it the app is to be; `nil` for the program as it was written.
  var mutant: Int?
  var containment: CheckContainment
  /// Seconds that the app has to end in peace when the examiner has ended.
  var grace = 1.0

  /// What came of it, before it is judged.
  struct Result: Sendable {
    var app: Ending
    var examiner: Ending
    /// The solution's app, where there is one.
    var solution: Ending?
    /// `nil` when the examiner sent none, or what is none.
    var finding: Finding?
  }

  /// - Throws: ``HostError`` when one of the programs, or a library of theirs, is not what was put there.
  func run() async throws -> Result {
    try requireUntouched()
    let result = try await runPrograms()
    // What was changed and changed back has been started all the same.
    try requireUntouched()
    return result
  }

  private func requireUntouched() throws(HostError) {
    for program in [app, examiner, solution].compactMap(\.self) { try program.requireUntouched() }
    try containment.requireUntouched()
  }

  private func runPrograms() async throws -> Result {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    guard let requests = Pipe.make(), let replies = Pipe.make() else {
      throw LaunchFailure(executable: app.path.string, step: "pipe", code: errno)
    }
    let oracle = try solution.map { program in
      guard let requests = Pipe.make(), let replies = Pipe.make() else {
        throw LaunchFailure(executable: program.path.string, step: "pipe", code: errno)
      }
      return (program: program, requests: requests, replies: replies)
    }
    let oracleEnds = oracle.map { [$0.requests.read, $0.requests.write, $0.replies.read, $0.replies.write] } ?? []
    nonisolated(unsafe) let ends = [requests.read, requests.write, replies.read, replies.write] + oracleEnds
    var descriptors = [Channel.examinerRequests: requests.write.number, Channel.examinerReplies: replies.read.number]
    if let oracle {
      descriptors[Channel.oracleRequests] = oracle.requests.write.number
      descriptors[Channel.oracleReplies] = oracle.replies.read.number
    }
    var assignment = assignment
    // Before its own time is over, the examiner can still say where the app fell silent.
    assignment.appTimeout = limits.timeout - min(0.5, limits.timeout / 5)
    var examinerCommand = Command(
      executable: examiner.path.string, environment: Self.environment(home: "/"), directory: "/",
      limits: limits.ofExaminer, input: try MessageFraming.bytes(of: assignment),
      descriptors: descriptors, channel: Channel.findings, containment: containment.examiner(examiner.path.string),
      image: examiner.descriptor)
    await start(&examinerCommand, as: .examiner, examiner)
    examinerCommand.waitingTimeFile = Channel.waitingTime
    var commands = [
      examinerCommand, await appCommand(app, home: directory.path.string, requests.read, replies.write),
    ]
    if let oracle {
      commands.append(await appCommand(oracle.program, home: nil, oracle.requests.read, oracle.replies.write))
    }
    let endings = try await Supervisor.run(
      commands,
      leader: 0, grace: grace, group: limits.ofGroup, started: { for end in ends { end.close() } })
    return Result(
      app: endings[1], examiner: endings[0], solution: endings.count > 2 ? endings[2] : nil,
      finding: MessageFraming.message(Finding.self, in: endings[0].channelOutput))
  }

  private func appCommand(
    _ program: HeldFile, home: String?, _ requests: PipeEnd, _ replies: PipeEnd
  ) async -> Command {
    var command = Self.command(program.path.string, home: home, limits: limits, containment)
    command.image = program.descriptor
    await start(&command, as: .app, program)
    if program === app, let mutant { command.environment[MutatedProgram.variable] = String(mutant) }
    command.descriptors = [Channel.appRequests: requests.number, Channel.appReplies: replies.number]
    return command
  }

  /// However it is started, a program is told the same of itself.
  private func start(_ command: inout Command, as kind: ProgramStarters.Kind, _ program: HeldFile) async {
    command.name = kind.rawValue
    command.server = await containment.starters?.server(kind, for: program)
  }

  /// An untrusted program, in an empty environment, contained and with limits.
  static func command(
    _ executable: String, home: String?, limits: CheckLimits, _ containment: CheckContainment
  ) -> Command {
    Command(
      executable: executable, environment: environment(home: home ?? "/"), directory: home ?? "/",
      limits: limits.ofApp, containment: containment.app(executable, home: home, limits: limits))
  }

  /// Without `SWIFT_BACKTRACE` a crash prints pages of registers.
  static func environment(home: String) -> [String: String] {
    [
      "HOME": home, "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "TMPDIR": home,
    ]
  }

  /// The variables that hold the program's folder.
  static let homeVariables = ["HOME", "TMPDIR"]
}
