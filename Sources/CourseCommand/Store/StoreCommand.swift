internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting
internal import SharedStore
internal import Storage
internal import SystemPackage

/// `coursemark store`
struct StoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: "Show, check or empty the folder in which verdicts are kept.",
    discussion: """
      Examples:
        coursemark store
        coursemark store verify --store class-store
        coursemark store clear --older-than 180
      """,
    subcommands: [Size.self, Verify.self, Clear.self], defaultSubcommand: Size.self)

  struct Place: ParsableArguments {
    @Option(
      help: ArgumentHelp("The folder. Otherwise $COURSEMARK_STORE, or the folder of your own.", valueName: "folder"))
    var store: String?

    /// The folder, which need not be there yet.
    func folder() throws -> FolderStore {
      var options = StoreOptions()
      (options.store, options.noStore) = (store, false)
      let environment = ProcessInfo.processInfo.environment
      switch try options.place(home: try Home.find(), environment: environment) {
      case .folder(let path): return FolderStore(FilePath(path))
      case .web: throw UsageError("The store is on a web server; look after it there.")
      case nil: throw UsageError("$\(StoreOptions.variable) says that there is no store; name one with '--store'.")
      }
    }
  }

  struct Size: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say how much is kept, and since when.")
    @OptionGroup var place: Place

    func run() throws {
      let folder = try place.folder()
      let entries = folder.entries.filter { $0.name != nil }
      let bytes = entries.reduce(0) { $0 + $1.size }
      var text = "\(folder.place): \(StoreCommand.counted(entries.count)), \(StoreCommand.megabytes(bytes))"
      if let oldest = entries.map(\.lastUse).min() {
        text += "; the oldest was last used \(StoreCommand.days(since: oldest))"
      }
      Console.write(visible(text) + "\n")
    }
  }

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Find verdicts that are damaged, or were put there with another secret than yours.")
    @OptionGroup var place: Place

    func run() async throws {
      let folder = try place.folder()
      let home = try Home.find()
      let secret = try Secret.load(settings: home.settings, environment: ProcessInfo.processInfo.environment)
      let sealed = SealedStore(folder, secret: secret.bytes)
      var sound = 0
      var unsound: [FilePath] = []
      for entry in folder.entries {
        guard let name = entry.name, try await sealed.isSound(name) else {
          unsound.append(entry.path)
          continue
        }
        sound += 1
      }
      for path in unsound { Console.write(visible("\(path) is damaged, or of a grader with another secret.") + "\n") }
      Console.write("\(StoreCommand.counted(sound)) as your grader has put them there; \(unsound.count) not.\n")
      try CommandExit.with(unsound.isEmpty ? .allPassed : .notPassed)
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove verdicts; what is needed again is graded again.")
    @OptionGroup var place: Place

    @Option(help: ArgumentHelp("Only those that were not used for so long.", valueName: "days"))
    var olderThan: Int?

    func validate() throws {
      if let olderThan, !(1...36_500).contains(olderThan) {
        throw ValidationError("'--older-than \(olderThan)' can't be; give a number of days from 1 to 36500.")
      }
    }

    func run() throws {
      let folder = try place.folder()
      let limit = olderThan.map { Date(timeIntervalSinceNow: -86_400 * Double($0)) } ?? .distantFuture
      let old = folder.entries.filter { $0.lastUse < limit }
      for entry in old { try folder.remove(entry) }
      Console.write("\(StoreCommand.counted(old.count)) removed.\n")
    }
  }

  private static func counted(_ count: Int) -> String { "\(count) verdict\(count == 1 ? "" : "s")" }

  private static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1_048_576) }

  private static func days(since date: Date) -> String {
    let days = Int(-date.timeIntervalSinceNow / 86_400)
    return days <= 0 ? "today" : days == 1 ? "a day ago" : "\(days) days ago"
  }
}
