package import CourseModel
internal import SwiftSource

/// Functions of a lesson that are compiled into the app, for what no user can see; their values cross the pipe.
package struct Probe: Sendable, Hashable {
  /// Counts the probes of the lesson from 1.
  package var number: Int
  package var snippet: Snippet
  let outline: CodeOutline
  /// Those that check code can call: the ones that are not private.
  let functions: [FunctionSignature]

  init(number: Int, snippet: Snippet) {
    self.number = number
    self.snippet = snippet
    outline = CodeOutline(snippet.code)
    let parts = outline.parts.filter { $0.kind == .function }
    functions = zip(outline.functions, parts).filter { !$1.isPrivate }.map(\.0)
  }

  package var moduleName: String { "Probe\(number)" }

  /// What checks can call on the app.
  package var functionNames: [String] { functions.map(\.name) }

  /// What its module declares: a function without a body is the learner's own.
  var ownParts: [CodeOutline.Part] {
    let learners = zip(outline.functions, outline.parts.filter { $0.kind == .function }).filter { !$0.0.hasBody }.map(
      \.1)
    return learners.isEmpty ? outline.parts : outline.parts.filter { !learners.contains($0) }
  }
}

// MARK: In the app

extension Probe {
  /// The name of the table of its functions in the probe's own module.
  static let table = "_probes"

  /// The source of the probe's module: its code, and a table of its functions with JSON in and out.
  package func module(learnerFiles: [String]) -> GeneratedFile { module(learnerFiles: learnerFiles, table: Self.table) }

  func module(learnerFiles: [String], table: String) -> GeneratedFile {
    var text = SourceText(imports: ["UIKit", "AppAgent"] + learnerImports(learnerFiles), isForApp: true)
    let own = ownParts
    if own.count == outline.parts.count { text.append(snippet) } else { text.append(own, of: snippet) }
    for function in functions where !function.hasBody {
      text.place(snippet, line: function.line) { $0.append(callOfLearners(function)) }
    }
    text.append(
      """
      @MainActor public let \(table): [String: @MainActor @Sendable ([String]) throws -> String] = [
      \(functions.isEmpty ? "  :" : functions.map(wrapper).joined(separator: "\n"))
      ]

      private func _json<Value: Encodable>(_ value: Value) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      }

      private func _argument<Value: Decodable>(_ json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
      }
      """)
    return GeneratedFile(name: "\(moduleName).swift", text: text.text)
  }

  private func wrapper(_ function: FunctionSignature) -> String {
    let arguments = function.parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "_argument(arguments[\(index)])"
    }
    let name = function.hasBody ? function.name : Self.learners(function)
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    let isThrowing = function.isThrowing || !arguments.isEmpty
    let body =
      function.returnsNothing ? "\(isThrowing ? "try " : "")\(call)\n    return \"null\"" : "return try _json(\(call))"
    return "  \(SourceText.literal(function.fullName)): { arguments in\n    \(body)\n  },"
  }
}

// MARK: Functions of the learner's

extension Probe {
  /// A function with another name that calls the learner's: whatever it lacks is told at the probe's line.
  private func callOfLearners(_ function: FunctionSignature) -> String {
    let parameters = function.parameters.enumerated().map { "\($1.label ?? "_") p\($0): \($1.type)" }
    let arguments = function.parameters.enumerated().map { ($1.label.map { "\($0): " } ?? "") + "p\($0)" }
    let result = function.returnsNothing ? "" : " -> \(function.result ?? "Void")"
    let effects = function.isThrowing ? " throws" : ""
    let call = "\(function.isThrowing ? "try " : "")YourApp.\(function.name)(\(arguments.joined(separator: ", ")))"
    return
      "private func \(Self.learners(function))(\(parameters.joined(separator: ", ")))\(effects)\(result) { \(call) }"
  }

  private static func learners(_ function: FunctionSignature) -> String { "_learners_\(function.name)" }
}

// MARK: In the examiner

extension Probe {
  /// The same functions on `app`, as check code calls them, and the types of their values.
  func stubs(_ text: inout SourceText) {
    for part in outline.parts where part.kind == .type {
      let inherits = part.type?.inherits ?? []
      guard !Set(["Codable", "Encodable", "Decodable"]).isDisjoint(with: inherits) else { continue }
      text.append([part], of: snippet)
    }
    text.append("extension Application {")
    for function in functions {
      text.place(snippet, line: function.line) { $0.append(stub(function)) }
    }
    text.append("}")
  }

  private func stub(_ function: FunctionSignature) -> String {
    let parameters = function.parameters.enumerated().map { index, parameter in
      let value = parameter.defaultValue.map { " = \($0)" } ?? ""
      return "\(parameter.label ?? "_") p\(index): \(parameter.type)\(value)"
    }
    let arguments = function.parameters.indices.map { "argument(p\($0))" }.joined(separator: ", ")
    let result = function.returnsNothing ? "" : " -> \(function.result ?? "Void")"
    return "func \(function.name)(\((parameters + ["checkLine: Int = #line"]).joined(separator: ", ")))\(result) "
      + "{ call(\(SourceText.literal(function.fullName)), [\(arguments)], line: checkLine) }"
  }
}

extension FunctionSignature {
  var returnsNothing: Bool { result.map { ["Void", "()", "Swift.Void"].contains($0) } ?? true }
}
