/// A part of a list: every n-th of its elements.
package struct Shard: Sendable, Equatable {
  /// The place of its first element, from 1.
  package var number: Int
  /// How many shards there are.
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// What takes longer, and stands together, is spread over all shards.
  package func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}
