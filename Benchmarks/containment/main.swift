import Foundation
import Sandboxing

// Starts `true` bare and in each tier that this host reaches, in turn, so that whatever else the machine does weighs on
// all alike. Each contained start is compared with the bare one of the same round. The fastest of all says what the work costs
// where nothing else runs; the median is what it cost on this machine, at this time.

let rounds = 200
let executable = "/bin/true"
let containment = Containment.system.allowing([.read, .execute], [executable, "/usr/bin/true"])
let tiers = ContainmentTier.allCases.filter { $0 != .none && $0.trial() == nil }

func milliseconds(_ containment: Containment?, _ tier: ContainmentTier?) async throws -> Double {
  let home = NSTemporaryDirectory() + "/coursemark-benchmark-\(getpid())"
  mkdir(home, 0o755)
  defer { rmdir(home) }
  var containment = containment
  containment?.scratch = .init(path: home)
  let start = ContinuousClock.now
  let ending = try await Supervisor.run(
    Command(
      executable: executable, limits: Limits(wallClock: 20, memory: 512 << 20), containment: containment, tier: tier))
  guard ending.succeeded else { throw LaunchFailure(executable: executable, step: "\(ending.status)", code: 0) }
  return (ContinuousClock.now - start) / .milliseconds(1)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

var bare: [Double] = []
var contained: [ContainmentTier: [Double]] = [:]
for _ in 0..<rounds {
  bare.append(try await milliseconds(nil, nil))
  for tier in tiers { contained[tier, default: []].append(try await milliseconds(containment, tier)) }
}

func text(_ value: Double) -> String { String(format: "%.2f", value) }

print("\(rounds) starts of \(executable) each, in turn, as \(geteuid() == 0 ? "root" : "an ordinary user")")
print("bare: median \(text(median(bare))) ms, fastest \(text(bare.min() ?? 0)) ms")
for tier in tiers {
  let times = contained[tier] ?? []
  let more = zip(times, bare).map { $0 - $1 }
  print(
    """
    \(tier.rawValue): median \(text(median(times))) ms, \(text(median(more))) ms more than bare in the same round; \
    fastest \(text(times.min() ?? 0)) ms, \(text((times.min() ?? 0) - (bare.min() ?? 0))) ms more
    """)
}
