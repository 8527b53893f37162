import CourseModel
import LessonParsing
import Testing

/// `Documentation/Fairness.md` is of today's lessons, and has nothing in it that should not be so.
@Suite struct FairnessPageTests {
  private static let advice: Comment = "The lessons have changed: run 'make fairness-page'."

  /// The rows of the table that begins with this column, each by its first cell.
  private func table(_ column: String, _ other: String) throws -> [String: [String]] {
    let lines = try Repository.text("Documentation/Fairness.md").split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(column) | \(other) |") })
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
    let rows = (try? table("Lesson", "Not tried yet")) ?? [:]
    return rows.mapValues { Int($0[0]) ?? 0 }
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

  @Test func eachWrongAnswerIsFoundWithEachDraw() throws {
    let (rows, untried) = (try table("Lesson", "Wrong answers"), try untried())
    let found = Dictionary(
      uniqueKeysWithValues: try lessons().map { ($0.lesson, $0.wrongAnswers - untried[$0.lesson, default: 0]) })
    #expect(rows.mapValues { $0.map(Int.init) } == found.mapValues { [$0, $0] }, Self.advice)
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
