// Row A28: starts the loader, which it may execute, with a program that it may not.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let loader = "/lib64/ld-linux-x86-64.so.2"
  var words: [UnsafeMutablePointer<CChar>?] = [strdup(loader), strdup("/bin/sh"), strdup("-c"), strdup("echo attack-reached"), nil]
  // By its path, and as if the path belonged to each descriptor: one of them starts programs.
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int) -> Int).self)
  words.withUnsafeMutableBufferPointer { words in
    for descriptor in -100..<2_000 {
      _ = loader.withCString { call(322, descriptor, Int(bitPattern: $0), Int(bitPattern: words.baseAddress), 0, 0) }
    }
    for descriptor in stride(from: 65_535, to: 63_000, by: -1) {
      _ = loader.withCString { call(322, descriptor, Int(bitPattern: $0), Int(bitPattern: words.baseAddress), 0, 0) }
    }
  }
  return n + 1
}
