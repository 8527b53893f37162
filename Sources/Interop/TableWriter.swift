/// Writes the tables by which methods and outlets are found by their names, into the files whose private members they
/// have to reach.
///
/// How this works: a class that code at the end of its file can name gets an extension there. Others (local, generic,
/// private inside another) get an override in their body, on the line of the closing brace. The types of parameters are
/// not written: `_argument` takes them from the method that is called. Only for requirements of UIKit's delegates they are, so
/// that a method of another type is not taken for one.
struct TableWriter {
  private(set) var files: [Interop.File] = []
  /// Functions that register the tables of a file each.
  private(set) var registrations: [String] = []
  private(set) var messages: [InteropMessage] = []

  private let exposures: Exposures

  init(program: PreparedProgram, exposures: Exposures) {
    self.exposures = exposures
    for (index, file) in program.prepared.enumerated() { write(file, index: index) }
  }

  private mutating func write(_ file: PreparedProgram.PreparedFile, index: Int) {
    var edited = file.edited
    var tail: [String] = []
    var registered: [String] = []
    for (number, record) in file.record.classes.enumerated() {
      if !record.isNameable {
        override(record, file: file.name, in: &edited)
      } else if let table = table([record]) {
        let name = "_coursemarkTable_\(index)_\(number)"
        tail.append("extension \(record.path) { @MainActor static func \(name)() -> UIKit::_MethodTable { \(table) } }")
        registered.append("UIKit::_ObjectiveC.register(\(record.path).self, \(record.path).\(name)())")
      }
    }
    var text = edited.text
    if !registered.isEmpty {
      let function = "_coursemarkRegister_\(index)"
      registrations.append(function)
      let body = registered.map { "  \($0)\n" }.joined()
      text += "\nimport UIKit\n" + tail.joined(separator: "\n") + "\n@MainActor func \(function)() {\n\(body)}\n"
    }
    files.append(Interop.File(name: file.name, text: text))
  }

  private mutating func override(_ record: ClassRecord, file: String, in edited: inout EditedText) {
    guard let table = table([record]) else { return }
    guard exposures.descendsFromUIKit(record) else {
      if let place = record.methods.first(where: { $0.exposure != .none })?.place {
        messages.append(
          InteropMessage(
            .unsupported, file: file, line: place.line, column: place.column,
            "Coursemark finds '@objc' methods of a local, generic or private nested class only if it descends from a "
              + "class of UIKit's."))
      }
      return
    }
    edited.insert(" override nonisolated class func _methodTable() -> UIKit::_MethodTable? { \(table) } ", at: record.end)
  }

  private func table(_ records: [ClassRecord]) -> String? {
    var methods: [String] = []
    var outlets: [String] = []
    for record in records {
      let name = record.path.split(separator: ".").last.map(String.init) ?? record.path
      let receiver = "(r as! \(record.isNameable ? record.path : name))"
      for method in record.methods where method.isInstance {
        methods += entry(method, record, receiver).map { [$0] } ?? []
      }
      for property in record.properties where property.isInstance && exposures.isExposed(property, in: record) {
        outlets.append(outlet(property, receiver))
        methods += accessors(property, receiver)
      }
    }
    guard !methods.isEmpty || !outlets.isEmpty else { return nil }
    return "UIKit::_MethodTable(methods: [\(methods.joined(separator: ", "))], "
      + "outlets: [\(outlets.joined(separator: ", "))])"
  }

  private func entry(_ method: MethodRecord, _ record: ClassRecord, _ receiver: String) -> String? {
    guard method.isPlain, let selector = exposures.selector(of: method, in: record) else { return nil }
    let requirement = exposures.requirement(for: method, in: record)
    let arguments = method.name.labels.enumerated().map { index, label in
      let type = requirement.map { ", as: (\($0.parameterTypes[index])).self" } ?? ""
      return (label == "_" ? "" : "`\(label)`: ") + "UIKit::_argument(a, \(index)\(type))"
    }
    let call = "\(receiver).`\(method.name.base)`(\(arguments.joined(separator: ", ")))"
    let typed = requirement.map { "\(call) as \($0.resultType ?? "Swift::Void")" } ?? call
    return "UIKit::_Method(\"\(selector)\") { r, a in UIKit::_result(\(typed)) }"
  }

  private func accessors(_ property: PropertyRecord, _ receiver: String) -> [String] {
    var name = property.name
    if case .named(let given) = property.exposure { name = given }
    let getter = "UIKit::_Method(\"\(name)\") { r, _ in UIKit::_result(\(receiver).`\(property.name)`) }"
    guard property.isSettable else { return [getter] }
    let setter =
      "UIKit::_Method(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\") "
      + "{ r, a in \(receiver).`\(property.name)` = UIKit::_argument(a, 0); return nil }"
    return [getter, setter]
  }

  private func outlet(_ property: PropertyRecord, _ receiver: String) -> String {
    let set =
      property.isSettable ? "{ r, v in \(receiver).`\(property.name)` = UIKit::_argument([v], 0) }" : "{ _, _ in }"
    return "UIKit::_Outlet(\"\(property.name)\", get: { r in UIKit::_result(\(receiver).`\(property.name)`) }, set: \(set))"
  }
}
