internal import CourseModel
internal import MarkdownTree

/// Makes a snippet of a role and its attributes, and says what is wrong with them.
struct SnippetBuilder {
  /// What carries the attributes, for messages: `Fence` or `Comment`.
  enum AttributeSource: String { case fence = "Fence", comment = "Comment" }

  let attributeSource: AttributeSource
  let list: AttributeList
  /// The place of a byte of the list.
  let place: (Int) -> SourcePosition

  /// The attributes that are known, by name; `file` of a comment names the part instead.
  private(set) var values: [AttributeName: AttributeList.Attribute] = [:]

  /// - Parameter own: The attributes that there are, with the words before them: `a step has`. Otherwise those of the role.
  init(
    _ attributeSource: AttributeSource, _ list: AttributeList, place: @escaping (Int) -> SourcePosition,
    own: (words: String, names: [String])? = nil, _ findings: inout DiagnosticCollector
  ) {
    self.attributeSource = attributeSource
    self.list = list
    self.place = place
    for (problem, offset) in list.problems { findings.add(.attributeSyntax, at: place(offset), problem.message) }
    let own = own ?? Self.ownNames(attributeSource, list)
    var rest = list.attributes[...]
    var unknown = 0
    while var attribute = rest.popFirst() {
      guard let name = AttributeName(rawValue: attribute.name) else {
        unknown += 1
        let near = unknown > Self.mostCorrected ? nil : Self.nearest(to: attribute.name, own.names)
        let advice =
          near.map { "did you mean '\($0)'?" } ?? "\(own.words) \(own.names.map { "'\($0)'" }.joined(separator: ", "))."
        findings.add(
          .unknownAttribute, at: place(attribute.nameOffset), "Attribute '\(attribute.name)' is unknown; \(advice)")
        continue
      }
      if let broken = BrokenValue(attribute, name, before: rest) {
        rest = rest.dropFirst(broken.words)
        attribute.value = broken.value
        findings.add(.attributeSyntax, at: place(attribute.valueOffset), broken.message)
      }
      if values[name] != nil {
        findings.add(
          .repeatedAttribute, at: place(attribute.nameOffset),
          "\(attributeSource.rawValue) gives '\(attribute.name)' twice; remove one.")
      } else {
        values[name] = attribute
      }
    }
  }

  /// Nobody misspells more; a list that holds more unknown attributes is another kind of text.
  private static let mostCorrected = 20

  private static func nearest(to name: String, _ own: [String]) -> String? {
    SpellingSuggestion.to(name, among: own)
      ?? SpellingSuggestion.to(name, among: AttributeName.allCases.map(\.rawValue))
  }

  private static func ownNames(_ source: AttributeSource, _ list: AttributeList) -> (words: String, names: [String]) {
    let written = source == .comment ? list.word : list.attributes.first { $0.name == "role" }?.value
    if let role = written.flatMap(Role.init(rawValue:)) {
      let names = AttributeName.names(for: role)
      return ("'\(role.rawValue)' has", source == .comment && !names.contains("file") ? names + ["file"] : names)
    }
    return ("the attributes are", AttributeName.allCases.filter { !$0.roles.isEmpty }.map(\.rawValue))
  }

  /// The role that is named, if it is one.
  func role(_ findings: inout DiagnosticCollector) -> Role? {
    guard let attribute = values[.role] else { return nil }
    if let role = attribute.value.flatMap(Role.init(rawValue:)) { return role }
    let name = attribute.value ?? ""
    let advice = SpellingSuggestion.remedy(name, among: Role.allCases.map(\.rawValue), list: "the roles are")
    findings.add(
      .unknownRole, at: place(attribute.valueOffset), "\(attributeSource.rawValue) names role '\(name)'\(advice)")
    return nil
  }

  /// - Parameter snippet: The code with its places; gets everything else.
  func fill(_ snippet: inout Snippet, fileIsPart: Bool, _ findings: inout DiagnosticCollector) {
    let role = snippet.role
    for (name, attribute) in values.sorted(by: { $0.value.nameOffset < $1.value.nameOffset })
    where !name.roles.contains(role) && !(fileIsPart && name == .file) {
      let advice = "'\(role.rawValue)' has \(AttributeName.names(for: role).map { "'\($0)'" }.joined(separator: ", "))."
      findings.add(
        .misplacedAttribute, at: place(attribute.nameOffset),
        "Attribute '\(attribute.name)' is not for role '\(role.rawValue)'; \(advice)")
    }
    snippet.id = identifier(.id, &findings)
    snippet.title = text(.title, &findings)
    snippet.needs = names(.needs, &findings)
    snippet.neededBy = names(.neededBy, &findings)
    snippet.fails = names(.fails, &findings)
    snippet.hint = number(.hint, &findings)
    snippet.points = number(.points, &findings)
    snippet.isHidden = flag(.hidden, &findings)
    snippet.traps = flag(.traps, &findings)
    snippet.noRun = flag(.noRun, &findings)
    snippet.isComplete = flag(.complete, &findings)
    snippet.compileFail = text(.compileFail, &findings)
    snippet.timeout = seconds(&findings)
    snippet.unseen = text(.unseen, &findings)
    snippet.oracle = oracle(&findings)
    snippet.of = shownApps(&findings)
    snippet.highlights = highlights(in: snippet.code, &findings)
    if role == .check, snippet.id == nil, values[.id] == nil {
      findings.add(
        .missingId, at: snippet.fence.position, "A check has no id, so that nothing can name it; write id=name.")
    }
    if role == .check, values[.oracle] == nil, snippet.code.contains("behavesLike:"),
      snippet.code.contains(/behavesLike:\s*solution\b/)
    {
      findings.add(
        .missingOracle, at: snippet.fence.position,
        "The check compares with 'solution', and its fence does not ask for one; write oracle=solution.")
    }
    if let attribute = values[.of], role == .screen, !snippet.drivesApp {
      findings.add(
        .misplacedAttribute, at: place(attribute.nameOffset),
        "Attribute 'of' is for screens that drive the app; write 'swift' before the attributes, or remove it.")
    }
    if !fileIsPart { snippet.placement = placement(role, at: snippet.fence.position, &findings) }
    if let attribute = values[.complete], role == .example, values[.file] == nil, values[.in] == nil {
      findings.add(
        .missingPlace, at: place(attribute.nameOffset),
        "A complete listing does not say what it is the whole of; write file=Name.swift or in=Type.")
    }
  }

  /// Where the code goes, from `file=` or `in=`.
  func placement(_ role: Role, at position: SourcePosition, _ findings: inout DiagnosticCollector) -> Placement {
    if let file = values[.file], values[.in] != nil {
      findings.add(
        .twoPlaces, at: place(file.nameOffset),
        "\(attributeSource.rawValue) has both 'file' and 'in'; keep one of them.")
      return .alone
    }
    if let attribute = values[.file] {
      guard let name = text(.file, &findings) else { return .alone }
      if let reason = fileNameProblem(name) {
        findings.add(
          .fileName, at: place(attribute.valueOffset), "'\(name)' \(reason); write a name like Cell.swift.")
        return .alone
      }
      return .file(name)
    }
    if let attribute = values[.in] {
      guard let name = text(.in, &findings) else { return .alone }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ isIdentifier($0) }) else {
        findings.add(
          .typeName, at: place(attribute.valueOffset),
          "'\(name)' is no name of a type; write a name like NewTaskCell.")
        return .alone
      }
      return .members(of: name)
    }
    if [.starter, .solution, .wrong].contains(role) {
      findings.add(
        .missingPlace, at: position,
        "A \(role == .wrong ? "wrong answer" : role.rawValue) does not say where its code belongs; "
          + "write file=Name.swift or in=Type.")
    }
    return .alone
  }

  /// Forgets `file=`, which of a comment names the part.
  mutating func dropFile() { values[.file] = nil }
}
