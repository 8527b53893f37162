internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Storage
internal import SystemPackage

/// `coursemark explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule finds, why it matters, and what to do.",
    discussion: """
      Each message about a course ends with the name of its rule in brackets.

      Example:
        coursemark explain unknown-role
      """)

  @Argument(help: "The name of a rule.")
  var rule: String

  func run() throws {
    let known = RuleID.allCases.map(\.rawValue)
    guard known.contains(rule) else {
      throw UsageError("There is no rule '\(rule)'" + SpellingSuggestion.remedy(rule, among: known))
    }
    let file = try Home.find().rules.appending("\(rule).md").string
    guard let page = FileManager.default.contents(atPath: file) else {
      throw UsageError("The page of the rule is not at \(file); install Coursemark again.")
    }
    Console.write(visible(String(decoding: page, as: UTF8.self)))
  }
}
