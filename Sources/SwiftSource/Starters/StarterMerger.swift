internal import SwiftSyntax

/// The work of a ``StarterMerge``: the learner's files as they are by now, with their trees.
struct StarterMerger {
  private(set) var program: ProgramSource {
    didSet { syntax = MemberMerge(into: program.files, knowing: syntax) }
  }
  private(set) var changes: [StarterChange] = []
  private var syntax: MemberMerge

  /// - Throws: The first thing in a file that is no Swift.
  init(into program: ProgramSource) throws(MergeProblem) {
    self.program = program
    syntax = MemberMerge(into: program.files)
    if let problem = syntax.firstFault { throw problem }
  }

  mutating func merge(_ handouts: [StarterHandout]) throws(MergeProblem) {
    var steps: [[ParsedStarter]] = []
    for handout in handouts {
      var starters: [ParsedStarter] = []
      for fragment in handout.fragments { starters.append(try ParsedStarter(fragment)) }
      steps.append(starters)
    }
    for index in handouts.indices where handouts[index].isNew {
      let turn = Turn(
        earlier: HandedOut(steps[..<index].joined()), later: HandedOut(steps[(index + 1)...].joined()),
        known: steps[...index].flatMap(\.self))
      for starter in steps[index] { try merge(starter, turn) }
    }
    for index in changes.indices where program[file: changes[index].name] == nil {
      if let place = syntax.place(ofChange: changes[index].name) {
        (changes[index].file, changes[index].line) = (place.file, place.line)
      }
    }
  }

  /// What is known while the starters of one step are merged.
  private struct Turn {
    var earlier: HandedOut
    var later: HandedOut
    /// The starters up to this step.
    var known: [ParsedStarter]
  }

  private mutating func merge(_ starter: ParsedStarter, _ turn: Turn) throws(MergeProblem) {
    switch starter.fragment.destination {
    case .file(let name): try merge(starter, asFile: name, turn)
    case .members(let type):
      if home(of: type) == nil { try restoreFile(declaring: type, for: starter, turn) }
      try merge(starter, into: home(of: type), turn)
    }
  }

  // MARK: Files

  private mutating func merge(_ starter: ParsedStarter, asFile name: String, _ turn: Turn) throws(MergeProblem) {
    guard let own = program[file: name] else {
      if let other = starter.parts.compactMap({ part in part.type.flatMap { home(of: $0) } }).first {
        // The learner has put its types into another file.
        return try merge(starter, into: other, turn)
      }
      program.add(SourceFile(name: name, fragment: starter.fragment))
      return note(.newFile, name, in: name)
    }
    let text = own.text.trimmedLines
    if text == starter.fragment.code.trimmedLines { return }
    if turn.earlier.hasFile(name, text) {
      program.add(SourceFile(name: name, fragment: starter.fragment))
      return note(.replaced, name, in: name)
    }
    if starter.isScript {
      if !turn.later.hasFile(name, text) { note(.kept(starter: starter.fragment.code), name, in: name) }
      return
    }
    try merge(starter, into: name, turn)
  }

  /// A file that the lesson handed out before, and that is not among the learner's: grading would take it from the lesson.
  private mutating func restoreFile(
    declaring type: String, for starter: ParsedStarter, _ turn: Turn
  ) throws(MergeProblem) {
    for known in turn.known.reversed() {
      guard case .file(let name) = known.fragment.destination, program[file: name] == nil, known.declares(type) else {
        continue
      }
      program.add(SourceFile(name: name, fragment: known.fragment))
      return note(.newFile, name, in: name)
    }
    let place = starter.fragment
    throw MergeProblem(.typeMissing(type), file: place.file, line: place.line, column: place.column)
  }

  // MARK: Declarations

  /// - Parameter home: The file to which goes what belongs to no type.
  private mutating func merge(_ starter: ParsedStarter, into home: String?, _ turn: Turn) throws(MergeProblem) {
    guard let home else { return }
    for (text, line) in starter.imports {
      var merge = syntax
      merge.addImport(text, line, toFile: merge.index(of: home))
      if program.apply(merge) { note(.added, text, in: home) }
    }
    for part in starter.parts {
      if let type = part.type, self.home(of: type) != nil {
        try merge(part, into: type, turn)
      } else if let whole = part.whole {
        add([whole], toEndOf: home)
        note(.added, part.type ?? whole.name, in: home)
      } else {
        mergeOutermost(part.members, into: home, turn)
      }
    }
  }

  private mutating func merge(_ part: ParsedStarter.Part, into type: String, _ turn: Turn) throws(MergeProblem) {
    let found = syntax
    let targets = found.blocks(of: type)
    let existing = targets.flatMap { target in
      target.block.members.allDeclarations.map { (file: found.name(of: target.file), member: $0) }
    }
    var chosen: [StarterMember] = []
    for member in part.members {
      guard let kind = decision(member, of: type, existing.map(\.member), turn) else { continue }
      if kind == .added || kind == .replaced { chosen.append(member) }
      note(kind, "\(type).\(member.name)", in: found.name(of: targets[0].file))
    }
    let header = part.header(lackingIn: targets.map(\.block))
    if !header.missing.isEmpty {
      note(.added, "\(type): \(header.missing.joined(separator: ", "))", in: found.name(of: targets[0].file))
    }
    let code = chosen.map(\.code) + (header.missing.isEmpty ? [] : [header.code])
    guard !code.isEmpty else { return }
    let origin = part.origin
    let fragment = CodeFragment(
      code.joined(separator: "\n\n"), to: .members(of: type), from: origin.file, line: origin.line)
    var merge = syntax
    if let problem = merge.merge(fragment, into: type).first { throw problem }
    program.apply(merge)
  }

  private mutating func mergeOutermost(_ members: [StarterMember], into home: String, _ turn: Turn) {
    for member in members {
      let found = syntax
      let existing = found.outermost
      guard let kind = decision(member, of: nil, existing.map(\.declaration), turn) else { continue }
      note(kind, member.name, in: home)
      switch kind {
      case .added: add([member], toEndOf: home)
      case .replaced:
        guard let old = existing.first(where: { member.isSame(as: MemberKey($0.declaration)) }) else { continue }
        let edit = SourceEdit(range: old.declaration.rangeWithComments, lines: member.lines)
        program.edit(file: found.name(of: old.file), [edit])
      case .newFile, .kept: break
      }
    }
  }

  /// What is to become of a member of a starter; `nil` when there is nothing to do and to tell.
  private func decision(
    _ member: StarterMember, of type: String?, _ existing: [DeclSyntax], _ turn: Turn
  ) -> StarterChange.Kind? {
    if existing.contains(where: { $0.trimmedLines == member.trimmed }) { return nil }
    let same = existing.filter { member.isSame(as: MemberKey($0)) }
    guard let old = same.first(where: { MemberKey($0) == member.key }) ?? same.first else { return .added }
    let text = old.trimmedLines
    let holdsAll = Set(MemberKey(old).names).isSubset(of: member.key.names)
    if holdsAll, turn.earlier.has(text, of: type) { return .replaced }
    return turn.later.has(text, of: type) ? nil : .kept(starter: member.code)
  }

  // MARK: Helpers

  /// The file that declares a type, or else extends it.
  private func home(of type: String) -> String? {
    let found = syntax
    let blocks = found.blocks(of: type)
    return (blocks.first { !$0.block.isExtension } ?? blocks.first).map { found.name(of: $0.file) }
  }

  private mutating func add(_ members: [StarterMember], toEndOf home: String) {
    var merge = syntax
    for member in members { merge.addToEndOfFile(member.lines, file: merge.index(of: home)) }
    program.apply(merge)
  }

  private mutating func note(_ kind: StarterChange.Kind, _ name: String, in file: String) {
    var kind = kind
    if let index = changes.firstIndex(where: { $0.name == name }) {
      // Two steps at once: what the first has brought is new for the learner, whatever the second makes of it.
      if kind == .replaced, changes[index].kind == .added || changes[index].kind == .newFile {
        kind = changes[index].kind
      }
      changes.remove(at: index)
    }
    changes.append(StarterChange(kind: kind, name: name, file: file, line: 1))
  }
}
