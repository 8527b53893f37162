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

  /// What keeps a function from being called from the other process.
  var problems: [Diagnostic] {
    functions.compactMap { function in
      let reason: String? =
        if function.isAsync {
          "it is async"
        } else if function.isGeneric {
          "it is generic"
        } else if function.parameters.contains(where: \.isVariadic) {
          "it has a variadic parameter"
        } else if function.parameters.contains(where: { $0.type.hasPrefix("inout ") }) {
          "it has an inout parameter"
        } else {
          nil
        }
      return reason.map {
        Diagnostic(
          .probeCannotCross, at: snippet.location(ofLine: function.line),
          "Probe '\(function.fullName)' cannot be called from a check: \($0). "
            + "Give it parameters and a result that are Codable values, or make it private.")
      }
    }
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
    text.append(snippet)
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
    let call = "\(function.name)(\(arguments.joined(separator: ", ")))"
    let isThrowing = function.isThrowing || !arguments.isEmpty
    let body =
      function.returnsNothing ? "\(isThrowing ? "try " : "")\(call)\n    return \"null\"" : "return try _json(\(call))"
    return "  \(SourceText.literal(function.fullName)): { arguments in\n    \(body)\n  },"
  }
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
