package import ArgumentParser
internal import Foundation
internal import SystemPackage

/// `coursemark serve`: finds the program `coursemark-serve` beside this one, as git finds its commands, and becomes it.
///
/// The server stands on many packages that nothing else needs, so who only grades does not compile it.
package struct ServeProgram: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: ServeProgram.abstract,
    discussion:
      "This is the program 'coursemark-serve' beside 'coursemark'; 'coursemark serve --help' has its options.",
    helpNames: [])

  package static let abstract = "Show a course's web pages while it is being written."

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  package init() {}

  package func run() throws { try SiblingProgram("coursemark-serve").replaceThisProcess(arguments) }
}

/// A program that belongs to Coursemark and lies in the folder of the one that is running.
struct SiblingProgram {
  let name: String
  let path: String

  /// - Parameter running: The path of the running program.
  init(_ name: String, beside running: String = Self.running) {
    self.name = name
    path = FilePath(running).removingLastComponent().appending(name).string
  }

  private static var running: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// - Throws: ``UsageError``, when the program is not there or can't be run; otherwise it does not return.
  func replaceThisProcess(_ arguments: [String]) throws {
    guard access(path, F_OK) == 0 else {
      throw UsageError(
        """
        The program '\(name)' is not beside 'coursemark', at \(path). 'make install' installs it; in a checkout, build it \
        with 'scripts/build --product \(name)'.
        """)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(path, &words)
    throw UsageError("The program \(path) can't be started: \(String(cString: strerror(errno))).")
  }
}
