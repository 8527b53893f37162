internal import SwiftParser
internal import SwiftSyntax

/// What happens to whole members of a type, in the file in which it stands.
enum MemberMove: Hashable, Sendable, Comparable {
  /// A conformance goes to an extension at the end of the file, and takes along the methods that belong to it.
  case delegate(type: String, conformance: String)
  /// Methods come first, in the reverse order; properties keep their own.
  case order(type: String)

  /// The file's new text; the same one where nothing can be moved.
  func applied(to text: String) -> String {
    let blocks = TypeBlock.all(in: Parser.parse(source: text))
    switch self {
    case .delegate(let type, let conformance):
      guard let block = blocks.first(where: { $0.path == type && $0.kind == .class }) else { return text }
      return Self.separating(conformance, of: block, in: text)
    case .order(let type):
      let edits = blocks.filter { $0.path == type && ($0.kind == .class || $0.isExtension) }.compactMap(Self.reordering)
      return RewriteEdit.applying(edits, to: text)
    }
  }

  func hasEffect(on text: String) -> Bool { applied(to: text) != text }

  // MARK: A conformance in an extension

  private static func separating(_ conformance: String, of block: TypeBlock, in text: String) -> String {
    guard let types = block.inheritance?.inheritedTypes,
      let index = types.enumerated().first(where: { $1.type.trimmedDescription == conformance })?.offset, index > 0
    else { return text }
    let prefixes = methodPrefixes(of: conformance)
    // A collection of syntax that is filtered is a tree of its own, with places of its own.
    let moved = Array(block.members.members).filter { item in
      guard let method = item.decl.as(FunctionDeclSyntax.self), method.isInstanceMethod,
        !method.modifiers.contains(where: { $0.name.text == "override" })
      else { return false }
      return prefixes.contains { method.name.text.begins(with: $0) }
    }
    guard !moved.isEmpty else { return text }
    let all = Array(types)
    var edits = moved.map { RewriteEdit.replace($0.position.utf8Offset..<$0.endPosition.utf8Offset, "") }
    edits.append(.replace(all[index - 1].type.end..<all[index].type.end, ""))
    let members = moved.map(\.description).joined()
    return RewriteEdit.applying(edits, to: text) + "\n\nextension \(block.path): \(conformance) {" + members + "\n}\n"
  }

  /// `UITextFieldDelegate`: `textField`; also of a delegate of the program's own.
  private static func methodPrefixes(of conformance: String) -> [String] {
    var name = conformance.hasPrefix("UI") ? String(conformance.dropFirst(2)) : conformance
    for suffix in ["Delegate", "DataSource"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
    guard name.count < conformance.count else { return [] }
    let prefix = name.prefix(1).lowercased() + name.dropFirst()
    switch prefix {
    case "tableView", "collectionView": return [prefix, "numberOfSections"]
    case "pickerView": return [prefix, "numberOfComponents"]
    default: return [prefix]
    }
  }

  // MARK: The order of members

  private static func reordering(_ block: TypeBlock) -> RewriteEdit? {
    let members = Array(block.members.members)
    guard members.count > 1, !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }),
      let first = members.first, let last = members.last
    else { return nil }
    let methods = members.filter { !$0.decl.is(VariableDeclSyntax.self) }
    let properties = members.filter { $0.decl.is(VariableDeclSyntax.self) }
    let texts = (methods.reversed() + properties).map(\.description)
    return .replace(first.position.utf8Offset..<last.endPosition.utf8Offset, texts.joined())
  }
}

extension String {
  /// Whether its first words are these: `textFieldShouldReturn` and `tableView`, not `textFields`.
  fileprivate func begins(with prefix: String) -> Bool {
    hasPrefix(prefix) && dropFirst(prefix.count).first?.isLowercase != true
  }
}
