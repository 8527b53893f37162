import Interop
import SourceReading
import SwiftSource
import Testing

/// Hostile and honest text, read in another process: this one goes on whatever the text is.
struct SourceReaderTests {
  private static let catalog = Catalog.read(uikitSources: ["open class UIView {}\npublic protocol P {}"])

  private func prepare(_ text: String) async throws -> PreparedProgram {
    try await SourceReader().prepare([Interop.File(name: "A.swift", text: text)], catalog: Self.catalog)
  }

  @Test func whatIsReadIsWhatThisProcessWouldRead() async throws {
    let files = [
      Interop.File(
        name: "A.swift",
        text: "import UIKit\n@objc class é: UIView { @objc func a() { _ = #selector(getter: é.alpha) }\n"
          + "@IBOutlet var b: UIView? }"),
      Interop.File(name: "B.swift", text: "import SwiftUI\nprint(1)"),
    ]
    let read = try await SourceReader().prepare(files, catalog: Self.catalog)
    let own = Interop.prepare(files, catalog: Self.catalog)
    #expect(read.files == own.files)
    #expect(read.aliases == own.aliases)
    #expect(read.messages == own.messages)
    #expect(read.messages.count == 1)
    #expect(read.hasSelectors)
    let completed = try await SourceReader().complete(read, trees: [])
    #expect(completed.files == own.completed(with: .init()).files)
  }

  /// It is completed by the process that prepares it, which is not asked again.
  @Test func aProgramWithoutSelectorsIsCompletedAtOnce() async throws {
    let files = [
      Interop.File(
        name: "A.swift", text: "import UIKit\nclass A: UIView { @IBOutlet var b: UIView?\n@IBAction func c() {} }")
    ]
    let read = try await SourceReader().prepare(files, catalog: Self.catalog)
    let own = Interop.prepare(files, catalog: Self.catalog).completed(with: .init())
    #expect(own.registration.text.contains("A"))
    #expect(read.completion?.files == own.files)
    #expect(read.completion?.registration == own.registration)
    #expect(read.completion?.messages == own.messages)
    let withSelector = try await prepare("import UIKit\nclass A { @objc func c() { _ = #selector(c) } }")
    #expect(withSelector.hasSelectors)
    #expect(withSelector.completion == nil)
  }

  @Test func membersAreMergedAsInThisProcess() async throws {
    let base = [CodeFragment("class A {\n  func a() {}\n}", to: .file("A.swift"), from: "lesson.md", line: 7)]
    let members = [
      CodeFragment("func b() {}", to: .members(of: "A"), from: "answers.md", line: 3),
      CodeFragment("func {", to: .members(of: "A"), from: "answers.md", line: 9),
    ]
    var own = ProgramSource(base)
    var read = own
    let problems = own.apply(members)
    #expect(try await SourceReader().apply(members, to: &read) == problems)
    #expect(read == own)
    #expect(problems.map(\.line) == [9])
  }

  static let hostile: [(name: String, text: String, reasons: Set<UnreadableSource.Reason>)] = [
    // Parsed in a loop, and walked by recursion.
    ("100,000 calls", "let a = b" + String(repeating: "()", count: 100_000), [.tooDeep]),
    // Looked ahead into again at each level.
    (
      "5,000 array types",
      "let a: " + String(repeating: "[", count: 5_000) + "Int" + String(repeating: "]", count: 5_000),
      [.tooSlow, .tooMuchMemory]
    ),
    ("3 MB", String(repeating: "let a = 1\n", count: 300_000), [.tooLarge]),
    (
      "6,000 methods", "class A {\n" + String(repeating: "func a() {}\n", count: 6_000) + "}",
      [.tooManyDeclarations, .tooSlow]
    ),
  ]

  @Test(arguments: hostile.indices) func whatTakesTooMuchIsRefusedInASentence(index: Int) async throws {
    let (name, text, reasons) = Self.hostile[index]
    let refusal = await #expect(throws: UnreadableSource.self, "\(name)") { try await prepare(text) }
    #expect(refusal.map { reasons.contains($0.reason) } == true, "\(name): \(String(describing: refusal))")
    #expect(refusal?.description.hasPrefix("This code ") == true)
  }

  static let harmless = [
    ("20,000 parentheses", String(repeating: "(", count: 20_000)),
    ("3,000 closures", "let a = " + String(repeating: "{ ", count: 3_000) + String(repeating: "}", count: 3_000)),
    ("10,000 elements", "let a = [" + String(repeating: "1, \"a\", ", count: 5_000) + "]"),
    ("bytes that are no text", "let \u{0} = \u{FFFD}\u{202E}"),
    ("an honest nesting", (0..<40).map { "struct S\($0) {\n" }.joined() + String(repeating: "}\n", count: 40)),
  ]

  @Test(arguments: harmless.indices) func whatIsOnlyOddIsRead(index: Int) async throws {
    let program = try await prepare(Self.harmless[index].1)
    #expect(program.files[0].text == Self.harmless[index].1, "\(Self.harmless[index].0)")
  }
}
