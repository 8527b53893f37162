/// What interface files say for some size classes alone. Each is applied when it is made known, and again when the classes change.
@MainActor
package final class SizeClassVariations {
  /// Answers whether what it changes is still there.
  private var variations: [(UITraitCollection) -> Bool] = []

  package func add(_ variation: @escaping (UITraitCollection) -> Bool) {
    if variation(.current) { variations.append(variation) }
  }

  func apply(_ traits: UITraitCollection) { variations.removeAll { !$0(traits) } }
}
