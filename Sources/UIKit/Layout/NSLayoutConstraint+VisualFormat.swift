import Foundation

extension NSLayoutConstraint {
  /// [A] constraints(withVisualFormat:options:metrics:views:)
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatWriter(
        format: VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch let failure as VisualFormat.Failure {
      let place = String(repeating: " ", count: failure.position) + "^"
      _raise(
        "NSInvalidArgumentException",
        "Unable to parse constraint format: \n\(failure.message). \n\(format) \n\(place)")
    } catch {
      _raise("NSInvalidArgumentException", "Unable to parse constraint format: \n\(format)")
    }
  }
}

/// Makes constraints of a line of the visual format.
@MainActor
struct VisualFormatWriter {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, connection) in format.connections.enumerated() {
      made += try self.connection(connection, from: format.subjects[index], to: format.subjects[index + 1])
    }
    for size in format.sizes {
      for predicate in size.predicates { made.append(try self.size(of: view(size.name), predicate)) }
    }
    return made + (try alignments())
  }

  // MARK: Along the line

  private func connection(
    _ connection: VisualFormat.Connection, from first: VisualFormat.Subject, to second: VisualFormat.Subject
  ) throws -> [NSLayoutConstraint] {
    let (start, end) = edges
    var (before, beforeEdge) = try item(first, inner: start, outer: end, neighbour: second)
    var (after, afterEdge) = try item(second, inner: end, outer: start, neighbour: first)
    func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: after, attribute: afterEdge, relatedBy: relation, toItem: before, attribute: beforeEdge, multiplier: 1,
        constant: constant)
    }
    switch connection {
    case .flush: return [make(.equal, 0)]
    case .standard:
      // [A] UIView.layoutMargins: "|-[subview]-|" keeps the superview's margins. [O] Between neighbours the standard space is 8 points.
      guard first == .superview || second == .superview else { return [make(.equal, 8)] }
      if first == .superview { beforeEdge = beforeEdge.atMargin }
      if second == .superview { afterEdge = afterEdge.atMargin }
      return [make(.equal, 0)]
    case .predicates(let predicates):
      return try predicates.map { predicate in
        let constraint = make(predicate.relation, try value(predicate.object) * predicate.multiplier)
        constraint.priority = try priority(predicate)
        return constraint
      }
    }
  }

  /// The superview's own edge at the ends, the view's outward edge otherwise.
  private func item(
    _ subject: VisualFormat.Subject, inner: NSLayoutConstraint.Attribute, outer: NSLayoutConstraint.Attribute,
    neighbour: VisualFormat.Subject
  ) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
    switch (subject, neighbour) {
    case (.view(let name), _): return (try view(name), outer)
    case (.superview, .view(let name)):
      guard let superview = (try view(name) as? any LayoutItem)?.layoutParent else {
        throw VisualFormat.Failure(message: "\(name) has no superview", position: 0)
      }
      return (superview, inner)
    case (.superview, .superview): throw VisualFormat.Failure(message: "Expected a view", position: 0)
    }
  }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func size(of item: AnyObject, _ predicate: VisualFormat.Predicate) throws -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let other = metrics[predicate.object] == nil ? views[predicate.object] : nil
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: other == nil ? 1 : predicate.multiplier,
      constant: other == nil
        ? try value(predicate.object) * predicate.multiplier + predicate.constant : predicate.constant)
    constraint.priority = try priority(predicate)
    return constraint
  }

  // MARK: Across it

  private func alignments() throws -> [NSLayoutConstraint] {
    let aligned: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let names = format.subjects.compactMap { if case .view(let name) = $0 { name } else { nil } }
    let items = try names.map(view)
    return aligned.filter { options.contains($0.0) }.flatMap { _, attribute in
      items.dropFirst().map {
        NSLayoutConstraint(
          item: $0, attribute: attribute, relatedBy: .equal, toItem: items[0], attribute: attribute, multiplier: 1,
          constant: 0)
      }
    }
  }

  // MARK: Names

  private func view(_ name: String) throws -> AnyObject {
    guard let view = views[name] else {
      throw VisualFormat.Failure(message: "\(name) is not a key in the views dictionary", position: 0)
    }
    return view as AnyObject
  }

  private func value(_ text: String) throws -> CGFloat {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw VisualFormat.Failure(message: "\(text) is not a key in the metrics dictionary", position: 0)
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws -> UILayoutPriority {
    guard let text = predicate.priority else { return .required }
    if let priority = metrics[text] as? UILayoutPriority { return priority }
    return UILayoutPriority(Float(try value(text)))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Of an edge, the margin on its side.
  fileprivate var atMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
