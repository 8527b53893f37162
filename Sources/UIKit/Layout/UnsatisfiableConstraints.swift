import Foundation

/// What the console says when constraints contradict each other.
@MainActor
enum UnsatisfiableConstraints {
  /// [O] The words; [?] that it is the constraint activated last that is broken.
  static func report(_ sources: [LayoutProblem.Source], broken: NSLayoutConstraint) {
    var lines: [String] = []
    for line in sources.map(text) where !lines.contains(line) { lines.append(line) }
    let hasMasks = sources.contains { if case .frame = $0 { true } else { false } }
    let note =
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation "
      + "for the UIView property translatesAutoresizingMaskIntoConstraints)\n"
    AppState.current.writeToConsole(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      \(hasMasks ? note : "")(
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(ConstraintText.text(of: broken))

      """)
  }

  private static func text(_ source: LayoutProblem.Source) -> String {
    switch source {
    case .explicit(let constraint): return ConstraintText.text(of: constraint)
    case .frame(let view):
      let frame = view.untransformedFrame
      let place = "(\(ConstraintText.number(frame.minX)), \(ConstraintText.number(frame.minY)))"
      let size = "(\(ConstraintText.number(frame.width)), \(ConstraintText.number(frame.height)))"
      return
        "<NSAutoresizingMaskLayoutConstraint:\(_ObjectiveC.address) \(ConstraintText.name(view)) origin \(place), size \(size)>"
    case .content(let view):
      let size = view.effectiveContentSize(width: nil)
      let text = "(\(ConstraintText.number(size.width)), \(ConstraintText.number(size.height)))"
      return "<NSContentSizeLayoutConstraint:\(_ObjectiveC.address) \(ConstraintText.name(view)) \(text)>"
    case .guide(let guide):
      return "<NSLayoutConstraint:\(_ObjectiveC.address) 'UIViewSafeAreaLayoutGuide' \(ConstraintText.name(guide))>"
    }
  }
}
