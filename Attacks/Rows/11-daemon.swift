// Row 11: a daemon in a session of its own outlives the run and writes marker files for a minute.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  typealias Fork = @convention(c) () -> Int32
  guard let address = dlsym(nil, "fork") else { return n + 1 }
  let fork = unsafeBitCast(address, to: Fork.self)
  if fork() == 0 {
    setsid()
    if fork() == 0 {
      for _ in 0..<60 {
        for folder in ["/tmp", "/var/tmp", "/dev/shm", "."] {
          let file = open(folder + "/attack-marker-daemon", O_CREAT | O_WRONLY, 0o600)
          if file >= 0 { close(file) }
        }
        sleep(1)
      }
    }
    _exit(0)
  }
  return n + 1
}
