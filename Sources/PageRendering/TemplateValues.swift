internal import Mustache

/// What a template sees of a value: its properties by their names, read once.
///
/// Mustache would look at the type of a value again for each name that stands in a template, and for each value around it, which
/// takes several times as long as all other work on a page.
struct TemplateValues: MustacheParent, MustacheCustomRenderable {
  private var properties: [String: Any]

  /// The value as Mustache takes it: lists stay lists, and what is `nil` is not there.
  static func of(_ value: Any) -> Any? {
    switch value {
    case is String, is Int, is Bool, is [String]: return value
    case let list as [Any]: return list.compactMap(of)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { of($0.value) }
    case .struct: return TemplateValues(mirror)
    default: return value
    }
  }

  /// The same with what another value has besides.
  static func of(_ value: Any, under other: Any?) -> Any? {
    guard let other, var values = of(value) as? TemplateValues else { return of(value) }
    values.properties.merge(TemplateValues(Mirror(reflecting: other)).properties) { own, _ in own }
    return values
  }

  private init(_ mirror: Mirror) {
    var properties: [String: Any] = [:]
    for case (let name?, let value) in mirror.children { properties[name] = Self.of(value) }
    self.properties = properties
  }

  /// What has properties is no text.
  var renderText: String { "" }
  var isNull: Bool { false }

  func child(named name: String) -> Any? { properties[name] }
}
