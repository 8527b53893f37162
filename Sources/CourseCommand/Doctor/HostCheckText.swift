internal import Reporting

/// What `doctor` found, for people.
struct HostCheckText {
  var terminal: Terminal

  func render(_ check: HostCheck) -> String {
    var layout = TextLayout(terminal)
    layout.paragraph([Span(check.capabilities.kernel + (check.capabilities.isRoot ? ", as root" : ""))], hanging: 2)
    for finding in check.findings {
      let (mark, style): (String, Style) =
        switch finding.state {
        case .good: ("✓", .good)
        case .poor: ("!", .doubt)
        case .bad: ("✗", .bad)
        }
      layout.paragraph([Span("\(mark) \(finding.subject):", style), Span(" \(finding.words)")], hanging: 2)
    }
    for (better, obstacle) in check.capabilities.obstacles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      layout.paragraph([Span("- The tier '\(better.rawValue)' was not reached. \(obstacle).")], hanging: 2)
    }
    for words in check.capabilities.advice { layout.paragraph([Span("- \(words)")], hanging: 2) }
    return layout.text
  }
}
