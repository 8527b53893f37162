internal import Foundation

/// A terminal of which the suite holds the other end.
final class WatchedTerminal {
  let path: String
  private let other: Int32
  /// Kept open, so that what was written stays.
  private let own: Int32

  /// TIOCSPTLCK and TIOCGPTN, which Swift's Glibc does not have.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  struct Unavailable: Error, CustomStringConvertible {
    var description: String { "This host has no terminal to give: \(String(cString: strerror(errno)))." }
  }

  /// - Parameter owner: The user who may open it.
  init(owner: UInt32?) throws {
    other = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: Int32 = 0
    var isLocked: Int32 = 0
    guard other >= 0, ioctl(other, Self.setLock, &isLocked) == 0, ioctl(other, Self.getNumber, &number) == 0 else {
      throw Unavailable()
    }
    path = "/dev/pts/\(number)"
    own = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    if let owner { chown(path, owner, owner) }
    var settings = termios()
    tcgetattr(own, &settings)
    // What is pushed as a keystroke shows up as an echo.
    cfmakeraw(&settings)
    settings.c_lflag |= UInt32(ECHO)
    tcsetattr(own, TCSANOW, &settings)
  }

  deinit {
    close(own)
    close(other)
  }

  /// Whether anything was written to it, or pushed into it.
  func hasReceived() -> Bool {
    var polled = [
      pollfd(fd: other, events: Int16(POLLIN), revents: 0), pollfd(fd: own, events: Int16(POLLIN), revents: 0),
    ]
    poll(&polled, 2, 100)
    return polled.contains { $0.revents & Int16(POLLIN) != 0 }
  }
}
