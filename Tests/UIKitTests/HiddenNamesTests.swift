import Foundation
import SwiftSyntax
import Testing
import UIKitNames

/// A name of Apple's that UIKit here lacks is said to be lacking. One that UIKit has for itself alone would be found first, and
/// the learner told that it is "inaccessible".
@Suite struct HiddenNamesTests {
  /// Read once, since it is forty thousand lines, and changed by nobody.
  nonisolated(unsafe) private static let members = Result { Members(try UIKitSource.files(of: ["UIKit"])) }

  @Test func noOwnNameHidesOneOfApples() throws {
    let known = try KnownNames.all()
    let members = try Self.members.get()
    #expect(members.hiding(known) == [])
  }

  @Test func aNameThatHidesOneIsSeen() throws {
    let known = try KnownNames(
      reading: "class UIView: UIResponder\n  func perform(_:) set()\n  var tag\nclass UILabel: UIView\n  var text\n")
    let source = UIKitSource(
      name: "",
      text: "class UILabel: UIView { func perform() {}; private var tag = 1; public func set() {} }\n"
        + "extension UILabel { func set(_ a: Int) {}; var own: Int { 1 } }")
    #expect(Members([source]).hiding(known) == ["UILabel.perform", "UILabel.tag"])
  }

  /// What is only read, and may be nothing, a subclass may say more of: that a value is there. With a setter that only UIKit sees, it may not.
  @Test func whatIsOnlyReadCanBeOverriddenByOneThatIsNarrower() throws {
    #expect(try Self.members.get().withHiddenSetter == [])
    let source = UIKitSource(
      name: "",
      text:
        "open class A { open private(set) var a: B?; open internal(set) weak var b: B!; open private(set) var c = 1 }")
    #expect(Members([source]).withHiddenSetter == ["A.a", "A.b"])
  }

  @Test(arguments: ["UITableViewController", "UICollectionViewController"])
  func aSubclassCanOverrideWhatTheProtocolsRequire(controller: String) throws {
    let members = try Self.members.get()
    let protocols =
      ["DataSource", "Delegate"].map { controller.replacing("Controller", with: $0) } + ["UIScrollViewDelegate"]
    let missing = protocols.flatMap { members.declared[$0, default: []] }.filter {
      !members.declared[controller, default: []].contains($0)
    }
    #expect(missing == [])
  }
}

extension KnownNames {
  static func all() throws -> KnownNames {
    let folder = UIKitSource.folder.deletingLastPathComponent().appending(path: "data")
    let files = try ["uikit-names.txt", "apple-names.txt"].map {
      try KnownNames(reading: String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    return files[0].merged(with: files[1])
  }
}

/// The members of types, by who may see them.
private final class Members: SyntaxVisitor {
  /// Base names, by the type's path.
  private var hidden: [String: [String]] = [:]
  private var visible: [String: Set<String>] = [:]
  /// Methods with their labels, by the type's path.
  private(set) var declared: [String: [String]] = [:]
  /// Open properties that are or may be nothing, and can be set by UIKit alone.
  private(set) var withHiddenSetter: [String] = []
  private var scopes: [(path: String, opensMembers: Bool)] = []

  init(_ files: [UIKitSource]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  /// The members that hide a name of Apple's which nobody can use then.
  func hiding(_ known: KnownNames) -> [String] {
    hidden.flatMap { type, names in
      names.filter { name in
        let ancestry = known.ancestry(of: type)
        let isApples = ancestry.contains { known.types[$0]?.members.contains { $0.baseName == name } ?? false }
        return isApples && !ancestry.contains { visible[$0]?.contains(name) ?? false }
      }.map { "\(type).\($0)" }
    }.sorted()
  }

  private func enter(_ name: String, _ opensMembers: Bool) -> SyntaxVisitorContinueKind {
    scopes.append((scopes.last.map { "\($0.path).\(name)" } ?? name, opensMembers))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, true) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.modifiers.isOpen)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.modifiers)
    if let type = scopes.last?.path {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
      declared[type, default: []].append("\(node.name.text)(\(labels))")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      add(name, node.modifiers)
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      if isOptional, node.modifiers.hideSetter, let scope = scopes.last {
        withHiddenSetter.append("\(scope.path).\(name)")
      }
    }
    return .skipChildren
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard let scope = scopes.last else { return }
    if scope.opensMembers || modifiers.isOpen {
      visible[scope.path, default: []].insert(name)
    } else {
      hidden[scope.path, default: []].append(name)
    }
  }
}

extension DeclModifierListSyntax {
  /// `open private(set)`
  fileprivate var hideSetter: Bool {
    contains { $0.name.text == "open" } && contains { $0.detail?.detail.text == "set" && $0.name.text != "open" }
  }
  fileprivate var isOpen: Bool { contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } }
}
