internal import Foundation

/// What a program and all that it has started use at this moment.
///
/// How this works: a program that can't start others is its tree. What a program in namespaces of its own starts, and what it leaves
/// behind, hangs below its guard. Without namespaces, what is left behind becomes a child of the grader's; but each program begins a
/// session, which the filter of system calls lets nobody leave, so the session's number names the tree.
struct ProcessTree {
  var processes = 0
  var threads = 0
  /// Bytes of memory in use. What two processes share counts twice.
  var memory = 0
  /// Seconds of processor time of those that live, and of those of their children that have ended and were waited for.
  var processorTime = 0.0
  /// Seconds of processor time of those that live, each alone.
  var ownTimes: [pid_t: Double] = [:]
  /// For how long the threads of each process have waited for a processor since they began.
  var delays: [pid_t: ThreadDelays] = [:]

  /// - Parameters:
  ///   - isGuarded: Whether `root` is a guard, which does not count.
  ///   - startsPrograms: Whether there may be more than one process.
  init(root: pid_t, isGuarded: Bool, startsPrograms: Bool) {
    switch (isGuarded, startsPrograms) {
    case (true, false): if let child = Self.child(of: root) { add(child) }
    case (false, false): add(root)
    case (true, true):
      var left = Self.children(of: root)
      // A tree that grows while it is walked through is over its limit anyway.
      while let process = left.popLast(), processes < Self.most {
        add(process)
        left += Self.children(of: process)
      }
    case (false, true):
      for process in Self.allProcesses() where processes < Self.most { add(process, ofSession: root) }
    }
  }

  /// Of one process that starts no others; empty when it is no child of its guard's any more.
  init(of process: pid_t, childOf guardian: pid_t) { add(process, childOf: guardian) }

  private static let most = 500

  private mutating func add(_ process: pid_t, ofSession session: pid_t? = nil, childOf parent: pid_t? = nil) {
    guard let fields = Fields(of: process), session == nil || fields.session == session,
      parent == nil || fields.parent == parent
    else { return }
    processes += 1
    threads += fields.threads
    memory += fields.memory
    processorTime += fields.ownTime + fields.childrensTime
    ownTimes[process] = fields.ownTime
    let threads = fields.threads == 1 ? [process] : Self.numbers(in: "/proc/\(process)/task")
    for thread in threads.prefix(Self.most) {
      delays[process, default: [:]][thread] = Self.delay(of: thread, in: process)
    }
  }

  /// Nanoseconds, by the thread's number.
  typealias ThreadDelays = [pid_t: UInt64]

  /// From `/proc/PID/task/TID/schedstat`: the time on a processor, the time spent waiting for one, both in nanoseconds, and how often it
  /// was given one.
  /// - Returns: `nil` where the kernel does not count this.
  private static func delay(of thread: pid_t, in process: pid_t) -> UInt64? {
    let words = contents("/proc/\(process)/task/\(thread)/schedstat")?.split(separator: UInt8(ascii: " "))
    guard let words, words.count > 1 else { return nil }
    return UInt64(String(decoding: words[1], as: UTF8.self))
  }

  private struct Fields {
    var parent: pid_t
    var session: pid_t
    var threads: Int
    var memory: Int
    var ownTime: Double
    var childrensTime: Double

    /// From `/proc/PID/stat`: the words after the name, which stands in parentheses and may hold anything.
    init?(of process: pid_t) {
      guard let line = ProcessTree.contents("/proc/\(process)/stat"), let end = line.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let words = line[(end + 1)...].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      // The third field of proc(5) is the first here.
      guard words.count > 21 else { return nil }
      func time(_ fields: ClosedRange<Int>) -> Double {
        Double(fields.compactMap { Int(words[$0]) }.reduce(0, +)) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
      }
      parent = pid_t(words[1]) ?? 0
      session = pid_t(words[3]) ?? 0
      threads = Int(words[17]) ?? 0
      memory = (Int(words[21]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
      (ownTime, childrensTime) = (time(11...12), time(13...14))
    }
  }

  /// The first child of a process with one thread.
  static func child(of process: pid_t) -> pid_t? {
    (contents("/proc/\(process)/task/\(process)/children") ?? []).split(separator: UInt8(ascii: " ")).first
      .flatMap { pid_t(String(decoding: $0, as: UTF8.self)) }
  }

  /// Each thread has children of its own.
  private static func children(of process: pid_t) -> [pid_t] {
    numbers(in: "/proc/\(process)/task").flatMap { thread in
      (contents("/proc/\(process)/task/\(thread)/children") ?? []).split(separator: UInt8(ascii: " "))
        .compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }
  }

  private static func allProcesses() -> [pid_t] { numbers(in: "/proc") }

  /// Names of a folder that are numbers.
  private static func numbers(in folder: String) -> [pid_t] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var numbers: [pid_t] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let number = pid_t(name) { numbers.append(number) }
    }
    return numbers
  }

  private static func contents(_ path: String) -> ArraySlice<UInt8>? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? bytes[..<count] : nil
  }
}
