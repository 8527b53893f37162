internal import ArgumentParser
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import UIKitNames

/// `coursemark uikit`
struct UIKitCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

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
      """)

  @Argument(help: "A type of UIKit. Without it, a summary of all.")
  var type: String?

  @Flag(help: "Show which members are missing that public code for text input uses.")
  var used = false

  @Option(help: ArgumentHelp("How it is written.", valueName: "format"))
  var format = Format.text

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let files = UIKitFiles(home: try Home.find())
    let coverage = try files.coverage()
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
      throw Misuse("UIKit has no type '\(name)'" + (remedy(name, among: coverage.known.types.keys) ?? "."))
    }
    Console.write(format == .json ? try json(found) : text.type(found, in: coverage))
  }

  private func remedy(_ name: String, among known: some Sequence<String>) -> String? {
    NearestWord.to(name, among: known).map { "; did you mean '\($0)'?" }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
