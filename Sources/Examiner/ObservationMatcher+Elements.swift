internal import AppProtocol
internal import ReferenceModel

// Where on the screen the elements are that a model names.

extension ObservationMatcher {
  func find(_ name: ElementName) -> AppProtocol.Element? { place(of: name)?.element }

  /// What has been scrolled away from its beginning, so that a user may not see everything.
  var scrolledAway: [AppProtocol.Element] {
    screen.elements.flatMap(\.withDescendants).filter { node in
      node.scroll.map { $0.contentOffset.y > -$0.contentInset.top + 0.5 } ?? false
    }
  }

  /// - Parameter mismatch: Is asked about the element, unless a list took the element's cell off the screen.
  func compare(_ name: ElementName, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    if let element = locate(name) { return mismatch(element) }
    return isScrolledAway(name) ? nil : Mismatch(seen: "there is no \(name.noun)", expected: "one")
  }

  /// Finds an element, and keeps in mind in which list it was.
  func locate(_ name: ElementName) -> AppProtocol.Element? {
    guard let place = place(of: name) else { return nil }
    session?.lastSeen[name] = place.list
    return place.element
  }

  func isInCell(_ name: ElementName) -> Bool { place(of: name)?.list != nil }

  /// Whether the element was last seen in a cell of a list that has been scrolled since: cells that leave a list's bounds leave the
  /// screen's elements too. Nothing else that scrolls does away with what is in it.
  func isScrolledAway(_ name: ElementName) -> Bool {
    guard let list = session?.lastSeen[name] else { return false }
    return scrolledAway.contains { ScreenIndex.listName(of: $0) == list }
  }

  func inTable(_ name: String, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    compare(.table(name), mismatch)
  }

  func row(_ row: Int, _ section: Int, of table: String) -> AppProtocol.Element? {
    find(.table(table))?.rows(ofSection: section).first { $0.row == row }
  }

  private func place(of name: ElementName) -> ScreenIndex.Place? { index.place(of: name) }
}
