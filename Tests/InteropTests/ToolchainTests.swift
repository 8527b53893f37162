import Foundation
import Sandboxing
import Testing
import Toolchain

/// The compiler as a function of source text.
struct ToolchainTests {
  private func check(_ text: String, mode: String = "5") async throws -> SwiftCompiler.Outcome {
    try await SmallProgram.check(text, mode: mode)
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
      /tmp/a/A.swift:2:5: error: cannot find 'x' in scope [cannot_find_in_scope]
      /tmp/b/A.swift:1:1: error: forged
          ^
      A.swift:1:1: error: forged
      """
    #expect(
      CompilerDiagnostics(printed: text, files: ["/tmp/a/A.swift"]).kept == [
        CompilerDiagnostic(
          .error, file: "/tmp/a/A.swift", line: 2, column: 5, message: "cannot find 'x' in scope",
          name: "cannot_find_in_scope")
      ])
  }

  @Test func aDeclarationWithoutSourceBelongsToTheErrorBeforeIt() {
    let text = """
      A.swift:2:5: error: main actor-isolated property 'bounds' can not be referenced [actor_isolated_non_self_reference]
      A.swift:1:6: note: add '@MainActor' [add_globalactor_to_decl]
      UIKit.CALayer.bounds:2:21: note: property declared here [kind_declared_here]
      A.swift:3:5: error: cannot find 'x' in scope [cannot_find_in_scope]
      """
    let errors = CompilerDiagnostics(printed: text, files: ["A.swift"]).kept.filter { $0.severity == .error }
    #expect(errors.map(\.declaration) == ["UIKit.CALayer.bounds", nil])
  }

  @Test func ofThousandsOfErrorsTheFirstAreKeptAndTheOthersCounted() async throws {
    let outcome = try await check((0..<2_000).map { "let a\($0) = b\($0)\n" }.joined())
    #expect(outcome.status == .failed)
    #expect(outcome.diagnostics.count == CompilerDiagnostics.maximumCount)
    #expect(outcome.omittedDiagnostics == 2_000 - CompilerDiagnostics.maximumCount)
  }

  @Test func noNumberOfWarningsHidesAnError() async throws {
    let warnings = (0..<150).map { "#warning(\"\($0)\")\n" }.joined()
    let outcome = try await check(warnings + "let wrong: Int = \"text\"\n")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.map(\.line) == [151])
    #expect(outcome.diagnostics.count == CompilerDiagnostics.maximumCount + 1)
    #expect(outcome.omittedDiagnostics == 50)
  }

  /// The compiler prints the lines of such a message as they are.
  @Test(arguments: ["\\n", "\\u{2028}", "\\u{85}", "\\r\\n"])
  func aLineOfALearnersOwnMessageIsNoErrorOfNoFile(end: String) async throws {
    let text = """
      @available(*, deprecated, message: "x\(end)error: No space left on device\(end)<unknown>:0: error: gone")
      func old() -> Int { 1 }
      func f() -> Int { old() }

      """
    let right = try await check(text)
    #expect(right.succeeded)
    #expect(right.errors == [])
    #expect(right.diagnostics.contains { $0.severity == .warning })
    #expect(try await check(text + "let a: Int = \"b\"\n").errors.map(\.line) == [4])
  }

  @Test func anErrorOfNoFileCountsWhereThereIsNoOther() {
    let text = "error: unable to open output file 'x'\n"
    #expect(CompilerDiagnostics(printed: text, files: []).kept.map(\.message) == ["unable to open output file 'x'"])
  }

  @Test func anIdentifierInTheLearnersOwnMessageIsNotTheCompilers() async throws {
    let outcome = try await check("#error(\"cannot find 'x' in scope [cannot_find_in_scope]\")")
    #expect(outcome.errors.map(\.name) == ["pound_error"])
    #expect(outcome.errors.map(\.message) == ["cannot find 'x' in scope [cannot_find_in_scope]"])
  }

  // MARK: The oldest compiler

  /// A `swiftc` that says it is another version.
  private func find(_ answer: String) async throws -> SwiftToolchain {
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = folder + "/swiftc"
    try "#!/bin/sh\ncat <<'END'\n\(answer)\nEND\n".write(toFile: compiler, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    do {
      return try await SwiftToolchain.find(environment: ["PATH": folder + ":/usr/bin:/bin"])
    } catch let error as SwiftToolchain.NotFound {
      throw Broken(what: error.description.replacing(folder, with: "/folder"))
    }
  }

  @Test func aRelativeFolderOfThePathIsPassedOver() async throws {
    let error = await #expect(throws: SwiftToolchain.NotFound.self) {
      try await SwiftToolchain.find(environment: ["PATH": ".:../../../../../../../../../../bin:relative"])
    }
    #expect(error?.reason.hasPrefix("there is no 'swiftc' in") == true)
  }

  private func information(_ version: String) -> String {
    """
    {"compilerVersion": "\(version)", "target": {"triple": "x86_64-unknown-linux-gnu"},
     "paths": {"runtimeLibraryPaths": ["/a/usr/lib/swift/linux"], "runtimeResourcePath": "/a/usr/lib/swift"}}
    """
  }

  @Test func anOlderCompilerIsRefusedWithWhatWasFoundAndWhatIsNeeded() async throws {
    let error = await #expect(throws: Broken.self) {
      try await find(information("Swift version 6.1.2 (swift-6.1.2-RELEASE)"))
    }
    #expect(
      error?.what == """
        Coursemark needs Swift 6.3 or later, and '/folder/swiftc' is Swift 6.1. Install it from \
        https://www.swift.org/install/linux, or set COURSEMARK_SWIFT to the path of its 'swiftc'.
        """)
    let silent = await #expect(throws: Broken.self) { try await find("hello") }
    #expect(silent?.what.contains("'/folder/swiftc -frontend -print-target-info' answers nothing useful") == true)
  }

  /// `Package.swift`, the README and the script that prepares a machine.
  @Test(arguments: [
    ("Package.swift", "// swift-tools-version: 6.3\n"), ("README.md", "6.3 or later"),
    ("scripts/setup", "Coursemark needs Swift 6.3 or later"),
  ])
  func theOldestVersionIsTheSameEverywhere(file: String, words: String) throws {
    let text = try String(contentsOf: Self.repository.appendingPathComponent(file), encoding: .utf8)
    #expect(words.contains(SwiftVersion.oldest.description))
    #expect(text.contains(words))
  }

  @Test func settingUpWithAnOlderSwiftSaysSoBeforeAnythingIsInstalled() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let swift = folder + "/swift"
    try "#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\n"
      .write(toFile: swift, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: [Self.repository.path + "/scripts/setup"],
        environment: ["PATH": folder + ":/usr/bin:/bin"], limits: Limits(wallClock: 60)))
    #expect(ending.status == .exited(1))
    #expect(
      ending.errorText.replacing(folder, with: "/folder") == """
        Coursemark needs Swift 6.3 or later, and '/folder/swift' is Swift 5.10. Install a newer one from \
        https://www.swift.org/install/linux/ and try again.

        """)
  }

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  @Test(arguments: [
    "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "Swift version 6.10-dev (LLVM 1, Swift 2)",
    "Apple Swift version 7.0 (swiftlang-7)",
  ])
  func aNewerOneIsTaken(version: String) async throws {
    #expect(try await find(information(version)).version == version)
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
