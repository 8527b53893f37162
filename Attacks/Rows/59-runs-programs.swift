// Row 59: runs a shell and the compiler.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let programs = [
    ("/bin/sh", ["-c", "touch /tmp/attack-marker-shell ./attack-marker-shell; echo a shell ran"]),
    ("/usr/bin/env", ["swiftc", "--version"]), ("/bin/busybox", ["id"]),
  ]
  for (path, arguments) in programs {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    do { try process.run(); process.waitUntilExit() } catch { print("refused", path) }
  }
  let shell = popen("touch /tmp/attack-marker-popen", "r")
  if let shell { pclose(shell) }
  return n + 1
}
