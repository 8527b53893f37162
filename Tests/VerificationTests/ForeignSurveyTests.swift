import CourseModel
import Grading
import LessonParsing
import Synchronization
import Testing

@testable import Verification

/// What is found out of texts that were not written for Coursemark.
@Suite(.serialized) struct ForeignSurveyTests {
  static func lesson(_ text: String, file: String = "/nowhere/a.md") -> Lesson {
    LessonParser.parse(text, file: file, directory: ".").0
  }

  func surveyed(_ text: String) async throws -> [String] {
    try await surveyed(Self.lesson(text))
  }

  func survey(_ lessons: [Lesson]) async throws -> ForeignSurvey.Result {
    let tools = RuleTools(
      jobs: 2, grade: { _, _, _ in throw CancellationError() }, listings: try await ListingTests.tools())
    return try await ForeignSurvey(tools: tools).survey(lessons)
  }

  func surveyed(_ lesson: Lesson) async throws -> [String] {
    try await survey([lesson]).files.flatMap(\.listings).map { listing in
      let words = [listing.outcome.rawValue, listing.cause?.rawValue].compactMap(\.self) + listing.names
      return "\(listing.location.position.line) \(words.joined(separator: " "))"
    }
  }

  @Test func eachListingSaysWhetherItCompilesAndWhyNot() async throws {
    let text = """
      ---
      layout: post
      ---
      {% highlight swift %}
      override func viewDidLoad() {
          super.viewDidLoad()
          view.endEditing(true)
      }
      {% endhighlight %}

      ```swift
      func configure() { emailField.delegate = self }
      ```

      ```Swift
      class Form: UIViewController, UITextFieldDelegate {
          @IBOutlet var emailField: UITextField!
      }
      ```

      ```swift
      let web = UIWebView()
      ```

      ```swift
      let box = CGRectMake(0, 0, 1, 1)
      ```

      ```swift
      func open() { ... }
      ```

      ```swift
      manager.save()
      ```

      ```swift
      let number: Int = "1"
      ```

      ```swift
      import RxSwift
      ```

      ```swift
      let page = WKWebView()
      ```

      ```swift
      func declared() -> Int
      ```

      """
    #expect(
      try await surveyed(text) == [
        "5 compiles", "12 compiles-in-context", "16 compiles", "22 unsupported UIWebView",
        "26 fails renamed CGRectMake", "30 not-self-contained ellipsis", "34 not-self-contained missing-name manager",
        "38 fails other", "42 not-self-contained missing-module RxSwift", "46 unsupported WKWebView",
        "50 not-self-contained fragment",
      ])
  }

  @Test func whatShowsAPartOfSomethingIsNotBroken() async throws {
    let text = """
      ```swift
      class Form: UIViewController {
      ```

      ```swift
      let name = <#name#>
      ```

      ```swift
      }
      ```

      """
    #expect(
      try await surveyed(text) == [
        "2 not-self-contained fragment", "6 not-self-contained ellipsis", "10 not-self-contained fragment",
      ])
  }

  @Test func whatIsRightSomewhereIsNotBroken() async throws {
    let text = """
      ```swift
      case .some(let value):
          print(value)
      ```

      ```swift
      dependencies: [
          .package(url: "https://example.org/a", from: "1.0.0")
      ]
      ```

      ```swift
      .package(url: "https://example.org/a", from: "1.0.0")
      ```

      ```swift
      init(_ value: Int)
      ```

      ```swift
      func area() -> Double {
          // ...
      }
      ```

      ```swift
      open class Field: UITextField {
          open override func layoutSubviews() { super.layoutSubviews() }
      }
      ```

      ```swift
      import PackageDescription
      let package = Package(name: "A")
      ```

      ```swift
      viewModel.onUpdate = { [weak self] in self?.tableView.reloadData() }
      ```

      """
    let listings = try await survey([Self.lesson(text)]).files.flatMap(\.listings)
    #expect(
      listings.map { "\($0.outcome.rawValue) \($0.cause?.rawValue ?? "")" } == [
        "not-self-contained fragment", "not-self-contained fragment", "not-self-contained fragment",
        "not-self-contained fragment", "not-self-contained ellipsis", "compiles ", "unsupported ",
        "not-self-contained missing-name",
      ])
    #expect(listings.allSatisfy { $0.message?.contains("self' in scope") != true })
    #expect(listings.allSatisfy { $0.message?.contains("_Listing") != true })
  }

  @Test(arguments: ["println(1)", "UIView.animateWithDuration(0.3, animations: {})", "let f = NSDateFormatter()"])
  func oldNamesAreRenamed(code: String) async throws {
    let listing = try await survey([Self.lesson("```swift\n\(code)\n```\n")]).files[0].listings[0]
    #expect(listing.outcome == .fails)
    #expect(listing.cause == .renamed)
  }

  @Test func modulesOfTheSettingsExistElsewhere() async throws {
    var lesson = Self.lesson("```swift\nimport RxSwift\nlet a = 1\n```\n")
    lesson.modules = ["RxSwift"]
    #expect(try await surveyed(lesson) == ["2 unsupported RxSwift"])
  }

  @Test func anInterruptionKeepsWhatWasFound() async throws {
    let text = "```swift\nlet a = 1\n```\n\n```swift\nextension Int { var b: Int { 1 } }\n```\n"
    let calls = Mutex(0)
    // The second call of the compiler lasts until the survey is cancelled.
    let listings = ListingTools(
      compile: { _, _ in
        let number = calls.withLock { calls in
          calls += 1
          return calls
        }
        if number > 1 { try await Task.sleep(for: .seconds(600)) }
        return Compilation()
      }, run: { _, _, _ in nil })
    let tools = RuleTools(jobs: 1, grade: { _, _, _ in throw CancellationError() }, listings: listings)
    let (decided, first) = AsyncStream<Void>.makeStream()
    let survey = Task {
      try await ForeignSurvey(tools: tools) { _ in first.yield() }.survey([Self.lesson(text)])
    }
    for await _ in decided { break }
    survey.cancel()
    let result = try await survey.value
    #expect(result.isInterrupted)
    #expect(result.files.flatMap(\.listings).map(\.outcome) == [.compiles, .untried])
  }

  @Test func whatNeedsABrokenListingNamesIt() async throws {
    let text = """
      ```swift
      struct Note { var count: Int = "none" }
      ```

      ```swift
      let note = Note()
      ```

      """
    let listings = try await survey([Self.lesson(text)]).files.flatMap(\.listings)
    #expect(listings.map(\.cause) == [.other, .brokenListing])
    #expect(listings.map(\.outcome) == [.fails, .notSelfContained])
    #expect(listings[1].because?.map(\.position.line) == [2])
  }

  @Test func wordsBehindTheLanguageSayWhatIsMeant() async throws {
    let text = """
      ```swift,ignore
      not Swift at all
      ```

      ```swift compile_fail
      let number: Int = "1"
      ```

      ```swift,compile-fail
      let number = 1
      ```

      ```swift no_run
      let other = 1
      ```

      """
    #expect(try await surveyed(text) == ["2 ignored", "6 compiles", "10 fails compiles-after-all", "14 compiles"])
  }

  @Test func aPreludeIsThereWithoutBeingShown() async throws {
    var lesson = Self.lesson("```swift\nmanager.save()\n```\n")
    let file = CourseModel.SourceLocation(file: "Stubs.swift", line: 1)
    lesson.prelude = [
      Snippet(
        role: .scene, code: "struct Manager { func save() {} }\n@MainActor let manager = Manager()\n", location: file,
        placement: .file("Prelude-1.swift"))
    ]
    #expect(try await surveyed(lesson) == ["2 compiles"])
  }

  @Test func aPreludeThatDoesNotCompileIsToldOnce() async throws {
    var lesson = Self.lesson("```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n")
    let file = CourseModel.SourceLocation(file: "Stubs.swift", line: 1)
    lesson.prelude = [
      Snippet(role: .scene, code: "let manager = Manager()\n", location: file, placement: .file("Prelude-1.swift"))
    ]
    let result = try await survey([lesson])
    let (files, diagnostics) = (result.files, result.diagnostics)
    #expect(files.flatMap(\.listings).map(\.outcome) == [.compiles, .compiles])
    #expect(diagnostics.map { $0.location?.file } == ["Stubs.swift"])
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test func fencesWithoutALanguageAreSwiftWhenTheyLookLikeIt() {
    let text = """
      ```
      func one() -> Int { 1 }
      ```

      ```
      $ swift build
      ```

      ```objc
      [self save];
      ```

      > 1. ```
      >    let quoted = 2
      >    ```

      <details><summary>Hint</summary>

      ```swifttest
      let hinted = 3
      ```

      </details>

      """
    let listings = ForeignListings(Self.lesson(text))
    #expect(
      listings.snippets.map { "\($0.location.position.line) \($0.code)" } == [
        "2 func one() -> Int { 1 }\n", "14 let quoted = 2\n", "20 let hinted = 3\n",
      ])
    #expect(listings.unfencedCode == [])
  }

  @Test func swiftOutsideOfFencesIsNoticed() {
    let text = "Call it.\n\nfunc save() {\n}\n\n    let indented = 1\n\nclass size matters here.\n"
    let listings = ForeignListings(Self.lesson(text))
    #expect(listings.snippets == [])
    #expect(listings.unfencedCode.map(\.position.line) == [3, 6])
  }
}
