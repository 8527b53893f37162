internal import SwiftSyntax

/// A stored property that is `dynamic`: Objective-C's runtime tells its observers of changes, and here its own `didSet` does.
struct ObservableProperty {
  /// What is put in to tell of a change.
  let announcement: String
  /// Where, in bytes of the file.
  let place: Int

  /// `nil` for a property that is none: computed, lazy, of a type, without `dynamic`, or one of several in a declaration, which may have no
  /// observers.
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard variable.modifiers.has("dynamic"), !variable.modifiers.has("static", "class", "lazy"),
      variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    func call(_ old: String) -> String { "UIKit::_didChange(self, \"\(name)\", \(old), self.`\(name)`)" }
    let observer = " didSet { \(call("oldValue")) } "
    switch binding.accessorBlock?.accessors {
    case nil:
      // Behind the value or the type, before what blanks or comments follow.
      (announcement, place) = (" {\(observer)}", binding.endOfValue)
    case .accessors(let accessors):
      let words = accessors.map(\.accessorSpecifier.text)
      guard words.allSatisfy(["willSet", "didSet"].contains) else { return nil }
      if let own = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
        guard let body = own.body else { return nil }
        // Observers are told when the property's own has run, which may change the value again. Without a name, the old value has this one.
        announcement = " defer { \(call(own.parameters?.name.identifierText ?? "oldValue")) }; "
        place = body.leftBrace.end
      } else {
        guard let start = binding.accessorBlock?.leftBrace.end else { return nil }
        (announcement, place) = (observer, start)
      }
    case .getter: return nil
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var endOfValue: Int {
    if let initializer { return initializer.end }
    if let typeAnnotation { return typeAnnotation.end }
    return pattern.end
  }
}
