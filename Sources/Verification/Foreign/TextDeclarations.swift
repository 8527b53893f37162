internal import CourseModel
internal import SwiftSource

/// What the listings of one text declare, piece by piece, so that a listing can be put together with what it needs as a reader does it.
struct TextDeclarations: Sendable {
  /// A declaration of the outermost level of a listing.
  struct Piece: Sendable {
    enum Kind: Sendable { case type, `extension`, function, variable, operators, members }

    var kind: Kind
    /// The number of the listing in its text.
    var listing: Int
    /// By which other listings call it; of an extension, the type that it extends.
    var names: Set<String>
    /// What it declares inside.
    var members: Set<String> = []
    /// All names that stand in it.
    var mentions: Set<String>
    /// It can stand in a type alone.
    var isMemberLike: Bool
    var code: CodeFragment

    var name: String { names.first ?? "" }
  }

  private(set) var pieces: [Piece] = []
  private var places: [String: [Int]] = [:]

  /// - Parameter listings: Of one text, in its order.
  init(_ listings: [Listing]) {
    for (index, listing) in listings.enumerated() where listing.snippet.compileFail == nil { add(listing, index) }
    for (place, piece) in pieces.enumerated() where piece.kind != .extension {
      for name in piece.names where !Self.isOfDelegate(piece, name) { places[name, default: []].append(place) }
    }
  }

  private mutating func add(_ listing: Listing, _ index: Int) {
    let outline = listing.outline
    if outline.syntaxError != nil {
      guard outline.parsesAsMembers else { return }
      var piece = Piece(
        kind: .members, listing: index, names: outline.names, mentions: Self.words(in: listing.snippet.code),
        isMemberLike: true, code: listing.code)
      piece.names.remove("init")
      pieces.append(piece)
      return
    }
    let source = ListingSource(listing)
    for item in outline.items {
      let kind: Piece.Kind
      switch item.kind {
      case .importing, .statement: continue
      case .type: kind = .type
      case .extension: kind = Self.extendedType(item.text) == nil ? .operators : .extension
      case .function: kind = .function
      case .variable: kind = .variable
      }
      let mentions = Self.words(in: item.text)
      let names = kind == .extension ? Self.extendedType(item.text) ?? "" : item.name.bareName
      let code = source.fragment(of: item)
      let declared =
        [.type, .extension].contains(kind) ? ProgramSource([Self.file(code)]).declaredNames.subtracting([names]) : []
      pieces.append(
        Piece(
          kind: kind, listing: index, names: [names], members: declared, mentions: mentions,
          isMemberLike: [.function, .variable].contains(kind) && !mentions.isDisjoint(with: Self.wordsOfMembers),
          code: code))
    }
  }

  /// `tableView(_ tableView:…)` is called by nobody here: who writes `tableView` means the view.
  private static func isOfDelegate(_ piece: Piece, _ name: String) -> Bool {
    piece.kind == .function && piece.code.code.contains("func \(name)(_ \(name):")
  }

  /// Whether another listing declares the name at its outermost level.
  func declares(_ name: String, besides listing: Int) -> Bool {
    places[name]?.contains { pieces[$0].listing != listing } ?? false
  }

  /// What a reader takes a name for who has come to a listing: what stands nearest above it, otherwise nearest below. Of types that are shown
  /// several times, the one that has most of what is asked for goes before.
  func piece(named name: String, for listing: Int, mentioning mentions: Set<String>) -> Piece? {
    let candidates = (places[name] ?? []).map { pieces[$0] }.filter { $0.listing != listing }
    func rank(_ piece: Piece) -> (Int, Int, Int) {
      let isAbove = piece.listing < listing
      return (
        -piece.members.intersection(mentions).count, isAbove ? 0 : 1,
        isAbove ? listing - piece.listing : piece.listing - listing
      )
    }
    return candidates.min { rank($0) < rank($1) }
  }

  /// The types that a listing of members, or of statements in a method, may be a part of, the likeliest first.
  /// - Parameter needsNames: Only those that have something that it mentions.
  func hosts(of listing: Int, mentioning mentions: Set<String>, needsNames: Bool) -> [Piece] {
    let types = pieces.filter { piece in
      piece.kind == .type && piece.listing != listing && piece.code.code.contains(Self.classOrStruct)
    }
    let ranked = types.map { type in (type: type, shared: type.members.intersection(mentions).count) }
      .filter { host in
        host.shared > 0 || mentions.contains(host.type.name)
          || !needsNames && host.type.code.code.prefix(200).contains("Controller")
      }
    return ranked.sorted { a, b in
      if a.shared != b.shared { return a.shared > b.shared }
      let (first, second) = (a.type.listing, b.type.listing)
      if (first < listing) != (second < listing) { return first < listing }
      return first < listing ? first > second : first < second
    }.map(\.type)
  }

  /// All names in a piece of code, its strings too; not those in comments of a line.
  static func words(in code: String) -> Set<String> {
    var words: Set<String> = []
    for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
      let text = String(Substring(line))
      let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
      for word in text[..<end].utf8.split(whereSeparator: { !isPartOfName($0) }) {
        words.insert(String(Substring(word)))
      }
    }
    return words
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let wordsOfMembers: Set<String> = [
    "self", "super", "override", "IBAction", "IBOutlet", "objc", "weak", "static", "mutating", "required",
  ]

  private static var classOrStruct: Regex<Substring> { /^(?:@\w+\s+|\w+\s+)*?(?:class|struct|actor)\s/ }

  private static func extendedType(_ text: String) -> String? {
    text.firstMatch(
      of: /^(?:@\w+(?:\([^)]*\))?\s+|(?:public|private|fileprivate|internal|open)\s+)*extension\s+([\w.]+)/
    )
    .map { String($0.1) }
  }

  private static func file(_ code: CodeFragment) -> CodeFragment {
    var code = code
    code.destination = .file("Piece.swift")
    return code
  }
}
