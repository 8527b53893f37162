internal import CourseModel
internal import InterfaceFiles
internal import Interop
internal import SwiftSource

/// What a reading process is asked.
enum ReadingRequest: Codable, Sendable {
  case prepare([Interop.File], Catalog, Set<ProgramSyntax.Position>)
  /// - Parameter sources: The compiler's name of each file whose tree comes with the question, in this order.
  case complete(PreparedProgram, Catalog, sources: [String])
  case syntax([Interop.File], [ProgramSyntax.Position])
  case spare([Interop.File], lacking: [ProgramSyntax.Position], blocking: [ProgramSyntax.Position], kept: Set<String>)
  case apply([CodeFragment], ProgramSource)
  case mergeStarters([StarterHandout], ProgramSource)
  case classes([Interop.File])
  case interfaceFile(name: String, text: String)
  case resources([ResourceFile], Set<String>?)
}

/// What it answers: JSON on its standard output.
enum ReadingAnswer<Value: Codable & Sendable>: Codable, Sendable {
  case read(Value)
  case refused(UnreadableSource)

  func value() throws(UnreadableSource) -> Value {
    switch self {
    case .read(let value): return value
    case .refused(let reason): throw reason
    }
  }
}

struct MergedProgram: Codable, Sendable {
  var program: ProgramSource
  var problems: [MergeProblem]
}

/// What an interface file holds, or why it can't be read.
struct InterfaceFileAnswer: Codable, Sendable {
  var file: InterfaceFile?
  var problem: InterfaceProblem?

  init(_ name: String, _ text: String) {
    do { file = try InterfaceFile(name, text: text) } catch { problem = error }
  }
}

/// A merge of starters into a learner's files, or why there is none.
struct StarterMergeAnswer: Codable, Sendable {
  var merge: StarterMerge?
  var problem: MergeProblem?

  init(_ handouts: [StarterHandout], _ program: ProgramSource) {
    do { merge = try StarterMerge(handouts, into: program) } catch { problem = error }
  }
}
