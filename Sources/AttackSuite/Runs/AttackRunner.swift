internal import Foundation
internal import Synchronization

/// Tries the attacks of a plan in each setting, some of them side by side.
package struct AttackRunner: Sendable {
  package var plan: AttackPlan
  package var settings: [AttackSetting]
  /// How many attacks are tried at once; each has a workspace of its own.
  package var lanes: Int
  package var kit: AttackKit
  package var progress: @Sendable (String) -> Void

  package init(
    plan: AttackPlan, settings: [AttackSetting], lanes: Int, kit: AttackKit,
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.plan = plan
    self.settings = settings
    self.lanes = max(1, lanes)
    self.kit = kit
    self.progress = progress
  }

  package func run() throws -> AttackTable {
    var results: [AttackResult] = []
    for setting in settings {
      progress("Preparing the grader \(setting.title)…")
      results += try run(setting)
    }
    return AttackTable(results: results)
  }

  private func run(_ setting: AttackSetting) throws -> [AttackResult] {
    let user = setting == .user && geteuid() == 0 ? AttackSetting.strangerID : nil
    // As an ordinary user all is compiled anew, in a cache of that user's own.
    let cache = kit.root + "/cache-\(user.map(String.init) ?? "own")"
    try kit.makeCache(cache)
    var places: [(AttackWorkspace, HostRecord)] = []
    for lane in 0..<min(lanes, max(1, plan.attacks.count)) {
      let place = AttackWorkspace(
        kit: kit.path, root: kit.root + "/\(setting.rawValue)-\(lane)", cache: cache, setting: setting, user: user,
        canary: "canary-\(String(UInt64.random(in: .min ... .max), radix: 16))")
      try place.make()
      try Self.warm(place)
      places.append((place, HostRecord(place)))
    }
    let queue = Mutex((next: 0, results: [Int: AttackResult]()))
    let count = plan.attacks.count
    let attacks = plan.attacks
    let progress = progress
    let lanes = places
    DispatchQueue.concurrentPerform(iterations: places.count) { lane in
      while let index = queue.withLock({ state -> Int? in
        defer { state.next += 1 }
        return state.next < count ? state.next : nil
      }) {
        let trial = AttackTrial(attack: attacks[index], place: lanes[lane].0, before: lanes[lane].1)
        let result = trial.run()
        let done = queue.withLock { state in
          state.results[index] = result
          return state.results.count
        }
        progress("\(done) of \(count) \(setting.title): \(result.line)")
      }
    }
    return queue.withLock { state in state.results.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Has the tool compile what every later run finds in the cache.
  private static func warm(_ place: AttackWorkspace) throws {
    let folder = place.work + "/ada"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: place.kit + "/Attacks/controls/right/Double.swift", toPath: folder + "/Double.swift")
    try place.hand(place.work)
    let run = try place.grade(place.doubleLesson, [folder]) { $0.wallClock = 1800 }
    guard run.submission(folder, step: "double") == .verdict(.pass) else {
      throw NotReady(
        words:
          "An honest right submission does not pass \(place.setting.title): \(run.errorText)\(run.outputText.suffix(1500))"
      )
    }
    FolderRemoval.remove(place.work)
  }

  package struct NotReady: Error, CustomStringConvertible {
    var words: String
    package var description: String { words }
  }
}
