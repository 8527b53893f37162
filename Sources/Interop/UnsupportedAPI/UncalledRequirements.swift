package import UIKitNames

extension PreparedProgram {
  /// Warnings of delegate methods that UIKit would call and Coursemark does not: such code compiles, and nothing else
  /// would tell.
  package func uncalledRequirements(_ known: KnownNames) -> [InteropMessage] {
    uncalledUses(known).map { use in
      InteropMessage(
        .warning, file: use.file, line: use.line, column: use.column,
        "Coursemark never calls '\(use.name)' of '\(use.owner)' yet, as UIKit does")
    }
  }

  /// The same as places in the program.
  package func uncalledUses(_ known: KnownNames) -> [StoredUse] {
    let exposures = ObjectiveCExposure(files: prepared.map(\.record), catalog: catalog)
    let actions = Set(prepared.flatMap { $0.record.selectors.compactMap(\.baseName) })
    return prepared.flatMap { file in
      file.record.classes.flatMap { record in
        record.methods.compactMap { method in
          exposures.uncalledOwner(of: method, in: record, known, actions: actions).map { owner in
            StoredUse(
              name: method.name.description, owner: owner, file: file.name, line: method.place.line,
              column: method.place.column)
          }
        }
      }
    }
  }
}

extension ObjectiveCExposure {
  /// The protocol of UIKit's whose optional requirement the method implements, and that Coursemark's lacks or does not call.
  /// A requirement of a protocol that one of UIKit's classes conforms to has to be overridden, so that anything else is a method of the
  /// learner's, with a name that was free on their system; so is what a selector names, an action for instance.
  fileprivate func uncalledOwner(
    of method: MethodRecord, in record: ClassRecord, _ known: KnownNames, actions: Set<String>
  ) -> String? {
    guard method.isInstance else { return nil }
    let ofUIKit = ancestry(record.path).flatMap { catalog.classes[$0]?.protocols ?? [] }
    let isOwn = { (owner: String) in !method.isOverride && ofUIKit.flatMap(known.ancestry).contains(owner) }
    if let found = requirement(for: method, in: record) {
      if isOwn(found.owner) { return nil }
      return catalog.uncalled[found.owner]?.contains(method.name) == true ? found.owner : nil
    }
    guard !actions.contains(method.name.base) else { return nil }
    let name = method.name.description
    let conformances = ancestry(record.path).flatMap { ancestor in
      // A superclass of UIKit's is an ancestor itself.
      classes[ancestor, default: []].flatMap(\.inherited).filter { catalog.classes[$0] == nil }
        + (method.isOverride ? catalog.classes[ancestor]?.protocols ?? [] : [])
    }
    return conformances.flatMap(known.ancestry).first { owner in
      known.types[owner]?.kind == .protocol
        && known.types[owner]?.members.contains { $0.isOptional && $0.name == name } == true
        && catalog.protocols[owner]?.requirements.contains { $0.name == method.name } != true
    }
  }
}
