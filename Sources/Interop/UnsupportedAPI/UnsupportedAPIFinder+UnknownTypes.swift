internal import UIKitNames

// Names of which the compiler does not say at which type it has looked for them.

extension UnsupportedAPIFinder {
  /// What an attributed string on Apple's systems has by this name, and lacks here.
  func attribute(_ name: String, in place: SyntaxContext) -> String? {
    guard place.importsUIKit else { return nil }
    let owners = names.known.types.filter { $0.key.hasPrefix("AttributeScopes.") || $0.key == "AttributedString" }
    let isLacking = owners.contains { type, known in
      known.members.contains { $0.baseName == name && names.modelled.types[type]?.declares($0.name) != true }
    }
    return isLacking ? "AttributedString.\(name)" : nil
  }

  /// What stands behind a dot in a call that begins with a dot itself, of a function that is here: `.preferredFont(forTextStyle: .extraLargeTitle)`. The
  /// compiler does not say of which type it has looked for the name, so this is a guess: a type that is here, and has it on Apple's systems alone.
  func argument(_ name: String, in place: SyntaxContext) -> String? {
    guard place.importsUIKit, let call = place.call, call.base == "", name != "init",
      !program.functions.contains(call.name), !program.values.contains(name),
      isModelled(call.name), !isModelled(name)
    else { return nil }
    return names.known.types.keys.filter(isDeclared).sorted().firstResult { type in
      let member = names.known.types[type]?.members.first { member in
        member.baseName == name && (member.kind == "case" || member.kind.hasPrefix("static"))
      }
      return member.map { "\(type).\($0.name)" }
    }
  }

  /// Whether any type has a member of this name here.
  private func isModelled(_ name: String) -> Bool {
    names.modelled.types.values.contains { type in
      type.members.contains { $0.name.hasPrefix(name) && $0.name.baseName == name }
    }
  }
}
