internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing

/// How people read the report.
package struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("no-color"), help: "Print without colours, as 'NO_COLOR=1' in the environment does.")
  package var noColour = false

  package init() {}
}

/// How the grader works, for the commands that grade.
struct GraderOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many checks run at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp(
      "How long a check may take; 10 unless the lesson says otherwise. The same as '--limit timeout=…'.",
      valueName: "seconds"))
  var timeout: Double?

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "What a check or its compiling may use, such as memory=512MB or processor-time=20, whatever the lesson says; may be "
        + "repeated. The limits are \(ResourceLimits.Name.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name=value"), transform: LimitArgument.init(parsing:))
  var limitArguments: [LimitArgument] = []

  @Flag(help: "Run code even where nothing can contain it; the report then says so. Where it can be contained, it is.")
  var uncontained = false

  func validate() throws {
    if !(1...256).contains(jobs) { throw ValidationError("'--jobs \(jobs)' can't be; give a number from 1 to 256.") }
    var names = limitArguments.map(\.name) + (timeout == nil ? [] : [.timeout])
    while let name = names.popLast() {
      guard names.contains(name) else { continue }
      throw ValidationError("The limit '\(name.rawValue)' is given twice; keep one of them.")
    }
    if let timeout, !(timeout > 0 && timeout <= 3600) {
      throw ValidationError("'--timeout \(timeout)' can't be; give seconds, from more than 0 to 3600.")
    }
  }
}

extension GraderOptions {
  /// All that the command line sets.
  var limits: ResourceLimits {
    var limits = ResourceLimits()
    limits[.timeout] = timeout
    for argument in limitArguments { limits[argument.name] = argument.value }
    return limits
  }
}

/// `memory=512MB`
struct LimitArgument: Sendable {
  var name: ResourceLimits.Name
  var value: Double

  /// Explains what is wrong by itself: the parser would only say that the value is invalid.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = ResourceLimits.Name(rawValue: parts[0]) else {
      let known = ResourceLimits.Name.allCases.map(\.rawValue)
      throw ValidationError(
        "There is no limit '\(parts[0])'" + SpellingSuggestion.remedy(parts[0], among: known, list: "the limits are"))
    }
    guard parts.count == 2, let value = name.value(parts[1]) else {
      let text = parts.count == 2 ? "'\(argument)' can't be" : "'\(argument)' has no value"
      throw ValidationError(
        "\(text); '\(name.rawValue)' is \(name.expectation): \(name.rawValue)=\(name.text(name.standard)).")
    }
    (self.name, self.value) = (name, value)
  }
}

/// A seed as reports print it.
struct SeedArgument: ExpressibleByArgument {
  var value: UInt64

  init?(argument: String) {
    let digits = argument.lowercased().hasPrefix("0x") ? String(argument.dropFirst(2)) : argument
    guard digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }
}

extension LanguageMode: ExpressibleByArgument {}
