private import CSandbox
internal import Foundation

/// A program that was started, with our ends of its pipes.
final class RunningProgram {
  private let command: Command
  private let process: pid_t
  private let start = monotonicSeconds()
  private var endDescriptor: Int32
  private var input: PipeEnd
  private var outputs: [PipeEnd]
  private var pendingInput: ArraySlice<UInt8>
  private var captured: [[UInt8]] = [[], [], []]
  private var verdict: Ending.Status?
  private var usage = rusage()
  private var endTime: Double?

  /// How long a pipe that somebody else still holds is read after the program's end, in seconds.
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
    process = try Self.start(command, descriptors: descriptors)
    inputPipe.read.close()
    outputPipe.write.close()
    errorPipe.write.close()
    channelPipe?.write.close()
    input = inputPipe.write
    outputs = [outputPipe.read, errorPipe.read] + [channelPipe?.read].compactMap(\.self)
    for end in [input] + outputs { end.setNonBlocking() }
    pendingInput = command.input[...]
    endDescriptor = sandbox_pidfd(process)
    feed()
  }

  private static func start(_ command: Command, descriptors: [Int32: Int32]) throws(LaunchFailure) -> pid_t {
    var arguments =
      ([command.executable] + command.arguments).map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    var environment = command.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let path = strdup(command.executable)
    let directory = command.directory.flatMap { strdup($0) as UnsafeMutablePointer<CChar>? }
    defer {
      for string in arguments + environment + [path, directory] { free(string) }
    }
    let limits = command.limits
    var targets: [Int32] = []
    var sources: [Int32] = []
    for (target, source) in descriptors.sorted(by: { $0.key < $1.key }) {
      targets.append(target)
      sources.append(source)
    }
    var child: pid_t = -1
    var step: UnsafePointer<CChar>?
    let code = arguments.withUnsafeMutableBufferPointer { arguments in
      environment.withUnsafeMutableBufferPointer { environment in
        sources.withUnsafeBufferPointer { sources in
          targets.withUnsafeBufferPointer { targets in
            var program = sandbox_program(
              path: path, arguments: arguments.baseAddress, environment: environment.baseAddress,
              directory: directory, descriptors: sources.baseAddress, targets: targets.baseAddress,
              descriptor_count: sources.count, limits: sandbox_limits(limits))
            var code: Int32 = 0
            child = Orphans.start {
              var process: pid_t = -1
              code = sandbox_start(&program, &process, &step)
              return process
            }
            return code
          }
        }
      }
    }
    guard code == 0 else {
      if child > 0 {
        waitpid(child, nil, 0)
        Orphans.forget(child)
      }
      throw LaunchFailure(
        executable: command.executable, step: step.map { String(cString: $0) } ?? "start", code: code)
    }
    return child
  }

  var hasEnded: Bool { endTime != nil }

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
  func step() {
    feed()
    drain()
    let now = monotonicSeconds()
    if !hasEnded { reap(now) }
    if let endTime {
      if now - endTime > Self.drainTime { for output in outputs { output.close() } }
      return
    }
    if now - start > command.limits.wallClock {
      end(as: .timedOut)
    } else if captured.map(\.count).reduce(0, +) > command.limits.output {
      end(as: .overLimit(.output))
    } else if let memory = command.limits.memory, residentMemory() > memory {
      end(as: .overLimit(.memory))
    }
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
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    let kept = captured.map { Array($0.prefix(command.limits.output)) }
    return Ending(
      status: verdict ?? .exited(-1), standardOutput: kept[0], standardError: kept[1], channelOutput: kept[2],
      peakMemory: Int(usage.ru_maxrss) * 1024, processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      wallClock: (endTime ?? start) - start)
  }

  private func reap(_ now: Double) {
    var state: Int32 = 0
    guard wait4(process, &state, WNOHANG, &usage) == process else { return }
    let signal = state & 0x7f
    switch signal {
    case 0: verdict = .exited((state >> 8) & 0xff)
    case SIGXCPU: verdict = .overLimit(.processorTime)
    case SIGXFSZ: verdict = .overLimit(.fileSize)
    default: verdict = .signalled(signal)
    }
    kill(-process, SIGKILL)
    close(at: now)
  }

  private func close(at time: Double) {
    endTime = time
    Orphans.forget(process)
    input.close()
    if endDescriptor >= 0 { Foundation.close(endDescriptor) }
    endDescriptor = -1
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

  /// Bytes of memory in use now, of the program alone.
  private func residentMemory() -> Int {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return 0 }
    let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

extension sandbox_limits {
  fileprivate init(_ limits: Limits) {
    self.init(
      cpu_seconds: UInt64(limits.processorTime ?? 0), address_space: UInt64(limits.addressSpace ?? 0),
      file_size: UInt64(limits.fileSize ?? 0), open_files: UInt64(limits.openFiles ?? 0))
  }
}
