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

  // Set once, before the handlers are.
  nonisolated(unsafe) private static var program: Range<UInt> = 0..<0
  nonisolated(unsafe) private static var frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  static func install() {
    let buffer = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(mostFrames))
    buffer.initialize(repeating: nil, count: Int(mostFrames))
    // The first call loads a library, which a handler may not.
    _ = backtrace(buffer, mostFrames)
    frames = buffer
    program = ownAddresses()
    let size = 1 << 17
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, _, context in
      CrashReporter.tell(context)
      signal(number, SIG_DFL)
      raise(number)
    }
    action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    for number in signals { sigaction(number, &action, nil) }
  }

  /// Where the program lies in memory: the first object that the loader knows.
  private static func ownAddresses() -> Range<UInt> {
    var found: Range<UInt> = 0..<0
    withUnsafeMutablePointer(to: &found) { found in
      _ = dl_iterate_phdr(
        { info, _, result in
          guard let info = info?.pointee, let result else { return 1 }
          let start = UInt(info.dlpi_addr)
          let end = (0..<Int(info.dlpi_phnum)).map { info.dlpi_phdr[$0] }.filter { $0.p_type == 1 }
            .map { start + UInt($0.p_vaddr + $0.p_memsz) }.max()
          result.assumingMemoryBound(to: Range<UInt>.self).pointee = start..<max(start, end ?? start)
          return 1
        }, found)
    }
    return found
  }

  /// Runs in the handler.
  private static func tell(_ context: UnsafeMutableRawPointer?) {
    guard let frames else { return }
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
