internal import Foundation

/// Lessons and reports of hostile size.
enum LessonRows {
  static var rows: [Attack] {
    [
      Attack(
        "X15", "a lesson of 10,000 steps, and one with a title of a megabyte", Expectation([.contained]),
        .situation(large))
    ]
  }

  @Sendable private static func large(_ place: AttackWorkspace) throws -> Attack.Observation {
    let top = "---\nformat: 1\ntitle: Large\nswift: 5\n---\n# Large\n\n"
    let steps = (0..<10_000).map { "## Step \($0)\n<!-- step id=s\($0) -->\n\nProse.\n\n" }.joined()
    let title = "## " + String(repeating: "title ", count: 180_000) + "\n<!-- step id=double -->\n\nProse.\n"
    let eve = place.work + "/eve"
    try FileManager.default.createDirectory(atPath: eve, withIntermediateDirectories: true)
    try GeneratedSources.right.write(toFile: eve + "/Double.swift", atomically: false, encoding: .utf8)
    var observation = Attack.Observation()
    for (name, text) in [("steps", top + steps), ("title", top + title)] {
      let lesson = place.work + "/" + name
      try FileManager.default.createDirectory(atPath: lesson, withIntermediateDirectories: true)
      try text.write(toFile: lesson + "/lesson.md", atomically: false, encoding: .utf8)
      try place.hand(place.work)
      let run = try place.grade(lesson, [eve]) {
        $0.memory = 1 << 30
        $0.wallClock = 120
      }
      observation.problems += run.problems(place).map { "\(name): \($0)" }
      if run.status == 0 { observation.problems.append("\(name): nothing was checked, and the tool ends with 0") }
      if run.output.count > 16 << 20 {
        observation.problems.append("\(name): the report has \(run.output.count >> 20) MiB")
      }
    }
    return observation
  }
}
