internal import MarkupText

/// A document of test suites in JUnit's XML, in the form that GitLab, Jenkins and others read: a test case has one failure,
/// error or skip at most.
struct JUnitDocument {
  struct Suite {
    var name: String
    var cases: [TestCase]
    var seconds: Double?
  }

  struct TestCase {
    var className: String
    var name: String
    var file: String?
    /// 1-based.
    var line: Int?
    var seconds: Double?
    /// `nil` when it passed.
    var outcome: Outcome?
    var output = ""
  }

  struct Outcome {
    /// A failure is about what was tested, an error about the testing.
    enum Kind: String { case failure, error, skipped }
    var kind: Kind
    var type: String
    var message: String
    var details: String

    init(_ kind: Kind, type: String, _ message: String, _ details: String) {
      self.kind = kind
      self.type = type
      self.message = message
      self.details = details
    }
  }

  var suites: [Suite]

  var text: String {
    var counts = Counts()
    for suite in suites { counts.add(suite) }
    return Self.opening(counts) + suites.map(Self.text).joined() + Self.ending
  }

  /// What stands in front of the suites.
  /// - Parameter counts: Of all of them.
  static func opening(_ counts: Counts) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(counts.attributes)>\n"
  }

  static func text(_ suite: Suite) -> String {
    var counts = Counts()
    counts.add(suite)
    var text = "  <testsuite\(attribute("name", suite.name))\(counts.attributes)\(time(suite.seconds))>\n"
    for testCase in suite.cases { add(testCase, to: &text) }
    return text + "  </testsuite>\n"
  }

  static let ending = "</testsuites>\n"

  /// How many test cases there are, and what became of them.
  struct Counts {
    private var tests = 0
    private var outcomes: [Outcome.Kind: Int] = [:]

    mutating func add(_ suite: Suite) {
      tests += suite.cases.count
      for case let outcome? in suite.cases.map(\.outcome) { outcomes[outcome.kind, default: 0] += 1 }
    }

    fileprivate var attributes: String {
      let counts = [
        ("tests", tests), ("failures", outcomes[.failure] ?? 0), ("errors", outcomes[.error] ?? 0),
        ("skipped", outcomes[.skipped] ?? 0),
      ]
      return counts.map { JUnitDocument.attribute($0, "\($1)") }.joined()
    }
  }

  private static func add(_ testCase: TestCase, to text: inout String) {
    text += "    <testcase" + attribute("classname", testCase.className) + attribute("name", testCase.name)
    if let file = testCase.file { text += attribute("file", file) }
    if let line = testCase.line { text += attribute("line", "\(line)") }
    text += time(testCase.seconds)
    if testCase.outcome == nil, testCase.output.isEmpty {
      text += "/>\n"
      return
    }
    text += ">\n"
    if let outcome = testCase.outcome { add(outcome, to: &text) }
    if !testCase.output.isEmpty { text += "      <system-out>\(escaped(testCase.output))</system-out>\n" }
    text += "    </testcase>\n"
  }

  private static func add(_ outcome: Outcome, to text: inout String) {
    let name = outcome.kind.rawValue
    let message = attribute("message", outcome.message)
    if outcome.kind == .skipped {
      text += "      <\(name)\(message)/>\n"
    } else {
      text += "      <\(name)\(message)\(attribute("type", outcome.type))>\(escaped(outcome.details))</\(name)>\n"
    }
  }

  /// Seconds, rounded to milliseconds.
  private static func time(_ seconds: Double?) -> String {
    seconds.map { attribute("time", "\(($0 * 1000).rounded() / 1000)") } ?? ""
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value).replacing("\n", with: "&#10;"))\""
  }

  /// XML has no place for most control characters, not even escaped: ``visible(_:)`` has spelled them out. Two colons at the
  /// beginning of a line, behind blanks or not, would be a command to GitHub's runner where the document is printed; a reader
  /// of XML sees them all the same.
  private static func escaped(_ text: String) -> String {
    MarkupText.escaped(visible(text)).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0.isWhitespace }
      return rest.hasPrefix("::") ? line.prefix(line.count - rest.count) + "&#58;" + rest.dropFirst() : line
    }.joined(separator: "\n")
  }
}
