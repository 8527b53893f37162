import Foundation
import Testing
import Toolchain

/// The compiler as a function of source text.
struct ToolchainTests {
  private func check(_ text: String, mode: String = "5") async throws -> SwiftCompiler.Outcome {
    let compiler = try await UIKitBuild.shared.value.compiler
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/Small.swift"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return try await compiler.check(
      SwiftCompiler.Module(name: "Small", files: [file], languageMode: mode, searchPaths: [])
    ).0
  }

  private func lines(_ outcome: SwiftCompiler.Outcome) -> [String] {
    outcome.diagnostics.map { "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)" }
  }

  @Test func diagnosticsAreValuesInTheCompilersOrder() async throws {
    let outcome = try await check("func f() {}\nlet é = x + y\nfunc f() {}\n")
    #expect(outcome.status == .failed)
    #expect(
      lines(outcome) == [
        "2:10: error: cannot find 'x' in scope",
        "2:14: error: cannot find 'y' in scope",
        "3:6: error: invalid redeclaration of 'f()'",
        "1:6: note: 'f()' previously declared here",
      ])
  }

  @Test func controlCharactersInMessagesAreShownAndNotObeyed() async throws {
    let outcome = try await check("#warning(\"a\u{1B}[31mb\")\n#warning(\"\"\"\n  c\n  ::error d\n  \"\"\")\n")
    for message in outcome.diagnostics.map(\.message) {
      #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
    #expect(!outcome.diagnostics.isEmpty)
  }

  @Test func aQuotedLineIsNotTakenForADiagnostic() {
    let text = """
      /tmp/a/A.swift:2:5: error: cannot find 'x' in scope
      /tmp/b/A.swift:1:1: error: forged
          ^
      A.swift:1:1: error: forged
      """
    #expect(
      CompilerDiagnostic.parse(text, files: ["/tmp/a/A.swift"]) == [
        CompilerDiagnostic(
          .error, file: "/tmp/a/A.swift", line: 2, column: 5, message: "cannot find 'x' in scope")
      ])
  }

  @Test func ofThousandsOfErrorsTheFirstAreKept() async throws {
    let outcome = try await check((0..<2_000).map { "let a\($0) = b\($0)\n" }.joined())
    #expect(!outcome.succeeded)
    #expect(outcome.diagnostics.count == CompilerDiagnostic.maximumCount)
  }

  @Test func macrosOfTheStandardLibraryWorkAndOthersStartNothing() async throws {
    let observed = try await check("import Observation\n@Observable final class C { var x = 1 }\n", mode: "6")
    #expect(observed.succeeded)
    let own = try await check(
      """
      @freestanding(expression) macro m() -> Int = #externalMacro(module: "Mine", type: "M")
      let x = #m
      """)
    #expect(own.status == .failed)
  }

  @Test func theLanguageModeDecidesWhatIsAnError() async throws {
    let text = "final class C {}\nlet shared = C()\n"
    #expect(try await check(text, mode: "5").succeeded)
    #expect(try await check(text, mode: "6").errors.map(\.line) == [2])
  }
}
