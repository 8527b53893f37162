import Foundation

/// A piece of a circle.
struct Arc {
  var center: CGPoint
  /// In points.
  var radius: CGFloat
  /// In radians from the x axis.
  var start: CGFloat
  var end: CGFloat
  /// Whether it goes the way in which angles grow: clockwise where y grows downwards.
  var isGrowing: Bool

  /// How far it goes, in radians: at most once around.
  private var sweep: CGFloat {
    let whole = 2 * CGFloat.pi
    let difference = isGrowing ? end - start : start - end
    // [A] addArc: two angles a whole turn or more apart make a circle.
    guard abs(difference) < whole else { return isGrowing ? whole : -whole }
    let positive = difference < 0 ? difference + whole : difference
    return isGrowing ? positive : -positive
  }

  /// Curves of a quarter or less, which differ from the circle by less than a thousandth of its radius.
  /// - Parameter isContinued: Whether a line leads to where it begins.
  func elements(after isContinued: Bool) -> [CGPath.Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let beginning = point(start)
    return [isContinued ? .line(beginning) : .move(beginning)]
      + (0..<count).map { index in
        let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
        let (first, last) = (point(from), point(to))
        return .curve(
          last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
      }
  }
}
