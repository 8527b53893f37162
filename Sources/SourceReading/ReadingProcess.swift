internal import Foundation
internal import InterfaceFiles
internal import Interop
internal import SwiftSource
internal import Synchronization
internal import Toolchain

/// The other side of ``SourceReader``: what the process does that it starts.
package enum ReadingProcess {
  /// Types, methods, properties and selectors of one program.
  package static let maximumDeclarations = 5_000

  /// Reads one request and answers it.
  /// - Returns: The process's exit code.
  package static func run() -> Int32 {
    let end = DispatchSemaphore(value: 0)
    let code = Mutex<Int32>(1)
    let thread = Thread {
      let result = answer()
      code.withLock { $0 = result }
      end.signal()
    }
    // Eight times the usual stack, so that code that people write is never nested too deeply.
    thread.stackSize = 64 << 20
    thread.start()
    end.wait()
    return code.withLock { $0 }
  }

  private static func answer() -> Int32 {
    do {
      let input = try FileHandle.standardInput.readToEnd() ?? Data()
      guard let question = ReadingQuestion(bytes: Array(input)) else { return 1 }
      let request = try JSONDecoder().decode(ReadingRequest.self, from: Data(question.request))
      try FileHandle.standardOutput.write(contentsOf: try answer(to: request, question.parts))
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)".utf8))
      return 1
    }
  }

  private static func answer(to request: ReadingRequest, _ parts: [[UInt8]]) throws -> Data {
    switch request {
    case .prepare(let files, let catalog, let objectiveCUses):
      try encode {
        var program = Interop.prepare(files, catalog: catalog, objectiveCUses: objectiveCUses)
        if program.declarationCount > maximumDeclarations { throw UnreadableSource(.tooManyDeclarations) }
        program.completeWithoutTree()
        return program
      }
    case .complete(var program, let catalog, let sources):
      try encode {
        program.catalog = catalog
        return program.completed(with: try tree(of: sources, parts))
      }
    case .syntax(let files, let positions):
      try encode { ProgramSyntax(files, at: positions) }
    case .spare(let files, let lacking, let blocking, let kept):
      try encode { SpareDeclarations(in: files, lacking: lacking, blocking: blocking, kept: kept) }
    case .apply(let fragments, var program):
      try encode {
        let problems = program.apply(fragments)
        return MergedProgram(program: program, problems: problems)
      }
    case .mergeStarters(let handouts, let program):
      try encode { StarterMergeAnswer(handouts, program) }
    case .classes(let files):
      try encode { ClassDeclaration.all(in: files.map(\.text)) }
    case .interfaceFile(let name, let text):
      try encode { InterfaceFileAnswer(name, text) }
    case .resources(let files, let classes):
      try encode { AppResources(files, classes: classes) }
    }
  }

  private static func tree(of sources: [String], _ trees: [[UInt8]]) throws -> TypedTree {
    do {
      return try TypedTree(reading: zip(sources, trees).map { ($0, Data($1)) })
    } catch {
      throw UnreadableSource(error.isTooLarge ? .tooMuchMemory : .tooDeep)
    }
  }

  private static func encode<Value: Codable & Sendable>(_ read: () throws -> Value) throws -> Data {
    var answer: ReadingAnswer<Value>
    do { answer = .read(try read()) } catch let reason as UnreadableSource { answer = .refused(reason) }
    return try JSONEncoder().encode(answer)
  }
}
