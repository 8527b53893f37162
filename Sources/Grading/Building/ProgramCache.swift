internal import CourseModel
internal import Foundation
internal import RuntimeBuilding
internal import Scaffolding
internal import Storage
internal import SwiftSource
internal import SystemPackage

/// A lesson's own programs that were compiled before: starters, solutions and wrong answers, by content. A lesson is
/// verified again and again, and most of it is as it was. Learners' programs are never kept.
struct ProgramCache: Sendable {
  /// An entry has the executables and `products.json`.
  let cache: SealedCache
  let runtime: Runtime
  let mode: LanguageMode
  /// Of the tool that makes and judges programs.
  let tool: String

  /// When there are more, those that were not used for the longest time go.
  private static let limit = 1_000

  /// What was made of the same program for the same plan, or what `make` makes of it now.
  func products(
    _ program: ProgramSource, _ plan: GradingPlan, states: LessonStates, make: () async throws -> BuildProducts
  ) async throws -> BuildProducts {
    let identity = identity(program, plan, states)
    if let entry = cache.entry(for: identity), let products = Self.read(entry, states) { return products }
    let made = try await make()
    // A compiler that ran out of time or memory may succeed the next time.
    guard made.learner.stopped == nil else { return made }
    try await cache.store(identity) { draft in try Self.write(made, to: draft) }
    CacheDirectory.removeOldest(in: cache.folder, above: Self.limit)
    return cache.entry(for: identity).flatMap { Self.read($0, states) } ?? made
  }

  /// All that decides what is made: the program, where its lines come from (messages say so), scenes and probes.
  func identity(_ program: ProgramSource, _ plan: GradingPlan, _ states: LessonStates) -> ContentHash {
    ContentHash(
      ["programs 4", tool, runtime.linkIdentity.description, mode.rawValue] + Self.parts(program.identity, plan, states)
    )
  }

  /// The same without the tool, the runtime and the mode.
  static func parts(_ program: [String], _ plan: GradingPlan, _ states: LessonStates) -> [String] {
    // What stands in for a file that does not compile, and which files a check rests on.
    var parts = states.initial.files.flatMap { [$0.name, $0.text] }
    parts += Set(plan.checks.map(\.step)).sorted().flatMap { states.neededFiles(of: $0).sorted() }
    parts += program
    // Which of a scene's checks are run makes no difference, as long as they need the same probes.
    var modules: Set<String> = []
    for check in plan.checks.map(\.scaffold) {
      let place = "\(check.step) \(check.scene?.number ?? 0) "
      modules.insert(place + (check.scene?.module(learnerFiles: []).text ?? ""))
      modules.formUnion(check.linkedProbes.map { place + $0.module(learnerFiles: []).text })
    }
    return parts + modules.sorted()
  }

  // MARK: An entry

  private struct Entry: Codable {
    var learner: LearnerModule
    var apps: [Int: AppBuild]
  }

  private static func write(_ products: BuildProducts, to folder: FilePath) throws {
    for (number, program) in products.programs {
      try FileManager.default.copyItem(
        atPath: program.path.string, toPath: folder.appending(executableName(number)).string)
    }
    let entry = Entry(learner: products.learner, apps: products.apps)
    try JSONEncoder().encode(entry).write(to: folder.appending("products.json").url)
  }

  private static func read(_ entry: SealedCache.Entry, _ states: LessonStates) -> BuildProducts? {
    guard let bytes = try? entry["products.json"]?.contents(),
      let read = try? JSONDecoder().decode(Entry.self, from: Data(bytes))
    else { return nil }
    let programs = read.apps.keys.map { ($0, entry[executableName($0)]) }
    return BuildProducts(
      learner: read.learner, states: states, apps: read.apps,
      programs: Dictionary(uniqueKeysWithValues: programs).compactMapValues(\.self))
  }

  private static func executableName(_ number: Int) -> String { "app-\(number)" }
}

extension ProgramSource {
  /// Its text, and where its lines come from: messages say so.
  var identity: [String] {
    files.sorted { $0.name < $1.name }.flatMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).indices.count
      let origins = (1...max(lines, 1)).compactMap { file.origin(ofLine: $0) }
      return [file.name, file.text] + origins.map { "\($0.file):\($0.line):\($0.columnShift)" }
    }
  }
}
