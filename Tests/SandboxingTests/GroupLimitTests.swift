import Foundation
import Testing

@testable import Sandboxing

/// What programs that run side by side may use together.
@Suite struct GroupLimitTests {
  private func use(_ memory: Int, _ time: Double = 0, hasEnded: Bool = false) -> ProgramUse {
    ProgramUse(memory: memory, processorTime: time, threads: 2, output: 10, hasEnded: hasEnded)
  }

  @Test func theLargestPartIsToBlame() {
    let broken = GroupLimits(memory: 100).broken(by: [use(30), use(50), use(40)])
    #expect(broken?.limit == .memory)
    #expect(broken?.program == 1)
    #expect(GroupLimits(memory: 120).broken(by: [use(30), use(50), use(40)]) == nil)
  }

  @Test func whatAProgramComputedCountsAfterItsEndButTheLivingAreEnded() {
    let uses = [use(0, 5, hasEnded: true), use(1, 2), use(1, 3)]
    let broken = GroupLimits(processorTime: 9).broken(by: uses)
    #expect(broken?.limit == .processorTime)
    #expect(broken?.program == 2)
    #expect(GroupLimits(processorTime: 9).broken(by: uses.map { use(0, $0.processorTime, hasEnded: true) }) == nil)
  }

  @Test func threadsAndOutputAreAddedUpToo() {
    let three = [use(1), use(1), use(1)]
    #expect(GroupLimits(threads: 5).broken(by: three)?.limit == .threads)
    #expect(GroupLimits(output: 29).broken(by: three)?.limit == .output)
    #expect(GroupLimits(threads: 6, output: 30).broken(by: three) == nil)
  }

  // MARK: Three programs

  private func run(_ attempt: String, _ tier: ContainmentTier, _ limits: Limits, _ group: GroupLimits) async throws
    -> [Ending.Status]
  {
    let probe = try Probe.shared.get()
    let command = Command(
      executable: probe.executable, arguments: [attempt], directory: "/", limits: limits,
      containment: .system.allowing([.read, .execute], [probe.executable]), tier: tier)
    return try await Supervisor.run([command, command, command], leader: 0, grace: 20, group: group).map(\.status)
  }

  @Test(arguments: ContainmentTests.tiers) func threeThatAreJustUnderTheirOwnLimitAreOverTheGroups(
    _ tier: ContainmentTier
  ) async throws {
    let own = Limits(wallClock: 600, memory: 100 << 20)
    let statuses = try await run("hold 80", tier, own, GroupLimits(memory: 200 << 20))
    #expect(statuses.filter { $0 == .overGroupLimit(.memory) }.count == 1, "\(statuses)")
    #expect(statuses.filter { $0 == .dismissed }.count == 2, "\(statuses)")
    let patient = Limits(wallClock: 3, memory: 100 << 20)
    let enough = try await run("hold 80", tier, patient, GroupLimits(memory: 300 << 20))
    #expect(enough == [.timedOut, .timedOut, .timedOut])
  }

  @Test(arguments: ContainmentTests.tiers) func threeThatComputeTogetherAreOverTheGroupsTime(
    _ tier: ContainmentTier
  ) async throws {
    let own = Limits(wallClock: 600, processorTime: 30)
    let statuses = try await run("spin", tier, own, GroupLimits(processorTime: 1))
    #expect(statuses.contains(.overGroupLimit(.processorTime)), "\(statuses)")
    #expect(!statuses.contains(.overLimit(.processorTime)), "\(statuses)")
  }
}
