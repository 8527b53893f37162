package import ArgumentParser
internal import CourseModel
internal import Grading
internal import LessonParsing
internal import PageRendering
internal import Reporting
internal import Sandboxing
internal import SourceReading
internal import Storage

/// The command line tool: everything but the process.
package enum CommandLineTool {
  package static let version = "0.1.0"
  static let generator = "coursemark \(version)"

  /// The same for a process that does nothing else: what submissions leave behind ends with them.
  package static func runAsProcess(_ arguments: [String]) async -> Int32 {
    // Children of this tool's own, which read what learners handed in: see `SourceReader` and `SubmissionProcess`.
    if arguments == [SourceReader.argument] { return ReadingProcess.run() }
    if arguments == [SubmissionProcess.argument] { return SubmissionProcess.run() }
    return await runAsProcess(Coursemark.self, arguments)
  }

  /// The same for a program whose command is `root`.
  package static func runAsProcess(_ root: any ParsableCommand.Type, _ arguments: [String]) async -> Int32 {
    Supervisor.hideProcess()
    Supervisor.endOrphans()
    TemporaryDirectory.removeStale()
    return await run(root, arguments)
  }

  /// - Parameter arguments: Without the program's name.
  /// - Returns: The process's exit code, as ``CourseModel/ExitCode`` has them.
  package static func run(_ arguments: [String]) async -> Int32 { await run(Coursemark.self, arguments) }

  package static func run(_ root: any ParsableCommand.Type, _ arguments: [String]) async -> Int32 {
    if arguments.first == "help", let problem = unknownCommand(Array(arguments.dropFirst()), of: root) {
      return fail(problem, .lessonWrong)
    }
    do {
      var command = try root.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return CourseModel.ExitCode.allPassed.rawValue
    } catch let end as CommandExit {
      return end.code.rawValue
    } catch let error as UsageError {
      return fail(error.description, .lessonWrong)
    } catch let problem as TemplateSet.Problem {
      return fail(problem.description, .lessonWrong)
    } catch let problem as SiteWriter.Problem {
      return fail(problem.description, .lessonWrong)
    } catch is CancellationError {
      return fail("Interrupted; nothing was decided.", .undecided)
    } catch {
      return fail(error, of: root, arguments: arguments)
    }
  }

  private static func fail(_ error: any Error, of root: any ParsableCommand.Type, arguments: [String]) -> Int32 {
    switch root.exitCode(for: error) {
    case .success:
      Console.write(root.fullMessage(for: error) + "\n")
      return CourseModel.ExitCode.allPassed.rawValue
    case .validationFailure:
      if let problem = unknownCommand(Array(arguments.prefix(1)), of: root) ?? misspeltCommand(arguments, of: root) {
        return fail(problem, .lessonWrong)
      }
      Console.note(visible(root.fullMessage(for: error)))
      return CourseModel.ExitCode.lessonWrong.rawValue
    default:
      return fail(HostError.behind(error)?.description ?? "\(error)", .undecided)
    }
  }

  private static func fail(_ message: String, _ code: CourseModel.ExitCode) -> Int32 {
    var layout = TextLayout(Console.terminal(.standardError))
    layout.paragraph([Span("error:", .bad), Span(" \(message)")], hanging: 2)
    Console.write(layout.text, to: .standardError)
    return code.rawValue
  }

  /// What is wrong with a command's words, from the outermost on; options end them.
  private static func unknownCommand(_ names: [String], of root: any ParsableCommand.Type) -> String? {
    var command = root
    var path: [String] = []
    if root.configuration.subcommands.isEmpty { return nil }
    for name in names.prefix(while: { !$0.hasPrefix("-") }) {
      if path.isEmpty, name == "help" { return nil }
      let whole = (path + [name]).joined(separator: " ")
      guard !command.configuration.subcommands.isEmpty else {
        return "There is no command '\(whole)'; write '\(path.joined(separator: " "))'."
      }
      guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == name }) else {
        return "There is no command '\(whole)'" + SpellingSuggestion.remedy(name, among: shownCommands(of: command))
      }
      command = next
      path.append(name)
    }
    return nil
  }

  /// The second word of `new cuorse x` is not one of the command's own, and nearly one.
  private static func misspeltCommand(_ arguments: [String], of root: any ParsableCommand.Type) -> String? {
    guard arguments.count > 1, !arguments[1].hasPrefix("-"),
      let command = root.configuration.subcommands.first(where: { $0.configuration.commandName == arguments[0] }),
      SpellingSuggestion.to(arguments[1], among: shownCommands(of: command)) != nil
    else { return nil }
    return unknownCommand(Array(arguments.prefix(2)), of: root)
  }

  private static func shownCommands(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
      $0.configuration.commandName
    }
  }
}

/// The end of a command whose messages are printed already.
struct CommandExit: Error {
  var code: CourseModel.ExitCode

  /// Ends the command, unless all is well.
  static func with(_ code: CourseModel.ExitCode) throws {
    if code != .allPassed { throw CommandExit(code: code) }
  }
}

/// A command line that can't be carried out: what is wrong, and the remedy.
package struct UsageError: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
