internal import ArgumentParser
internal import CourseModel
internal import Storage

/// A part of a class, as `--shard 2/8` names it.
struct ShardArgument: ExpressibleByArgument, Equatable {
  /// From 1.
  var number: Int
  var count: Int

  init?(argument: String) {
    guard let match = argument.wholeMatch(of: /(\d{1,5})\/(\d{1,5})/), let number = Int(match.1),
      let count = Int(match.2),
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}

extension GradePlan {
  /// Every so-manieth submission of the plan, so that lessons that take longer are spread over all shards.
  func shard(_ shard: ShardArgument) -> GradePlan {
    var plan = self
    plan.items = items.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    plan.shard = Report.Shard(
      number: shard.number, count: shard.count, submissions: items.count,
      list: ContentHash(items.flatMap { [$0.lesson.id, $0.submission.path] } + (steps?.sorted() ?? [])).description)
    return plan
  }
}
