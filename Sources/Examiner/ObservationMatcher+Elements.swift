internal import AppProtocol
internal import ReferenceModel

// Where on the screen the elements are that a model names.

extension ObservationMatcher {
  func find(_ name: ElementName) -> AppProtocol.Element? {
    let candidates = (screen.elements + (screen.keyboard?.accessory ?? [])).flatMap(\.withDescendants)
      .filter { $0.type == name.type }
    return candidates.first { $0.identifier == name.name } ?? candidates.first { $0.label == name.name }
  }

  /// What has been scrolled away from its beginning, so that a user may not see everything.
  var scrolledAway: [AppProtocol.Element] {
    screen.elements.flatMap(\.withDescendants).filter { node in
      node.scroll.map { $0.contentOffset.y > -$0.contentInset.top + 0.5 } ?? false
    }
  }

  /// An element that has been scrolled out of sight is not compared.
  func compare(_ name: ElementName, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    if let node = find(name) { return mismatch(node) }
    return scrolledAway.isEmpty ? Mismatch(seen: "there is no \(name.noun)", expected: "one") : nil
  }

  func inTable(_ name: String, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    compare(.table(name), mismatch)
  }

  func row(_ row: Int, _ section: Int, of table: String) -> AppProtocol.Element? {
    find(.table(table))?.rows(ofSection: section).first { $0.row == row }
  }
}
