package import Foundation

/// What the compiler found out about the names in a module: just enough to say what each `#selector` refers to.
package struct TypedTree: Sendable {
  /// A tree that can't be read: it is larger than ``maximumSize``, nested too deeply for the reader of JSON, or no JSON.
  package struct Unreadable: Error, CustomStringConvertible {
    package var file: String
    package var isTooLarge: Bool
    package var description: String {
      "the compiler's tree of '\(file)' is \(isTooLarge ? "too large" : "nested too deeply") to be read"
    }
  }

  /// Bytes of one file's tree; that of a file of 1,000 lines has about 4 MB. Read, it takes some fifteen times as much.
  package static let maximumSize = 48 << 20

  /// A use of `_Selector(…)`, which stands for `#selector(…)`.
  package struct SelectorUse: Hashable, Sendable {
    package var file: String
    /// The byte at which `_Selector` starts.
    package var offset: Int
    /// What the code inside refers to, in the order of the tree.
    package var references: [Reference]
  }

  /// A name in the code, resolved.
  package struct Reference: Hashable, Sendable {
    /// Without labels: `keyboardWillShow`.
    package var baseName: String
    /// The compiler's name of the declaration, unique in the program; empty for a parameter.
    package var declaration: String
  }

  /// A declaration of the module.
  package struct Declaration: Hashable, Sendable {
    package var file: String
    /// Bytes of the file.
    package var range: ClosedRange<Int>
  }

  package private(set) var selectors: [SelectorUse] = []
  /// By the compiler's name.
  package private(set) var declarations: [String: Declaration] = [:]

  package init() {}

  /// - Parameter files: Each file of the module, and its tree as the compiler writes it with `-dump-ast-format json`.
  package init(reading files: [(file: String, tree: Data)]) throws(Unreadable) {
    for (file, tree) in files {
      let isTooLarge = tree.count > Self.maximumSize
      guard !isTooLarge, let root = try? JSONSerialization.jsonObject(with: tree) else {
        throw Unreadable(file: file, isTooLarge: isTooLarge)
      }
      read(root, file: file)
    }
    // A lazy property's initialiser stands in the tree several times.
    var seen: Set<String> = []
    selectors = selectors.filter { seen.insert("\($0.file):\($0.offset)").inserted }
  }

  private mutating func read(_ root: Any, file: String) {
    var pending = [root]
    while let node = pending.popLast() {
      if let list = node as? [Any] {
        pending += list.reversed()
      } else if let object = node as? [String: Any] {
        record(object, file: file)
        for (key, value) in object where !Self.leaves.contains(key) {
          if value is [Any] || value is [String: Any] { pending.append(value) }
        }
      }
    }
  }

  /// What holds neither declarations nor expressions, and is most of the tree.
  private static let leaves: Set<String> = [
    "attrs", "captures", "decl", "function_ref", "generic_signature", "inherits", "name", "range", "substitutions",
  ]

  private mutating func record(_ object: [String: Any], file: String) {
    guard let kind = object["_kind"] as? String, let range = Self.range(object) else { return }
    if kind == "call_expr" {
      guard let callee = Self.callee(object), callee == "_Selector" else { return }
      selectors.append(
        SelectorUse(file: file, offset: range.lowerBound, references: Self.references(in: object)))
    } else if kind.hasSuffix("_decl"), let usr = object["usr"] as? String, !usr.isEmpty {
      declarations[usr] = Declaration(file: file, range: range)
    }
  }

  private static func range(_ object: [String: Any]) -> ClosedRange<Int>? {
    guard let range = object["range"] as? [String: Any], let start = range["start"] as? Int,
      let end = range["end"] as? Int, start <= end
    else { return nil }
    return start...end
  }

  private static func callee(_ call: [String: Any]) -> String? {
    var function = call["fn"] as? [String: Any]
    // A conversion of the function's type may stand around its name.
    while let inner = function?["sub_expr"] as? [String: Any], function?["decl"] == nil { function = inner }
    return (function?["decl"] as? [String: Any])?["base_name"] as? String
  }

  private static func references(in object: [String: Any]) -> [Reference] {
    var references: [Reference] = []
    var pending: [Any] = [object]
    while let node = pending.popLast() {
      if let list = node as? [Any] {
        pending += list.reversed()
      } else if let object = node as? [String: Any] {
        if let decl = object["decl"] as? [String: Any], let name = decl["base_name"] as? String,
          name != "_Selector"
        {
          references.append(Reference(baseName: name, declaration: decl["decl_usr"] as? String ?? ""))
        }
        pending += object.sorted { $0.key > $1.key }.map(\.value).filter { $0 is [Any] || $0 is [String: Any] }
      }
    }
    return references
  }
}
