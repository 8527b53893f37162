// Row A25: a chain of forks, each with a session of its own, so that no sweep catches it (3000 links, one at a time).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  typealias Fork = @convention(c) () -> Int32
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  if fork() == 0 {
    for _ in 0..<3000 {
      setsid()
      let child = fork()
      if child > 0 { _exit(0) }
      if child < 0 { _exit(0) }
      usleep(1000)
    }
    _exit(0)
  }
  return n + 1
}
