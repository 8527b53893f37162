private import Glibc

/// A program to run: all that it gets, and no more.
package struct Command: Sendable {
  /// An absolute path.
  package var executable: String
  /// What the program is told that it is called; `nil` for its path.
  package var name: String?
  /// Without the program's own name.
  package var arguments: [String]
  /// The whole environment; nothing is inherited.
  package var environment: [String: String]
  /// An absolute path; `nil` for the directory of the caller.
  package var directory: String?
  package var limits: Limits
  /// What the program reads from its standard input.
  package var input: [UInt8]
  /// Descriptors of ours that the program has under other numbers, its own number first. 0, 1 and 2 are taken.
  package var descriptors: [Int32: Int32]
  /// One more descriptor of the program's whose output is kept: a channel apart from what it prints.
  package var channel: Int32?
  /// A descriptor of the program's, of a file in memory in which it can read for how long its group has waited for a processor so far:
  /// nanoseconds, eight bytes in the machine's order.
  package var waitingTimeFile: Int32?
  /// What it may touch; `nil` for a program that is trusted.
  package var containment: Containment?
  /// A descriptor of ours of the executable's file: that is started, whatever stands at the path by then.
  package var image: Int32?
  /// What starts the program, if it is contained in namespaces and has an ``image``; `nil` for the kernel's way.
  package var server: ProgramServer?
  /// How strongly it is contained; `nil` for the best that works here.
  package var tier: ContainmentTier?

  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:], directory: String? = nil,
    limits: Limits = Limits(), input: [UInt8] = [], descriptors: [Int32: Int32] = [:], channel: Int32? = nil,
    containment: Containment? = nil, image: Int32? = nil, tier: ContainmentTier? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.limits = limits
    self.input = input
    self.descriptors = descriptors
    self.channel = channel
    self.containment = containment
    self.image = image
    self.tier = tier
  }
}

/// What a program may use. Memory, processor time, threads and processes are those of it and of all that it starts; the kernel's limit of processor
/// time holds for each of these besides. `nil` is "no limit of ours".
package struct Limits: Sendable, Hashable {
  /// Seconds from the start of the program, without those in which it, or one of its group, waited for a processor.
  package var wallClock: Double
  /// Seconds of processor time.
  package var processorTime: Int?
  /// Bytes of memory in use. Watched from outside.
  package var memory: Int?
  /// Bytes of address space. Below about 1 GB libdispatch does not start.
  package var addressSpace: Int?
  /// Bytes of all output together.
  package var output: Int
  /// Bytes of any one file.
  package var fileSize: Int?
  package var openFiles: Int?
  package var threads: Int?
  package var processes: Int?
  /// Bytes of all files in the folders that it may write to.
  package var folderBytes: Int?
  /// How many files and folders there may be in those.
  package var folderFiles: Int?

  package init(
    wallClock: Double = 60, processorTime: Int? = nil, memory: Int? = nil, addressSpace: Int? = nil,
    output: Int = 16 << 20, fileSize: Int? = nil, openFiles: Int? = nil, threads: Int? = nil, processes: Int? = nil,
    folderBytes: Int? = nil, folderFiles: Int? = nil
  ) {
    self.wallClock = wallClock
    self.processorTime = processorTime
    self.memory = memory
    self.addressSpace = addressSpace
    self.output = output
    self.fileSize = fileSize
    self.openFiles = openFiles
    self.threads = threads
    self.processes = processes
    self.folderBytes = folderBytes
    self.folderFiles = folderFiles
  }
}

extension Limits {
  /// Seconds from the start of the program, whatever it waited for: the last resort on a machine that gives it next to no time.
  package var longestWallClock: Double { wallClock + 600 }
}

/// How a program ended, and what it said.
package struct Ending: Sendable {
  package enum Status: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
    /// The wall clock ran out; it was killed.
    case timedOut
    /// The machine was too busy to give it its time within ``Limits/longestWallClock``; it was killed.
    case starved
    case overLimit(Limit)
    /// The programs that ran side by side broke a limit together, and this one had the largest part in it.
    case overGroupLimit(Limit)
    /// Another program of its group ended, and it had to go too.
    case dismissed
  }

  package enum Limit: String, Sendable, Hashable {
    case memory, output, processorTime, fileSize, folder, threads, processes
  }

  package var status: Status
  package var standardOutput: [UInt8]
  package var standardError: [UInt8]
  /// What came through ``Command/channel``.
  package var channelOutput: [UInt8]
  /// The most memory in use at once, in bytes.
  package var peakMemory: Int
  /// Seconds of processor time, its own and the system's for it.
  package var processorTime: Double
  /// Seconds.
  package var wallClock: Double
  /// Seconds of these in which the group of the program waited for a processor.
  package var waitingTime = 0.0

  package init(
    status: Status, standardOutput: [UInt8] = [], standardError: [UInt8] = [], channelOutput: [UInt8] = [],
    peakMemory: Int = 0, processorTime: Double = 0, wallClock: Double = 0
  ) {
    self.status = status
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.channelOutput = channelOutput
    self.peakMemory = peakMemory
    self.processorTime = processorTime
    self.wallClock = wallClock
  }
}

extension Ending {
  package var succeeded: Bool { status == .exited(0) }
  /// What it said on standard output, with bytes that are not UTF-8 replaced.
  package var outputText: String { String(decoding: standardOutput, as: UTF8.self) }
  package var errorText: String { String(decoding: standardError, as: UTF8.self) }
}

/// A program could not be started at all: the host's fault.
package struct LaunchFailure: Error, CustomStringConvertible {
  package var executable: String
  package var step: String
  /// `errno`
  package var code: Int32

  package init(executable: String, step: String, code: Int32) {
    self.executable = executable
    self.step = step
    self.code = code
  }

  package var description: String {
    "\(executable) could not be started: \(step) says \(String(cString: strerror(code)))."
  }
}

/// A program had next to no time of a processor in a long time: the host's fault.
package struct MachineTooBusy: Error, CustomStringConvertible {
  package var executable: String

  package init(executable: String) { self.executable = executable }

  package var description: String {
    "This computer is too busy: \(executable) did not get its time. Try again when less else runs here, or with a smaller '--jobs'."
  }
}
