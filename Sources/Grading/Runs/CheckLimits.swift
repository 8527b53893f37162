package import CourseModel
internal import Sandboxing
internal import Toolchain

/// What the programs of one check may use.
package struct CheckLimits: Sendable, Hashable {
  /// Seconds of wall clock, for all together; without those in which one of them waited for a processor.
  package var timeout: Double
  /// Seconds, of the app.
  var processorTime: Int
  /// Bytes.
  var memory: Int
  var threads: Int
  /// Bytes of all that it prints.
  var output: Int
  /// Bytes of all that it writes.
  var disk: Int
  var files: Int

  /// - Parameter limits: Where nothing is said, the limit is the standard one.
  package init(_ limits: ResourceLimits) {
    func value(_ name: ResourceLimits.Name) -> Int { Int(limits[name] ?? name.standard) }
    timeout = limits[.timeout] ?? ResourceLimits.Name.timeout.standard
    // Who sets only a longer clock means that more is to be computed.
    processorTime = limits[.processorTime].map { Int($0) } ?? Self.processorTime(timeout)
    memory = value(.memory)
    threads = value(.threads)
    output = value(.output)
    disk = value(.disk)
    files = value(.files)
  }

  package init(timeout: Double) { self.init(ResourceLimits([.timeout: timeout])) }

  private static func processorTime(_ timeout: Double) -> Int { Int(timeout.rounded(.up)) + 1 }

  /// The same for a run that is not waited for as long.
  func within(timeout: Double) -> CheckLimits {
    var limits = self
    limits.timeout = min(self.timeout, timeout)
    limits.processorTime = min(processorTime, Self.processorTime(timeout))
    return limits
  }

  /// For code that somebody else wrote.
  var ofApp: Limits {
    Limits(
      wallClock: timeout, processorTime: processorTime, memory: memory, addressSpace: max(4 << 30, 4 * memory),
      output: output, fileSize: min(disk, 16 << 20), openFiles: 64, threads: threads, processes: 1, folderBytes: disk,
      folderFiles: files)
  }

  /// The examiner runs code of the lesson's, and reads what an app says.
  var ofExaminer: Limits {
    Limits(
      wallClock: timeout, memory: 1 << 30, output: 1 << 20, fileSize: 1 << 20, openFiles: 64, threads: 100, processes: 1
    )
  }
}

extension CheckLimits {
  /// The app, the examiner and the solution's app together: less than each of them may use alone, added up. How many processes they
  /// are, and what they write to files, needs no sum: none can start another, and only the app has a folder.
  var ofGroup: GroupLimits {
    GroupLimits(
      memory: max(2 * memory, 1 << 30), processorTime: 2 * processorTime, threads: 2 * threads + 20,
      output: output + ofExaminer.output)
  }
}

extension SwiftCompiler {
  /// The same compiler with what these limits say of it.
  func limited(_ limits: ResourceLimits) -> SwiftCompiler {
    var compiler = self
    compiler.processorTime = limits[.compileTime].map { Int($0) } ?? compiler.processorTime
    compiler.memory = limits[.compileMemory].map { Int($0) } ?? compiler.memory
    compiler.shownDiagnostics = limits[.diagnostics].map { Int($0) } ?? compiler.shownDiagnostics
    return compiler
  }
}
