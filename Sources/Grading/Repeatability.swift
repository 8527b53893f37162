internal import CourseModel
internal import Storage

extension Verdict {
  /// Whether the same program gets it at any time. A check that took too long may have been unlucky.
  var isRepeatable: Bool { ![.timeout, .limit, .fault].contains(self) }
}

extension LessonReport {
  /// Whether the same programs give the same report at any time.
  var isRepeatable: Bool {
    steps.flatMap(\.checks).allSatisfy { check in
      check.verdict.isRepeatable && check.reason?.hasPrefix(LearnerModule.compilerGaveUp) != true
    }
  }
}

extension GradingPlan {
  /// All of the lesson that a report of this plan tells or rests on, besides programs and the examiner.
  var identity: [String] {
    var words = lesson.limits.identity
    for step in lesson.steps {
      words += [step.id, step.title, "\(step.points)"]
      words += step.limits.identity
      words += step.hints.map(\.text)
      for answer in step.wrongAnswers {
        words.append("\(answer.hint ?? 0)")
        words += answer.fails.sorted()
      }
    }
    for check in checks {
      let snippet = check.snippet
      words += [check.scaffold.id, check.title, "\(snippet.location)", "\(snippet.isHidden)"]
      words += ["\(check.needs)", "\(check.laterChecks)"]
      words += ["\(snippet.points ?? -1)", "\(snippet.timeout ?? -1)", snippet.oracle?.rawValue ?? ""]
    }
    return words
  }
}
