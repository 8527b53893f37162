internal import SwiftParser
internal import SwiftSyntax

/// Finds the edits that bring the members of a fragment into the files of a program.
struct MemberMerge {
  /// Of each file by its index.
  private(set) var edits: [Int: [SourceEdit]] = [:]

  private let files: [SourceFile]
  let trees: [SourceFileSyntax]
  private let lineStarts: [[Int]]
  private let blocks: [(file: Int, block: TypeBlock)]

  /// - Parameter known: An earlier merge, whose trees serve again for files that have not changed.
  init(into files: [SourceFile], knowing known: MemberMerge? = nil) {
    self.files = files
    trees = files.map { file in
      let index = known?.files.firstIndex { $0.name == file.name && $0.lines == file.lines }
      return index.flatMap { known?.trees[$0] } ?? Parser.parse(source: file.text)
    }
    lineStarts = files.map(\.lineStarts)
    blocks = trees.enumerated().flatMap { index, tree in TypeBlock.all(in: tree).map { (index, $0) } }
  }

  mutating func merge(_ fragment: CodeFragment, into type: String) -> [MergeProblem] {
    let members: MemberFragment
    do { members = try MemberFragment(fragment) } catch { return [error] }
    let targets = blocks(of: type)
    guard let home = targets.first(where: { !$0.block.isExtension }) ?? targets.first else {
      return [MergeProblem(.typeNotFound(type), file: fragment.file, line: fragment.line, column: fragment.column)]
    }
    var problems: [MergeProblem] = []
    var own: [MemberFragment.Member] = []
    for item in members.items {
      switch item {
      case .importing(let text, let line): addImport(text, line, toFile: home.file)
      case .member(let member): own.append(member)
      case .type(let block, let member):
        let isOwn = block.path == type || type.hasSuffix("." + block.path)
        if isOwn {
          addInheritance(of: block, from: member, to: home)
          own += members.members(of: block)
        } else if block.isExtension {
          let others = blocks(of: block.path)
          if let other = others.first(where: { !$0.block.isExtension }) ?? others.first, member.isPlainExtension {
            addInheritance(of: block, from: member, to: other)
            problems += merge(members.members(of: block), into: others, home: other)
          } else {
            addToEndOfFile(member.lines, file: home.file)
          }
        } else {
          own.append(member)
        }
      }
    }
    return problems + merge(own, into: targets, home: home)
  }

  typealias Target = (file: Int, block: TypeBlock)

  /// All declarations and extensions of a type: by its full path, or by the end of the path when only one type has it.
  func blocks(of type: String) -> [Target] {
    let exact = blocks.filter { $0.block.path == type }
    if !exact.isEmpty { return exact }
    let nested = blocks.filter { $0.block.path.hasSuffix("." + type) }
    return Set(nested.map(\.block.path)).count == 1 ? nested : []
  }

  /// The declarations that stand in no type; types and imports are not among them.
  var outermost: [(file: Int, declaration: DeclSyntax)] {
    trees.enumerated().flatMap { index, tree in
      tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.filter { declaration in
        guard !declaration.is(ImportDeclSyntax.self) else { return false }
        return declaration.is(ExtensionDeclSyntax.self) || TypeBlock(declaration, in: []) == nil
      }.map { (index, $0) }
    }
  }

  var allBlocks: [Target] { blocks }

  /// The place at which a byte of a file was written.
  func origin(ofByte offset: Int, in file: Int) -> LineOrigin {
    files[file].lines(in: offset..<offset, lineStarts: lineStarts[file])[0].origin
  }

  /// 1-based.
  func lineNumber(ofByte offset: Int, in file: Int) -> Int {
    lineStarts[file].lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1
  }

  func name(of file: Int) -> String { files[file].name }

  func index(of file: String) -> Int { files.firstIndex { $0.name == file } ?? 0 }

  // MARK: Members

  private struct Existing {
    var file: Int
    var declaration: DeclSyntax
    var key: MemberKey
    var isTaken = false
  }

  private mutating func merge(
    _ members: [MemberFragment.Member], into targets: [Target], home: Target
  ) -> [MergeProblem] {
    var existing: [Existing] = []
    for target in targets {
      for declaration in target.block.members.allDeclarations {
        existing.append(Existing(file: target.file, declaration: declaration, key: MemberKey(declaration)))
      }
    }
    var indexByName: [String: [Int]] = [:]
    for (index, member) in existing.enumerated() {
      for name in member.key.names { indexByName[name, default: []].append(index) }
    }
    var problems: [MergeProblem] = []
    var added: [MemberFragment.Member] = []
    for member in members {
      let candidates = member.key.names.flatMap { indexByName[$0] ?? [] }.filter { !existing[$0].isTaken }
      guard let match = candidates.first(where: { existing[$0].key == member.key }) ?? candidates.first else {
        added.append(member)
        continue
      }
      let lost = existing[match].key.names.filter { !member.key.names.contains($0) }
      guard lost.isEmpty else {
        problems.append(member.problem(.namesLost(lost)))
        continue
      }
      replace(&existing[match], with: member)
      // The new declaration may hold names that several old ones declared: `var a, b: Int` for `var a`, `var b`.
      for other in candidates where other != match && existing[other].key.names.allSatisfy(member.key.names.contains) {
        guard existing[other].key.names != member.key.names else { continue }
        remove(&existing[other])
      }
    }
    add(added, to: home)
    return problems
  }

  private mutating func replace(_ old: inout Existing, with new: MemberFragment.Member) {
    old.isTaken = true
    let range = old.declaration.rangeWithComments
    let indentation = files[old.file].textBefore(range.lowerBound, lineStarts: lineStarts[old.file]).indentation
    let edit = SourceEdit(range: range, lines: reindented(new.lines, from: new.indentation, to: indentation))
    edits[old.file, default: []].append(edit)
  }

  private mutating func remove(_ old: inout Existing) {
    old.isTaken = true
    let line = SourceFile.Line(text: "", origin: files[old.file].lines[0].origin)
    edits[old.file, default: []].append(SourceEdit(range: old.declaration.rangeWithComments, lines: [line]))
  }

  /// Puts members before the closing brace of the type.
  private mutating func add(_ members: [MemberFragment.Member], to home: Target) {
    guard !members.isEmpty else { return }
    let file = files[home.file]
    let starts = lineStarts[home.file]
    let block = home.block
    let outer = file.textBefore(
      block.declaration.positionAfterSkippingLeadingTrivia.utf8Offset, lineStarts: starts
    ).indentation
    var indentation = outer + file.indentationUnit
    if let first = block.members.members.first {
      let before = file.textBefore(first.decl.positionAfterSkippingLeadingTrivia.utf8Offset, lineStarts: starts)
      if before.isBlank { indentation = before.indentation }
    }

    var lines: [SourceFile.Line] = []
    var previousIsLong = !block.members.members.isEmpty
    for member in members {
      var new = reindented(member.lines, from: member.indentation, to: indentation)
      new[0].origin.columnShift -= indentation.utf8.count
      new[0].text = indentation + new[0].text
      if previousIsLong || (new.count > 1 && !lines.isEmpty) { lines.append(.init(text: "", origin: new[0].origin)) }
      lines += new
      previousIsLong = new.count > 1
    }

    let brace = block.members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = file.textBefore(brace, lineStarts: starts)
    let last = SourceFile.Line(text: before.isBlank ? "" : outer, origin: lines[0].origin)
    let start = before.isBlank ? brace - before.utf8.count : brace
    let first = before.isBlank ? [] : [SourceFile.Line(text: "", origin: lines[0].origin)]
    edits[home.file, default: []].append(SourceEdit(range: start..<start, lines: first + lines + [last]))
  }

  // MARK: Headers

  /// Adds the types after the colon that the type does not have yet.
  private mutating func addInheritance(of new: TypeBlock, from member: MemberFragment.Member, to home: Target) {
    let old = home.block.inheritedNames
    // What an extension of the type says already would be said twice.
    let elsewhere = blocks(of: home.block.path).filter { $0.block.isExtension }.flatMap(\.block.inheritedNames)
    let wanted = new.inheritedNames.filter { old.contains($0) || !elsewhere.contains($0) }
    guard !wanted.allSatisfy(old.contains) else { return }
    // A header that repeats all of the old names replaces the old one, its order (the superclass first) too.
    let isWhole = !new.isExtension && old.allSatisfy(wanted.contains)
    let names = isWhole ? wanted : old + wanted.filter { !old.contains($0) }
    let range: Range<Int>
    if let list = home.block.inheritance?.inheritedTypes {
      range = list.positionAfterSkippingLeadingTrivia.utf8Offset..<list.endPositionBeforeTrailingTrivia.utf8Offset
    } else {
      range = home.block.headerEnd..<home.block.headerEnd
    }
    let text = (home.block.inheritance == nil ? ": " : "") + names.joined(separator: ", ")
    let line = SourceFile.Line(text: text, origin: member.lines[0].origin)
    edits[home.file, default: []].append(SourceEdit(range: range, lines: [line], claimsFirstLine: true))
  }

  mutating func addImport(_ text: String, _ line: SourceFile.Line, toFile index: Int) {
    let imports = trees[index].statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard !imports.contains(where: { $0.trimmedDescription == text }) else { return }
    let end = SourceFile.Line(text: "", origin: line.origin)
    if let last = imports.last {
      let offset = last.endPositionBeforeTrailingTrivia.utf8Offset
      edits[index, default: []].append(SourceEdit(range: offset..<offset, lines: [end, line]))
    } else {
      let start = files[index].lines[0].text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
      edits[index, default: []].append(SourceEdit(range: start..<start, lines: [line, end]))
    }
  }

  mutating func addToEndOfFile(_ lines: [SourceFile.Line], file index: Int) {
    let end = files[index].text.utf8.count
    let blank = SourceFile.Line(text: "", origin: lines[0].origin)
    let gap = files[index].lines.last?.text.isBlank == true ? [blank] : [blank, blank]
    edits[index, default: []].append(SourceEdit(range: end..<end, lines: gap + lines + [blank]))
  }
}
