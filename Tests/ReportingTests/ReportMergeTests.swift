import CourseModel
import Reporting
import Testing

/// The reports of shards become the report of the class, whatever became of some of them.
@Suite struct ReportMergeTests {
  private static let isolation = Report.Isolation(tier: "full", notice: "Isolation (full).")

  private func lesson(_ name: String, _ verdict: Verdict = .pass, seconds: Double = 0) -> LessonReport {
    let check = CheckReport(
      check: "a", title: "A", verdict: verdict, location: SourceLocation(file: "lesson.md", line: 1), seconds: seconds)
    return LessonReport(
      lesson: "l", title: "L", file: "lesson.md", submission: name, languageMode: .swift5, seed: "1", messages: [],
      steps: [StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)], points: 0,
      possiblePoints: 1, seconds: seconds)
  }

  private func report(_ names: [String], _ number: Int, of count: Int = 2, all: Int = 5) -> Report {
    var report = Report(generator: "coursemark", isolation: Self.isolation, lessons: names.map { lesson($0) })
    report.shard = Report.Shard(number: number, count: count, submissions: all, list: "abc")
    return report
  }

  private var odd: ReportMerge.Part { .init(file: "1.json", report: report(["a", "c", "e"], 1)) }
  private var even: ReportMerge.Part { .init(file: "2.json", report: report(["b", "d"], 2)) }

  private func problems(_ parts: [ReportMerge.Part]) -> [String] {
    do throws(ReportMerge.Problem) {
      _ = try ReportMerge.merge(parts)
      return []
    } catch { return error.sentences }
  }

  @Test func theOrderIsThatOfTheClassWhicheverReportComesFirst() throws {
    let merged = try ReportMerge.merge([even, odd]).report
    #expect(merged.lessons.map(\.submission) == ["a", "b", "c", "d", "e"])
    #expect(merged.shard == nil && !merged.isInterrupted)
  }

  @Test func aMissingShardIsTold() {
    #expect(problems([odd]) == ["Shard 2 of 2 is missing; grade it with '--shard 2/2'."])
  }

  @Test func aPartIsJoinedWhereThatIsWanted() throws {
    let merged = try ReportMerge.merge([odd], isPartial: true)
    #expect(merged.report.isInterrupted && merged.report.lessons.count == 3)
    #expect(merged.remarks.count == 1)
  }

  @Test func aShardThatWasGradedTwiceCountsOnce() throws {
    var again = odd
    again.file = "again.json"
    again.report.lessons[0].seconds = 9
    let merged = try ReportMerge.merge([odd, even, again])
    #expect(merged.report.lessons.count == 5)
    #expect(merged.remarks == ["1.json and again.json are of one shard; 1.json counts."])
  }

  @Test func ofAnInterruptedRunAndAWholeOneTheWholeOneCounts() throws {
    var stopped = odd
    stopped.report.lessons.removeLast()
    stopped.report.isInterrupted = true
    stopped.report.notGraded = [Report.NotGraded(lesson: "l", submission: "e")]
    #expect(problems([stopped, even]) == ["1.json was interrupted; grade it again with '--shard 1/2'."])
    var whole = odd
    whole.file = "again.json"
    #expect(
      try ReportMerge.merge([stopped, even, whole]).report.lessons.map(\.submission) == ["a", "b", "c", "d", "e"])
  }

  @Test func twoReportsOfAShardThatDisagreeAreRefused() {
    var other = odd
    other.file = "other.json"
    other.report.lessons[1] = lesson("c", .fail)
    #expect(
      problems([odd, even, other]) == [
        "1.json and other.json are of one shard and do not say the same; remove the one that does not count."
      ])
  }

  @Test func shardsOfAnotherClassAndReportsOfAWholeOneAreRefused() {
    var other = even
    other.report.shard?.list = "def"
    #expect(problems([odd, other]).count == 1)
    other.report.shard = nil
    #expect(problems([odd, other]) == ["2.json is no report of a shard; grade with '--shard' to make one."])
  }

  @Test func aReportThatTellsOfTooFewIsNotTaken() {
    var short = even
    short.report.lessons.removeLast()
    #expect(problems([odd, short]) == ["2.json tells of 1 submissions, and its shard has 2."])
  }

  @Test func theWorstContainmentCounts() throws {
    var other = even
    other.report.isolation = Report.Isolation(tier: "landlock", notice: "Isolation (landlock).")
    #expect(try ReportMerge.merge([odd, other]).report.isolation.tier == "landlock")
  }
}
