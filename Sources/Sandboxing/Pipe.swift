private import CSandbox
internal import Foundation

/// One end of a pipe. It is closed at the latest with the last reference to it.
package final class PipeEnd {
  package private(set) var number: Int32

  init(_ number: Int32) { self.number = number }
  deinit { close() }

  package var isClosed: Bool { number < 0 }

  package func close() {
    guard number >= 0 else { return }
    Foundation.close(number)
    number = -1
  }

  func setNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}

/// A pipe whose ends no child inherits by accident.
package struct Pipe {
  package let read: PipeEnd
  package let write: PipeEnd

  /// `nil` when the process has no descriptors left; `errno` tells.
  package static func make() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard sandbox_pipe(&ends) == 0 else { return nil }
    return Pipe(read: PipeEnd(ends[0]), write: PipeEnd(ends[1]))
  }
}
