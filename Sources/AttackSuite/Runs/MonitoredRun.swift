internal import Foundation

/// One start of the tool under attack, inside of limits that are the suite's own.
///
/// How this works: the suite starts the tool again as `coursemark attack-run FILE`, and that process becomes the user, gives
/// up namespaces, adopts whatever the run leaves behind, starts the tool proper, and watches over the processes below it.
/// None of that could be taken back, so it is no work for the suite's own process.
package struct MonitoredRun: Sendable, Codable {
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  package var directory: String
  /// The user to become; `nil` to stay who one is.
  var user: UInt32?
  var refusesNamespaces = false
  var refusesLandlock = false
  /// Where the tool's output goes.
  var output: String
  var errors: String
  /// A terminal that the tool has as its input.
  var terminal: String?
  /// Seconds.
  var wallClock = 300.0
  /// Of all processes together.
  var memory = 3 << 30
  var processes = 300
  var openFiles: UInt64?
  /// A signal for the tool in the middle of its work.
  var interruption: Interruption?

  struct Interruption: Sendable, Codable {
    var signal: Int32
    /// What the tool prints when its work begins.
    var word = "Compiling"
    /// Seconds after that.
    var delay: Double
  }

  /// What came of it.
  package struct Result: Sendable, Codable {
    /// Negative for a signal.
    package var status: Int32
    /// The names of processes that were still there when the tool had ended.
    package var leftovers: [String] = []
    /// What the suite's own limits had to stop; `nil` when nothing.
    package var stopped: String?
  }
}

extension MonitoredRun {
  init(file: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }
}
