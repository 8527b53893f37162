import Foundation
import Synchronization
import Testing

@testable import Sandboxing

@Suite struct SupervisorTests {
  private func shell(_ script: String, _ limits: Limits = Limits(wallClock: 300), input: String = "") async throws
    -> Ending
  {
    try await Supervisor.run(
      Command(executable: "/bin/sh", arguments: ["-c", script], limits: limits, input: Array(input.utf8)))
  }

  @Test func whatAProgramPrintsAndItsExitCodeComeBack() async throws {
    let ending = try await shell("echo out; echo err >&2; exit 3")
    #expect(ending.status == .exited(3))
    #expect(ending.outputText == "out\n")
    #expect(ending.errorText == "err\n")
  }

  @Test func inputLargerThanAPipeArrivesWhole() async throws {
    let ending = try await shell("wc -c", input: String(repeating: "x", count: 1_000_000))
    #expect(ending.outputText == "1000000\n")
  }

  @Test func aProgramThatDoesNotReadItsInputIsNoProblem() async throws {
    let ending = try await shell("exec <&-; exit 0", input: String(repeating: "x", count: 1_000_000))
    #expect(ending.status == .exited(0))
  }

  @Test func nothingOfOurEnvironmentIsInherited() async throws {
    let ending = try await Supervisor.run(
      Command(executable: "/usr/bin/env", environment: ["ONLY": "this"], limits: Limits(wallClock: 300)))
    #expect(ending.outputText == "ONLY=this\n")
  }

  @Test func onlyTheDescriptorsThatWereAskedForAreOpen() async throws {
    let pipe = try #require(Pipe.make())
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/ls", arguments: ["/proc/self/fd"], limits: Limits(wallClock: 300),
        descriptors: [5: pipe.write.number]))
    // 3 is the directory that `ls` itself has open.
    #expect(ending.outputText == "0\n1\n2\n3\n5\n")
  }

  @Test func aProgramThatSleepsIsStoppedByTheWallClock() async throws {
    let ending = try await shell("sleep 60", Limits(wallClock: 0.3))
    #expect(ending.status == .timedOut)
  }

  @Test func aProgramThatStopsItselfIsStoppedByTheWallClock() async throws {
    let ending = try await shell("kill -STOP $$", Limits(wallClock: 0.3))
    #expect(ending.status == .timedOut)
  }

  @Test func aProgramThatIgnoresSignalsAndSpinsIsStoppedByTheWallClock() async throws {
    let ending = try await shell("trap '' TERM INT HUP; while :; do :; done", Limits(wallClock: 0.3))
    #expect(ending.status == .timedOut)
  }

  @Test func endlessOutputIsCut() async throws {
    let ending = try await shell("yes", Limits(wallClock: 300, output: 100_000))
    #expect(ending.status == .overLimit(.output))
    #expect(ending.standardOutput.count == 100_000)
  }

  @Test func whatEndsBeforeItsOutputIsReadHasTheSameLimit() async throws {
    for _ in 0..<20 {
      let ending = try await shell("exec head -c 5000 /dev/zero", Limits(wallClock: 300, output: 4_096))
      #expect(ending.status == .overLimit(.output))
    }
  }

  @Test func memoryIsWatched() async throws {
    let ending = try await shell("x=y; while :; do x=$x$x; done", Limits(wallClock: 300, memory: 64 << 20))
    #expect(ending.status == .overLimit(.memory))
  }

  @Test func aSignalIsReportedAsOne() async throws {
    #expect(try await shell("kill -SEGV $$").status == .signalled(SIGSEGV))
  }

  @Test func aChildLeftBehindInTheGroupDiesWithTheProgram() async throws {
    let ending = try await shell("sleep 300 & echo $!")
    let child = try #require(pid_t(ending.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
    // It may be a zombie until somebody reaps it; it must not be running.
    // Nor does a busy machine give it the time to end at once.
    func isRunning() -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z") && !$0.contains(") X") } ?? false
    }
    for _ in 0..<300 where isRunning() { try await Task.sleep(for: .milliseconds(100)) }
    #expect(!isRunning())
    #expect(ending.wallClock < 100)
  }

  @Test func whenTheLeaderEndsTheOthersAreDismissed() async throws {
    let limits = Limits(wallClock: 300)
    let endings = try await Supervisor.run(
      [
        Command(executable: "/bin/sh", arguments: ["-c", "exit 7"], limits: limits),
        Command(executable: "/bin/sleep", arguments: ["60"], limits: limits),
      ], leader: 0, grace: 0.1)
    #expect(endings.map(\.status) == [.exited(7), .dismissed])
  }

  @Test func twoProgramsTalkThroughAPipe() async throws {
    let pipe = try #require(Pipe.make())
    let limits = Limits(wallClock: 300)
    nonisolated(unsafe) let ends = pipe
    let endings = try await Supervisor.run(
      [
        Command(
          executable: "/bin/sh", arguments: ["-c", "cat <&4"], limits: limits, descriptors: [4: pipe.read.number]),
        Command(
          executable: "/bin/sh", arguments: ["-c", "echo hello >&3"], limits: limits,
          descriptors: [3: pipe.write.number]),
      ], leader: 0,
      started: {
        ends.read.close()
        ends.write.close()
      })
    #expect(endings.map(\.status) == [.exited(0), .exited(0)])
    #expect(endings[0].outputText == "hello\n")
  }

  @Test func aChannelIsKeptApartFromWhatAProgramPrints() async throws {
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: ["-c", "echo loud; echo quiet >&5"], limits: Limits(wallClock: 300),
        channel: 5
      ))
    #expect(ending.outputText == "loud\n")
    #expect(String(decoding: ending.channelOutput, as: UTF8.self) == "quiet\n")
  }

  @Test func aCancelledTaskEndsItsPrograms() async throws {
    let seconds = "\(4_000 + Int.random(in: 0..<1_000)).\(Int.random(in: 1_000..<9_999))"
    func isRunning() throws -> Bool {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { process in
        (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?.contains(seconds) == true
      }
    }
    let task = Task {
      try await Supervisor.run(
        Command(executable: "/bin/sleep", arguments: [seconds], limits: Limits(wallClock: 600)))
    }
    while try !isRunning() { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try !isRunning())
  }

  @Test func aTaskThatIsCancelledAlreadyStartsNothingAndClosesItsPipes() async throws {
    let file = NSTemporaryDirectory() + "/coursemark-started-\(UUID().uuidString)"
    let closed = Mutex(0)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Supervisor.run(
        [Command(executable: "/usr/bin/touch", arguments: [file])], leader: 0,
        started: { closed.withLock { $0 += 1 } })
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(closed.withLock { $0 } == 1)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func aProgramThatIsNotThereIsALaunchFailure() async throws {
    let failure = await #expect(throws: LaunchFailure.self) {
      try await Supervisor.run(Command(executable: "/nowhere/at-all"))
    }
    #expect(failure?.description == "/nowhere/at-all could not be started: execve says No such file or directory.")
  }
}
