import Foundation
import SwiftSyntax
import Testing

/// The state of an app hangs on `AppState`: no other type of UIKit and its agent has a static variable, or a static object.
@Suite struct StaticStateTests {
  @Test func nothingIsStoredOutsideOfTheAppsState() throws {
    let files = try UIKitSource.files(of: ["UIKit", "AppAgent"])
    let classes = Set(files.flatMap { ClassNames.of($0.tree) })
    let found = files.flatMap { StaticState.found(in: $0.tree, file: $0.name, classes: classes) }
    #expect(
      found == [
        "UIKit/AppAndEnvironment/AppState.swift: AppState.current",
        // Behind a lock. Holds the part of the state that all threads use.
        "UIKit/AppAndEnvironment/SharedAppState.swift: SharedAppState.stored",
        // Behind a lock. Holds what generated code says of the program's text, which no run of an app changes.
        "UIKit/ObjectiveC/MethodTable.swift: _ObjectiveC.registry",
        // Read in the handler of a signal, which may take no lock and find no object. Empty but while the agent looks for leaks.
        "AppAgent/CrashReporter.swift: CrashReporter.answer",
        "AppAgent/CrashReporter.swift: CrashReporter.answerDescriptor",
        // Of the process, whatever app runs in it: whether its other threads are the app's, and how long they are waited for.
        "AppAgent/MainLoop.swift: MainLoop.waitsForOtherThreads",
        "AppAgent/OtherThreads.swift: OtherThreads.budget",
        "AppAgent/OtherThreads.swift: OtherThreads.sleepingBudget",
        "AppAgent/OtherThreads.swift: OtherThreads.found",
        "AppAgent/OtherThreads.swift: OtherThreads.lookedFor",
      ])
  }

  /// A test that has a fresh stage changes the app of every other test that is under way.
  @Test func whoeverHasAStageHasItAlone() throws {
    let folder = UIKitSource.folder.deletingLastPathComponent().appending(path: "Tests/UIKitTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
    let shared = try names.filter { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return name != "StaticStateTests.swift" && text.contains("Stage.fresh()") && !text.contains("@Suite(.freshApp")
    }
    #expect(names.count > 40)
    #expect(shared == [])
  }

  @Test(arguments: [
    ("enum A { static var b = 1 }", ["A.b"]),
    ("enum A { nonisolated(unsafe) static var b: Int? { didSet {} } }", ["A.b"]),
    ("final class A { static let shared = A() }", ["A.shared"]),
    ("extension A.B { static let shared: A = .init() }\nclass A {}", ["A.B.shared"]),
    ("enum A { static let lock = Mutex(1) }", ["A.lock"]),
    ("var b = 1\nlet c = 2", ["b"]),
    ("struct A { static var zero: A { A() }\n static let one = A()\n var b = 1 }", []),
    ("func a() { var b = 1; b += 1 }", []),
  ])
  func aStoredStaticIsSeen(_ text: String, _ names: [String]) {
    let tree = UIKitSource(name: "", text: text).tree
    let found = StaticState.found(in: tree, file: "", classes: Set(ClassNames.of(tree)))
    #expect(found == names.map { ": \($0)" })
  }
}

private final class ClassNames: SyntaxVisitor {
  private var names: [String] = []

  static func of(_ tree: SourceFileSyntax) -> [String] {
    let visitor = ClassNames(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }
}

/// Finds stored variables that are static or global, and constants that hold an object or a lock.
private final class StaticState: SyntaxVisitor {
  private let file: String
  private let objects: Set<String>
  private var path: [String] = []
  private var found: [String] = []

  static func found(in tree: SourceFileSyntax, file: String, classes: Set<String>) -> [String] {
    let visitor = StaticState(file, classes.union(["Mutex", "LockedValue", "NSLock", "Atomic"]))
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ file: String, _ objects: Set<String>) {
    self.file = file
    self.objects = objects
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    guard words.contains("static") || words.contains("class") || path.isEmpty else { return .skipChildren }
    for binding in node.bindings where Self.isStored(binding) {
      guard node.bindingSpecifier.text == "var" || holdsObject(binding) else { continue }
      found.append("\(file): \((path + [binding.pattern.trimmedDescription]).joined(separator: "."))")
    }
    return .skipChildren
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors): accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  private func holdsObject(_ binding: PatternBindingSyntax) -> Bool {
    if let type = binding.typeAnnotation?.type.trimmedDescription, objects.contains(type) { return true }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    return objects.contains(name.trimmedDescription)
  }

  // A function's variables are its own.
  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }
}
