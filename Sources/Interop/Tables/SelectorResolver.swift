internal import Toolchain

/// Finds out what each `#selector` of a program names, and says so where that is not exposed to Objective-C.
struct SelectorResolver {
  struct Resolved {
    var file: String
    var record: SelectorRecord
    var selector: String
  }

  private(set) var resolved: [Resolved] = []
  private(set) var messages: [InteropMessage] = []
  /// Statements that register the methods of UIKit's classes that are named.
  private(set) var foreignTables: [String] = []

  private let program: PreparedProgram
  private let tree: TypedTree
  private let exposures: ObjectiveCExposure

  init(program: PreparedProgram, tree: TypedTree, exposures: ObjectiveCExposure) {
    self.program = program
    self.tree = tree
    self.exposures = exposures
    for file in program.prepared {
      for selector in file.record.selectors { resolve(selector, in: file) }
    }
  }

  private mutating func resolve(_ selector: SelectorRecord, in file: PreparedProgram.PreparedFile) {
    let offset = file.edited.editedOffset(selector.place.offset)
    // What the compiler did not check, such as an unused branch of `#if`, is not run either.
    guard let use = tree.selectors.first(where: { $0.file.isFile(file.name) && $0.offset == offset }) else { return }
    guard let baseName = selector.baseName else {
      return refuse(
        selector, file, "argument of '#selector' does not refer to an '@objc' method, property, or initializer")
    }
    // A parameter of the method can have the same name; it has no declaration of its own.
    let references = use.references.filter { $0.baseName == baseName }
    guard let reference = references.first(where: { !$0.declaration.isEmpty }) ?? references.first else {
      return say(.unsupported, selector, file, "Coursemark can't tell what this '#selector' names.")
    }
    if let name = name(of: selector, reference, in: file) {
      resolved.append(Resolved(file: file.name, record: selector, selector: name))
    }
  }

  private mutating func name(
    of selector: SelectorRecord, _ reference: TypedTree.Reference, in file: PreparedProgram.PreparedFile
  ) -> String? {
    switch target(reference) {
    case .method(let owner, let record, let method): name(of: method, record, owner, selector, file)
    case .property(let owner, let record, let property): name(of: property, record, owner, selector, file)
    case .foreign(let foreign): name(of: foreign, selector, file)
    case .requirement(let name): name
    case .other(let words):
      {
        refuse(selector, file, words); return nil
      }()
    case .unknown:
      {
        say(.unsupported, selector, file, "Coursemark can't tell what this '#selector' names."); return nil
      }()
    }
  }

  // MARK: What is named

  private enum Target {
    case method(file: String, ClassRecord, MethodRecord)
    case property(file: String, ClassRecord, PropertyRecord)
    case foreign(ForeignName)
    /// The requirement of a learner's protocol that is marked `@objc`.
    case requirement(String)
    /// Nothing that has a selector, in the compiler's words.
    case other(String)
    case unknown
  }

  private func target(_ reference: TypedTree.Reference) -> Target {
    guard let declared = tree.declarations[reference.declaration],
      let file = program.prepared.first(where: { declared.file.isFile($0.name) })
    else {
      if reference.declaration.isEmpty {
        // A variable or a function inside another.
        return .other("argument of '#selector' does not refer to an '@objc' method, property, or initializer")
      }
      return ForeignName(usr: reference.declaration).map(Target.foreign) ?? .unknown
    }
    let isHere: (Place) -> Bool = { declared.range.contains(file.edited.editedOffset($0.offset)) }
    // The first of its name in the declaration's range is the declaration; others are inside of it.
    var found: (offset: Int, target: Target)?
    for record in file.record.classes {
      for method in record.methods where method.name.base == reference.baseName && isHere(method.place) {
        if found.map({ method.place.offset < $0.offset }) ?? true {
          found = (method.place.offset, .method(file: file.name, record, method))
        }
      }
      for property in record.properties where property.name == reference.baseName && isHere(property.place) {
        if found.map({ property.place.offset < $0.offset }) ?? true {
          found = (property.place.offset, .property(file: file.name, record, property))
        }
      }
    }
    return found?.target ?? memberless(reference, file)
  }

  private func memberless(_ reference: TypedTree.Reference, _ file: PreparedProgram.PreparedFile) -> Target {
    let usr = reference.declaration
    for own in file.record.objectiveCProtocols {
      if let requirement = own.requirements.first(where: { $0.name.base == reference.baseName }) {
        return .requirement(own.names[requirement.name] ?? requirement.name.objectiveCName)
      }
    }
    if usr.hasSuffix("vp") {
      return .other("argument of '#selector' cannot refer to variable '\(reference.baseName)'")
    }
    if let name = ForeignName(usr: usr), name.owner.isEmpty, case .method(let method) = name.member {
      return .other("argument of '#selector' cannot refer to global function '\(method)'")
    }
    return .unknown
  }

  // MARK: Its name

  private mutating func name(
    of method: MethodRecord, _ record: ClassRecord, _ owner: String, _ selector: SelectorRecord,
    _ file: PreparedProgram.PreparedFile
  ) -> String? {
    let kind = method.isInstance ? "instance method" : "static method"
    if selector.kind != .method {
      messages.append(
        InteropMessage(
          .error, file: file.name, line: selector.argument.line, column: selector.argument.column,
          "cannot reference \(kind) '\(method.name)' as a property; remove '\(selector.kind.rawValue):'"))
      return nil
    }
    guard let name = exposures.selector(of: method, in: record) else {
      refuse(
        selector, file, "argument of '#selector' refers to \(kind) '\(method.name)' that is not exposed to Objective-C")
      note(owner, method.place, "add '@objc' to expose this \(kind) to Objective-C")
      return nil
    }
    guard method.isInstance, method.isPlain else {
      let what = method.isInstance ? "asynchronous, throwing or generic" : "static"
      say(.unsupported, selector, file, "Coursemark does not send messages to \(what) methods.")
      return nil
    }
    return name
  }

  private mutating func name(
    of property: PropertyRecord, _ record: ClassRecord, _ owner: String, _ selector: SelectorRecord,
    _ file: PreparedProgram.PreparedFile
  ) -> String? {
    guard exposures.isExposed(property, in: record) else {
      refuse(
        selector, file,
        "argument of '#selector' refers to property '\(property.name)' that is not exposed to Objective-C")
      note(owner, property.place, "add '@objc' to expose this property to Objective-C")
      return nil
    }
    var name = property.name
    if case .named(let given) = property.exposure { name = given }
    switch selector.kind {
    case .getter: return name
    case .setter where property.isSettable: return PropertyName.setter(name)
    case .setter:
      refuse(selector, file, "argument of '#selector(setter:)' refers to non-settable property '\(property.name)'")
    case .method:
      refuse(selector, file, propertyNeedsAccessor(property.name, isSettable: property.isSettable))
    }
    return nil
  }

  private mutating func name(
    of foreign: ForeignName, _ selector: SelectorRecord, _ file: PreparedProgram.PreparedFile
  ) -> String? {
    let isClass = foreign.module == "UIKit" && program.catalog.classes[foreign.owner] != nil
    switch (foreign.member, selector.kind) {
    case (.method(let method), .method) where foreign.owner.isEmpty:
      refuse(selector, file, "argument of '#selector' cannot refer to global function '\(method)'")
      return nil
    case (.method(let method), .method):
      let name = method.objectiveCName
      if isClass { foreignTables.append(ForeignTable.method(method, of: foreign.owner)) }
      return name
    case (.property(let property), .getter):
      if isClass { foreignTables.append(ForeignTable.getter(property, of: foreign.owner)) }
      return property
    case (.property(let property), .setter):
      if isClass { foreignTables.append(ForeignTable.setter(property, of: foreign.owner)) }
      return PropertyName.importedSetter(property)
    case (.property(let property), .method):
      refuse(selector, file, propertyNeedsAccessor(property, isSettable: true))
      return nil
    case (.method(let method), _):
      refuse(
        selector, file,
        "cannot reference instance method '\(method)' as a property; remove '\(selector.kind.rawValue):'")
      return nil
    }
  }

  private func propertyNeedsAccessor(_ name: String, isSettable: Bool) -> String {
    isSettable
      ? "use 'getter:' or 'setter:' to refer to the Objective-C getter or setter of property '\(name)', respectively"
      : "use 'getter:' to refer to the Objective-C getter of property '\(name)'"
  }

  // MARK: Messages

  /// The compiler's words on Apple's systems, and its place: the `#`.
  private mutating func refuse(_ selector: SelectorRecord, _ file: PreparedProgram.PreparedFile, _ words: String) {
    say(.error, selector, file, words)
  }

  private mutating func say(
    _ kind: InteropMessage.Kind, _ selector: SelectorRecord, _ file: PreparedProgram.PreparedFile, _ words: String
  ) {
    messages.append(
      InteropMessage(kind, file: file.name, line: selector.place.line, column: selector.place.column, words))
  }

  private mutating func note(_ file: String, _ place: Place, _ words: String) {
    messages.append(InteropMessage(.note, file: file, line: place.line, column: place.column, words))
  }
}

extension String {
  /// Whether a path ends in this file name.
  fileprivate func isFile(_ name: String) -> Bool { self == name || hasSuffix("/" + name) }
}
