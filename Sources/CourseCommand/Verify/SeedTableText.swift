internal import CourseModel
internal import Reporting
internal import Verification

/// The table of `coursemark verify --seeds`: a line for each wrong answer that some seed did not notice, and how many there are.
struct SeedTableText {
  var terminal: Terminal

  func render(_ table: SeedTable) -> String {
    var layout = TextLayout(terminal)
    var lessons: [String] = []
    for row in table.rows where !lessons.contains(row.lesson) { lessons.append(row.lesson) }
    for lesson in lessons {
      let rows = table.rows.filter { $0.lesson == lesson }
      let weak = rows.filter { !$0.missed.isEmpty }
      layout.paragraph([
        Span(lesson, .strong),
        Span(
          ": \(rows.count - weak.count) of \(rows.count) wrong answers noticed with each of \(rows.first?.tried ?? 0) seeds"
        ),
      ])
      for row in weak {
        let isSeldom = row.missed.count * 2 > row.tried
        layout.paragraph(
          [
            Span("\(row.place)  ", .quiet),
            Span("\(row.tried - row.missed.count) of \(row.tried)", isSeldom ? .bad : .plain),
            Span(" (step \(row.step))"),
          ], indent: 3, hanging: 5)
      }
    }
    return layout.text
  }
}
