internal import Foundation

/// Says where an app was when it crashed: which calls were under way, as addresses that the grader can look up.
///
/// How this works: a trap, an exception of UIKit's and a broken access all end the process by a signal. The handler writes one line to the
/// standard error stream and lets the signal end the process as ever. It has a stack of its own, since a function that calls itself
/// without end has used up the other one. Only addresses in the program itself are written; UIKit and Swift's libraries are elsewhere.
enum CrashReporter {
  /// The beginning of the line. The grader knows it as `CrashPlace.mark`.
  private static let mark: StaticString = "\n[coursemark] calls"

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let mostFrames: Int32 = 256

  // Made before the handlers are set.
  private static let program = ownAddresses()
  nonisolated(unsafe) private static let frames = {
    let buffer = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(mostFrames))
    buffer.initialize(repeating: nil, count: Int(mostFrames))
    return buffer
  }()

  /// What the handler says in place of where the crash was; empty but while the agent looks into the app's memory.
  nonisolated(unsafe) private static var answer = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var answerDescriptor: Int32 = -1

  /// Looks into memory of the app's of which the layout is known from Swift's metadata alone. Should that break the process, it answers
  /// with the bytes and ends in peace: a mistake of ours there must not become the learner's crash.
  static func answering<Value>(_ bytes: [UInt8], on descriptor: Int32, while look: () -> Value) -> Value {
    bytes.withUnsafeBufferPointer { buffer in
      (answer, answerDescriptor) = (buffer, descriptor)
      defer { answer = UnsafeBufferPointer(start: nil, count: 0) }
      return look()
    }
  }

  /// Runs in the handler.
  private static func answerAndEnd() {
    guard !answer.isEmpty, let start = answer.baseAddress else { return }
    var sent = 0
    while sent < answer.count {
      let count = write(answerDescriptor, start + sent, answer.count - sent)
      if count <= 0 { return }
      sent += count
    }
    _exit(0)
  }

  static func install() {
    // The first call loads a library, which a handler may not.
    _ = (backtrace(frames, mostFrames), program)
    let size = 1 << 17
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, _, context in
      CrashReporter.answerAndEnd()
      CrashReporter.tell(context)
      signal(number, SIG_DFL)
      raise(number)
    }
    action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    for number in signals { sigaction(number, &action, nil) }
  }

  /// Where the program lies in memory, by its program headers (`elf.h`), of which the kernel says where they are (`auxvec.h`).
  private static func ownAddresses() -> Range<UInt> {
    let (headersAddress, headerSize, headerCount) = (auxiliaryValue(3), Int(auxiliaryValue(4)), Int(auxiliaryValue(5)))
    guard let headers = UnsafeRawPointer(bitPattern: headersAddress), headerSize >= 48 else { return 0..<0 }
    var (start, end): (UInt?, UInt) = (nil, 0)
    for index in 0..<headerCount {
      let header = headers + index * headerSize
      let type = header.load(as: UInt32.self)
      let address = header.load(fromByteOffset: 16, as: UInt.self)
      // Of the headers themselves, and of a part that is loaded.
      if type == 6 { start = headersAddress - address }
      if type == 1 { end = max(end, address + header.load(fromByteOffset: 40, as: UInt.self)) }
    }
    return start.map { $0..<$0 + end } ?? 0..<0
  }

  /// Runs in the handler.
  private static func tell(_ context: UnsafeMutableRawPointer?) {
    let exact = instruction(context)
    let count = Int(backtrace(frames, mostFrames))
    write(STDERR_FILENO, mark.utf8Start, mark.utf8CodeUnitCount)
    for index in 0..<count {
      let address = UInt(bitPattern: frames[index])
      guard program.contains(address) else { continue }
      // Each frame but the interrupted one goes on behind its call.
      writeHexadecimal(address - program.lowerBound - (address == exact ? 0 : 1))
    }
    write(STDERR_FILENO, "\n", 1)
  }

  /// The address of the instruction at which the signal came; 0 where that is not known.
  private static func instruction(_ context: UnsafeMutableRawPointer?) -> UInt {
    guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return 0 }
    #if arch(x86_64)
      return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.16))
    #elseif arch(arm64)
      return UInt(context.pointee.uc_mcontext.pc)
    #else
      return 0
    #endif
  }

  /// ` 1f3a`, without allocating.
  private static func writeHexadecimal(_ number: UInt) {
    var text: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &text) { bytes in
      var (rest, place) = (number, bytes.count)
      repeat {
        place -= 1
        let digit = UInt8(rest % 16)
        bytes[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        rest /= 16
      } while rest > 0
      place -= 1
      bytes[place] = UInt8(ascii: " ")
      if let base = bytes.baseAddress { write(STDERR_FILENO, base + place, bytes.count - place) }
    }
  }
}

// Functions of the C library whose headers Foundation does not bring along.

@_silgen_name("backtrace")
private func backtrace(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32

@_silgen_name("getauxval")
private func auxiliaryValue(_ type: UInt) -> UInt
