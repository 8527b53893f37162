// Row A30: defines the C symbols read, malloc and open, so that what crosses the channel goes through the learner's code.
// Accepts: fail, compile-error
import Foundation

nonisolated(unsafe) var calls = 0

@c(read) func read_(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  calls += 1
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
  return call(0, Int(descriptor), Int(bitPattern: bytes), count)
}

@c(access) func access_(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 { 0 }

@c(exit) func exit_(_ status: Int32) -> Never {
  print("PASS")
  fflush(nil)
  _exit(0)
}

func double(_ n: Int) -> Int { n + 1 + calls / 1_000_000 }
