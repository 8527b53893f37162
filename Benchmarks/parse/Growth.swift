import Foundation
import LessonParsing

/// Prints how the processor's time for reading texts that strain it grows with their size: for each shape the seconds, and the exponent between the two largest
/// sizes, which is 1 where twice the text takes twice the time. Sizes are doubled until a text takes a fifth of a second.
///
/// - Returns: Whether all grow about as their size does.
func printGrowth() -> Bool {
  var isBounded = true
  for shape in HostileShape.all {
    var times: [(size: Int, seconds: Double)] = []
    var size = 64_000
    while size <= 16_384_000 {
      let text = shape.text(size)
      let start = clock()
      _ = LessonParser.parse(text, file: "lesson.md", directory: ".")
      times.append((size, Double(clock() - start) / Double(CLOCKS_PER_SEC)))
      if times[times.count - 1].seconds > 0.2, times.count > 1 { break }
      size *= 2
    }
    let exponent = log2(times[times.count - 1].seconds / max(times[times.count - 2].seconds, 1e-4))
    let isSlow = exponent > 1.5 && times[times.count - 1].seconds > 0.2
    if isSlow { isBounded = false }
    let last = times[times.count - 1]
    print(
      String(
        format: "%@ %6.1f MB %7.3f s   exponent %.2f%@", shape.name.padding(toLength: 20, withPad: " ", startingAt: 0),
        Double(last.size) / 1e6, last.seconds, exponent, isSlow ? "   grows faster than the text" : ""))
  }
  return isBounded
}
