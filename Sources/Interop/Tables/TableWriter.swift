/// Writes the tables by which methods and outlets are found by their names, into the files whose private members they
/// have to reach.
///
/// How this works: a class that code at the end of its file can name gets an extension there. Others (local, generic,
/// private inside another) get a method in their body, on the line of the closing brace. The types of parameters are
/// not written: `_argument` takes them from the method that is called. Only where that leaves a choice they are.
struct TableWriter {
  private(set) var files: [Interop.File] = []
  /// The final text of each file, by name.
  private(set) var edited: [String: EditedText] = [:]
  /// Functions that register the tables of a file each.
  private(set) var registrations: [String] = []
  private(set) var messages: [InteropMessage] = []

  private let exposures: ObjectiveCExposure

  init(program: PreparedProgram, exposures: ObjectiveCExposure, selectors: [SelectorResolver.Resolved]) {
    self.exposures = exposures
    for (index, file) in program.prepared.enumerated() {
      write(file, index: index, selectors: selectors.filter { $0.file == file.name })
    }
  }

  private mutating func write(_ file: PreparedProgram.PreparedFile, index: Int, selectors: [SelectorResolver.Resolved])
  {
    var edited = file.edited
    for selector in selectors {
      // What is named is known now. Left in place, the argument would be checked for races as if it were evaluated.
      // A key path is a value anyway.
      let start = selector.record.argument.offset
      if !edited.isKeyPath(at: start) {
        edited.replace(start..<(start + selector.record.argumentLength), with: "0")
      }
    }
    var tail: [String] = []
    var registered: [String] = []
    for (number, record) in file.record.classes.enumerated() where exposures.canHaveTable(record) {
      let table = TableText(record, exposures)
      for method in table.unsupported {
        messages.append(
          InteropMessage(
            .unsupported, file: file.name, line: method.place.line, column: method.place.column,
            "Coursemark does not send messages to asynchronous, throwing or generic methods."))
      }
      guard let statements = table.statements else { continue }
      if record.isNameable {
        let name = "_coursemarkTable_\(index)_\(number)"
        tail.append(
          "extension \(record.path) {\n  @MainActor static func \(name)() -> UIKit::_MethodTable {\n\(statements)  }\n}"
        )
        registered.append("  UIKit::_ObjectiveC.register(\(record.path).self, \(record.path).\(name)())")
      } else if !record.isExtension {
        insert(statements, of: record, in: &edited)
      }
    }
    if !registered.isEmpty {
      let function = "_coursemarkRegister_\(index)"
      registrations.append(function)
      edited.tail +=
        "import UIKit\n" + tail.joined(separator: "\n")
        + "\n@MainActor func \(function)() {\n\(registered.joined(separator: "\n"))\n}\n"
    } else if !file.record.classes.allSatisfy(\.isNameable) {
      edited.tail += "import UIKit\n"
    }
    self.edited[file.name] = edited
    files.append(Interop.File(name: file.name, text: edited.text))
  }

  /// UIKit's own classes and their subclasses have `_methodTable` to override; others say that they have one.
  private func insert(_ statements: String, of record: ClassRecord, in edited: inout EditedText) {
    let overrides = exposures.inheritsTable(record)
    let access = record.isPublic ? "public " : ""
    let line = statements.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; ")
    edited.insertMember(
      "\(access)\(overrides ? "override " : "")nonisolated class func _methodTable() -> UIKit::_MethodTable? { \(line) }",
      at: record.end)
    if !overrides {
      edited.insert(
        (record.inherited.isEmpty ? ": " : ", ") + "UIKit::_MethodTableProviding", at: record.inheritancePoint)
    }
  }
}

/// The statements that make the table of one class, or of one extension.
private struct TableText {
  /// `nil` when there is nothing to be found by name.
  private(set) var statements: String?
  /// Exposed methods of a kind that no message can be sent to.
  private(set) var unsupported: [MethodRecord] = []

  private let record: ClassRecord
  private let exposures: ObjectiveCExposure
  private var lines: [String] = []

  init(_ record: ClassRecord, _ exposures: ObjectiveCExposure) {
    self.record = record
    self.exposures = exposures
    for method in record.methods where method.isInstance {
      guard let selector = exposures.selector(of: method, in: record) else { continue }
      if method.isPlain {
        add(method, selector)
      } else if method.exposure != .none {
        unsupported.append(method)
      }
    }
    for property in record.properties where property.isInstance && exposures.isExposed(property, in: record) {
      add(property)
    }
    // An initializer of UIKit's that the class has beside it is no override, and so not found by the class's own table.
    if record.isNameable, !record.isExtension, !record.inherited.isEmpty, record.hasOwnPlainInitializer {
      lines.append("m.append(UIKit::_Method(\"init\") { _, _ in \(typeName)() })")
    }
    guard !lines.isEmpty else { return }
    // One statement each: a list of a hundred closures would be checked as one expression.
    statements =
      "    var m: [UIKit::_Method] = []\n    var o: [UIKit::_Outlet] = []\n    _ = (m.count, o.count)\n"
      + lines.map { "    \($0)\n" }.joined() + "    return UIKit::_MethodTable(methods: m, outlets: o)\n"
  }

  private var typeName: String {
    record.isNameable ? record.path : record.path.split(separator: ".").last.map(String.init) ?? record.path
  }

  private var receiver: String { "(r as! \(typeName))" }

  private mutating func add(_ method: MethodRecord, _ selector: String) {
    let requirement = exposures.requirement(for: method, in: record)?.requirement
    let types =
      requirement.map { zip($0.parameterTypes, method.parameterTypes).map(Self.asOptional) }
      ?? (exposures.needsTypes(method, in: record) ? method.parameterTypes : nil)
    let arguments = method.name.labels.enumerated().map { index, label in
      let type = types.map { ", as: (\(Self.plain($0[index]))).self" } ?? ""
      let used = types == nil ? method.uses[index] : []
      let uses = used.isEmpty ? "" : ", uses: \(used)"
      return (label == "_" ? "" : "`\(label)`: ") + "UIKit::_argument(a, \(index)\(type)\(uses))"
    }
    let call = "\(receiver).`\(method.name.base)`(\(arguments.joined(separator: ", ")))"
    lines.append("m.append(UIKit::_Method(\"\(selector)\") { r, a in UIKit::_result(\(call)) })")
  }

  /// The requirement's type, which can be named anywhere, and an optional where the method's is one: with another type, the call would be one
  /// of the requirement's default.
  private static func asOptional(_ type: String, _ own: String) -> String {
    let isOptional = isOptional(own)
    if isOptional == Self.isOptional(type) { return type }
    return isOptional ? "(\(plain(type)))?" : type.hasPrefix("Optional<") ? own : String(plain(type).dropLast())
  }

  private static func isOptional(_ type: String) -> Bool {
    // The question mark of a function type belongs to its result, unless parentheses are around it all.
    if type.contains("->"), !type.hasSuffix(")?"), !type.hasSuffix(")!") { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// `T!` is written `T?` where it is no parameter; attributes belong to parameters too.
  private static func plain(_ type: String) -> String {
    let words = type.split(separator: " ").filter { $0 != "@escaping" && $0 != "@autoclosure" }.joined(separator: " ")
    return words.hasSuffix("!") ? words.dropLast() + "?" : words
  }

  private mutating func add(_ property: PropertyRecord) {
    var name = property.name
    if case .named(let given) = property.exposure { name = given }
    let member = "\(receiver).`\(property.name)`"
    let get = "UIKit::_result(\(member))"
    let set = property.isSettable ? "{ r, v in \(member) = UIKit::_argument([v], 0) }" : "{ _, _ in }"
    let path = property.isObservable && record.isNameable ? ", keyPath: \\\(record.path).`\(property.name)`" : ""
    let dynamic = property.isDynamic ? ", isDynamic: true" : ""
    let unwrapped = property.isImplicitlyUnwrapped ? ", isImplicitlyUnwrapped: true" : ""
    lines.append(
      "o.append(UIKit::_Outlet(\"\(property.name)\", get: { r in \(get) }, set: \(set)\(path)\(dynamic)\(unwrapped)))")
    lines.append("m.append(UIKit::_Method(\"\(name)\") { r, _ in \(get) })")
    if property.isSettable {
      lines.append(
        "m.append(UIKit::_Method(\"\(PropertyName.setter(name))\") "
          + "{ r, a in \(member) = UIKit::_argument(a, 0); return nil })")
    }
  }
}
