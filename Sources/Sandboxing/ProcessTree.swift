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
  /// Of those that live, each alone.
  var times: [pid_t: ProcessTimes] = [:]

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
      // The kernel is asked, and no file is read: most processes of a machine are others.
      for process in Self.allProcesses() where processes < Self.most && getsid(process) == root { add(process) }
    }
  }

  /// Of one process that starts no others; empty when it is no child of its guard's any more.
  init(of process: pid_t, childOf guardian: pid_t) { add(process, childOf: guardian) }

  private static let most = 500

  private mutating func add(_ process: pid_t, childOf parent: pid_t? = nil) {
    guard let fields = Fields(of: process), parent == nil || fields.parent == parent else { return }
    processes += 1
    threads += fields.threads
    memory += fields.memory
    processorTime += fields.ownTime + fields.childrensTime
    var own = ProcessTimes(computed: fields.ownTime, isReady: fields.isReady)
    let threads = fields.threads == 1 ? [process] : Self.numbers(in: "/proc/\(process)/task")
    for thread in threads.prefix(Self.most) { own.threads[thread] = ThreadTimes(of: thread, in: process) }
    times[process] = own
  }

  struct ProcessTimes {
    /// Seconds of a processor, in steps of the kernel's clock.
    var computed: Double
    /// Whether its first thread computes, or would if it had a processor. It sleeps, or waits for something else, otherwise.
    var isReady: Bool
    var threads: [pid_t: ThreadTimes] = [:]
  }

  /// Nanoseconds of a processor that a thread has had, and has waited for. Of a wait that goes on, the kernel tells when it is over.
  struct ThreadTimes: Equatable {
    var computed: UInt64
    var waited: UInt64
  }

  static func isReady(_ thread: pid_t, in process: pid_t) -> Bool {
    contents("/proc/\(process)/task/\(thread)/stat").flatMap(wordsAfterName)?.first == ready
  }

  private static let ready = UInt8(ascii: "R")

  private struct Fields {
    var isReady: Bool
    var parent: pid_t
    var threads: Int
    var memory: Int
    var ownTime: Double
    var childrensTime: Double

    /// From `/proc/PID/stat`.
    init?(of process: pid_t) {
      guard let line = ProcessTree.contents("/proc/\(process)/stat").flatMap(wordsAfterName) else { return nil }
      // The third field of proc(5), a letter, is the first here.
      let words = ProcessTree.numbers(of: line)
      guard words.count > 21 else { return nil }
      let ticksInASecond = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
      isReady = line.first == ProcessTree.ready
      parent = pid_t(clamping: words[1])
      threads = words[17]
      memory = words[21] * Int(sysconf(Int32(_SC_PAGESIZE)))
      ownTime = Double(words[11] + words[12]) / ticksInASecond
      childrensTime = Double(words[13] + words[14]) / ticksInASecond
    }
  }

  /// The first child of a process with one thread.
  static func child(of process: pid_t) -> pid_t? {
    contents("/proc/\(process)/task/\(process)/children").flatMap { numbers(of: $0).first.map { pid_t(clamping: $0) } }
  }

  /// Each thread has children of its own.
  private static func children(of process: pid_t) -> [pid_t] {
    numbers(in: "/proc/\(process)/task").flatMap { thread in
      numbers(of: contents("/proc/\(process)/task/\(thread)/children") ?? []).map { pid_t(clamping: $0) }
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

  /// The words between blanks as numbers, and 0 for a word that is none. A program is looked at every few milliseconds for as long as it
  /// runs, so no word is copied.
  fileprivate static func numbers(of line: ArraySlice<UInt8>) -> [Int] {
    line.withUnsafeBufferPointer { bytes in
      var numbers: [Int] = []
      numbers.reserveCapacity(64)
      var (number, isNegative, isInWord) = (0, false, false)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"):
          if isInWord { numbers.append(isNegative ? 0 &- number : number) }
          (number, isNegative, isInWord) = (0, false, false)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          (number, isInWord) = (number &* 10 &+ Int(byte &- 48), true)
        default:
          (isNegative, isInWord) = (byte == UInt8(ascii: "-"), true)
        }
      }
      if isInWord { numbers.append(isNegative ? 0 &- number : number) }
      return numbers
    }
  }

  fileprivate static func contents(_ path: String) -> ArraySlice<UInt8>? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? bytes[..<count] : nil
  }
}

extension ProcessTree.ThreadTimes {
  /// From `/proc/PID/task/TID/schedstat`: the time on a processor, the time spent waiting for one, both in nanoseconds, and how often it
  /// was given one.
  /// - Returns: `nil` where the kernel does not count this.
  fileprivate init?(of thread: pid_t, in process: pid_t) {
    let words = ProcessTree.contents("/proc/\(process)/task/\(thread)/schedstat").map { ProcessTree.numbers(of: $0) }
    guard let words, words.count > 1 else { return nil }
    (computed, waited) = (UInt64(clamping: words[0]), UInt64(clamping: words[1]))
  }
}

/// Of `/proc/PID/stat`: what follows the name, which stands in parentheses and may hold anything.
private func wordsAfterName(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  line.lastIndex(of: UInt8(ascii: ")")).map { line[($0 + 1)...].drop { $0 == UInt8(ascii: " ") } }
}
