import CourseModel

/// The report of a class in which everything is that a gradebook can show.
enum SampleClass {
  static let report: Report = {
    var report = Report(
      generator: "coursemark", isolation: .init(tier: "full", notice: "Each program ran without a network."),
      lessons: (0..<24).map { learner(number: $0) } + [second])
    report.absent = [.init(learner: Learner(name: "Zoë Nobody"), lesson: "01-list")]
    report.remarks = ["'notes.pdf' is no folder, no archive and no file of Swift or markdown, and was not graded."]
    return report
  }()

  static let names = [
    "Ada Lovelace", "Grace Hopper", "Edsger W. Dijkstra", "Barbara Liskov", "<b>Robert</b>",
    "Łukasz Żółw-Kowalczykiewicz-Wiśniewski", "李小龍", "Anaïs",
  ]

  private static let steps = [
    "Add a task", "Trim what was typed", "Keep the keyboard away from the field", "Count the tasks",
    "Mark a task as done",
    "Delete by a swipe", "Undo", "Say it to VoiceOver",
  ]

  private static func learner(number: Int) -> LessonReport {
    let reached = (number * 5) % (steps.count + 1)
    let reports = steps.enumerated().map { index, title in
      step(index, title, passes: index < reached, isOpen: number == 7 && index >= reached, part: (number + index) % 4)
    }
    let points = reports.reduce(0) { $0 + $1.points }
    let name = number < names.count ? names[number] : "Learner \(number)"
    var report = LessonReport(
      lesson: "01-list", title: "A list of tasks", file: "lessons/01-list/lesson.md", submission: "work/\(number)",
      languageMode: .swift5, seed: "1", messages: [], steps: reports, points: points,
      possiblePoints: steps.count * 2, seconds: 1)
    report.learner = Learner(name: name)
    report.isLate = number % 6 == 1 ? true : nil
    return report
  }

  private static func step(_ index: Int, _ title: String, passes: Bool, isOpen: Bool, part: Int) -> StepReport {
    let checks = (0..<4).map { number in
      let verdict: Verdict = passes || number < part ? .pass : isOpen ? .unsupported : .fail
      return CheckReport(
        check: "c\(number)", title: "Check \(number + 1) of \(title.lowercased())", verdict: verdict,
        reason: verdict == .pass ? nil : "The first row is \"  tea  \", and should be \"tea\".",
        story: verdict == .fail ? ["tap the text field \"task\"", "type \"  tea  \"", "press Done"] : [],
        location: SourceLocation(file: "lessons/01-list/lesson.md", line: 10 + index))
    }
    let passed = checks.allSatisfy { $0.verdict == .pass }
    return StepReport(step: "s\(index)", title: title, checks: checks, points: passed ? 2 : 0, possiblePoints: 2)
  }

  /// Of another lesson.
  private static var second: LessonReport {
    var report = LessonReport(
      lesson: "02-chat", title: "A chat", file: "lessons/02-chat/lesson.md", submission: "work/0",
      languageMode: .swift5,
      seed: "1", messages: [], steps: [step(0, "Send", passes: true, isOpen: false, part: 4)], points: 2,
      possiblePoints: 2, seconds: 1)
    report.learner = Learner(name: names[0])
    return report
  }
}
