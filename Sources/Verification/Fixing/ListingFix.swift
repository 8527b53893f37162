internal import CourseModel

/// The change of a line of a broken listing that has one right answer: a name that is called otherwise today, a form that Swift has given up, a label that the
/// compiler knows.
///
///     ListingFix(of: broken, in: "println(x)")?.line        // print(x)
struct ListingFix {
  /// The line as it should be.
  let line: String

  /// - Parameter line: The line of the text at the listing's ``CourseModel/SurveyedListing/place``.
  init?(of listing: SurveyedListing, in line: String) {
    // A text of Windows' has them, and keeps them.
    let end = line.hasSuffix("\r") ? "\r" : ""
    let line = String(line.dropLast(end.count))
    guard listing.outcome == .fails, let place = listing.place, let message = listing.message else { return nil }
    let bytes = Array(line.utf8)
    let offset = place.position.column - 1
    guard bytes.indices.contains(offset) else { return nil }
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    let after = String(decoding: bytes[offset...], as: UTF8.self)
    let fixed =
      listing.cause == .syntax
      ? Self.oldForm(line) : Self.renamed(message, before, after) ?? Self.labelled(message, before, after)
    guard let fixed, fixed != line else { return nil }
    self.line = fixed + end
  }

  // MARK: Names

  private static func renamed(_ message: String, _ before: String, _ after: String) -> String? {
    if let match = message.firstMatch(of: /^'([\w.]+)(?:\([\w:]*\))?' has been renamed to '([\w.]+)(\([\w:]*\))?'/) {
      return replacing(lastPart(match.1), with: String(match.2), before, after)
    }
    if let match = message.firstMatch(of: /^'([\w.]+)\(\)' has been replaced by (?:\w+ )?property '([\w.]+)'/) {
      return replacing(lastPart(match.1) + "()", with: lastPart(match.2), before, after)
    }
    if message.hasPrefix("'characters' is unavailable") {
      if after.hasPrefix("characters"), before.hasSuffix(".") { return "\(before.dropLast())\(after.dropFirst(10))" }
      return nil
    }
    guard let old = message.firstMatch(of: /(?:cannot find (?:type )?|has no member )'(\w+)'/).map({ String($0.1) }),
      let new = OldNames.replacement(of: old)
    else { return nil }
    // `defaultCenter()` is a property today.
    if let property = new.property { return replacing(old + "()", with: property, before, after) }
    if let label = new.label, after.hasPrefix(old + "(") {
      return "\(before)\(new.name)(\(label): \(after.dropFirst(old.count + 1))"
    }
    return new.label == nil ? replacing(old, with: new.name, before, after) : nil
  }

  /// - Parameter new: It takes the place of the type before a name, too, when it names one itself.
  private static func replacing(_ old: String, with new: String, _ before: String, _ after: String) -> String? {
    guard after.hasPrefix(old) else { return nil }
    let rest = after.dropFirst(old.count)
    if let next = rest.first, next.isLetter || next.isNumber || next == "_" { return nil }
    guard new.contains("."), before.hasSuffix(".") else { return "\(before)\(new)\(rest)" }
    let owner = before.firstMatch(of: /(?:[A-Z]\w*(?:\.[A-Z]\w*)*)?\.$/)
    return owner.map { "\(before[..<$0.range.lowerBound])\(new)\(rest)" }
  }

  private static func lastPart(_ name: Substring) -> String { String(name.split(separator: ".").last ?? "") }

  // MARK: Labels

  private static func labelled(_ message: String, _ before: String, _ after: String) -> String? {
    if let match = message.firstMatch(of: /^missing argument label '(\w+:)' in call$/) {
      return after.hasPrefix("(") ? "\(before)(\(match.1) \(after.dropFirst())" : "\(before)\(match.1) \(after)"
    }
    if let match = message.firstMatch(of: /^extraneous argument label '(\w+:)' in call$/),
      let label = after.firstRange(of: String(match.1))
    {
      let rest = after[label.upperBound...].drop { $0 == " " }
      return "\(before)\(after[..<label.lowerBound])\(rest)"
    }
    return nil
  }

  // MARK: Forms of Swift 1 and 2

  private static func oldForm(_ line: String) -> String? {
    if let match = line.firstMatch(
      of: /for\s*\(?\s*var (\w+)(?:\s*:\s*\w+)? = ([^;]+); (\w+) (<=?) ([^;]+); (?:(\w+)\+\+|\+\+(\w+))\s*\)?\s*\{/),
      match.1 == match.3, match.1 == match.6 ?? match.7 ?? ""
    {
      let values = Self.values(from: match.2, match.4 == "<" ? "..<" : "...", match.5)
      return line.replacingCharacters(in: match.range, with: "for \(match.1) in \(values) {")
    }
    if let match = line.firstMatch(of: #/((?:if|guard|while) (?:let|var) [^{]*?) where /#) {
      return line.replacingCharacters(in: match.range, with: "\(match.1), ")
    }
    if let match = line.firstMatch(of: /^(\s*[\w.]+)(\+\+|--)(\s*;?\s*(?:\/\/.*)?)$/) {
      return "\(match.1) \(match.2 == "++" ? "+=" : "-=") 1\(match.3)"
    }
    return nil
  }

  /// What a loop runs over that began at `low`. A range whose end lies before its start traps, where the old loop did nothing: only where that can't be is it a range.
  private static func values(from low: Substring, _ range: String, _ high: Substring) -> String {
    let isInOrder = Int(low).map { low in
      Int(high).map { low <= $0 } ?? (low == 0 && high.wholeMatch(of: /[\w.]+\.count/) != nil)
    }
    if isInOrder ?? false { return "\(low)\(range)\(high)" }
    return "stride(from: \(low), \(range == "..<" ? "to" : "through"): \(high), by: 1)"
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
