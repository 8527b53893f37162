extension Sequence where Element: Sendable {
  /// The results in the order of the elements, at most `limit` under way at once.
  package func parallelMap<Result: Sendable>(
    limit: Int, _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in enumerated() {
        if index >= limit, let (done, result) = try await group.next() { results[done] = result }
        group.addTask { (index, try await transform(element)) }
      }
      while let (done, result) = try await group.next() { results[done] = result }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
