internal import Foundation

/// What a line of a check means that the compiler refuses, where its words would lead astray.
struct CheckMisuse {
  /// Without blanks around it.
  let line: String
  let probeNames: [String]

  /// What is wrong, in place of the compiler's words, or the remedy behind them.
  enum Advice: Equatable {
    case words(String)
    case remedy(String)
  }

  /// - Parameter message: The compiler's.
  func advice(for message: String) -> Advice? {
    if message.contains("no macro named 'expect'") || message.contains("no macro named 'require'") {
      return .remedy("write 'expect(…, is: …)' without '#'")
    }
    if let matcher = behindExpect.prefixMatch(of: /\s*\.(\w+)/)?.1 {
      return .words("'\(matcher)' is none of the words of a check; write 'expect(…, is: …)'")
    }
    if line.hasPrefix("expect("),
      let label = line.firstMatch(of: /, (equals|equal|equalTo|to|toBe|be|toEqual|isEqualTo):\s/)?.1
    {
      return .words("'\(label):' is none of the words of 'expect'; write 'is:'")
    }
    if message.contains("add () to forward '@autoclosure' parameter") || message.contains("was not called")
      || message.contains("was used as a property"), let probe = uncalledProbe
    {
      return .words("'\(probe)' is a probe, which has to be called: app.\(probe)()")
    }
    if message.contains("failed to produce diagnostic for expression") { return .words(comparison) }
    if message.contains("'ContentInset'"), line.contains("contentInset") {
      return .remedy("ask for one side: 'contentInset.bottom', a number of points")
    }
    return nil
  }

  /// What stands behind the parenthesis that closes that of `expect(`.
  private var behindExpect: Substring {
    guard line.hasPrefix("expect(") else { return "" }
    var depth = 0
    for index in line.indices {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if depth == 0, line[index] == ")" { return line[line.index(after: index)...] }
    }
    return ""
  }

  private var uncalledProbe: String? {
    probeNames.first { name in
      guard let place = line.range(of: "app.\(name)") else { return false }
      let next = line[place.upperBound...].first
      return next != "(" && next?.isLetter != true && next?.isNumber != true && next != "_"
    }
  }

  // MARK: Values of two types

  /// Of what the compiler has no words for: two values that can't be compared.
  private var comparison: String {
    let general = "this can't be compiled; the values that 'expect' compares have to be of one type"
    guard let parts = line.firstMatch(of: /^expect\((.+), (?:is|isNot): (.+)\)$/), let first = Self.type(of: parts.1),
      let second = Self.type(of: parts.2), first != second
    else { return general }
    return
      "'\(parts.1)' is \(Self.article(first)) \(first), '\(parts.2)' \(Self.article(second)) \(second); compare values of one type"
  }

  private static func article(_ type: String) -> String { type == "Int" ? "an" : "a" }

  /// As far as the last word tells.
  private static func type(of value: Substring) -> String? {
    if value.hasPrefix("\"") { return "String" }
    if value.wholeMatch(of: /-?\d+/) != nil { return "Int" }
    if value == "true" || value == "false" { return "Bool" }
    switch value.split(separator: ".").last {
    case "label", "value", "placeholderValue", "header", "footer": return "String"
    case "count": return "Int"
    case "exists", "isEnabled", "isHittable", "isSelected", "hasFocus", "hasCheckmark": return "Bool"
    default: return nil
    }
  }
}
