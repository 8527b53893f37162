internal import AppProtocol
internal import ReferenceModel

/// The elements of a screen by name. Made at the first question and in one walk, since an app can show thousands of elements.
final class ScreenIndex {
  /// An element, and the list in a cell of which it stands.
  typealias Place = (element: AppProtocol.Element, list: ElementName?)

  private let screen: Screen
  /// The first of each name, back to front.
  private lazy var places: (byIdentifier: [ElementName: Place], byLabel: [ElementName: Place]) = read()

  init(_ screen: Screen) { self.screen = screen }

  /// - Returns: What has the name as its identifier, or else as its label.
  func place(of name: ElementName) -> Place? { places.byIdentifier[name] ?? places.byLabel[name] }

  /// What a list, or whatever else scrolls, is known by from screen to screen.
  static func listName(of element: AppProtocol.Element) -> ElementName? {
    element.scroll.map { _ in ElementName(element.type, element.identifier) }
  }

  private func read() -> (byIdentifier: [ElementName: Place], byLabel: [ElementName: Place]) {
    var found: (byIdentifier: [ElementName: Place], byLabel: [ElementName: Place]) = ([:], [:])
    func visit(_ element: AppProtocol.Element, list: ElementName?, isInCell: Bool) {
      let isInCell = isInCell || [.cell, .sectionHeader, .sectionFooter].contains(element.type)
      let place = Place(element, isInCell ? list : nil)
      let identifier = ElementName(element.type, element.identifier)
      if found.byIdentifier[identifier] == nil { found.byIdentifier[identifier] = place }
      let label = ElementName(element.type, element.label)
      if found.byLabel[label] == nil { found.byLabel[label] = place }
      let innerList = isInCell ? list : Self.listName(of: element) ?? list
      for child in element.children { visit(child, list: innerList, isInCell: isInCell) }
    }
    for element in screen.elements + (screen.keyboard?.accessory ?? []) { visit(element, list: nil, isInCell: false) }
    return found
  }
}
