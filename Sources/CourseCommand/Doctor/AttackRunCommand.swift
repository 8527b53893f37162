internal import ArgumentParser
internal import AttackSuite

/// `coursemark attack-run`: the part of `doctor --attack` that becomes another user; no command for people.
struct AttackRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attack-run", abstract: "Start the tool under attack, for 'coursemark doctor --attack'.",
    shouldDisplay: false)

  @Argument(help: "What to start, as 'doctor --attack' has written it down.")
  var file: String

  @Flag(help: "Become the tool, on a host that refuses what the file says.")
  var enter = false

  func run() throws {
    if enter { return try RunMonitor.enter(file: file) }
    Console.write(try RunMonitor.run(file: file))
  }
}
