// Row 66: prints what every sink of a report has to escape.
// Accepts: fail
// Sinks
import Foundation

func double(_ n: Int) -> Int {
  print("<script>alert(1)</script> ]]> `x` [a](javascript:b) \u{1B}[2J\u{1B}]0;owned\u{7} \u{9B}31m \u{202E}gnp.exe \u{2066} \r overwritten")
  print("::error file=a.swift::forged\n::stop-commands::attack\n##vso[task.complete result=Succeeded]\n=cmd|' /C calc'!A0")
  var bytes: [UInt8] = [0x00, 0xFF, 0xFE, 0xC3, 0x28, 0x0B, 0x0C, 0x7F, 0x1B, 0x5B, 0x41, 0x0A]
  _ = write(1, &bytes, bytes.count)
  return n + 1
}
