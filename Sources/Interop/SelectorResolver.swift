internal import Toolchain

/// Finds out what each `#selector` of a program names, and says so where that is not exposed to Objective-C.
struct SelectorResolver {
  struct Name: Hashable {
    var selector: String
    var file: String
    /// The parenthesis: what `#column` says at run time.
    var place: Place
  }

  private(set) var names: [Name] = []
  private(set) var messages: [InteropMessage] = []

  private let program: PreparedProgram
  private let tree: TypedTree
  private let exposures: Exposures

  init(program: PreparedProgram, tree: TypedTree, exposures: Exposures) {
    self.program = program
    self.tree = tree
    self.exposures = exposures
    for file in program.prepared {
      for selector in file.record.selectors { resolve(selector, in: file) }
    }
  }

  private mutating func resolve(_ selector: SelectorRecord, in file: PreparedProgram.PreparedFile) {
    let offset = file.edited.editedOffset(selector.place.offset)
    // What the compiler did not look at, such as an unused branch of `#if`, is not run either.
    guard let use = tree.selectors.first(where: { $0.file.isFile(file.name) && $0.offset == offset }) else { return }
    guard let reference = use.references.first(where: { $0.baseName == selector.baseName }) else {
      messages.append(
        InteropMessage(
          .unsupported, file: file.name, line: selector.place.line, column: selector.place.column,
          "Coursemark can't tell what this '#selector' names."))
      return
    }
    guard let name = name(of: selector, reference, in: file) else { return }
    names.append(Name(selector: name, file: file.name, place: Place(
      offset: 0, line: selector.parenthesis.line,
      column: file.edited.editedColumn(selector.parenthesis))))
  }

  private mutating func name(
    of selector: SelectorRecord, _ reference: TypedTree.Reference, in file: PreparedProgram.PreparedFile
  ) -> String? {
    switch selector.kind {
    case .method: methodName(selector, reference, in: file)
    case .getter: propertyIsExposed(selector, reference, in: file) ? selector.baseName : nil
    case .setter: propertyIsExposed(selector, reference, in: file) ? setterName(selector.baseName) : nil
    }
  }

  private mutating func methodName(
    _ selector: SelectorRecord, _ reference: TypedTree.Reference, in file: PreparedProgram.PreparedFile
  ) -> String? {
    guard let (owner, record, method) = declaration(reference) else {
      // UIKit's own, or Foundation's: all of their methods are exposed.
      let known = program.catalog.methods[selector.baseName] ?? []
      let labels = selector.labels ?? known.first?.labels ?? []
      return MethodName(base: selector.baseName, labels: labels).objectiveCName
    }
    if let name = exposures.selector(of: method, in: record) { return name }
    let kind = method.isInstance ? "instance method" : "static method"
    refuse(selector, file.name, "\(kind) '\(method.name)'")
    messages.append(
      InteropMessage(
        .note, file: owner, line: method.place.line, column: method.place.column,
        "add '@objc' to expose this \(kind) to Objective-C"))
    return nil
  }

  private mutating func propertyIsExposed(
    _ selector: SelectorRecord, _ reference: TypedTree.Reference, in file: PreparedProgram.PreparedFile
  ) -> Bool {
    for owner in program.prepared {
      for record in owner.record.classes {
        for property in record.properties where property.name == selector.baseName {
          guard let declared = tree.declarations[reference.declaration], declared.file.isFile(owner.name),
            declared.range.contains(owner.edited.editedOffset(property.place.offset)),
            !exposures.isExposed(property, in: record)
          else { continue }
          refuse(selector, file.name, "property '\(property.name)'")
          return false
        }
      }
    }
    return true
  }

  /// Apple's words, at the argument.
  private mutating func refuse(_ selector: SelectorRecord, _ file: String, _ what: String) {
    messages.append(
      InteropMessage(
        .error, file: file, line: selector.argument.line, column: selector.argument.column,
        "argument of '#selector' refers to \(what) that is not exposed to Objective-C"))
  }

  private func declaration(_ reference: TypedTree.Reference) -> (String, ClassRecord, MethodRecord)? {
    guard let declared = tree.declarations[reference.declaration],
      let file = program.prepared.first(where: { declared.file.isFile($0.name) })
    else { return nil }
    for record in file.record.classes {
      for method in record.methods where method.name.base == reference.baseName {
        let offset = file.edited.editedOffset(method.place.offset)
        // The range starts at the keyword, or at an attribute before it; the name is the first of its kind after that.
        if declared.range.contains(offset) { return (file.name, record, method) }
      }
    }
    return nil
  }

  private func setterName(_ property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }
}

extension String {
  /// Whether a path ends in this file name.
  fileprivate func isFile(_ name: String) -> Bool { self == name || hasSuffix("/" + name) }
}

extension EditedText {
  /// The column of a place in the edited text.
  fileprivate func editedColumn(_ place: Place) -> Int {
    let lineStart = place.offset - (place.column - 1)
    return place.column
      + insertions.filter { $0.offset >= lineStart && $0.offset <= place.offset }.map(\.text.utf8.count).reduce(0, +)
  }
}
