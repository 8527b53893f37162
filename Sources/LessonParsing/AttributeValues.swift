internal import CourseModel

/// The values of attributes, and what is wrong with them.
extension SnippetBuilder {
  func text(_ name: AttributeName, _ findings: inout DiagnosticCollector) -> String? {
    guard let attribute = values[name] else { return nil }
    if let value = attribute.value, !value.isEmpty { return value }
    findings.add(
      .missingValue, at: place(attribute.nameOffset),
      "Attribute '\(attribute.name)' has no value; write \(attribute.name)=value.")
    return nil
  }

  func identifier(_ name: AttributeName, _ findings: inout DiagnosticCollector) -> String? {
    guard let value = text(name, &findings), let attribute = values[name] else { return nil }
    guard isID(value) else {
      wrongID(value, at: attribute.valueOffset, &findings)
      return nil
    }
    return value
  }

  func names(_ name: AttributeName, _ findings: inout DiagnosticCollector) -> [String] {
    guard let value = text(name, &findings), let attribute = values[name] else { return [] }
    return value.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }.filter { id in
      if isID(id) { return true }
      wrongID(id, at: attribute.valueOffset, &findings)
      return false
    }
  }

  func wrongID(_ value: String, at offset: Int, _ findings: inout DiagnosticCollector) {
    findings.add(
      .idSyntax, at: place(offset),
      "'\(value)' is no id; write letters, digits, '-', '_' and '.', a letter or digit first.")
  }

  func number(_ name: AttributeName, _ findings: inout DiagnosticCollector) -> Int? {
    guard let value = text(name, &findings), let attribute = values[name] else { return nil }
    guard case .number(let least) = name.value, let number = Int(value), (least...10_000).contains(number) else {
      let least = if case .number(let least) = name.value { least } else { 0 }
      findings.add(
        .wrongValue, at: place(attribute.valueOffset),
        "The value '\(value)' of '\(name.rawValue)' is not a whole number from \(least) to 10000; write \(name.rawValue)=\(max(1, least))."
      )
      return nil
    }
    return number
  }

  func seconds(_ findings: inout DiagnosticCollector) -> Double? {
    guard let value = text(.timeout, &findings), let attribute = values[.timeout] else { return nil }
    guard let seconds = Double(value), seconds > 0, seconds <= 3600 else {
      findings.add(
        .wrongValue, at: place(attribute.valueOffset),
        "The value '\(value)' of 'timeout' is not a number of seconds; write timeout=5.")
      return nil
    }
    return seconds
  }

  func oracle(_ findings: inout DiagnosticCollector) -> Oracle? {
    guard let value = text(.oracle, &findings), let attribute = values[.oracle] else { return nil }
    if let oracle = Oracle(rawValue: value) { return oracle }
    let advice = SpellingSuggestion.remedy(value, among: Oracle.allCases.map(\.rawValue), list: "write")
    findings.add(
      .wrongValue, at: place(attribute.valueOffset), "The value '\(value)' of 'oracle' is unknown\(advice)")
    return nil
  }

  func shownApps(_ findings: inout DiagnosticCollector) -> [ShownApp] {
    guard let value = text(.of, &findings), let attribute = values[.of] else { return [] }
    return value.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      let name = String(part.trimmed)
      if let app = ShownApp(rawValue: name) { return app }
      let advice = SpellingSuggestion.remedy(name, among: ShownApp.allCases.map(\.rawValue), list: "write")
      findings.add(.wrongValue, at: place(attribute.valueOffset), "The value '\(name)' of 'of' is unknown\(advice)")
      return nil
    }
  }

  /// The lines to mark, which the code has to have.
  func highlights(in code: String, _ findings: inout DiagnosticCollector) -> [ClosedRange<Int>] {
    guard let value = text(.highlight, &findings), let attribute = values[.highlight] else { return [] }
    guard let lines = LineNumbers(value) else {
      findings.add(
        .wrongValue, at: place(attribute.valueOffset),
        "The value '\(value)' of 'highlight' names no lines; write highlight=2 or highlight=2,4-6.")
      return []
    }
    let count = code.utf8.count { $0 == UInt8(ascii: "\n") } + (code.utf8.last == UInt8(ascii: "\n") ? 0 : 1)
    guard let last = lines.ranges.last?.upperBound, last <= count else {
      findings.add(
        .wrongValue, at: place(attribute.valueOffset),
        "The value '\(value)' of 'highlight' names a line that is not there; the code has \(count).")
      return []
    }
    return lines.ranges
  }

  func flag(_ name: AttributeName, _ findings: inout DiagnosticCollector) -> Bool {
    guard let attribute = values[name] else { return false }
    if attribute.value != nil {
      findings.add(
        .wrongValue, at: place(attribute.valueOffset),
        "Attribute '\(name.rawValue)' takes no value; write \(name.rawValue) alone.")
    }
    return true
  }
}

func isID(_ text: some StringProtocol) -> Bool {
  guard let first = text.utf8.first, isLetterOrDigit(first), text.utf8.count <= 100 else { return false }
  return text.utf8.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
}

/// Continues "'name' …"; `nil` for a good name.
func fileNameProblem(_ name: String) -> String? {
  if name.contains("/") || name.contains("\\") { return "is a path" }
  if !name.hasSuffix(".swift") || name.count == 6 { return "is not the name of a Swift file" }
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_+. ".unicodeScalars.contains($0)
  }
  guard isPlain, let first = name.first, first.isLetter || first.isNumber || first == "_" else {
    return "is not a plain file name"
  }
  return nil
}

func isIdentifier(_ text: Substring) -> Bool {
  guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
  return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

extension StringProtocol {
  var trimmed: SubSequence {
    let rest = drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
