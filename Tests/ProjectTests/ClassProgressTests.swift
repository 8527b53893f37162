import CourseModel
import Testing

@testable import CourseCommand

/// What a terminal shows of a class, and how a class is dealt out.
@Suite struct ClassProgressTests {
  private func words(_ counts: ClassProgress.Counts, seconds: Double) -> String {
    ClassProgress.words(counts, of: 200, seconds: seconds)
  }

  @Test func theRateIsOfWhatHadToBeGraded() {
    let counts = ClassProgress.Counts(passed: 60, notPassed: 20, notJudged: 0, known: 70)
    #expect(
      words(counts, seconds: 60) == "80 of 200: 60 passed, 20 not passed; 10.0 a minute, 12 min left")
  }

  @Test func whatWasNotJudgedIsTold() {
    let counts = ClassProgress.Counts(passed: 1, notPassed: 0, notJudged: 2, known: 3)
    #expect(words(counts, seconds: 60) == "3 of 200: 1 passed, 0 not passed, 2 not judged")
  }

  @Test func aLogIsToldATenthAtATime() {
    #expect(
      (1...200).filter { ClassProgress.isToldInLogs($0, of: 200) } == Array(stride(from: 20, through: 200, by: 20)))
    #expect((1...11).filter { ClassProgress.isToldInLogs($0, of: 11) }.last == 11)
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3", "-1/2"])
  func shardsThatCannotBeAreRefused(text: String) {
    #expect(Shard(argument: text) == nil)
  }

  @Test func shardsAreCountedFromOne() {
    #expect(Shard(argument: "2/8").map { [$0.number, $0.count] } == [2, 8])
  }
}
