internal import CourseModel

/// The attributes of `<!-- ignore rule=… reason="…" -->`.
extension SnippetBuilder {
  /// - Returns: A suppression for the comment's own line, or `nil` when it says too little.
  func suppression(at location: SourceLocation, _ findings: inout DiagnosticCollector) -> Suppression? {
    for (name, attribute) in values where ![.rule, .reason, .about].contains(name) {
      findings.add(
        .misplacedAttribute, at: place(attribute.nameOffset),
        "Attribute '\(attribute.name)' is not for 'ignore'; it has 'rule', 'reason' and 'about'.")
    }
    guard let attribute = values[.rule] else {
      findings.add(.missingValue, at: location.position, "The comment names no rule; write rule=name-of-a-rule.")
      return nil
    }
    guard let name = text(.rule, &findings) else { return nil }
    guard let rule = RuleID(rawValue: name) else {
      let all = RuleID.allCases.map(\.rawValue)
      let longer = all.filter { $0.contains(name) }
      let near = SpellingSuggestion.to(name, among: all) ?? (longer.count == 1 ? longer[0] : nil)
      findings.add(
        .unknownRule, at: place(attribute.valueOffset),
        "There is no rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; the message names its rule."))
      return nil
    }
    guard let reason = values[.reason]?.value, !reason.trimmed.isEmpty else {
      findings.add(
        .missingReason, at: location.position,
        "The comment does not say why '\(name)' is to be ignored; write reason=\"…\".")
      return nil
    }
    let line = location.position.line
    return Suppression(
      rule: rule, reason: reason, about: text(.about, &findings), location: location, lines: line...line)
  }
}
