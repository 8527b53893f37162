public import AppProtocol
internal import ReferenceModel

/// Elements of one kind, looked for anew in what the app showed last each time that something is asked of them. No query ends the check by
/// itself; asking something of an element that is not there does.
///
///     app.textFields["item"]
///     app.buttons.element(boundBy: 1)
///     app.cells.containing(.staticText, identifier: "Plums").firstMatch
public struct ElementQuery: ElementQueryProvider, Sendable {
  typealias Node = AppProtocol.Element

  let type: ElementType
  /// `text field`, or `text field "item"` when it has been narrowed.
  private var noun: String
  private let place: String
  private let find: @Sendable (Screen) -> [Node]

  /// - Parameter roots: Where to look; the elements themselves are among the candidates.
  init(type: ElementType, place: String, roots: @escaping @Sendable (Screen) -> [Node]) {
    self.init(type: type, noun: type.noun, place: place) { screen in
      roots(screen).flatMap(\.withDescendants).filter { $0.type == type }
    }
  }

  private init(
    type: ElementType, noun: String, place: String, find: @escaping @Sendable (Screen) -> [Node]
  ) {
    self.type = type
    self.noun = noun
    self.place = place
    self.find = find
  }

  /// The element with this identifier, or else with this label or placeholder.
  public subscript(key: String) -> Element {
    Element(
      Phrase(noun: "\(noun) \(Words.name(key))", place: place), others: { elsewhere(key, $0) ?? alternatives($0) }
    ) { [find] screen in
      let candidates = find(screen)
      let identified = candidates.filter { $0.identifier == key }
      if !identified.isEmpty { return identified }
      let labelled = candidates.filter { $0.label == key }
      return labelled.isEmpty ? candidates.filter { $0.placeholder == key && !key.isEmpty } : labelled
    }
  }

  /// ` (there is the text "Left")`: what has the name and is of another kind; `nil` where nothing has it.
  private func elsewhere(_ key: String, _ screen: Screen) -> String? {
    let all = (screen.elements + (screen.keyboard?.accessory ?? [])).flatMap(\.withDescendants)
    let other = all.first { $0.type != type && !key.isEmpty && ($0.identifier == key || $0.label == key) }
    return other.map { " (there is the \($0.type.noun) \(Words.name(Words.cut(key, to: 30))))" }
  }

  /// ` (there are the buttons "Left" and "Right")`; of many, the first few, and nothing where there are none with a name.
  private func alternatives(_ screen: Screen) -> String {
    var names: [String] = []
    for node in find(screen) {
      let name = node.identifier.isEmpty ? node.label : node.identifier
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(5).map { Words.name(Words.cut($0, to: 30)) }
    guard let last = shown.last else { return "" }
    if shown.count == 1 { return " (there is the \(type.noun) \(last))" }
    let start = shown.dropLast().joined(separator: ", ")
    return
      " (there are the \(Words.plural(type.noun)) \(start)\(names.count > shown.count ? ", \(last), …" : " and \(last)"))"
  }

  /// The only one. Where there are several, asking anything of it ends the check with a fail.
  public var element: Element { Element(Phrase(noun: noun, place: place), find) }

  /// The first, back to front, where there may be several.
  public var firstMatch: Element { Element(Phrase(noun: noun, place: place)) { [find] in Array(find($0).prefix(1)) } }

  /// The one with this number, from 0, back to front.
  public func element(boundBy index: Int) -> Element {
    Element(Phrase(noun: "\(Words.ordinal(index)) \(noun)", place: place)) { [find] screen in
      let candidates = find(screen)
      return candidates.indices.contains(index) ? [candidates[index]] : []
    }
  }

  /// Those with this identifier, label or placeholder. [A] XCUIElementQuery, matching(identifier:): any of the identifying properties.
  public func matching(identifier: String) -> ElementQuery {
    narrowed("\(noun) \(Words.name(identifier))") {
      $0.identifier == identifier || $0.label == identifier || $0.placeholder == identifier
    }
  }

  /// Those that hold an element of this kind with this identifier or label.
  public func containing(_ type: ElementType, identifier: String) -> ElementQuery {
    narrowed("\(noun) with the \(type.noun) \(Words.name(identifier))") { node in
      node.children.flatMap(\.withDescendants).contains {
        $0.type == type && ($0.identifier == identifier || $0.label == identifier)
      }
    }
  }

  private func narrowed(_ noun: String, where matches: @escaping @Sendable (Node) -> Bool) -> ElementQuery {
    ElementQuery(type: type, noun: noun, place: place) { [find] in find($0).filter(matches) }
  }

  /// All elements of a kind inside of these, however deep.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(type: type, place: " in a \(noun)\(place)") { [find] in find($0).flatMap(\.children) }
  }

  /// How many there are on the screen now.
  public var count: Int {
    let count = find(Session.current.screen).count
    let subject = place.isEmpty ? "the screen" : String(place.dropFirst(" in ".count))
    Session.current.readings.append(
      Reading(subject: subject, verb: "has", value: count, style: .count(noun: noun)))
    return count
  }

  /// Each of those that are on the screen now, by its number.
  public var allElementsBoundByIndex: [Element] {
    find(Session.current.screen).indices.map { element(boundBy: $0) }
  }
}

extension AppProtocol.Element {
  /// Itself, and everything in it, in the order of the views.
  var withDescendants: [AppProtocol.Element] { [self] + children.flatMap(\.withDescendants) }
}
