internal import SwiftParser
internal import SwiftSyntax

/// A program that holds all of its mutants (mutant schemata): it is compiled once, and the environment variable ``variable`` says at each
/// start which mutation is active. Without the variable, none is.
///
///     if _mutant(1) != (text.isEmpty) { if !(_mutant(2)) { hide() } }
///
/// How this works: each place that can be changed holds the old and the new code, and a call of `_mutant(_:)` with the mutation's number
/// chooses between them. No line break is added or taken away, so that the compiler's lines stay those of the program.
package struct MutatedProgram: Sendable {
  package private(set) var program: ProgramSource
  private let original: ProgramSource
  package private(set) var mutations: [Mutation] = []

  /// The environment's variable that says which mutant a process is.
  package static let variable = "COURSEMARK_MUTANT"
  /// The file that declares `_mutant(_:)`.
  package static let switchFile = "MutantSwitch.swift"

  /// - Parameter isWanted: Whether a change at a place is to be made; for all others the program stays as it is.
  package init(_ program: ProgramSource, where isWanted: (Mutation) -> Bool) {
    self.program = program
    original = program
    for file in program.files {
      let finder = MutationFinder(file: file.name, text: file.text)
      var edits: [MutationEdit] = []
      for var found in finder.found {
        found.mutation.number = mutations.count + 1
        if let origin = file.origin(ofLine: found.mutation.line) { found.mutation.origin = origin }
        guard isWanted(found.mutation) else { continue }
        mutations.append(found.mutation)
        edits += found.edits(found.mutation.number)
      }
      if !edits.isEmpty { self.program.replace(file.name, with: MutationEdit.applying(edits, to: file.text)) }
    }
    if !mutations.isEmpty {
      self.program.apply([CodeFragment(Self.switchCode, to: .file(Self.switchFile), from: Self.switchFile)])
    }
  }

  /// With fewer changes.
  package func without(_ isUnwanted: (Mutation) -> Bool) -> MutatedProgram {
    let kept = Set(mutations.filter { !isUnwanted($0) }.map(\.place))
    return MutatedProgram(original) { kept.contains($0.place) }
  }

  private static let switchCode = """
    import Foundation

    private let _wantedMutant = Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0

    func _mutant(_ number: Int) -> Bool { number == _wantedMutant }
    """
}

extension Mutation {
  /// Where it is and what it changes: the same in another program of the same text, where its number may differ.
  fileprivate var place: String { "\(file):\(line):\(column) \(kind) \(change)" }
}

/// Text put in at a byte.
struct MutationEdit {
  var offset: Int
  var text: String
  /// How many bytes of the old code the edit wraps. Of several edits that open at one byte, the one with the largest extent comes first.
  var extent: Int
  var opens: Bool

  static func applying(_ edits: [MutationEdit], to text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var next = 0
    for edit in edits.sorted(by: comesBefore) {
      result += bytes[next..<edit.offset]
      next = edit.offset
      result += Array(edit.text.utf8)
    }
    return String(decoding: result + bytes[next...], as: UTF8.self)
  }

  private static func comesBefore(_ a: MutationEdit, _ b: MutationEdit) -> Bool {
    if a.offset != b.offset { return a.offset < b.offset }
    if a.opens != b.opens { return !a.opens }
    return a.opens ? a.extent > b.extent : a.extent < b.extent
  }
}

extension ProgramSource {
  /// Replaces a file's lines. There are as many as before, and each keeps the place in the lesson where it was written.
  fileprivate mutating func replace(_ name: String, with text: String) {
    guard let file = self[file: name] else { return }
    setFile(file.withTexts(splitLines(text)))
  }
}
