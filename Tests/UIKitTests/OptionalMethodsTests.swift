import Foundation
import SwiftSyntax
import Testing

@testable import Interop
@testable import UIKit

/// UIKit calls optional requirements by typed methods that are made from their declarations.
@Suite struct OptionalMethodsTests {
  @Test func theMethodsAreThoseOfTheDeclaredRequirements() throws {
    let files = try UIKitSource.files(of: ["UIKit"])
    for file in OptionalMethodsWriter.files {
      let written = OptionalMethodsWriter.text(of: try UIKitSource.catalog.get(), where: file.holds)
      if ProcessInfo.processInfo.environment["COURSEMARK_UPDATE_SNAPSHOTS"] == "1" {
        try written.write(to: UIKitSource.folder.appending(path: file.path), atomically: true, encoding: .utf8)
        Issue.record("\(file.path) was written anew: read the difference, and run the test again.")
      }
      let committed = files.first { $0.name == file.path }?.text
      #expect(committed == written, "COURSEMARK_UPDATE_SNAPSHOTS=1 writes \(file.path) anew.")
    }
  }

  @Test(arguments: [
    (
      "textFieldShouldReturn(_ textField: UITextField) -> Bool",
      "func textFieldShouldReturn(_ a: UITextField) -> Bool? { call(\"textFieldShouldReturn:\", [a]) }"
    ),
    (
      "bar(_ bar: Bar, titleOf item: Item) -> String?",
      "func bar(_ a: Bar, titleOf b: Item) -> String?? { call(\"bar:titleOf:\", [a, b]) }"
    ),
    (
      "sections(in bar: Bar)",
      "@discardableResult func sections(in a: Bar) -> Void? { call(\"sectionsIn:\", [a]) }"
    ),
  ])
  func aMethodHasTheTypesOfItsRequirement(_ requirement: String, _ method: String) {
    let source = "protocol Delegate { func \(requirement) }\nextension Delegate { func \(requirement) { } }"
    let text = OptionalMethodsWriter.text(of: Catalog.read(uikitSources: [source]))
    #expect(text.hasSuffix("extension OptionalMethods where Requirements == any Delegate {\n  \(method)\n}\n"))
  }

  /// The other places either fill a method table, or ask whether an object has a method.
  @Test func everyNameOfAMethodIsDeclared() throws {
    let files = try UIKitSource.files(of: ["UIKit", "AppAgent"])
    let catalog = try UIKitSource.catalog.get()
    let declared = Set(catalog.methods.values.flatMap { $0 }.map { AppleNames.canonical($0.objectiveCName) })
    let unknown = files.filter { $0.name != "UIKit/ObjectiveC/AppleNames.swift" }.flatMap { file in
      MethodNames.literals(in: file.tree).map { (file.name, $0) }
    }
    .filter { !declared.contains(AppleNames.canonical($0.1)) }.map { "\($0.0): \($0.1)" }
    #expect(
      unknown == [
        // Methods of NSObject, in the words of an exception.
        "UIKit/ObjectiveC/KeyValueCoding.swift: setValue:forUndefinedKey:",
        "UIKit/ObjectiveC/KeyValueCoding.swift: valueForUndefinedKey:",
      ])
  }

  @Test func noOtherPlaceCallsAMethodByItsName() throws {
    let written = Set(OptionalMethodsWriter.files.map(\.path))
    let calls = try UIKitSource.files(of: ["UIKit", "AppAgent"]).filter { !written.contains($0.name) }.flatMap { file in
      MethodNames.calls(in: file.tree).map { "\(file.name): \($0)" }
    }
    // A method of NSObject, and of no protocol.
    #expect(calls == ["UIKit/ObjectiveC/KeyValueObserving.swift: observeValueForKeyPath:ofObject:change:context:"])
  }

  @Test func aCallByNameIsSeen() {
    func calls(_ text: String) -> [String] { MethodNames.calls(in: UIKitSource(name: "", text: text).tree) }
    #expect(calls("_ObjectiveC.ask(delegate, \"a:b:\", [1])") == ["a:b:"])
    #expect(calls("let x = y ? z : _ObjectiveC.send(flag ? \"a:\" : \"b:\", to: c)") == ["a:", "b:"])
    #expect(calls("tell(\"a:\", name)") == ["a:"])
    #expect(calls("_Method(\"a:\") { _, _ in nil }; responds(c, to: \"a:\"); implements(c, [\"a:\"])") == [])
  }
}

/// Finds names of methods in Objective-C's form, `tableView:viewForHeaderInSection:`, among the literals of a file.
private final class MethodNames: SyntaxVisitor {
  private let isInCallsOnly: Bool
  private var found: [String] = []

  static func literals(in tree: SourceFileSyntax) -> [String] { MethodNames(isInCallsOnly: false).all(in: tree) }

  /// Those that are arguments of what sends a message.
  static func calls(in tree: SourceFileSyntax) -> [String] { MethodNames(isInCallsOnly: true).all(in: tree) }

  private init(isInCallsOnly: Bool) {
    self.isInCallsOnly = isInCallsOnly
    super.init(viewMode: .sourceAccurate)
  }

  private func all(in tree: SourceFileSyntax) -> [String] {
    walk(tree)
    return found
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = node.representedLiteralValue, text.wholeMatch(of: /[a-z][A-Za-z]*:(?:[A-Za-z]*:)*/) != nil else {
      return .visitChildren
    }
    if !isInCallsOnly || Self.isArgumentOfACall(Syntax(node)) { found.append(text) }
    return .skipChildren
  }

  /// What fills a table or asks whether there is a method calls none.
  private static let harmless = [
    "_Method", "method", "responds", "implements", "make", "undefinedKey", "addObserver",
  ]

  private static func isArgumentOfACall(_ node: Syntax) -> Bool {
    let around = sequence(first: node, next: \.parent).prefix {
      !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockSyntax.self) && !$0.is(AccessorBlockSyntax.self)
    }
    guard let called = around.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first?.calledExpression else {
      return false
    }
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
    return !harmless.contains(name)
  }
}
