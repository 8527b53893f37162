internal import AppProtocol

/// What has to be true of a reply before anything else reads it: numbers within range, counts that agree with indices, no more
/// of anything than a screen can hold.
///
/// The app's process may send whatever it likes. What the agent sends of an honest app keeps these rules, whatever the app
/// does, so a reply that breaks one was made by the learner's code. Models and queries then need not fear any value.
struct ReplyRules {
  static let mostElements = 5_000
  static let deepest = 150
  /// Bytes of UTF-8 of one text.
  static let longestText = 1 << 18
  static let mostSections = 10_000
  static let mostRows = 1_000_000
  static let mostAnimations = 32
  static let mostAssumptions = 500

  private var elements = 0
  private var numbers: Set<Int> = []

  /// What is impossible about the reply, as a clause without a subject; `nil` when nothing is.
  static func violation(of reply: Reply) -> String? {
    var rules = ReplyRules()
    do throws(Violation) {
      try rules.check(reply)
      return nil
    } catch { return error.clause }
  }

  private struct Violation: Error { var clause: String }

  private func require(_ holds: Bool, _ clause: @autoclosure () -> String) throws(Violation) {
    if !holds { throw Violation(clause: clause()) }
  }

  private mutating func check(_ reply: Reply) throws(Violation) {
    switch reply.outcome {
    case .done: break
    case .value(let text), .refused(let text), .missing(let text), .unsupported(let text): try check(text)
    }
    try require(reply.assumptions.count <= Self.mostAssumptions, "more assumptions than there are")
    for name in reply.assumptions { try check(name) }
    let screen = reply.screen
    try check([screen.size.width, screen.size.height])
    try require(screen.size.width >= 0 && screen.size.height >= 0, "a screen of a negative size")
    for element in screen.elements { try check(element, depth: 0, table: nil) }
    if let keyboard = screen.keyboard {
      try check(keyboard.frame)
      try check(keyboard.returnKey)
      try check(keyboard.type)
      for element in keyboard.accessory { try check(element, depth: 0, table: nil) }
    }
    try require(screen.animations.count <= Self.mostAnimations, "more than \(Self.mostAnimations) animations")
    for animation in screen.animations { try check([animation.duration, animation.delay]) }
  }

  /// - Parameter table: The sections of the table that the element is a part of.
  private mutating func check(_ element: AppProtocol.Element, depth: Int, table: [TableSection]?) throws(Violation) {
    elements += 1
    try require(elements <= Self.mostElements, "more than \(Self.mostElements) elements on the screen")
    try require(depth <= Self.deepest, "elements that are more than \(Self.deepest) deep in one another")
    try require(numbers.insert(element.id.number).inserted, "two elements with the number \(element.id.number)")
    for text in [element.identifier, element.label, element.value, element.placeholder] { try check(text) }
    try check(element.frame)
    if let scroll = element.scroll {
      let inset = scroll.contentInset
      try check([
        scroll.contentOffset.x, scroll.contentOffset.y, scroll.contentSize.width, scroll.contentSize.height, inset.top,
        inset.left, inset.bottom, inset.right,
      ])
    }
    if case .glide(let seconds, _, let after) = element.movement { try check([seconds, after]) }
    try check(section: element.section, row: element.row, of: table)
    if let sections = element.sections { try check(sections) }
    // What stands in a cell is no row of the table around it.
    let inside = element.sections ?? (element.type == .cell ? nil : table)
    for child in element.children { try check(child, depth: depth + 1, table: inside) }
  }

  private func check(_ sections: [TableSection]) throws(Violation) {
    try require(sections.count <= Self.mostSections, "a table with \(sections.count) sections")
    for section in sections {
      try check(section.header)
      try check(section.footer)
      try require((0...Self.mostRows).contains(section.rowCount), "a section with \(section.rowCount) rows")
    }
  }

  /// Where a cell or a header says that it stands.
  private func check(section: Int?, row: Int?, of table: [TableSection]?) throws(Violation) {
    guard let section else { return try require(row == nil, "a row without a section") }
    try require((0...Self.mostSections).contains(section), "a section with the number \(section)")
    if let row { try require((0...Self.mostRows).contains(row), "a row with the number \(row)") }
    guard let table else { return }
    try require(
      table.indices.contains(section), "something in section \(section) of a table with \(table.count) sections")
    guard let row else { return }
    let count = table[section].rowCount
    try require(row < count, "row \(row) in a section with \(count) rows")
  }

  private func check(_ text: String) throws(Violation) {
    try require(text.utf8.count <= Self.longestText, "a text of \(text.utf8.count) bytes")
  }

  private func check(_ rect: Rect) throws(Violation) { try check([rect.x, rect.y, rect.width, rect.height]) }

  private func check(_ numbers: [Double]) throws(Violation) {
    try require(numbers.allSatisfy(\.isFinite), "a place that is no number")
  }
}
