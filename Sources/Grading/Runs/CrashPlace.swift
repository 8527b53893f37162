internal import CourseModel
internal import Foundation
internal import Sandboxing
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// Where in a learner's code an app has crashed: the innermost call of theirs that was under way, also when it was Swift's library or UIKit that
/// stopped.
struct CrashPlace: Equatable {
  /// `TaskList.swift:31`
  var location: SourceLocation
  /// The file and the line that were compiled, as Swift itself names them.
  var compiled: String
  /// What stands in that line.
  var code: String
  /// For what the compiler has put a trap there, without words of its own at run time: `arithmetic overflow`.
  var trap: String?
  /// Whether the same call is under way again and again.
  var isRecursion: Bool

  /// How the line begins in which the app's agent writes the addresses (`CrashReporter`).
  static let mark = "[coursemark] calls"

  /// Calls that a stack of a function that calls itself without end has at least.
  private static let fewestOfRecursion = 50

  /// As many as the agent writes. The app can write such a line too, with more of them than a program takes as arguments.
  private static let mostAddresses = 256

  /// The addresses that a crashed app has written, innermost first.
  static func addresses(in errorText: String) -> [UInt64] {
    let line = errorText.split(separator: "\n").last { $0.hasPrefix(mark) }
    let words = line?.dropFirst(mark.count).split(separator: " ", maxSplits: mostAddresses) ?? []
    return words.prefix(mostAddresses).compactMap { UInt64($0, radix: 16) }
  }

  /// - Parameters:
  ///   - places: Of each address, innermost first.
  ///   - program: What was compiled.
  init?(_ addresses: [UInt64], _ places: [[CodePlace]], in program: ProgramSource) {
    let names = SafeFileNames(program.files.map(\.name))
    let counts = Dictionary(addresses.map { ($0, 1) }, uniquingKeysWith: +)
    // A function that calls itself without end stops at its first line; the line that calls is below.
    isRecursion = counts.values.contains { $0 >= Self.fewestOfRecursion }
    for (address, calls) in zip(addresses, places)
    where !isRecursion || counts[address, default: 0] >= Self.fewestOfRecursion {
      let trap = calls.first.flatMap {
        $0.function.hasPrefix(Self.trapPrefix) ? $0.function.dropFirst(Self.trapPrefix.count) : nil
      }
      for call in calls where call.line > 0 {
        let name = names.original(FilePath(call.file).lastComponent?.string ?? "")
        guard let file = program[file: name], let origin = file.origin(ofLine: call.line) else { continue }
        location = SourceLocation(file: origin.file, line: origin.line, column: 1)
        compiled = "\(name):\(call.line)"
        code = file.lines[call.line - 1].text.trimmingCharacters(in: .whitespaces)
        self.trap = trap.map(String.init)
        return
      }
    }
    return nil
  }

  /// The line that Swift itself has named. Of an optional that is unwrapped without a `!` at that place, the program's line tables have none.
  init?(_ message: CrashMessage, in program: ProgramSource) {
    guard let place = message.place else { return nil }
    let name = SafeFileNames(program.files.map(\.name)).original(place.file)
    guard let file = program[file: name], let origin = file.origin(ofLine: place.line) else { return nil }
    location = SourceLocation(file: origin.file, line: origin.line, column: 1)
    compiled = "\(name):\(place.line)"
    code = file.lines[place.line - 1].text.trimmingCharacters(in: .whitespaces)
    isRecursion = false
  }

  private static let trapPrefix = "Swift runtime failure: "

  /// `TaskList.swift:31`
  var line: String { "\(location.fileName):\(location.position.line)" }

  /// `At TaskList.swift:31: 'let task = tasks[row]'.`
  var sentence: String {
    let shown = code.count > 120 ? code.prefix(120) + "…" : code[...]
    return "At \(line): '\(shown)'." + (isRecursion ? " This line is called again and again from itself." : "")
  }
}

/// Finds the places of crashes in a program.
struct CrashPlaces: Sendable {
  let compiler: SwiftCompiler
  /// What was compiled.
  let program: ProgramSource

  /// The same judgement, with the learner's line where the app has crashed.
  func examined(
    _ judgement: Judgement, app: Ending, executable: HeldFile, later: () -> LaterOutlets
  ) async throws -> Judgement {
    guard judgement.verdict == .crash, case .signalled = app.status else { return judgement }
    let message = CrashMessage(app)
    guard let place = try await place(of: app, executable, message) else { return judgement }
    var judgement = judgement
    judgement.add(place, message)
    return message.isNil ? later().examined(judgement, at: place, in: program) : judgement
  }

  private func place(of app: Ending, _ executable: HeldFile, _ message: CrashMessage) async throws -> CrashPlace? {
    if let place = CrashPlace(message, in: program) { return place }
    let addresses = CrashPlace.addresses(in: app.errorText)
    guard let places = try await compiler.places(of: addresses, in: executable.path.string) else { return nil }
    return CrashPlace(addresses, places, in: program)
  }
}

extension Judgement {
  /// Says where it was. A signal that says nothing gives way to what the compiler has put the trap there for.
  fileprivate mutating func add(_ place: CrashPlace, _ message: CrashMessage) {
    var words = message.isSignal ? place.trap.map { "Fatal error: \($0)." } ?? message.text : message.text
    if place.isRecursion, message.isSignal { words = "its stack is full." }
    // What Swift itself says of the place is said once.
    words = words.replacing(" (\(place.compiled))", with: "")
    let before = (reason ?? "").replacing(message.text, with: words, maxReplacements: 1)
    reason = "\(before)\(before.last.map { ".!?\"'".contains($0) } ?? true ? "" : ".") \(place.sentence)"
  }
}
