/// What programs that run side by side may use together, each with all that it starts. `nil` is "no limit of ours".
///
/// Each program has ``Limits`` of its own; the group's are below their sum.
package struct GroupLimits: Sendable, Hashable {
  /// Bytes of memory in use.
  package var memory: Int?
  /// Seconds, of those that have ended too.
  package var processorTime: Int?
  package var threads: Int?
  /// Bytes of all output.
  package var output: Int?

  package init(memory: Int? = nil, processorTime: Int? = nil, threads: Int? = nil, output: Int? = nil) {
    self.memory = memory
    self.processorTime = processorTime
    self.threads = threads
    self.output = output
  }
}

/// What a program and all that it has started used when it was last looked at.
struct ProgramUse: Sendable, Hashable {
  /// Bytes in use; 0 when the program has ended.
  var memory = 0
  /// Seconds.
  var processorTime = 0.0
  /// 0 when the program has ended.
  var threads = 0
  var processes = 0
  /// Bytes.
  var output = 0
  /// Seconds in which it could have run and had no processor, as far as was seen.
  var waitingTime = 0.0
  var hasEnded = false
}

extension GroupLimits {
  /// The first limit that programs break together, and which of those that still run has the largest part in it.
  /// - Returns: `nil` when all limits hold, or when all programs have ended.
  func broken(by uses: [ProgramUse]) -> (limit: Ending.Limit, program: Int)? {
    let parts: [(Ending.Limit, Double?, (ProgramUse) -> Double)] = [
      (.memory, memory.map(Double.init), { Double($0.memory) }),
      (.processorTime, processorTime.map { Double($0) + 0.5 }, \.processorTime),
      (.threads, threads.map(Double.init), { Double($0.threads) }),
      (.output, output.map(Double.init), { Double($0.output) }),
    ]
    for (limit, most, part) in parts {
      guard let most, uses.reduce(0, { $0 + part($1) }) > most else { continue }
      let running = uses.indices.filter { !uses[$0].hasEnded }
      guard let program = running.max(by: { part(uses[$0]) < part(uses[$1]) }) else { return nil }
      return (limit, program)
    }
    return nil
  }
}
