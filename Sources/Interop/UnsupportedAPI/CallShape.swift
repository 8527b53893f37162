internal import SwiftSyntax
internal import UIKitNames

/// How a function is called, as far as its name goes: labels, and closures behind the parentheses.
struct CallShape: Equatable, Sendable, Codable {
  /// `_` where there is none.
  var labels: [String]
  /// The labels of trailing closures; the first has none.
  var closures: [String]

  init(labels: [String], closures: [String] = []) {
    self.labels = labels
    self.closures = closures
  }

  init(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    closures =
      (call.trailingClosure == nil ? [] : ["_"]) + call.additionalTrailingClosures.map { $0.label.identifierText }
  }

  /// Whether a function with these labels can be called so, when what is left out has a default.
  func fits(_ parameters: [String]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    for (number, label) in closures.enumerated() {
      guard let index = number == 0 ? rest.indices.first : rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  func fits(_ name: String) -> Bool { KnownMember.labels(in: name).map(fits) ?? false }
}
