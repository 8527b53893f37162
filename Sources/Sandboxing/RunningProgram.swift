private import CSandbox
internal import Foundation

/// A program that was started, with our ends of its pipes.
final class RunningProgram {
  private let command: Command
  private let launch: Launch
  /// Of the program, without the time that it took to prepare its start.
  private let start: Double
  private let waitingTimeFile: WaitingTimeFile?
  private var waitingTime = WaitingTime()
  /// Seconds that the program's group has waited for a processor since it was started.
  private var groupsWaitingTime = 0.0
  private var endDescriptor: Int32
  private var input: PipeEnd
  private var outputs: [PipeEnd]
  private var pendingInput: ArraySlice<UInt8>
  private var captured: [[UInt8]] = [[], [], []]
  private var verdict: Ending.Status?
  private var usage = rusage()
  private var endTime: Double?
  private var lastLook = 0.0
  /// The program itself, where it can't start others and has a guard.
  private var guardedProcess: pid_t?
  /// As of the last look, and of the end.
  private(set) var use = ProgramUse()
  /// The most that each process of the tree was seen to have computed, in seconds.
  private var seenTimes: [pid_t: Double] = [:]
  private var process: pid_t { launch.process }

  /// How long a pipe that another process still holds open is read after the program's end, in seconds.
  private static let drainTime = 0.1

  init(_ command: Command) throws(LaunchFailure) {
    self.command = command
    let (inputPipe, outputPipe, errorPipe) = (Pipe.make(), Pipe.make(), Pipe.make())
    let channelPipe = command.channel == nil ? nil : Pipe.make()
    guard let inputPipe, let outputPipe, let errorPipe, command.channel == nil || channelPipe != nil else {
      throw LaunchFailure(executable: command.executable, step: "pipe", code: errno)
    }
    var descriptors = command.descriptors
    descriptors[0] = inputPipe.read.number
    descriptors[1] = outputPipe.write.number
    descriptors[2] = errorPipe.write.number
    if let channel = command.channel { descriptors[channel] = channelPipe?.write.number }
    waitingTimeFile = command.waitingTimeFile == nil ? nil : WaitingTimeFile()
    if let number = command.waitingTimeFile {
      guard let waitingTimeFile else {
        throw LaunchFailure(executable: command.executable, step: "memfd_create", code: errno)
      }
      descriptors[number] = waitingTimeFile.descriptor
    }
    launch = try Launch(command, descriptors: descriptors)
    start = monotonicSeconds()
    inputPipe.read.close()
    outputPipe.write.close()
    errorPipe.write.close()
    channelPipe?.write.close()
    input = inputPipe.write
    outputs = [outputPipe.read, errorPipe.read] + [channelPipe?.read].compactMap(\.self)
    for end in [input] + outputs { end.setNonBlocking() }
    pendingInput = command.input[...]
    endDescriptor = sandbox_pidfd(launch.process)
    feed()
  }

  var hasEnded: Bool { endTime != nil }
  var mayLeaveProcesses: Bool { launch.mayLeaveProcesses }

  /// Ended, and nothing is left to read.
  var isOver: Bool { hasEnded && outputs.allSatisfy(\.isClosed) }

  /// What to poll for.
  var interests: [pollfd] {
    var interests = outputs.filter { !$0.isClosed }.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if !input.isClosed { interests.append(pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0)) }
    if !hasEnded, endDescriptor >= 0 { interests.append(pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)) }
    return interests
  }

  /// Moves what can be moved without waiting, and ends the program when it is over a limit.
  /// - Parameter waitingTime: Seconds that the programs of the group have waited for a processor so far.
  func step(waitingTime: Double = 0) {
    feed()
    drain()
    use.output = captured.map(\.count).reduce(0, +)
    let now = monotonicSeconds()
    if !hasEnded { reap(now) }
    if let endTime {
      if now - endTime > Self.drainTime { for output in outputs { output.close() } }
      return
    }
    groupsWaitingTime = waitingTime
    waitingTimeFile?.write(waitingTime)
    if now - start - waitingTime > command.limits.wallClock {
      end(as: .timedOut)
    } else if now - start > command.limits.longestWallClock {
      end(as: .starved)
    } else if use.output > command.limits.output {
      end(as: .overLimit(.output))
    } else if let limit = brokenLimit(now) {
      end(as: .overLimit(limit))
    }
  }

  /// Whether its wall clock would be over by what is known of the waiting.
  func isDue(waitingTime: Double) -> Bool {
    !hasEnded && monotonicSeconds() - start - waitingTime > command.limits.wallClock
  }

  /// Looks at what its processes have used, however short the last look is ago.
  func lookAgain() {
    lastLook = monotonicSeconds()
    guard launch.isGuarded, !startsPrograms else {
      return look(ProcessTree(root: process, isGuarded: launch.isGuarded, startsPrograms: startsPrograms))
    }
    // The guard's one child, for as long as the guard is there.
    guardedProcess = guardedProcess ?? ProcessTree.child(of: process)
    if let guardedProcess { look(ProcessTree(of: guardedProcess, childOf: process)) }
  }

  private var startsPrograms: Bool { command.containment?.startsPrograms ?? true }

  /// What is sampled, because the kernel has no limit for it that holds for a tree of processes.
  private func brokenLimit(_ now: Double) -> Ending.Limit? {
    // Without a guard, all processes of the machine are looked at for those of the tree.
    guard now - lastLook > (startsPrograms && !launch.isGuarded ? 0.05 : 0.015) else { return nil }
    lookAgain()
    let limits = command.limits
    if let memory = limits.memory, use.memory > memory { return .memory }
    if let threads = limits.threads, use.threads > threads { return .threads }
    if let processes = limits.processes, use.processes > processes { return .processes }
    if let time = limits.processorTime, use.processorTime > Double(time) + 0.5 { return .processorTime }
    guard let bytes = limits.folderBytes, let files = limits.folderFiles, let containment = command.containment else {
      return nil
    }
    let scratch = launch.isGuarded ? nil : containment.scratch?.path
    let usage = FolderUsage(containment.writableFolders + [scratch].compactMap(\.self), most: files)
    let removed = scratch == nil ? 0 : RemovedFiles.bytes(heldBy: process) ?? 0
    return usage.bytes + removed > bytes || usage.files > files ? .folder : nil
  }

  /// The kernel adds what a process has computed to its parent's when the parent waits for it; what nobody waited for is
  /// remembered here.
  private func look(_ tree: ProcessTree) {
    (use.memory, use.threads, use.processes) = (tree.memory, tree.threads, tree.processes)
    seenTimes.merge(tree.times.mapValues(\.computed), uniquingKeysWith: max)
    use.processorTime = max(use.processorTime, tree.processorTime, seenTimes.values.reduce(0, +))
    waitingTime.add(tree.times, at: lastLook) { ProcessTree.isReady($0, in: $1) }
    use.waitingTime = waitingTime.seconds
  }

  /// Kills the program and its group; waits for its end.
  func end(as status: Ending.Status) {
    guard !hasEnded else { return }
    verdict = status
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var state: Int32 = 0
    while wait4(process, &state, 0, &usage) < 0 && errno == EINTR {}
    close(at: monotonicSeconds())
  }

  func ending() -> Ending {
    let kept = captured.map { Array($0.prefix(command.limits.output)) }
    var ending = Ending(
      status: finalStatus, standardOutput: kept[0], standardError: kept[1], channelOutput: kept[2],
      peakMemory: Int(usage.ru_maxrss) * 1024, processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      wallClock: (endTime ?? start) - start)
    ending.waitingTime = min(groupsWaitingTime, ending.wallClock)
    return ending
  }

  /// A program that wrote more than it may and ended before anybody looked is over the limit like one that was caught.
  private var finalStatus: Ending.Status {
    let written = captured.map(\.count).reduce(0, +)
    if case .exited? = verdict, written > command.limits.output { return .overLimit(.output) }
    return verdict ?? .exited(-1)
  }

  private func reap(_ now: Double) {
    var state: Int32 = 0
    guard wait4(process, &state, WNOHANG, &usage) == process else { return }
    var scratchIsFull = false
    if launch.isGuarded {
      if let reported = launch.reported() {
        (state, scratchIsFull) = reported
      } else {
        // The guard was killed, and the program with it.
        state = SIGKILL
      }
    }
    verdict = scratchIsFull ? .overLimit(.folder) : status(state)
    kill(-process, SIGKILL)
    close(at: now)
  }

  private func status(_ state: Int32) -> Ending.Status {
    let signal = state & 0x7f
    switch signal {
    case 0: return .exited((state >> 8) & 0xff)
    case SIGXCPU: return .overLimit(.processorTime)
    case SIGXFSZ: return .overLimit(.fileSize)
    case SIGKILL where usedUpTime: return .overLimit(.processorTime)
    default: return .signalled(signal)
    }
  }

  /// A program that ignores SIGXCPU is killed a second later.
  private var usedUpTime: Bool {
    guard let limit = command.limits.processorTime else { return false }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime) >= Double(limit)
  }

  private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private func close(at time: Double) {
    endTime = time
    (use.memory, use.threads, use.processes, use.hasEnded) = (0, 0, 0, true)
    use.processorTime = max(use.processorTime, seconds(usage.ru_utime) + seconds(usage.ru_stime))
    Orphans.forget(process)
    input.close()
    if endDescriptor >= 0 { Foundation.close(endDescriptor) }
    endDescriptor = -1
    launch.releaseResources()
  }

  private func feed() {
    while !input.isClosed {
      guard !pendingInput.isEmpty else { return input.close() }
      let count = pendingInput.withUnsafeBytes { send(input.number, $0) }
      if count < 0 {
        if errno != EAGAIN && errno != EINTR { input.close() }
        return
      }
      pendingInput = pendingInput.dropFirst(count)
    }
  }

  /// `write` without the signal that a closed pipe sends.
  private func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Self.ignoreBrokenPipes
    return write(descriptor, bytes.baseAddress, bytes.count)
  }

  private static let ignoreBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for (index, output) in outputs.enumerated() where !output.isClosed {
      // A few rounds only: a program that never stops writing must not keep us here.
      for _ in 0..<16 {
        let count = read(output.number, &buffer, buffer.count)
        if count > 0 {
          let room = command.limits.output + 1 - captured[index].count
          captured[index] += buffer.prefix(min(count, max(0, room)))
        } else {
          if count == 0 { output.close() }
          break
        }
      }
    }
  }
}
