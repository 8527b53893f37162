internal import CourseModel
internal import Yams

/// `limits:` of a lesson's front matter and of `course.yml`: a list of names and values.
///
///     limits:
///       memory: 1GB
///       timeout: 20
struct LimitReading {
  private(set) var limits = ResourceLimits()
  private(set) var problems: [(node: Node, rule: RuleID, message: String)] = []

  init(_ node: Node) {
    guard let mapping = node.mapping else {
      problems.append(
        (node, .wrongValue, "The value of 'limits' is not a list of limits; write 'memory: 1GB' under it, indented."))
      return
    }
    for (key, value) in mapping {
      let word = key.string ?? ""
      guard let name = ResourceLimits.Name(rawValue: word) else {
        let known = ResourceLimits.Name.allCases.map(\.rawValue)
        let advice = SpellingSuggestion.remedy(word, among: known, list: "the limits are")
        problems.append((key, .unknownKey, "Limit '\(word)' is unknown\(advice)"))
        continue
      }
      let text = value.scalar?.string ?? ""
      guard let number = name.value(text) else {
        problems.append((value, .wrongValue, Self.problem(name, text)))
        continue
      }
      limits[name] = number
    }
  }

  static func problem(_ name: ResourceLimits.Name, _ text: String) -> String {
    "The value '\(text)' of '\(name.rawValue)' is not \(name.expectation); write \(name.text(name.standard))."
  }
}

extension SnippetBuilder {
  /// The limits that a step's comment sets.
  func limits(_ findings: inout DiagnosticCollector) -> ResourceLimits {
    var limits = ResourceLimits()
    for (attribute, limit) in AttributeName.limits {
      guard let text = text(attribute, &findings), let place = values[attribute] else { continue }
      guard let number = limit.value(text) else {
        findings.add(.wrongValue, at: self.place(place.valueOffset), LimitReading.problem(limit, text))
        continue
      }
      limits[limit] = number
    }
    return limits
  }
}

extension AttributeName {
  /// Those of a step that are limits, in the order in which they are documented.
  static let limits: [(attribute: AttributeName, limit: ResourceLimits.Name)] = ResourceLimits.Name.allCases
    .filter(\.isOfCheck).compactMap { limit in AttributeName(rawValue: limit.rawValue).map { ($0, limit) } }
}
