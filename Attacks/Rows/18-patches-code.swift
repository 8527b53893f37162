// Row 18: finds functions of the harness by name, makes their pages writable and patches a return over each.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  let names = [
    "$s8Examiner6expect_2isyx_xtSQRzlF", "$s8AppAgentAAO3run5scene6probesyyScMYcc_SDySSSSSaySSGKYbScMYccGtFZ",
    "$s11AppProtocol14MessageFramingO5write_2toyx_s5Int32VtAC7FailureOYKSERzlFZ", "check", "expect", "report",
  ]
  for name in names {
    guard let address = dlsym(nil, name) else { continue }
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: address) & ~4095)
    if mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 {
      address.storeBytes(of: 0xC3, as: UInt8.self)
    }
  }
  return n + 1
}
