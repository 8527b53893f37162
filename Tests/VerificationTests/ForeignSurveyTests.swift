import CourseModel
import LessonParsing
import Testing

@testable import Verification

/// What is found out of texts that were not written for Coursemark.
@Suite(.serialized) struct ForeignSurveyTests {
  static func lesson(_ text: String, file: String = "a.md") -> Lesson {
    LessonParser.parse(text, file: file, directory: ".").0
  }

  private func surveyed(_ text: String) async throws -> [String] {
    let tools = RuleTools(
      jobs: 2, grade: { _, _, _ in throw CancellationError() }, listings: try await ListingTests.tools())
    return try await ForeignSurvey(tools: tools).survey([Self.lesson(text)]).flatMap(\.listings).map { listing in
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
        "26 fails renamed CGRectMake", "30 fails ellipsis", "34 fails missing-name manager", "38 fails other",
        "42 fails missing-module RxSwift", "46 unsupported WKWebView", "50 fails syntax",
      ])
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
