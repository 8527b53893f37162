internal import Foundation
internal import Sandboxing

extension RunMonitor {
  /// Becomes the tool on a host that refuses what the file says. Returns only when that fails.
  package static func enter(file: String) throws {
    let run = try MonitoredRun(file: file)
    let refusal = HostRefusal(namespaces: run.refusesNamespaces, landlock: run.refusesLandlock)
    throw refusal.become(run.executable, arguments: run.arguments)
  }
}
