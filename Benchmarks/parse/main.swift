import Foundation
import LessonParsing

/// Prints the seconds that reading a course takes: the best of five.
///
///     parse-benchmark PATH
///
/// Or prints how the time grows with the size of texts that strain the reader, and fails where it grows faster:
///
///     parse-benchmark --growth
if CommandLine.arguments.dropFirst().first == "--growth" { exit(printGrowth() ? 0 : 1) }
let path = CommandLine.arguments.dropFirst().first ?? "."
var best = Double.infinity
var lessons = 0
var mistakes = 0
do {
  for _ in 0..<5 {
    let start = ContinuousClock.now
    let (course, diagnostics) = try CourseLoader.load(path)
    let time = (ContinuousClock.now - start).components
    best = min(best, Double(time.seconds) + Double(time.attoseconds) / 1e18)
    lessons = course.lessons.count
    mistakes = diagnostics.count
  }
  FileHandle.standardError.write(Data("\(lessons) lessons, \(mistakes) diagnostics\n".utf8))
  print(best)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
