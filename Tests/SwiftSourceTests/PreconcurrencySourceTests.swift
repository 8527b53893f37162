import SwiftSource
import Testing

struct PreconcurrencySourceTests {
  @Test(arguments: [
    ("@MainActor\nopen class A {}", "@preconcurrency @MainActor\nopen class A {}"),
    ("@MainActor open class A {}", "@preconcurrency @MainActor open class A {}"),
    ("  @objc @MainActor public struct é {}", "  @objc @preconcurrency @MainActor public struct é {}"),
    ("/* é */ @MainActor func f() {}", "/* é */ @preconcurrency @MainActor func f() {}"),
    (
      "enum A {\r\n  @MainActor\r\n  var b: Int { 1 }\r\n}\r\n",
      "enum A {\r\n  @preconcurrency @MainActor\r\n  var b: Int { 1 }\r\n}\r\n"
    ),
    ("protocol P { @MainActor init() }", "protocol P { @preconcurrency @MainActor init() }"),
    (
      "#if os(Linux)\n@MainActor\nfinal class A {}\n#endif",
      "#if os(Linux)\n@preconcurrency @MainActor\nfinal class A {}\n#endif"
    ),
  ])
  func everyDeclarationOfTheMainActorGetsIt(text: String, expected: String) {
    #expect(preconcurrencySource(text) == expected)
  }

  @Test(arguments: [
    "@preconcurrency @MainActor\nclass A {}",
    "@MainActor extension A {}",
    "func f(_ body: @MainActor () -> Void) { Task { @MainActor in body() } }",
    "// @MainActor\nlet a = \"@MainActor\"",
    "@MainActorish class A {}",
  ])
  func nothingElseDoes(text: String) { #expect(preconcurrencySource(text) == text) }
}
