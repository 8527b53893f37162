import Foundation

/// A constraint as the console shows it.
@MainActor
enum ConstraintText {
  static func text(of constraint: NSLayoutConstraint) -> String {
    let quoted = constraint.identifier.map { " '\($0)'" } ?? ""
    let activity = constraint.isActive ? "active" : "inactive"
    return
      "<\(_ObjectiveC.className(of: constraint)):\(_ObjectiveC.address)\(quoted) \(equation(constraint))   (\(activity))>"
  }

  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign(constraint.relation)) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += "\(name(second)).\(constraint.secondAttribute)"
      if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
    return text
  }

  static func name(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let identifier = (item as? UIView)?.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let text = (item as? UILabel)?.text ?? (item as? UIButton)?.shownTitle
    let kind = "\(_ObjectiveC.className(of: item)):\(_ObjectiveC.address)"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(kind)'\(guide.identifier)'" }
    return kind + (text.map { "'\($0)'" } ?? "")
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    default: ">="
    }
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
