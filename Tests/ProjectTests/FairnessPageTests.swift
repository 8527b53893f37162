import CourseModel
import LessonParsing
import Testing

/// `Documentation/Fairness.md` is of today's lessons, and has nothing in it that should not be so.
@Suite struct FairnessPageTests {
  private static let advice: Comment = "The lessons have changed: run 'make fairness-page'."

  /// The rows of the table that begins with this column, each by its first cell.
  private func table(_ column: String, _ other: String) throws -> [String: [String]] {
    let lines = try Repository.text("Documentation/Fairness.md").split(separator: "\n")
    // What is not there has no rows.
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(column) | \(other) |") }) else { return [:] }
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { String($0.dropFirst().dropLast()) }
    }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }

  private func lessons() throws -> [VerifiedLesson] {
    try CourseLoader.load(Repository.root.appending(path: "lessons").path).0.lessons.map { VerifiedLesson($0) }
  }

  /// By lesson, how many wrong answers the page itself says were not tried for its tables. No such table, none.
  private func untried() throws -> [String: Int] {
    try table("Lesson", "Not tried yet").mapValues { Int($0[0]) ?? 0 }
  }

  @Test func thePageCountsTheStepsAndSolutionsThatThereAre() throws {
    let (rows, untried) = (try table("Lesson", "Steps"), try untried())
    for lesson in try lessons() {
      let tried = lesson.wrongAnswers - untried[lesson.lesson, default: 0]
      #expect(rows[lesson.lesson]?.prefix(2) == ["\(lesson.steps)", "\(lesson.solutions)"], Self.advice)
      #expect(rows[lesson.lesson]?.last == "\(tried) of \(tried)", Self.advice)
    }
    #expect(rows.count == (try lessons().count), Self.advice)
  }

  /// What a model misses with some draws is named, one by one.
  @Test func eachWrongAnswerIsFoundWithEachDrawOrNamed() throws {
    let (rows, untried) = (try table("Lesson", "Wrong answers"), try untried())
    let missed = try table("Missed by a model", "Step")
    for lesson in try lessons() {
      let tried = lesson.wrongAnswers - untried[lesson.lesson, default: 0]
      let named = missed.keys.count { $0.hasPrefix("\(lesson.lesson)/") }
      #expect(rows[lesson.lesson] == ["\(tried)", "\(tried - named)"], Self.advice)
    }
    #expect(rows.count == (try lessons().count) && missed.count < 20, Self.advice)
  }

  @Test func eachRewriteThatCompilesPasses() throws {
    let tables = try [table("Lesson", "Steps"), table("Kind", "01-task-list")]
    let ratios = tables.flatMap(\.values).joined().filter { $0.contains(" of ") }
    #expect(ratios.count > 20)
    let odd = ratios.filter { ratio in
      let numbers = ratio.split(separator: " of ")
      return numbers.first != numbers.last
    }
    #expect(odd == [])
  }
}
