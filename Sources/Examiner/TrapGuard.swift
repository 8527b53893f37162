internal import AppProtocol
internal import Foundation

/// Makes a trap of the examiner that happens while it reads an app's answer the app's fault: the finding says so, instead of
/// there being none.
///
/// How this works: the finding for that case is made into bytes beforehand. A signal handler may do next to nothing, but it
/// may write bytes that are there, and end the process. It has a stack of its own, for an answer so deep that reading it
/// exhausts the other one. While nothing is read, a trap is the check's own and ends the process as ever.
enum TrapGuard {
  /// Set once, before the handlers are.
  nonisolated(unsafe) private static var finding: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var isReading = false

  static let reason = "the app sent an answer that can't be read"

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// - Parameter channel: Where findings go.
  static func install(channel: Int32 = Channel.findings) {
    guard let bytes = try? MessageFraming.bytes(of: Finding(decision: .fail, reason: reason)) else { return }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    finding = copy
    descriptor = channel
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      TrapGuard.tell()
      signal(number, SIG_DFL)
      raise(number)
    }
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    for number in signals { sigaction(number, &action, nil) }
  }

  /// What is done here is done to bytes that the app has chosen.
  static func reading<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    isReading = true
    defer { isReading = false }
    return try body()
  }

  /// Runs in the handler.
  private static func tell() {
    guard isReading, let finding else { return }
    var sent = 0
    while sent < finding.count {
      let count = write(descriptor, finding.baseAddress! + sent, finding.count - sent)
      if count <= 0 { return }
      sent += count
    }
    _exit(0)
  }
}
