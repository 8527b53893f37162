internal import ArgumentParser
internal import AttackSuite
internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting
internal import RuntimeBuilding
internal import Storage

/// `coursemark doctor`
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what this host offers to contain submissions with, or attack the grader on it.",
    discussion: """
      Without options, says which tier of containment is reached here, what would make it better, and whether the compiler, the
      cache and the temporary folders work.

      With '--attack', hands in what submissions do to graders, a hundred and a half of attacks, as root, as an ordinary user and
      where namespaces are refused, as far as that can be brought about. After each, an honest wrong and an honest right
      submission are graded, and files, processes and memory are compared with before. It takes some minutes.

      Examples:
        coursemark doctor
        coursemark doctor --attack
        coursemark doctor --attack --quick --setting user
        coursemark doctor --attack --row 35 --row A02 --format json

      Exit codes: 0 when all is well; 3 when code can't be contained here, or an attack does not hold.
      """)

  @Flag(help: "Try the attacks on this host.")
  var attack = false

  @Option(name: .customLong("row"), help: ArgumentHelp("Only this attack; may be repeated.", valueName: "id"))
  var rows: [String] = []

  @Option(
    name: .customLong("setting"),
    help: ArgumentHelp("Only in this setting: root, user or no-namespaces; may be repeated.", valueName: "name"))
  var settings: [AttackSetting] = []

  @Flag(help: "Only some attacks of each kind, and, unless '--setting' says otherwise, only as who one is.")
  var quick = false

  @Flag(help: "List the attacks and what holds against them, and try none.")
  var list = false

  @Option(help: ArgumentHelp("How what was found is written.", valueName: "format"))
  var format = DoctorFormat.text

  @Option(help: ArgumentHelp("How many attacks are tried at once.", valueName: "n"))
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)

  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if !attack, quick || list || !rows.isEmpty || !settings.isEmpty {
      throw ValidationError("'--row', '--setting', '--quick' and '--list' go with '--attack'.")
    }
    if !attack, format == .markdown { throw ValidationError("'--format markdown' goes with '--attack'.") }
    if !(1...64).contains(jobs) { throw ValidationError("'--jobs \(jobs)' can't be; give a number from 1 to 64.") }
  }

  func run() async throws {
    let home = try Home.find()
    let isSound = attack ? try await tryAttacks(home) : try await checkHost(home)
    try CommandExit.with(isSound ? .allPassed : .undecided)
  }

  private func checkHost(_ home: Home) async throws -> Bool {
    let progress = ProgressLine()
    let check = await HostCheck.run(home: home) { progress.show($0) }
    progress.clear()
    switch format {
    case .json: Console.write(try JSONReport.encode(check))
    case .text, .markdown:
      let text = HostCheckText(terminal: Console.terminal(.standardOutput, noColour: reading.noColour))
      Console.write(text.render(check))
    }
    return check.isFit
  }

  private func tryAttacks(_ home: Home) async throws -> Bool {
    let all = try AttackPlan(folder: home.attacks.appending("Rows").string)
    let known = all.attacks.map(\.row)
    for row in rows where !known.contains(row) {
      throw UsageError("There is no attack '\(row)'; the rows are \(known.joined(separator: ", ")).")
    }
    let plan = !rows.isEmpty ? all.only(rows) : quick ? all.quick : all
    if list {
      Console.write(format == .markdown ? AttackTable(results: []).markdown(all) : plan.text)
      return true
    }
    let isRoot = geteuid() == 0
    let possible = AttackSetting.possible(isRoot: isRoot)
    let usual = quick && rows.isEmpty ? [isRoot ? .root : .user] : AttackSetting.allCases
    let wanted = settings.isEmpty ? usual : settings
    for setting in wanted where !possible.contains(setting) {
      Console.note("Not tried \(setting.title): that takes a start as root.")
    }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let kit = try AttackKit(
      executable: executable, home: home.root.string,
      modules: RuntimeBuilder.modules, cache: home.cache.string)
    defer { kit.remove() }
    let progress = ProgressLine()
    let runner = AttackRunner(
      plan: plan, settings: wanted.filter(possible.contains), lanes: jobs, kit: kit, progress: { progress.show($0) })
    // The attacks block; they get a thread that nothing else waits for.
    let table = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try runner.run() }) }
    }
    progress.clear()
    switch format {
    case .text: Console.write(visible(table.text()))
    case .json: Console.write(try table.json())
    case .markdown: Console.write(table.markdown(all))
    }
    return table.holds
  }
}

/// How what `doctor` found is written.
enum DoctorFormat: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

extension AttackSetting: ExpressibleByArgument {}
