import CourseModel
import Foundation
import LessonParsing
import Testing

/// Limits that a course, a lesson and a step set.
@Suite struct LimitTests {
  private func lesson(front: String = "", step: String = "") -> (Lesson, [String]) {
    let text = "---\nformat: 1\n\(front)---\n# L\n\n## S\n<!-- step id=s \(step) -->\n\nProse.\n"
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    return (lesson, diagnostics.map { "\($0.location.map { "\($0): " } ?? "")\($0.message)" })
  }

  @Test func aLessonAndAStepSetLimits() {
    let (lesson, problems) = lesson(
      front: "limits:\n  memory: 1GB\n  compile-time: 90\n", step: "memory=256MB processor-time=20 timeout=2.5")
    #expect(problems == [])
    #expect(lesson.limits == ResourceLimits([.memory: Double(1 << 30), .compileTime: 90]))
    let step = lesson.steps[0].limits
    #expect(step == ResourceLimits([.memory: Double(256 << 20), .processorTime: 20, .timeout: 2.5]))
    let both = step.over(lesson.limits)
    #expect(both[.memory] == Double(256 << 20) && both[.compileTime] == 90 && both[.threads] == nil)
  }

  @Test func valuesThatMakeNoSenseAreToldAtTheirPlaces() {
    #expect(
      lesson(step: "memory=1 threads=1.5").1 == [
        "lesson.md:7:23: The value '1' of 'memory' is not a size from 64MB to 64GB, such as 512MB; write 512MB.",
        "lesson.md:7:33: The value '1.5' of 'threads' is not a whole number from 8 to 4000; write 100.",
      ])
    #expect(
      lesson(front: "limits:\n  memroy: 1GB\n  output: 0KB\n").1 == [
        "lesson.md:4:3: Limit 'memroy' is unknown; did you mean 'memory'?",
        "lesson.md:5:11: The value '0KB' of 'output' is not a size from 1KB to 256MB, such as 1MB; write 1MB.",
      ])
    #expect(
      lesson(front: "limits: 1GB\n").1 == [
        "lesson.md:3:9: The value of 'limits' is not a list of limits; write 'memory: 1GB' under it, indented."
      ])
    #expect(lesson(step: "compile-time=9").1.count == 1, "a program is compiled once for all steps")
  }

  @Test func whatIsWrittenIsReadAgain() {
    for name in ResourceLimits.Name.allCases {
      #expect(name.value(name.text(name.standard)) == name.standard, "\(name)")
      for bound in [name.range.lowerBound, name.range.upperBound] where bound >= 1 {
        #expect(name.value(name.text(bound)) == bound, "\(name)")
      }
    }
    for text in ["", "-1", "1e9", "∞", "nan", "512", "512 MB", "512mib", "99999999999999999999GB", "-5MB"] {
      #expect(ResourceLimits.Name.memory.value(text) == nil, "\(text)")
    }
    for text in ["nan", "inf", "0", "-1", "3601"] { #expect(ResourceLimits.Name.timeout.value(text) == nil, "\(text)") }
  }

  @Test func aLessonHasTheLimitsOfItsCourseEvenAlone() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-limits-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/01-a", withIntermediateDirectories: true)
    try Data("title: C\nlimits:\n  threads: 20\n  memory: 1GB\n  disk: none\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/course.yml"))
    try Data("---\nformat: 1\nlimits:\n  memory: 2GB\n---\n# L\n\n## S\n\nProse.\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/01-a/lesson.md"))
    for path in [folder, folder + "/01-a", folder + "/01-a/lesson.md"] {
      let (course, diagnostics) = try CourseLoader.load(path)
      #expect(course.lessons[0].limits == ResourceLimits([.threads: 20, .memory: Double(2 << 30)]), "\(path)")
      #expect(diagnostics.map { $0.location?.position.line } == [5], "\(path): \(diagnostics)")
    }
  }
}
