import CourseModel
import Foundation
import Grading
import LessonParsing
import Scaffolding
import Storage

// A comparison of the first lesson's sample with its model: 300 events in one run of the app, against checks of one event
// each, which start an app and an examiner of their own, as a list of written checks would. Both sides take turns in one
// run, and what is compiled is compiled before.

let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 9
let single = 30
let environment = ProcessInfo.processInfo.environment
let home = try Home.find(executable: CommandLine.arguments[0], environment: environment)
let (course, _) = try CourseLoader.load("lessons/01-task-list")
guard var lesson = course.lessons.first, let last = lesson.steps.indices.last else { exit(2) }
for (id, events) in [("many", 300), ("one", 1)] {
  lesson.steps[last].blocks.append(
    .snippet(
      Snippet(
        role: .check, code: "expect(app, behavesLike: TaskBoard.self, events: \(events))",
        location: SourceLocation(file: lesson.file, line: 1), id: id)))
}
let grader = try await Grader(home: home, environment: environment, options: GradingOptions(jobs: 1))
let program = LessonStates(lesson).solutions[last]

/// Seconds of each run of a check, without compiling.
func seconds(_ check: String, seeds: Range<UInt64>) async throws -> [Double] {
  try await grader.repeat(lesson, check: check, program: program, seeds: seeds).map { report in
    guard report.verdict == .pass else {
      print("The solution does not behave like its model: \(report.reason ?? "")")
      exit(1)
    }
    return report.seconds
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func format(_ value: Double) -> String { String(format: "%.3f", value) }

var many: [Double] = []
var one: [Double] = []
for round in 0..<UInt64(rounds) {
  many += try await seconds("many", seeds: round..<round + 1)
  one.append(median(try await seconds("one", seeds: round * 100..<round * 100 + UInt64(single))) * 300)
}
print("300 events compared with the model, median of \(rounds):")
print("  one run              \(format(median(many))) s, \(Int(300 / median(many))) events a second")
print(
  "  300 runs of one      \(format(median(one))) s, \(Int(300 / median(one))) events a second (from \(single) runs)")
print("  ratio                \(format(median(many) / median(one))) (smaller is better for us)")
