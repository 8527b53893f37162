/// Statements that register a method of one of UIKit's classes, which a learner's `#selector` names.
enum ForeignTable {
  static func method(_ name: MethodName, of type: String) -> String {
    let arguments = name.labels.enumerated().map { index, label in
      (label == "_" ? "" : "`\(label)`: ") + "UIKit::_argument(a, \(index))"
    }
    return register(
      name.objectiveCName, of: type,
      "UIKit::_result(\(receiver(type)).\(name.base)(\(arguments.joined(separator: ", "))))")
  }

  static func getter(_ name: String, of type: String) -> String {
    register(name, of: type, "UIKit::_result(\(receiver(type)).\(name))")
  }

  static func setter(_ name: String, of type: String) -> String {
    register(
      PropertyName.importedSetter(name), of: type, "UIKit::_result(\(receiver(type)).\(name) = UIKit::_argument(a, 0))")
  }

  private static func receiver(_ type: String) -> String { "(r as! UIKit::\(type))" }

  private static func register(_ selector: String, of type: String, _ call: String) -> String {
    "  UIKit::_ObjectiveC.register(UIKit::\(type).self, "
      + "UIKit::_MethodTable(methods: [UIKit::_Method(\"\(selector)\") { r, a in \(call) }], outlets: []))"
  }
}
