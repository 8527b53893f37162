internal import CourseModel
internal import Grading
internal import SwiftSource

/// A listing put together with what it needs of its text, as a reader does it: types, functions and variables of other listings by their names, and
/// around it the type that it is a part of.
///
/// How this works: the names that stand in the listing are looked up among the declarations of the text, then the names in what was found, until
/// nothing new is found. All of it goes into one file with the listing, so that nothing private is hidden from it. Variables are taken over only when the
/// compiler has missed them: another listing's `text` is not this one's property `text`.
struct ReaderContext {
  let declarations: TextDeclarations
  let listing: Listing
  /// Its number in the text.
  let index: Int
  /// Names that the compiler did not find.
  var missing: Set<String> = []
  /// A type that the listing shows lacks members, which other listings may show.
  var isIncomplete = false

  enum Form: Hashable {
    /// At the outermost level of a file.
    case file
    /// Members of a type.
    case members
    /// Statements in a method; what only a type can hold goes beside the method.
    case method
    /// What it shows of a type is laid over what another listing shows of it: texts show a type again with what is new.
    case version
  }

  /// No reader keeps more in mind.
  private static let most = 80

  private var outline: ListingOutline { listing.outline }
  private var mentions: Set<String> { TextDeclarations.words(in: listing.snippet.code) }

  /// In which forms the listing may stand, the likeliest first.
  var forms: [Form] {
    let isOfFile = outline.syntaxError == nil && !outline.mentionsSelf && !outline.looksLikeMembers
    let file: [Form] = outline.syntaxError == nil && (isOfFile || outline.hasTypes) ? [.file] : []
    if outline.hasTypes || outline.needsFileScope { return shownType == nil ? file : file + [.version] }
    if outline.parsesAsMembers, outline.looksLikeMembers || outline.isFunctionsOnly {
      return outline.looksLikeMembers || outline.mentionsSelf ? [.members] + file : file + [.members]
    }
    return outline.syntaxError == nil ? file + [.method] : []
  }

  /// The types that the listing may be a part of; at the end `nil` for a view controller that the text only speaks of.
  func hosts(_ form: Form) -> [TextDeclarations.Piece?] {
    guard form != .file else { return [nil] }
    if form == .version {
      let other = shownType.flatMap { declarations.piece(named: $0.name.bareName, for: index, mentioning: mentions) }
      return other.map { [$0] } ?? []
    }
    let needsNames = !outline.looksLikeMembers && !outline.mentionsSelf
    let hosts = declarations.hosts(of: index, mentioning: mentions.union(outline.names), needsNames: needsNames)
    var seen: Set<String> = []
    return hosts.filter { seen.insert($0.name).inserted }.prefix(2).map { $0 } + [nil]
  }

  /// The only thing that the listing shows, when that is a class or structure.
  private var shownType: ListingOutline.Item? {
    let items = outline.items.filter { $0.kind != .importing }
    guard items.count == 1, items[0].kind == .type, !items[0].text.contains("protocol ") else { return nil }
    return items[0]
  }

  /// What stands between the braces of a type.
  private func body(of item: ListingOutline.Item) -> CodeFragment? {
    guard let start = item.text.firstIndex(of: "{"), let end = item.text.lastIndex(of: "}"), start < end else {
      return nil
    }
    var code = ListingSource(listing).fragment(of: item)
    code.line += item.text[..<start].utf8.count { $0 == UInt8(ascii: "\n") }
    code.code = String(item.text[item.text.index(after: start)..<end])
    return code
  }

  /// - Returns: `nil` when the listing can't be put there.
  func program(_ form: Form, host: TextDeclarations.Piece?) -> ListingProgram? {
    let source = ListingSource(listing)
    var own = outline.names
    if let host { own.insert(host.name) }
    let needed = pieces(for: mentions.union(host?.mentions ?? []), own: own, host)
    let ownType = outline.items.first { $0.kind == .type && !$0.text.contains("protocol ") }?.name.bareName
    let target = form == .file || form == .version ? ownType : host?.name ?? "ViewController"
    var members = needed.filter { isMember($0, of: host, form) }
    // What the listing shows itself goes before.
    members.removeAll { !$0.names.isDisjoint(with: own.union(host?.members ?? [])) }
    let outermost = needed.filter { piece in
      piece.kind == .type
        || !isMember(piece, of: host, form) && (form == .method && piece.kind == .variable || !piece.isMemberLike)
    }
    let variables = outermost.filter { $0.kind == .variable }
    let rest = outermost.filter { $0.kind != .variable }.map(\.code)

    var program = listing.context
    var script: String?
    var fragments = [source.importLine] + source.imports + rest
    switch form {
    case .file:
      let isScript = outline.items.contains { [.statement, .variable].contains($0.kind) } || !variables.isEmpty
      if isScript { script = source.name }
      fragments += variables.map(\.code) + [source.body]
    case .members, .version:
      if let host { fragments.append(host.code) } else { fragments.append(source.shell) }
    case .method:
      fragments.append(host?.code ?? source.shell)
      let parts = outline.items.filter { $0.kind != .importing }
      let loose = parts.filter(Self.isMember)
      let statements =
        loose.isEmpty ? [source.body] : parts.filter { !Self.isMember($0) }.map { source.fragment(of: $0) }
      fragments.append(source.methodOpening(of: target ?? "ViewController"))
      fragments += variables.map(\.code) + statements
      fragments.append(ListingSource.generated("}}"))
      program.add(SourceFile(name: source.name, fragments: fragments))
      guard program.apply(loose.map { Self.code(source.fragment(of: $0), in: target ?? "") }).isEmpty else {
        return nil
      }
    }
    if form != .method { program.add(SourceFile(name: source.name, fragments: fragments)) }
    if let target { program.apply(members.map { Self.code($0.code, in: target) }) }
    if form == .members || form == .version {
      let own = form == .members ? listing.code : shownType.flatMap(body)
      let variables = variables.map { Self.code($0.code, in: target ?? "") }
      program.apply(variables)
      guard let own, program.apply([Self.code(own, in: target ?? "")]).isEmpty else { return nil }
    }
    return ListingProgram(program, script: script)
  }

  /// What the names stand for, and the names in that, until nothing is new.
  private func pieces(
    for names: Set<String>, own: Set<String>, _ host: TextDeclarations.Piece?
  ) -> [TextDeclarations.Piece] {
    var found: [TextDeclarations.Piece] = []
    var seen = own
    var open = names
    while !open.isEmpty, found.count < Self.most {
      var next: Set<String> = []
      for name in open.sorted() where seen.insert(name).inserted {
        guard let piece = declarations.piece(named: name, for: index, mentioning: mentions),
          piece.kind != .variable || missing.contains(name),
          piece.kind != .members || isInType || host != nil
        else { continue }
        found.append(piece)
        next.formUnion(piece.mentions)
      }
      open = next
    }
    if isIncomplete, outline.hasTypes {
      var shown = outline.declaredNames.union(found.flatMap(\.names))
      for piece in declarations.pieces where [.function, .members].contains(piece.kind) && piece.listing != index {
        guard shown.isDisjoint(with: piece.names) else { continue }
        shown.formUnion(piece.names)
        found.append(piece)
      }
    }
    found += extensions(of: Set(found.filter { $0.kind == .type }.map(\.name)).union(own), found)
    found += declarations.pieces.filter { $0.kind == .operators && $0.listing != index && uses($0.name) }
    return found.sorted { ($0.listing, $0.code.line) < ($1.listing, $1.code.line) }
  }

  /// Extensions of types, unless they show anew what is there.
  private func extensions(
    of types: Set<String>, _ found: [TextDeclarations.Piece]
  ) -> [TextDeclarations.Piece] {
    var shown = outline.declaredNames
    let candidates = declarations.pieces.filter {
      $0.kind == .extension && $0.listing != index && types.contains($0.name)
    }
    let nearest = candidates.sorted { abs($0.listing - index) < abs($1.listing - index) }
    return nearest.filter { piece in
      let isNew = shown.isDisjoint(with: piece.members)
      if isNew { shown.formUnion(piece.members) }
      return isNew
    }
  }

  /// The listing shows a type, or is a part of one.
  private var isInType: Bool { outline.looksLikeMembers || outline.mentionsSelf || outline.hasTypes }

  private func uses(_ operatorName: String) -> Bool {
    !operatorName.isEmpty && listing.snippet.code.contains(operatorName) && !outline.names.contains(operatorName)
  }

  /// Whether a declaration of another listing is one of the type that this one is a part of, or shows.
  private func isMember(_ piece: TextDeclarations.Piece, of host: TextDeclarations.Piece?, _ form: Form) -> Bool {
    switch piece.kind {
    case .members: true
    case .variable: !piece.mentions.isDisjoint(with: ["IBOutlet", "weak", "override", "static", "lazy"])
    case .function:
      piece.isMemberLike || isIncomplete
        || form != .file && host.map { !$0.members.isDisjoint(with: piece.mentions) } ?? true
    case .type, .extension, .operators: false
    }
  }

  private static func isMember(_ item: ListingOutline.Item) -> Bool {
    item.kind == .function && item.text.contains(#/@objc|@IB|override |static /#)
  }

  private static func code(_ code: CodeFragment, in type: String) -> CodeFragment {
    var code = code
    code.destination = .members(of: type)
    return code
  }
}
