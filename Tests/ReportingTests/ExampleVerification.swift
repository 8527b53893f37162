import CourseModel

/// What `verify` finds in a course of two lessons.
extension Example {
  static let verification: VerificationReport = {
    let notes = Lesson(
      id: "01-notes", title: "A list of notes", directory: "lessons/01-notes", file: "lessons/01-notes/lesson.md")
    let tags = Lesson(id: "02-tags", title: "Tags", directory: "lessons/02-tags", file: "lessons/02-tags/lesson.md")
    var verified = VerifiedLesson(notes)
    verified.strengths = [
      MutationScore(
        step: "add", mutants: 9,
        survivors: [
          Mutant(location: place(61), kind: "removed statement", original: "field.text = \"\"", change: "is left out")
        ])
    ]
    var count = RewriteScore.Count(kind: "renamed local")
    (count.passed, count.refused) = (2, 1)
    verified.rewrites = [
      RewriteScore(
        step: "add", counts: [count],
        refused: [
          RefusedRewrite(
            location: place(61), kind: "renamed local", original: "note", change: "is called 'theNote'", check: "adds",
            checkStep: "add", reason: "fail: It did.", explanation: ["It is empty."],
            difference: ["- note", "+ theNote"])
        ])
    ]
    var report = VerificationReport(
      generator: "coursemark 0.1.0", course: "Notes", lessons: [verified, VerifiedLesson(tags)],
      diagnostics: [
        Diagnostic(.unknownRole, at: place(42), "Fence names role 'soluton'; did you mean 'solution'?"),
        Diagnostic(.unknownRole, at: place(50), "Fence names role 'chek'; did you mean 'check'?"),
        Diagnostic(
          .wrongAnswerFails, at: SourceLocation(file: "lessons/01-notes/answers.md", line: 7), "It passed.",
          details: ["The user: tap the button \"Add\""]),
        Diagnostic(.altText, .warning, at: place(60), "The picture 'a.png' has no alternative text."),
        Diagnostic(.undecided, at: SourceLocation(file: tags.file, line: 9), "The check could not be decided."),
        Diagnostic(.unreadable, at: SourceLocation(file: "lessons/03-gone/lesson.md", line: 1), "It can't be read."),
      ], rules: [.unknownRole, .wrongAnswerFails, .altText, .undecided],
      externalLinks: [ExternalLink("https://example.com/a?b=c", at: place(12))])
    report.survey = ListingSurvey(
      generator: report.generator, course: "notes",
      files: [
        SurveyedFile(
          file: "notes/links.md", title: "Links",
          listings: [
            SurveyedListing(
              at: SourceLocation(file: "notes/links.md", line: 4), .fails, cause: .renamed, names: ["CGRectMake"],
              message: "cannot find 'CGRectMake' in scope", place: SourceLocation(file: "notes/links.md", line: 5))
          ], unfencedCode: [SourceLocation(file: "notes/links.md", line: 9)])
      ])
    return report
  }()
}
