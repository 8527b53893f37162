internal import Foundation
internal import Sandboxing

/// The inside of ``MonitoredRun``: the process that becomes the user, starts the tool and watches.
package enum RunMonitor {
  package struct Refused: Error, CustomStringConvertible {
    package var description: String
  }

  /// Carries out what the file says, and returns what came of it as JSON.
  package static func run(file: String) throws -> String {
    let run = try MonitoredRun(file: file)
    // From now on, what the tool leaves behind becomes a child of this process.
    Supervisor.endOrphans()
    if let user = run.user { try become(user) }
    let result = try watch(run, file)
    return String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
  }

  private static func become(_ user: UInt32) throws {
    guard setgroups(0, nil) == 0, setgid(user) == 0, setuid(user) == 0 else {
      throw Refused(description: "This process could not become the user \(user): \(String(cString: strerror(errno))).")
    }
  }

  private static func watch(_ run: MonitoredRun, _ file: String) throws -> MonitoredRun.Result {
    let tool = try start(run, file)
    let begin = Date()
    var result = MonitoredRun.Result(status: 0)
    var worksSince: Date?
    var isInterrupted = false
    while true {
      var status: Int32 = 0
      if waitpid(tool, &status, WNOHANG) == tool {
        result.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        break
      }
      let tree = ProcessTable.read().descendants(of: getpid())
      let memory = tree.reduce(0) { $0 + $1.memory }
      if Date().timeIntervalSince(begin) > run.wallClock {
        result.stopped = "it took more than \(Int(run.wallClock)) seconds"
      } else if memory > run.memory {
        result.stopped = "its processes used \(memory >> 20) MiB"
      } else if tree.count > run.processes {
        result.stopped = "it had \(tree.count) processes"
      }
      if result.stopped != nil {
        for process in tree { kill(process.id, SIGKILL) }
      }
      if let interruption = run.interruption, !isInterrupted {
        if worksSince == nil, said(interruption.word, run.errors) || said(interruption.word, run.output) {
          worksSince = Date()
        }
        if let worksSince, Date().timeIntervalSince(worksSince) > interruption.delay {
          kill(tool, interruption.signal)
          isInterrupted = true
        }
      }
      // Orphans that have ended have to be waited for.
      for child in ProcessTable.read().all where child.parent == getpid() && child.isZombie && child.id != tool {
        waitpid(child.id, nil, WNOHANG)
      }
      // Looking at all processes costs some milliseconds each time.
      usleep(60_000)
    }
    // The kernel takes a moment to end what a supervisor has just killed.
    usleep(150_000)
    result.leftovers = endLeftovers()
    return result
  }

  private static func start(_ run: MonitoredRun, _ file: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 0, run.terminal ?? "/dev/null", run.terminal == nil ? O_RDONLY : O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, run.output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, run.errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let files = run.openFiles {
      var limit = rlimit(rlim_cur: rlim_t(files), rlim_max: rlim_t(files))
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    guard chdir(run.directory) == 0 else { throw Refused(description: "\(run.directory) can't be entered.") }
    // What the host refuses, it refuses from the tool on: this process has to see all of the others.
    let isRefused = run.refusesNamespaces || run.refusesLandlock
    let words = isRefused ? ["attack-run", "--enter", file] : run.arguments
    var arguments = ([run.executable] + words).map { strdup($0) } + [nil]
    var environment = run.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var tool: pid_t = 0
    let code = posix_spawn(&tool, run.executable, &actions, nil, &arguments, &environment)
    guard code == 0 else {
      throw Refused(description: "\(run.executable) could not be started: \(String(cString: strerror(code))).")
    }
    return tool
  }

  private static func said(_ word: String, _ path: String) -> Bool {
    (try? String(contentsOfFile: path, encoding: .utf8))?.contains(word) ?? false
  }

  /// Names what is left, and ends it.
  private static func endLeftovers() -> [String] {
    var names: [String] = []
    for _ in 0..<100 {
      let left = ProcessTable.read().descendants(of: getpid())
      let alive = left.filter { !$0.isZombie }
      names += alive.map(\.name)
      for process in left {
        kill(process.id, SIGKILL)
        waitpid(process.id, nil, WNOHANG)
      }
      if alive.isEmpty { break }
      usleep(20_000)
    }
    return names
  }
}
