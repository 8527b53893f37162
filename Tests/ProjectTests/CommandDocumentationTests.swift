import ArgumentParser
import Foundation
import ServeCommand
import Testing

@testable import CourseCommand

/// The commands that the documents show can be given.
@Suite struct CommandDocumentationTests {
  static let documents: [String] = {
    let pages = (try? Repository.files(under: "Documentation")) ?? []
    return ["README.md", "CONTRIBUTING.md"] + pages.filter { $0.hasSuffix(".md") }
  }()

  @Test func allDocumentsAreRead() {
    #expect(Set(Self.documents).isSuperset(of: ["Documentation/Class.md", "Documentation/Rules/README.md"]))
  }

  /// Lines that begin with `coursemark`, in code blocks and in help texts, with those that continue them.
  static func commands(in text: String) -> [String] {
    text.replacing(/\\\n\s*/, with: "").matches(
      of: /(?:^|\n) *(?:- )?(?:run: )?\$? ?coursemark (?<arguments>[a-z-][^\n]*)/
    ).map {
      String($0.output.arguments)
    }
  }

  @Test(arguments: documents)
  func documentsShowCommandsThatExist(document: String) throws {
    for command in Self.commands(in: try Repository.text(document)) {
      #expect(Self.problem(with: command) == nil, "coursemark \(command)")
    }
  }

  @Test func helpShowsCommandsThatExist() {
    let commands = [
      Coursemark.self, GradeCommand.self, StartCommand.self, WatchCommand.self, HintCommand.self, CompareCommand.self,
      PackageCommand.self, NewCommand.self, VerifyCommand.self, BuildCommand.self,
      ServeCommand.self, ReplayCommand.self, ExplainCommand.self, UIKitCommand.self, PrepareCommand.self,
      StoreCommand.self, MergeCommand.self, RunCommand.self, SceneCommand.self,
    ]
    .flatMap { (command: any ParsableCommand.Type) in Self.commands(in: command.configuration.discussion) }
    #expect(commands.count >= 12)
    for command in commands { #expect(Self.problem(with: command) == nil, "coursemark \(command)") }
  }

  @Test func theReadmeShowsTheCommandsThatMatter() throws {
    let readme = try Repository.text("README.md")
    let shown = Set(Self.commands(in: readme).compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(shown.isSuperset(of: ["grade", "start", "hint", "verify", "build"]))
    #expect(readme.contains("make grade") && readme.contains("make test"))
  }

  @Test func makeHasTheTargetsThatTheDocumentsName() throws {
    let makefile = try Repository.text("Makefile")
    for document in Self.documents {
      for match in try Repository.text(document).matches(of: /[`\n ]make (?<target>[a-z-]+)/) {
        let target = match.output.target
        // "to make up", "they make it": prose has no code around it.
        guard match.output.0.hasPrefix("`") || match.output.0.hasPrefix("\n") else { continue }
        #expect(makefile.contains("\n\(target):"), "make \(target) in \(document)")
      }
    }
  }

  private static func problem(with command: String) -> String? {
    // Comments after a command are the document's.
    let line = command.split(separator: "#", omittingEmptySubsequences: false)[0]
    let arguments = line.split(separator: " ").map(String.init)
    do {
      if arguments.first == "serve" {
        _ = try ServeCommand.parseAsRoot(Array(arguments.dropFirst()))
        return nil
      }
      _ = try Coursemark.parseAsRoot(arguments)
      return nil
    } catch {
      return Coursemark.exitCode(for: error) == .success ? nil : Coursemark.message(for: error)
    }
  }
}
