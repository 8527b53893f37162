/// A report whose parts on submissions are fetched one at a time, so that what is written of a large class needs no more memory than what
/// is written of a small one. The same as ``Report`` otherwise.
package struct ClassReport<Failure: Error>: Sendable {
  /// All but the parts on submissions: its `lessons` are empty.
  package var head: Report
  private let count: Int
  private let fetch: @Sendable (Int) throws(Failure) -> LessonReport

  /// - Parameter fetch: The part with a number from 0; may be asked for any of them, and again.
  package init(head: Report, count: Int, fetch: @escaping @Sendable (Int) throws(Failure) -> LessonReport) {
    self.head = head
    self.head.lessons = []
    self.count = count
    self.fetch = fetch
  }

  /// The numbers of the parts, in the order of the report.
  package var indices: Range<Int> { 0..<count }

  /// Fetches a part.
  package subscript(index: Int) -> LessonReport {
    get throws(Failure) { try fetch(index) }
  }

  /// The parts in another order, or only some of them, each changed by `change`.
  package func mapping(
    _ order: [Int], _ change: @escaping @Sendable (Int, LessonReport) -> LessonReport
  ) -> ClassReport {
    ClassReport(head: head, count: order.count) { [fetch] number throws(Failure) in
      change(order[number], try fetch(order[number]))
    }
  }

  /// All of it in memory: for forms that are written in one piece.
  package func whole() throws(Failure) -> Report {
    var report = head
    for index in indices { report.lessons.append(try self[index]) }
    return report
  }
}

extension ClassReport<Never> {
  /// A report that is in memory already.
  package init(_ report: Report) {
    self.init(head: report, count: report.lessons.count) { report.lessons[$0] }
  }
}
