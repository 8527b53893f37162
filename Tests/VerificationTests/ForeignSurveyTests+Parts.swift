import CourseModel
import TestSupport
import Testing

@testable import Verification

/// What documentation shows on purpose, and no compiler takes.
extension ForeignSurveyTests {
  @Test(arguments: [
    "extension String {\n    public var words: [Substring] { get }\n    public func first(of count: Int) -> Substring\n}",
    "public struct Heap<Element: Comparable>", "extension Int {\n    public typealias Half\n}",
    "mutating func insert(Int) -> Bool\nfunc contains(Int) -> Bool",
    "public struct Words: RandomAccessCollection {\n    public subscript(position: Int) -> Substring { get }\n}",
  ])
  func declarationsWithoutBodiesAreAPart(code: String) async throws {
    #expect(try await surveyed("# A\n\n```swift\n\(code)\n```\n") == ["4 not-self-contained fragment"])
  }

  @Test(arguments: [
    "let bytes: [UInt8] = // read them from somewhere\nlet count = bytes.count",
    "enum Oops: Error { case none }\nfunc f(_ i: Int) throws {\n    guard i > 0 else {\n        throw // whatever fits\n    }\n}",
    "let animals = [\"Ant\", \"Bear\", ...]\nprint(animals)", "func f() {\n    [...]\n    print(1)\n}",
    "func f(_ isOn: Bool) {\n    switch isOn {\n    case true:\n        // Begin here.\n    case false: break\n    }\n}",
  ])
  func aCommentOrDotsStandForWhatIsLeftOut(code: String) async throws {
    #expect(try await surveyed("# A\n\n```swift\n\(code)\n```\n") == ["4 not-self-contained ellipsis"])
  }

  @Test func aCallThatDoesNotFitMayMeanWhatAnImportedModuleHas() async throws {
    let call = "```swift\nlet url = URL(httpURLWithSocketPath: \"/tmp/a\", uri: \"b\")\n```\n"
    let text = "# A\n\n```swift\nimport AsyncHTTPClient\n```\n\n\(call)"
    #expect(
      try await surveyed(text) == [
        "4 not-self-contained missing-module AsyncHTTPClient", "8 not-self-contained missing-module AsyncHTTPClient",
      ])
    // In a text that has all that it names, it is wrong.
    #expect(
      try await surveyed("# A\n\n```swift\nimport Foundation\n```\n\n\(call)") == ["4 compiles", "8 fails other"])
  }

  @Test func whatAPackagesDocumentsCallMayBeItsOwn() async throws {
    let folder = try TemporaryFolder()
    let text = "# A\n\n```swift\nlet least = [3, 1, 2].min(count: 2)\nprint(least)\n```\n"
    let lesson = Self.lesson(text, file: folder.path + "/Guides/Least.md")
    #expect(try await surveyed(lesson) == ["4 fails other"])
    try folder.write(
      "import PackageDescription\nlet package = Package(\n  name: \"algorithms\")\n", to: "Package.swift")
    #expect(try await surveyed(lesson) == ["4 not-self-contained missing-module algorithms"])
  }

  @Test(arguments: [
    "let a: Int = \"one\"", "class A {\n    func f() { retrun }\n    let b: = 1\n}", "let a = = 1",
    "let t = /* seconds */ 30\nlet u: = 2", "let url = \"a=//b\"\nlet u: = 2",
    "func name(_ n: Int) -> String {\n    switch n {\n    case 0:\n        // The first\n        return \"a\"\n    default: return 1\n    }\n}",
    "func f() -> Int {\n    \"one\"\n}",
    "func f(_ isOn: Bool) {\n    switch isOn {\n    case true:\n    case false: break\n    }\n}",
  ])
  func whatIsWrongStaysBroken(code: String) async throws {
    let found = try await surveyed("# A\n\n```swift\n\(code)\n```\n")
    #expect(found.first?.hasPrefix("4 fails") == true, "\(found)")
  }
}
