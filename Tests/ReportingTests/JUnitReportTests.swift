import CourseModel
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func aVerificationHasATestCaseForEachRuleOfEachLesson() throws {
    #expect(
      JUnitReport.render(Example.verification) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="14" failures="3" errors="1" skipped="0">
          <testsuite name="01-notes" tests="4" failures="2" errors="0" skipped="0">
            <testcase classname="01-notes" name="alt-text" file="lessons/01-notes/lesson.md" line="60">
              <system-out>lessons/01-notes/lesson.md:60:1: warning: The picture &#39;a.png&#39; has no alternative text.</system-out>
            </testcase>
            <testcase classname="01-notes" name="undecided" file="lessons/01-notes/lesson.md"/>
            <testcase classname="01-notes" name="unknown-role" file="lessons/01-notes/lesson.md" line="42">
              <failure message="2 times; first: Fence names role &#39;soluton&#39;; did you mean &#39;solution&#39;?" type="unknown-role">lessons/01-notes/lesson.md:42:1: error: Fence names role &#39;soluton&#39;; did you mean &#39;solution&#39;?
        lessons/01-notes/lesson.md:50:1: error: Fence names role &#39;chek&#39;; did you mean &#39;check&#39;?</failure>
            </testcase>
            <testcase classname="01-notes" name="wrong-answer-fails" file="lessons/01-notes/answers.md" line="7">
              <failure message="It passed." type="wrong-answer-fails">lessons/01-notes/answers.md:7:1: error: It passed.
        The user: tap the button &quot;Add&quot;</failure>
            </testcase>
          </testsuite>
          <testsuite name="02-tags" tests="4" failures="0" errors="1" skipped="0">
            <testcase classname="02-tags" name="alt-text" file="lessons/02-tags/lesson.md"/>
            <testcase classname="02-tags" name="undecided" file="lessons/02-tags/lesson.md" line="9">
              <error message="The check could not be decided." type="undecided">lessons/02-tags/lesson.md:9:1: error: The check could not be decided.</error>
            </testcase>
            <testcase classname="02-tags" name="unknown-role" file="lessons/02-tags/lesson.md"/>
            <testcase classname="02-tags" name="wrong-answer-fails" file="lessons/02-tags/lesson.md"/>
          </testsuite>
          <testsuite name="Notes" tests="5" failures="1" errors="0" skipped="0">
            <testcase classname="Notes" name="alt-text"/>
            <testcase classname="Notes" name="undecided"/>
            <testcase classname="Notes" name="unknown-role"/>
            <testcase classname="Notes" name="wrong-answer-fails"/>
            <testcase classname="Notes" name="unreadable" file="lessons/03-gone/lesson.md" line="1">
              <failure message="It can&#39;t be read." type="unreadable">lessons/03-gone/lesson.md:1:1: error: It can&#39;t be read.</failure>
            </testcase>
          </testsuite>
          <testsuite name="notes/links.md" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="notes/links.md" name="listing at line 4" file="notes/links.md" line="5">
              <system-out>This listing does not compile: notes/links.md:5:1: cannot find &#39;CGRectMake&#39; in scope</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func whatWasNotTriedHasNotPassed() throws {
    var report = Example.verification
    report.rules = [.mutantSurvives, .wrongAnswerFails]
    report.survey = nil
    report.diagnostics = []
    report.lessons[1].triedMutants = false
    report.lessons[1].solutions = 1
    #expect(
      JUnitReport.render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="0" errors="0" skipped="1">
          <testsuite name="01-notes" tests="2" failures="0" errors="0" skipped="0">
            <testcase classname="01-notes" name="mutant-survives" file="lessons/01-notes/lesson.md"/>
            <testcase classname="01-notes" name="wrong-answer-fails" file="lessons/01-notes/lesson.md"/>
          </testsuite>
          <testsuite name="02-tags" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="02-tags" name="mutant-survives" file="lessons/02-tags/lesson.md">
              <skipped message="Not tried: the lesson has errors."/>
            </testcase>
            <testcase classname="02-tags" name="wrong-answer-fails" file="lessons/02-tags/lesson.md"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aListingOfAnyTextFailsWhereThatCounts() throws {
    let found = try Elements(JUnitReport.render(Example.verification, isStrict: true)).found
    #expect(found.count { $0.name == "failure" } == 4)
  }

  @Test func whatIsNotSelfContainedOrKnownFailsNowhere() throws {
    var report = Example.verification
    report.survey?.files[0].listings[0].known = true
    report.survey?.files[0].listings.append(
      SurveyedListing(
        at: CourseModel.SourceLocation(file: "notes/links.md", line: 9), .notSelfContained, cause: .missingName))
    let found = try Elements(JUnitReport.render(report, isStrict: true)).found
    #expect(found.count { $0.name == "failure" } == 3)
    #expect(found.count { $0.name == "skipped" } == 1)
    #expect(!GitHubAnnotations().render(report).contains("notes/links.md"))
  }

  @Test func aGradingRunHasATestCaseForEachCheck() throws {
    let document = try Elements(JUnitReport.render(Example.report))
    let attributes = try #require(document.found.first { $0.name == "testsuites" }?.attributes)
    #expect(attributes == ["tests": "5", "failures": "2", "errors": "1", "skipped": "1"])
    #expect(
      document.found.filter { $0.name == "testcase" }.map { $0.attributes["classname"] ?? "" }
        == ["01-notes.add", "01-notes.trim", "01-notes.trim", "01-notes.label", "01-notes.label"])
    let failure = try #require(document.found.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "The first note is not what it should be.")
    #expect(failure.text.hasSuffix("Expected: \"tea\"\nSeen: \"  tea  \""))
    #expect(document.found.filter { $0.name == "error" }.map { $0.attributes["type"] } == ["unsupported"])
  }

  @Test func hostileTextIsTextAgainInTheReader() throws {
    let document = try Elements(JUnitReport.render(Hostile.report))
    #expect(document.found.map(\.name) == ["testsuites", "testsuite", "testcase", "failure", "system-out"])
    let failure = try #require(document.found.first { $0.name == "failure" })
    let seen = visible(Hostile.text)
    #expect(failure.attributes["message"] == seen)
    #expect(failure.text.contains("Expected: \(seen)\nSeen: \(seen)"))
    #expect(document.found.first { $0.name == "testcase" }?.attributes["file"] == Hostile.path)
    let report = VerificationReport(
      generator: "g", course: Hostile.text, lessons: [], diagnostics: [Hostile.diagnostic], rules: [])
    #expect(
      try Elements(JUnitReport.render(report)).found.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
  }

  @Test func noLessonsAreNoTestCases() throws {
    let report = VerificationReport(generator: "g", course: "c", lessons: [], diagnostics: [])
    #expect(
      JUnitReport.render(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="0" failures="0" errors="0" skipped="0">
        </testsuites>

        """)
  }
}

/// The elements of an XML document, as a parser reads it.
private final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var found: [Element] = []
  private var open: [Int] = []

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(found.count)
    found.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { found[last].text += text }
  }
}
