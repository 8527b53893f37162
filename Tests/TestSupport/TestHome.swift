internal import Foundation
package import Storage

/// The checkout that the tests were built in, with a cache that `make grade` and `make test` share.
package enum TestHome {
  package static var environment: [String: String] {
    // Tests must not depend on, or leave behind, a secret of the user's.
    // What a test grades is graded, whatever another run has found out about it.
    ProcessInfo.processInfo.environment.merging([
      "COURSEMARK_SECRET": "the same in every test run", "COURSEMARK_STORE": "none",
    ]) { $1 }
  }

  package static func make() throws -> Home {
    try Home.find(executable: CommandLine.arguments[0], environment: environment)
  }
}
