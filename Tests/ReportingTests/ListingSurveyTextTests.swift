import CourseModel
import Reporting
import Testing

@Suite struct ListingSurveyTextTests {
  static let survey: ListingSurvey = {
    func place(_ line: Int) -> CourseModel.SourceLocation { CourseModel.SourceLocation(file: "a.md", line: line) }
    return ListingSurvey(
      generator: "coursemark", course: "c",
      files: [
        SurveyedFile(
          file: "a.md", title: "A",
          listings: [
            SurveyedListing(at: place(2), .compiles), SurveyedListing(at: place(6), .compilesInContext),
            SurveyedListing(
              at: place(10), .unsupported, names: ["UIWebView"], message: "Coursemark does not have 'UIWebView' yet."),
            SurveyedListing(
              at: place(14), .notSelfContained, cause: .missingName, names: ["field", "x"],
              message: "cannot find 'field' in scope", place: place(15)),
            SurveyedListing(
              at: place(18), .notSelfContained, cause: .missingName, names: ["field"],
              message: "cannot find 'field' in scope"),
            SurveyedListing(
              at: place(22), .fails, cause: .renamed, names: ["CGRectMake"], message: "It is 'CGRect' now."),
            SurveyedListing(at: place(26), .ignored),
          ]),
        SurveyedFile(
          file: "b.md", title: "B", listings: [], unfencedCode: [CourseModel.SourceLocation(file: "b.md", line: 3)]),
      ])
  }()

  @Test func aCourseIsReadInAMinute() {
    #expect(
      ListingSurveyText(terminal: Terminal(width: 80)).render(Self.survey) == """
        2 texts not written for Coursemark, 7 listings in Swift; 1 without any.
          ✓ 1 compile by themselves
          ✓ 1 compile together with others of their text
          – 1 need what Coursemark does not have, and are not judged: UIWebView
          – 1 are marked with 'ignore' by their author
          – 2 need a name from elsewhere: field (2), x
          ✗ 1 use names that today's UIKit and Swift do not have: CGRectMake
          1 text with Swift outside of fences, which is not read, as at b.md:3:1; put it
            between lines of three backticks.
          '--verbose' lists them one by one.

        """)
  }

  @Test func eachListingCanBeListed() {
    let text = ListingSurveyText(terminal: Terminal(width: 80), isVerbose: true).render(Self.survey)
    #expect(
      text.split(separator: "\n").prefix(4).joined(separator: "\n") == """
        a.md: 2 of 7 listings compiled.
          a.md:10:1: unsupported: Coursemark does not have 'UIWebView' yet.
          a.md:15:1: missing-name: cannot find 'field' in scope
          a.md:18:1: missing-name: cannot find 'field' in scope
        """)
  }

  @Test func whatABaselineHasIsNotBrokenAnew() {
    var survey = Self.survey
    survey.files[0].listings[5].known = true
    #expect(!survey.hasFailures)
    let text = ListingSurveyText(terminal: Terminal(width: 80), isVerbose: true).render(survey)
    #expect(!text.contains("✗"))
    #expect(!text.contains("CGRectMake"))
    #expect(text.contains("– 1 are broken as the baseline has it"))
  }

  @Test func filesThatWereNotReadAreCountedAndNamed() {
    let leftOut = (1...8).map { number in
      Diagnostic(.unreadable, at: CourseModel.SourceLocation(file: "\(number).md", line: 1), "Not \(number).")
    }
    let text = ListingSurveyText(terminal: Terminal(width: 200)).render(Self.survey, leftOut: leftOut)
    #expect(
      text.contains(
        "10 files found, 8 left out (see above): 1.md, 2.md, 3.md, 4.md, 5.md, 6.md, and 2 more."
      ))
  }
}
