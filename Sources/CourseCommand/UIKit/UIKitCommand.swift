internal import ArgumentParser
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import RuntimeBuilding
internal import Storage
internal import UIKitNames

/// `coursemark uikit`
struct UIKitCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  static let configuration = CommandConfiguration(
    commandName: "uikit",
    abstract: "Show which names of UIKit Coursemark has.",
    discussion: """
      Names that only keep what they are given are told from those that do something, and both from those that are
      missing. Code that uses a missing name is reported as 'unsupported', never as a learner's mistake.

      Examples:
        coursemark uikit
        coursemark uikit UITextField
        coursemark uikit --used
        coursemark uikit --format markdown
      """)

  @Argument(help: "A type of UIKit. Without it, a summary of all.")
  var type: String?

  @Flag(help: "Show which members are missing that public code for text input uses.")
  var used = false

  @Option(help: ArgumentHelp("How it is written; 'markdown' is a page of all.", valueName: "format"))
  var format = Format.text

  @OptionGroup var reading: OutputOptions

  func run() throws {
    let files = UIKitFiles(home: try Home.find())
    let coverage = try files.coverage()
    if format == .markdown {
      guard type == nil, !used else { throw UsageError("The page shows all types; leave out the type and '--used'.") }
      return Console.write(try Self.page(files).markdown)
    }
    let text = UIKitText(terminal: Console.terminal(.standardOutput, noColour: reading.noColour))
    if used {
      let used = try files.used().filter { $0.type == type ?? $0.type }
      return Console.write(
        format == .json ? try json(coverage.missing(used)) : text.missing(coverage.missing(used), of: used.count))
    }
    guard let name = type else {
      let uikit = UIKitCoverage(known: try files.uikit(), modelled: coverage.modelled)
      return Console.write(format == .json ? try json(uikit.types) : text.summary(uikit))
    }
    guard let found = coverage.type(name) else {
      throw UsageError("UIKit has no type '\(name)'" + (remedy(name, among: coverage.known.types.keys) ?? "."))
    }
    Console.write(format == .json ? try json(found) : text.type(found, in: coverage))
  }

  static func page(_ files: UIKitFiles) throws -> UIKitPage {
    UIKitPage(
      coverage: UIKitCoverage(known: try files.uikit(), modelled: try files.coverage().modelled),
      used: try files.used(),
      behaviours: try files.behaviours(), assumptions: try files.assumptions())
  }

  private func remedy(_ name: String, among known: some Sequence<String>) -> String? {
    SpellingSuggestion.to(name, among: known).map { "; did you mean '\($0)'?" }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
