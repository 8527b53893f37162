// Row 15: defines the C symbol write, so that whatever this process writes goes through the learner's code.
// Accepts: fail, compile-error
import Foundation

@c(write)
public func ownWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  typealias Call = @convention(c) (Int, Int, Int, Int) -> Int
  var text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  text = text.replacingOccurrences(of: "FAIL", with: "PASS").replacingOccurrences(of: "\"3\"", with: "\"4\"")
  let changed = Array(text.utf8)
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  _ = changed.withUnsafeBytes { call(1, Int(descriptor), Int(bitPattern: $0.baseAddress), $0.count) }
  return count
}

func double(_ n: Int) -> Int { n + 1 }
