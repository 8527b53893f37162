/// What is to be left out of a program so far. It grows by whole declarations that, with what it has, nothing else names.
struct SpareRemoval {
  private let program: DeclaredProgram
  private let blocking: [DeclaredPlace]
  private var pieces: [SparePiece] = []
  /// How many declarations may still be looked at: hostile text has no bound.
  private var budget = 2_000

  init(_ program: DeclaredProgram, blocking: [DeclaredPlace]) {
    self.program = program
    self.blocking = blocking
  }

  func covers(_ place: DeclaredPlace) -> Bool { pieces.contains { $0.contains(place) } }

  /// In order, without those within others.
  var outermost: [SparePiece] {
    pieces.filter { piece in !pieces.contains { $0 != piece && $0.contains(piece) } }
      .sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
  }

  /// Adds the smallest declaration around the place that can go, and all that names it.
  /// - Returns: `false`, and nothing is added, where there is none.
  @discardableResult
  mutating func add(around place: DeclaredPlace) -> Bool {
    for piece in program.pieces(around: place) {
      let before = pieces
      if add(piece, depth: 0) { return true }
      pieces = before
    }
    return false
  }

  private mutating func add(_ piece: SparePiece, depth: Int) -> Bool {
    if pieces.contains(where: { $0.contains(piece) }) { return true }
    guard budget > 0, depth < 50, !blocking.contains(where: piece.contains) else { return false }
    budget -= 1
    pieces.append(piece)
    if case .extension(let needsType) = piece.kind {
      // Nothing comes to the members of a type that nothing names.
      if pieces.contains(where: { $0.kind == .type && $0.names.first == piece.extended }) { return true }
      if needsType { return false }
    }
    if piece.kind == .initializer {
      // Every call has all of these labels; that one of them stands nowhere else is enough.
      return piece.names.contains { name in
        !program.kept.contains(name) && program.mentions(of: name).allSatisfy(covers)
      }
    }
    for name in piece.names {
      if program.kept.contains(name) { return false }
      for mention in program.mentions(of: name) where !covers(mention) {
        guard program.pieces(around: mention).contains(where: { outer in attempt(outer, depth: depth + 1) }) else {
          return false
        }
      }
    }
    return true
  }

  private mutating func attempt(_ piece: SparePiece, depth: Int) -> Bool {
    let before = pieces
    if add(piece, depth: depth) { return true }
    pieces = before
    return false
  }
}
