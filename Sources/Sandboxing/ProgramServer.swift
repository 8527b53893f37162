internal import CSandbox
internal import Foundation
internal import Synchronization

/// A process of ours that starts contained programs as copies of itself: it has loaded the libraries that they are linked with, once.
///
/// A program that it starts is a child of this process, in the same walls as one that is executed. It has to be loadable like a library,
/// with a `main` that can be found. What its `argv` holds is the server's.
package final class ProgramServer: Sendable {
  /// What a server's executable has to be started with, so that what is loaded finds what it would find in a program.
  private let executable: String
  private let state: Mutex<State>
  private let thread: ServerThread

  private struct State {
    var socket: PipeEnd
    var isGone = false
  }

  /// Variables whose values differ from check to check have room for one of this many bytes.
  private static let room = 400

  /// - Parameters:
  ///   - executable: Linked of `Sources/ProgramStarter` and the libraries of the programs.
  ///   - name: The whole of its arguments, and of those of its programs.
  ///   - environment: That of the programs, as far as it is the same for all.
  ///   - paths: Names of variables that hold a path, another for each program.
  package init(
    _ executable: String, name: String, environment: [String: String], paths: [String]
  ) throws(LaunchFailure) {
    var ends: [Int32] = [-1, -1]
    guard sandbox_socket(&ends) == 0 else {
      throw LaunchFailure(executable: executable, step: "socketpair", code: errno)
    }
    let (own, other) = (PipeEnd(ends[0]), PipeEnd(ends[1]))
    defer { other.close() }
    var command = Command(executable: executable, environment: environment, directory: "/", limits: Limits())
    // A path of slashes is the root's, wherever its end is.
    for path in paths { command.environment[path] = String(repeating: "/", count: Self.room) }
    command.name = name
    self.executable = executable
    thread = try ServerThread(command, socket: other.number)
    state = Mutex(State(socket: own))
  }

  deinit {
    // It ends when the other end of its socket is closed.
    state.withLock { $0.socket.close() }
    thread.release()
  }

  /// The server's own process.
  var process: pid_t { thread.process.load(ordering: .relaxed) }

  /// - Returns: `EPIPE` when there is no server any more; else what `sandbox_start` returns.
  func start(
    _ program: UnsafePointer<sandbox_program>, _ child: inout sandbox_child, _ step: inout UnsafePointer<CChar>?
  ) -> Int32 {
    state.withLock { state in
      guard !state.isGone else { return EPIPE }
      let code = sandbox_ask(state.socket.number, program, &child, &step)
      state.isGone = code == EPIPE
      return code
    }
  }
}

/// The thread that has started a server. The kernel takes it for the parent of all programs that the server starts, and kills them when it ends.
private final class ServerThread: Sendable {
  private let isReleased = DispatchSemaphore(value: 0)
  /// Set before the initialiser returns.
  let process = Atomic<pid_t>(-1)

  init(_ command: Command, socket: Int32) throws(LaunchFailure) {
    let isStarted = DispatchSemaphore(value: 0)
    let failure = Mutex<LaunchFailure?>(nil)
    let thread = Thread { [unowned self, isReleased] in
      do throws(LaunchFailure) {
        // What a library might say while it is loaded is for nobody.
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { if nothing >= 0 { close(nothing) } }
        let launch = try Launch(command, descriptors: [0: nothing, 1: nothing, 2: nothing, 3: socket])
        process.store(launch.process, ordering: .relaxed)
        isStarted.signal()
        isReleased.wait()
        launch.waitForEnd()
      } catch {
        failure.withLock { $0 = error }
        isStarted.signal()
      }
    }
    thread.stackSize = 1 << 20
    thread.start()
    isStarted.wait()
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Called when no program of the server runs any more, and its socket is closed.
  func release() { isReleased.signal() }
}
