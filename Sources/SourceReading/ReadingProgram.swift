internal import Foundation
package import Sandboxing
internal import SystemPackage

/// The program `coursemark`, started as a child that reads what strangers wrote: contained, under limits, and asked by its standard
/// input alone.
package struct ReadingProgram: Sendable {
  private let executable: String

  package init(executable: String) { self.executable = executable }

  /// The `coursemark` that this process is, or that lies in the folder of the program that it is: of tests and benchmarks.
  package init() throws {
    let own = FilePath(try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let path = own.removingLastComponent().appending("coursemark").string
    guard FileManager.default.isExecutableFile(atPath: path) else { throw ProgramMissing(path: path) }
    executable = path
  }

  /// A part of Coursemark is not where it was installed.
  package struct ProgramMissing: Error, CustomStringConvertible {
    var path: String
    package var description: String { "Coursemark reads code with '\(path)', which is not there. Install it again." }
  }

  /// - Parameter argument: What makes `coursemark` a reading process instead of a command. No command is called so.
  package func run(_ argument: String, _ question: ReadingQuestion, limits: Limits) async throws -> Ending {
    var limits = limits
    (limits.threads, limits.processes, limits.openFiles) = (100, 1, 64)
    return try await Supervisor.run(
      Command(
        executable: executable, arguments: [argument], environment: ["SWIFT_BACKTRACE": "enable=no"],
        directory: "/", limits: limits, input: question.bytes,
        containment: Containment.ofThisProgram.allowing([.read, .execute], [executable])))
  }
}

/// What a child is asked: a request in JSON, and bytes that come with it as they are.
package struct ReadingQuestion: Sendable {
  package var request: [UInt8]
  package var parts: [[UInt8]]

  package init(_ request: some Encodable, parts: [[UInt8]] = []) throws {
    self.request = Array(try JSONEncoder().encode(request))
    self.parts = parts
  }

  /// Each with its length before it, in eight bytes, the highest first.
  package var bytes: [UInt8] {
    ([request] + parts).reduce(into: []) { bytes, part in
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: part.count >> (56 - 8 * $0)) } + part
    }
  }

  /// - Returns: `nil` for bytes that are no question.
  package init?(bytes: [UInt8]) {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = rest.prefix(8).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 8, (0...rest.count - 8).contains(length) else { return nil }
      parts.append(Array(rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(8 + length)
    }
    guard let request = parts.first else { return nil }
    self.request = request
    self.parts = Array(parts.dropFirst())
  }
}
