internal import Foundation

/// The threads of the app besides its main one: those of queues, operations, detached tasks and actors. They go on in real time, and what they bring
/// to the main queue has to come before the next event, however busy the machine is.
@MainActor
enum OtherThreads {
  enum Activity { case computing, sleeping }

  /// Seconds of the app's own processor time that all waiting together may take; a loop that never ends is not waited for.
  private static var budget = 2.0
  /// Seconds of wall clock that threads may sleep, all together.
  private static var sleepingBudget = 5.0

  static var canWait: Bool { budget > 0 && sleepingBudget > 0 }

  /// Whether one of them computes or waits for a processor, or else sleeps for a while; `nil` when all of them rest.
  static var activity: Activity? {
    var result: Activity?
    for number in numbers {
      guard let activity = activity(of: number) else { continue }
      if activity == .computing { return .computing }
      result = activity
    }
    return result
  }

  /// The app may read the files of its threads, and not list them: their numbers follow that of the main thread, most often. They are looked for
  /// again when there are more or fewer of them.
  private static var numbers: [Int] {
    var state = stat()
    guard let own = ownNumber, stat("/proc/self/task", &state) == 0 else { return [] }
    // The folder has a link for each thread, besides the two of every folder.
    let count = max(0, Int(state.st_nlink) - 3)
    found.removeAll { !isThread($0) }
    guard found.count != count, [found.count, count] != lookedFor else { return found }
    found = Array((own + 1...own + 4_000).lazy.filter(isThread).prefix(count))
    lookedFor = [found.count, count]
    return found
  }

  private static var found: [Int] = []
  /// How many there were after the last search, and how many should have been: some threads have numbers that nobody can guess.
  private static var lookedFor: [Int] = []

  private static func isThread(_ number: Int) -> Bool { access("/proc/self/task/\(number)/stat", F_OK) == 0 }

  /// What is computed counts by the processor's time, so that a busy machine makes no difference; a sleep takes as long as it takes.
  /// - Parameter isLong: Whether it was waited for some time already, so that it may be looked at less often.
  static func wait(_ activity: Activity, isLong: Bool) {
    let clock = activity == .computing ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC
    let before = seconds(clock)
    usleep(isLong ? 1_000 : 100)
    let passed = seconds(clock) - before
    if activity == .computing { budget -= passed } else { sleepingBudget -= passed }
  }

  /// The number of the main thread, which asks. In a namespace of processes it is not what the kernel tells the thread itself.
  private static let ownNumber = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))
    .flatMap { link in Int(String(link.reversed().prefix(while: \.isNumber).reversed())) }

  /// - Parameter thread: Its number.
  private static func activity(of thread: Int) -> Activity? {
    // `123 (name) S 1 …`: the letter is `R` for one that computes or would like to, `D` for one that waits for a disk.
    if let line = text("/proc/self/task/\(thread)/stat"), let end = line.lastIndex(of: ")") {
      let state = line[end...].dropFirst(2).first
      if state == "R" { return .computing }
      if state == "D" { return .sleeping }
    }
    return text("/proc/self/task/\(thread)/wchan")?.contains("nanosleep") == true ? .sleeping : nil
  }

  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
