internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading

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

  @Option(help: ArgumentHelp("How long a check may take; 10 unless the lesson says otherwise.", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Run code even where nothing can contain it; the report then says so. Where it can be contained, it is.")
  var uncontained = false

  func validate() throws {
    if !(1...256).contains(jobs) { throw ValidationError("'--jobs \(jobs)' can't be; give a number from 1 to 256.") }
    if let timeout, !(timeout > 0 && timeout <= 3600) {
      throw ValidationError("'--timeout \(timeout)' can't be; give seconds, from more than 0 to 3600.")
    }
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
