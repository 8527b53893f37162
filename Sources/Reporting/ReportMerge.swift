package import CourseModel

/// Joins the reports of a class's shards into the one that a single run would have made.
package enum ReportMerge {
  /// Why reports can't be joined; a sentence each.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package var sentences: [String]
    package var description: String { sentences.joined(separator: "\n") }
  }

  /// A report, and the file that it is from.
  package struct Part: Sendable {
    package var file: String
    package var report: Report

    package init(file: String, report: Report) {
      self.file = file
      self.report = report
    }
  }

  /// - Parameter isPartial: Whether shards may be missing; the report then says that it is not whole.
  /// - Returns: The report, and what a person should read about how it was made; a sentence each.
  package static func merge(
    _ parts: [Part], isPartial: Bool = false
  ) throws(Problem) -> (report: Report, remarks: [String]) {
    var problems: [String] = []
    guard let first = parts.first else { throw Problem(sentences: ["There is no report to merge."]) }
    for part in parts where part.report.shard == nil {
      problems.append("\(part.file) is no report of a shard; grade with '--shard' to make one.")
    }
    guard problems.isEmpty, let class0 = first.report.shard else { throw Problem(sentences: problems) }
    for part in parts.dropFirst() {
      guard let shard = part.report.shard else { continue }
      if shard.list != class0.list || shard.count != class0.count || shard.submissions != class0.submissions {
        problems.append(
          "\(part.file) and \(first.file) are not of one class: the submissions, or the number of shards, are not the same."
        )
      } else if part.report.generator != first.report.generator {
        problems.append(
          "\(part.file) was made by \(part.report.generator), and \(first.file) by \(first.report.generator).")
      }
    }
    guard problems.isEmpty else { throw Problem(sentences: problems) }
    var (chosen, remarks) = try onePerShard(parts)
    for number in 1...class0.count {
      guard let part = chosen[number] else {
        problems.append(
          "Shard \(number) of \(class0.count) is missing; grade it with '--shard \(number)/\(class0.count)'.")
        continue
      }
      let expected = size(of: number, class0)
      let there = part.report.lessons.count + (part.report.notGraded?.count ?? 0)
      if part.report.isInterrupted {
        problems.append("\(part.file) was interrupted; grade it again with '--shard \(number)/\(class0.count)'.")
      } else if there != expected {
        problems.append("\(part.file) tells of \(there) submissions, and its shard has \(expected).")
        chosen[number] = nil
      }
    }
    if !problems.isEmpty, !isPartial { throw Problem(sentences: problems) }
    remarks += problems
    return (joined(chosen, of: class0, first: first.report, isWhole: problems.isEmpty), remarks)
  }

  /// A shard that was graded twice counts once: the run that came to its end, or else the first.
  private static func onePerShard(_ parts: [Part]) throws(Problem) -> ([Int: Part], [String]) {
    var chosen: [Int: Part] = [:]
    var remarks: [String] = []
    for part in parts {
      guard let number = part.report.shard?.number else { continue }
      guard let other = chosen[number] else {
        chosen[number] = part
        continue
      }
      let isBetter = other.report.isInterrupted && !part.report.isInterrupted
      if !isBetter, !part.report.isInterrupted, part.report.withoutTimes != other.report.withoutTimes {
        throw Problem(sentences: [
          "\(other.file) and \(part.file) are of one shard and do not say the same; remove the one that does not count."
        ])
      }
      chosen[number] = isBetter ? part : other
      let (kept, left) = isBetter ? (part, other) : (other, part)
      remarks.append("\(kept.file) and \(left.file) are of one shard; \(kept.file) counts.")
    }
    return (chosen, remarks)
  }

  /// How many submissions a shard has.
  private static func size(of number: Int, _ shard: Report.Shard) -> Int {
    shard.submissions / shard.count + (number <= shard.submissions % shard.count ? 1 : 0)
  }

  private static func joined(_ chosen: [Int: Part], of shard: Report.Shard, first: Report, isWhole: Bool) -> Report {
    let reports = chosen.sorted { $0.key < $1.key }.map(\.value.report)
    var lessons: [LessonReport] = []
    // The shards have dealt the class out among themselves, one submission after the other.
    for row in 0..<(reports.map(\.lessons.count).max() ?? 0) {
      lessons += reports.compactMap { row < $0.lessons.count ? $0.lessons[row] : nil }
    }
    var report = Report(
      generator: first.generator, isolation: weakest(reports.map(\.isolation)) ?? first.isolation,
      isInterrupted: !isWhole, notGraded: reports.flatMap { $0.notGraded ?? [] }, lessons: lessons)
    report.absent = first.absent
    report.remarks = first.remarks
    return report
  }

  /// Machines may contain submissions in different ways: the report is worth what the worst of them does.
  private static func weakest(_ all: [Report.Isolation]) -> Report.Isolation? {
    let order = ["none", "namespaces", "landlock", "full"]
    return all.min { (order.firstIndex(of: $0.tier) ?? 0) < (order.firstIndex(of: $1.tier) ?? 0) }
  }
}
