internal import Synchronization
internal import Toolchain

/// The compilation of a learner's code, which goes on while that is compiled which needs only the code's declarations.
///
/// What comes of it is known when the apps are linked. Where the code can't be compiled after all, the program is built once more in the usual order, so that
/// what is told does not depend on the way.
final class CodeCompilation: Sendable {
  private struct State {
    var task: Task<SwiftCompiler.Outcome, any Error>?
    /// Whether the compiler must have nothing at all to say, since nobody has asked it before.
    var needsSilence = false
  }

  /// The code can't be compiled, or there is something to say of it.
  struct Unsound: Error {}

  private let state = Mutex(State())

  /// - Parameter needsSilence: Whether a warning counts, too.
  func begin(needsSilence: Bool, _ compile: @escaping @Sendable () async throws -> SwiftCompiler.Outcome) {
    state.withLock { $0 = State(task: Task { try await compile() }, needsSilence: needsSilence) }
  }

  var hasBegun: Bool { state.withLock { $0.task != nil } }

  /// Waits until the object file is there.
  /// - Throws: ``Unsound``
  func finish() async throws {
    let (task, needsSilence) = state.withLock { ($0.task, $0.needsSilence) }
    guard let task else { return }
    let outcome = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    guard needsSilence ? outcome.isSilent : outcome.succeeded else { throw Unsound() }
  }

  /// Ends it, and waits until nothing of it runs.
  func abandon() async {
    let task = state.withLock { state in
      defer { state.task = nil }
      return state.task
    }
    task?.cancel()
    _ = await task?.result
  }
}
