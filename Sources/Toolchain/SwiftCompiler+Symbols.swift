internal import Foundation
internal import Sandboxing
internal import SystemPackage

/// A call that was under way at an address of a program.
package struct CodePlace: Hashable, Sendable, Decodable {
  /// Mangled; of a trap that the compiler puts in, what it is for: `Swift runtime failure: arithmetic overflow`.
  package var function: String
  /// As the compiler was given it.
  package var file: String
  /// 1-based; 0 for code that the compiler has added.
  package var line: Int

  private enum CodingKeys: String, CodingKey {
    case function = "FunctionName"
    case file = "FileName"
    case line = "Line"
  }
}

extension SwiftCompiler {
  /// What an executable's line tables say of addresses in it: for each, the innermost call first.
  /// - Returns: `nil` where the toolchain can't tell.
  package func places(of addresses: [UInt64], in executable: String) async throws -> [[CodePlace]]? {
    let program = FilePath(toolchain.tools).appending("llvm-symbolizer").string
    guard !addresses.isEmpty, access(program, X_OK) == 0 else { return nil }
    var command = Command(
      executable: program,
      arguments: ["--output-style=JSON", "--no-demangle", "--obj=\(executable)"]
        + addresses.map { "0x" + String($0, radix: 16) },
      environment: ["LANG": "C.UTF-8"],
      limits: Limits(wallClock: 60, processorTime: 10, memory: 1 << 30, output: 1 << 20))
    command.directory = "/"
    let ending: Ending
    do {
      ending =
        isContained
        ? try await ContainedCall(
          command: toolchain.contained(command), folders: [], objects: [executable], outputs: [], moduleCache: nil
        ).run()
        : try await Supervisor.run(command)
    } catch is LaunchFailure {
      return nil
    }
    struct Answer: Decodable { var Symbol: [CodePlace]? }
    guard ending.succeeded, let answers = try? JSONDecoder().decode([Answer].self, from: Data(ending.standardOutput))
    else { return nil }
    return answers.map { $0.Symbol ?? [] }
  }
}
