import Foundation

// How this works: the engine belongs to the topmost view of a tree. Before a layout pass it writes the constraints down as they
// are now, and when anything has changed it solves them and gives each view the frame that it found. The frames are applied
// in `layoutSubviews` of the superview, from the top down, by the ordinary setters. So frames follow from the views and
// their constraints alone, and not from what was changed before what.

/// Solves the constraints of one tree of views.
@MainActor
final class LayoutEngine {
  private unowned let root: UIView
  private var known: [LinearSystem: LinearSystem.Solution] = [:]
  private var last: (system: LinearSystem, solution: LinearSystem.Solution)?
  private var ambiguous: Set<ObjectIdentifier> = []
  private var reported: Set<ObjectIdentifier> = []

  init(root: UIView) { self.root = root }

  /// Brings the solution of the view's tree up to date.
  /// - Returns: Whether any view got another frame.
  @discardableResult
  static func update(around view: UIView) -> Bool {
    guard AppState.current.usesAutoLayout else { return false }
    let root = view.layoutRoot
    guard root.autoLayout?.engine != nil || root.subtree.contains(where: { !$0.constraints.isEmpty }) else {
      return false
    }
    let engine = root.layoutState.engine ?? LayoutEngine(root: root)
    root.layoutState.engine = engine
    return engine.update()
  }

  func isAmbiguous(_ view: UIView) -> Bool { ambiguous.contains(ObjectIdentifier(view)) }

  private func update() -> Bool {
    let (problem, solution) = solve(nil)
    report(problem, solution)
    ambiguous = []
    var changed = false
    for (item, unknowns) in problem.items {
      let all = [unknowns.x, unknowns.y, unknowns.width, unknowns.height]
      if all.contains(where: { solution.isAmbiguous[$0] }) { ambiguous.insert(ObjectIdentifier(item)) }
      let frame = Self.frame(unknowns, solution)
      if let view = item as? UIView, view !== root, !view.translatesAutoresizingMaskIntoConstraints {
        if view.layoutState.solvedFrame != frame {
          view.layoutState.solvedFrame = frame
          view.superview?.setNeedsLayout()
          changed = true
        }
      } else if let guide = item as? UILayoutGuide, guide.solvedFrame != frame {
        guide.solvedFrame = frame
        if guide.kind == .scrollContent, let scrollView = guide.owningView as? UIScrollView {
          scrollView.setContentSize(frame.size)
        }
        changed = true
      }
    }
    if !ambiguous.isEmpty, root.window != nil { Assumption.notice(.ambiguousLayout) }
    forget(problem)
    return changed
  }

  /// A view that no constraint names any more stays where it is.
  private func forget(_ problem: LayoutProblem) {
    let named = Set(problem.items.map { ObjectIdentifier($0.item) })
    for view in root.subtree where view.autoLayout?.solvedFrame != nil {
      if !named.contains(ObjectIdentifier(view)) || view.translatesAutoresizingMaskIntoConstraints {
        view.autoLayout?.solvedFrame = nil
      }
    }
  }

  private func solve(_ target: LayoutProblem.Target?) -> (LayoutProblem, LinearSystem.Solution) {
    var problem = LayoutProblem(root: root, target: target)
    var solution = self.solution(of: problem.system)
    for _ in 0..<4 {
      let widths = Self.widthsOfTexts(problem, solution)
      if widths == problem.widths { break }
      problem = LayoutProblem(root: root, target: target, widths: widths)
      solution = self.solution(of: problem.system)
    }
    return (problem, solution)
  }

  private func solution(of system: LinearSystem) -> LinearSystem.Solution {
    if let last, last.system == system { return last.solution }
    let solution = system.solved(knowing: &known)
    last = (system, solution)
    return solution
  }

  /// [A] UILabel, preferredMaxLayoutWidth: text of several lines is as high as its width makes it. [O] So is a text view that does not scroll.
  private static func widthsOfTexts(
    _ problem: LayoutProblem, _ solution: LinearSystem.Solution
  ) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (item, unknowns) in problem.items {
      guard (item as? UIView)?.wrapsText == true else { continue }
      widths[ObjectIdentifier(item)] = pixels(CGFloat(solution.values[unknowns.width]))
    }
    return widths
  }

  static func fittingSize(of view: UIView, _ target: LayoutProblem.Target) -> CGSize {
    view.updateConstraintsBelow()
    let engine = view.layoutState.fittingEngine ?? LayoutEngine(root: view)
    view.layoutState.fittingEngine = engine
    let (problem, solution) = engine.solve(target)
    guard let own = problem.items.first(where: { $0.item === view }) else { return view.bounds.size }
    return frame(own.unknowns, solution).size
  }

  // MARK: Values

  private static func frame(_ unknowns: LayoutProblem.Unknowns, _ solution: LinearSystem.Solution) -> CGRect {
    let x = CGFloat(solution.values[unknowns.x])
    let y = CGFloat(solution.values[unknowns.y])
    let right = pixels(x + CGFloat(solution.values[unknowns.width]))
    let bottom = pixels(y + CGFloat(solution.values[unknowns.height]))
    return CGRect(x: pixels(x), y: pixels(y), width: right - pixels(x), height: bottom - pixels(y))
  }

  /// [O] Edges lie on whole pixels.
  private static func pixels(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    let rounded = (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded == 0 ? 0 : rounded
  }

  // MARK: Contradictions

  private func report(_ problem: LayoutProblem, _ solution: LinearSystem.Solution) {
    var broken: Set<ObjectIdentifier> = []
    for index in solution.unsatisfied {
      guard case .explicit(let constraint) = problem.sources[index] else { continue }
      broken.insert(ObjectIdentifier(constraint))
      Assumption.notice(.brokenConstraint)
      guard !reported.contains(ObjectIdentifier(constraint)) else { continue }
      let parties = problem.system.conflictInPart(of: index).map { problem.sources[$0] }
      UnsatisfiableConstraints.report(parties, broken: constraint)
    }
    reported = broken
  }
}
