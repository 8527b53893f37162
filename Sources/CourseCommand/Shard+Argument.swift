internal import ArgumentParser
internal import CourseModel
internal import Storage

/// As `--shard 2/8` names it.
extension Shard: ExpressibleByArgument {
  init?(argument: String) {
    guard let match = argument.wholeMatch(of: /(\d{1,5})\/(\d{1,5})/), let number = Int(match.1),
      let count = Int(match.2),
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}

extension GradePlan {
  func shard(_ shard: Shard) -> GradePlan {
    var plan = self
    plan.items = shard.part(of: items)
    plan.shard = Report.Shard(
      number: shard.number, count: shard.count, submissions: items.count,
      list: ContentHash(items.flatMap { [$0.lesson.id, $0.submission.path] } + (steps?.sorted() ?? [])).description)
    return plan
  }
}
