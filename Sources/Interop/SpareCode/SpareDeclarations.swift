internal import SwiftParser
internal import SwiftSyntax

// How this works: an error at a name that Coursemark lacks stands in a member or a type. Where nothing else of the program names that
// declaration, nothing of the app comes to it, and the program does the same without it. What names it may be just as spare: then both go. What may
// be reached without being named stays: overrides, requirements of protocols of others, stored properties, operators, subscripts.

/// Declarations that use what Coursemark lacks and that nothing else of a program comes to.
package struct SpareDeclarations: Sendable, Codable, Equatable {
  package struct Declaration: Sendable, Codable, Equatable {
    /// `printIt()` or `PrintHelper`, for people.
    package var name: String
    package var file: String
    /// 1-based.
    package var line: Int
    /// 1-based, in bytes of UTF-8.
    package var column: Int
    /// Bytes of the file.
    package var range: Range<Int>
    /// The first error in it at a name that Coursemark lacks; `nil` where it only goes with another.
    package var error: ProgramSyntax.Position?
  }

  /// In the order of the files; none lies within another.
  package private(set) var declarations: [Declaration] = []

  /// - Parameters:
  ///   - lacking: Where names stand that Coursemark lacks.
  ///   - blocking: Other errors, which may be the learner's. A declaration that has one stays.
  ///   - kept: Names that something outside of the files, such as a lesson's check, may use.
  package init(
    in files: [Interop.File], lacking: [ProgramSyntax.Position], blocking: [ProgramSyntax.Position], kept: Set<String>
  ) {
    let program = DeclaredProgram(files, kept: kept)
    let errors = lacking.compactMap(program.place)
    let walls = blocking.compactMap(program.place)
    var removal = SpareRemoval(program, blocking: walls)
    for error in errors where !removal.covers(error) { removal.add(around: error) }
    for piece in removal.outermost {
      let tree = program.files[piece.file]
      let start = tree.converter.location(for: AbsolutePosition(utf8Offset: piece.range.lowerBound))
      let first = zip(lacking, lacking.map(program.place)).first { $1.map(piece.contains) ?? false }
      declarations.append(
        Declaration(
          name: piece.title, file: tree.name, line: start.line, column: start.column, range: piece.range,
          error: first?.0))
    }
  }
}

/// A place in one of the files.
struct DeclaredPlace: Hashable {
  /// The number of the file.
  var file: Int
  /// Bytes.
  var offset: Int
}

/// The trees of a program's files, and where each of its names stands.
struct DeclaredProgram {
  struct File {
    var name: String
    var tree: SourceFileSyntax
    var converter: SourceLocationConverter
  }

  let files: [File]
  let kept: Set<String>
  private var mentions: [String: [DeclaredPlace]] = [:]

  init(_ sources: [Interop.File], kept: Set<String>) {
    files = sources.map { source in
      let tree = Parser.parse(source: source.text)
      return File(name: source.name, tree: tree, converter: SourceLocationConverter(fileName: "", tree: tree))
    }
    self.kept = kept
    for (index, file) in files.enumerated() {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        let place = DeclaredPlace(file: index, offset: token.start)
        switch token.tokenKind {
        case .identifier: mentions[token.identifierText, default: []].append(place)
        // A selector or a key path may be made of text.
        case .stringSegment(let text):
          for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
            mentions[String(word), default: []].append(place)
          }
        default: break
        }
      }
    }
  }

  func mentions(of name: String) -> [DeclaredPlace] { mentions[name] ?? [] }

  /// `nil` for a place that is in no file.
  func place(_ position: ProgramSyntax.Position) -> DeclaredPlace? {
    guard let index = files.firstIndex(where: { $0.name == position.file }), position.line >= 1, position.column >= 1,
      position.line <= files[index].converter.sourceLines.count
    else { return nil }
    let offset = files[index].converter.position(ofLine: position.line, column: position.column).utf8Offset
    return DeclaredPlace(file: index, offset: offset)
  }

  /// The members and types around a place that could be left out by their kind, the innermost first.
  func pieces(around place: DeclaredPlace) -> [SparePiece] {
    var pieces: [SparePiece] = []
    var next = files[place.file].tree.token(at: AbsolutePosition(utf8Offset: place.offset)).map { Syntax($0) }
    while let node = next {
      if let declaration = node.as(DeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self) {
        // What stands in the body of a function is a part of it.
        if !declaration.isTypeOrExtension { pieces = [] }
        if let piece = SparePiece(declaration, file: place.file) { pieces.append(piece) }
      }
      next = node.parent
    }
    return pieces
  }
}
