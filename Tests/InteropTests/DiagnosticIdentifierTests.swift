import Foundation
import Testing
import Toolchain

/// The identifiers that code here decides by, as the installed compiler prints them. A compiler that calls one otherwise
/// fails here.
struct DiagnosticIdentifierTests {
  /// A program with one error of the kind at least, and what that message quotes.
  private func example(_ identifier: DiagnosticIdentifier) -> (code: String, quotes: [String]) {
    let call = "func f(_ a: Int, b: String) {}\n"
    let base = "class B { func a() {}\n  var v: Int { 1 }\n  init() {} }\n"
    return switch identifier {
    case .nameNotFound: ("let a = foo()", ["foo"])
    case .typeNotFound: ("var a: Foo?", ["Foo"])
    case .valueHasNoMember: ("let a = 1.foo", ["Int", "foo"])
    case .valueHasNoSubscripts: ("func f(_ a: AnyObject) { _ = a[1] }", ["AnyObject"])
    case .typeHasNoMember: ("let a = Int.foo", ["Int", "foo"])
    case .typeHasNoMemberType: ("struct A {}\nvar a: A.Inner?", ["Inner", "Small.A"])
    case .instanceMemberOfType: ("struct S { var m = 1 }\nlet a = S.m", ["m", "S"])
    case .memberWithoutContext: ("let a = .foo", ["foo"])
    case .memberOfUnknownBase:
      (
        "class B {}\nclass C: B { class func p(_ c: Int) -> C { C() } }\nlet c: C? = .p(.zero2)", ["zero2"]
      )
    case .keyPathWithoutRoot: ("let a = \\.foo", [])
    case .moduleHasNoType: ("var a: Swift.Foo?", ["Foo", "Swift"])
    case .moduleHasNoMember: ("let a = Swift.foo()", ["Swift", "foo"])
    case .moduleNotFound: ("import Nowhere", ["Nowhere"])
    case .unknownAttribute: ("@Foo var a = 1", ["Foo"])
    case .memberInaccessible: ("struct A { private func b() {} }\nfunc c(_ a: A) { a.b() }", ["b", "private"])
    case .overrideHasOtherLabels:
      ("class B { func a(b: Int) {} }\nclass C: B { override func a(c: Int) {} }", ["a(c:)", "a(b:)"])
    case .overrideHasLabelsOfNone:
      (
        "class B { func a(b: Int) {}\nfunc a(d: Int) {} }\nclass C: B { override func a(c: Int) {} }", ["a(c:)"]
      )
    case .unusedResultOfCall: ("func f() -> Int { 1 }\nfunc g() { f() }", ["f()"])
    case .constructionOfUnknownClass:
      ("class B { init() {} }\nfunc f(_ t: B.Type) -> B { t.init() }", ["B", "required"])
    case .initializerInaccessible: ("struct A { private init() {} }\nlet a = A()", ["A", "private"])
    case .noAccessibleInitializers: ("import Foundation\nlet a = RunLoop()", ["RunLoop"])
    case .unavailable: ("@available(*, unavailable) func a() {}\nfunc b() { a() }", ["a()"])
    case .renamed: ("@available(*, unavailable, renamed: \"c\") func a() {}\nfunc b() { a() }", ["a()", "c"])
    case .obsoleted: ("", [])
    case .methodOverridesNothing: (base + "class C: B { override func b() {} }", [])
    case .propertyOverridesNothing: (base + "class C: B { override var b: Int { 1 } }", [])
    case .subscriptOverridesNothing: (base + "class C: B { override subscript(i: Int) -> Int { 1 } }", [])
    case .initializerOverridesNothing: (base + "class C: B { override init(b: Int) {} }", [])
    case .overrideAcrossExtensions: (base + "class C: B {}\nextension C { override func a() {} }", ["a()", "B"])
    case .overrideOfNonOpen, .superclassNotOpen, .superclassOfOtherMode, .superclassWithMissingMembers: ("", [])
    case .superOutsideOfClass: ("struct S { func a() { super.a() } }", ["super", "S"])
    case .superOutsideOfType: ("func a() { super.a() }", ["super"])
    case .superWithoutSuperclass: ("class S { func a() { super.a() } }", ["super", "S"])
    case .wrongArgumentLabels: (call + "func g() { f(1, c: \"\") }", ["_:c:", "_:b:"])
    case .extraArgumentLabels: (call + "func g() { f(a: 1, b: \"\") }", ["a:"])
    case .missingArgumentLabels: (call + "func g() { f(1, \"\") }", ["b:"])
    case .missingArgument: (call + "func g() { f(1) }", ["b"])
    case .missingArgumentAtPosition: (call + "func g() { f(b: \"\") }", [])
    case .missingArguments: ("func f(a: Int, b: Int) {}\nfunc g() { f() }", ["a", "b"])
    case .extraArgument: (call + "func g() { f(1, b: \"\", d: 3) }", ["d"])
    case .extraArgumentAtPosition: ("func f(_ a: Int) {}\nfunc g() { f(1, 2) }", [])
    case .extraArguments: ("func f(_ a: Int) {}\nfunc g() { f(1, 2, 3) }", [])
    case .argumentToNothing: ("func f() {}\nfunc g() { f(1) }", [])
    case .extraTrailingClosure: ("func f() {}\nfunc g() { f {} }", [])
    case .noMatchingOverload: ("func f(_ a: Int) {}\nfunc f(_ a: String) {}\nfunc g() { f(1.5) }", ["f"])
    case .closureForOtherParameter: ("func f(_ a: Int) {}\nfunc g() { f { 1 } }", ["Int"])
    case .argumentDoesNotConform:
      ("protocol P {}\nstruct S {}\nfunc f(_ p: any P) {}\nfunc g() { f(S()) }", ["S", "P"])
    case .initialValueDoesNotConform: ("protocol P {}\nstruct S {}\nlet p: any P = S()", ["S", "P"])
    case .resultDoesNotConform: ("protocol P {}\nstruct S {}\nfunc f() -> any P { S() }", ["S", "P"])
    case .argumentHasOtherType: ("func f(_ a: Int) {}\nfunc g() { f(\"\") }", ["String", "Int"])
    case .initialValueHasOtherType: ("let a: Int = \"\"", ["String", "Int"])
    case .resultHasOtherType: ("func f() -> Int { \"\" }", ["String", "Int"])
    case .assignedValueHasOtherType: ("func f() { var a: Int\n  a = \"\" }", ["String", "Int"])
    case .elementHasOtherType: ("func f(_ b: Int?) -> [Int] { [1, b] }", ["Int?", "Int"])
    case .loopOverOtherType: ("func f(_ a: String?) { for b in a { print(b) } }", ["String?", "Sequence"])
    case .memberOfOptional: ("func f(_ a: String?) -> Int { a.count }", ["String?", "count", "String"])
    case .optionalNotUnwrapped: ("func f(_ a: Int?) -> Int { a }", ["Int?", "Int"])
    case .chainOfNoOptional: ("func f(_ a: Int) { a?.words }", ["Int"])
    case .unwrapOfNoOptional: ("func f(_ a: Int) -> Int { a! }", ["Int"])
    case .bindingOfNoOptional: ("func f(_ a: Int) { if let b = a { print(b) } }", ["Int"])
    case .doesNotConform: ("protocol P { func a() }\nclass C: P {}", ["C", "P"])
    case .doesNotInherit:
      ("class B {}\nprotocol P: B {}\nclass C: P {}", ["P", "C", "B"])
    case .functionWithoutBody: ("func f()", ["{"])
    case .enumCaseOutsideOfEnum: ("struct S { case a }", ["case"])
    case .requirementOfInitializer:
      ("class B { init() {} }\nprotocol P { init() }\nextension B: P {}", ["init()", "required", "B"])
    case .unexplained: ("", [])
    case .expressionTooComplex:
      (
        "let a: String = 1 + 2.0 + 3 + 4.0 - 5 * 6.0 + 7 / 8 + 9.0 - 10 + 11 * 12.0 + \"a\"", []
      )
    }
  }

  /// These need a class of another module, a version of Swift that the code asks for, or a mistake of the compiler's own.
  private static let notOfOneFile: [DiagnosticIdentifier] = [
    .overrideOfNonOpen, .superclassNotOpen, .superclassOfOtherMode, .superclassWithMissingMembers, .obsoleted,
    .unexplained,
  ]

  @Test(arguments: DiagnosticIdentifier.allCases.filter { !notOfOneFile.contains($0) })
  func theCompilerStillCallsItSo(identifier: DiagnosticIdentifier) async throws {
    let (code, quotes) = example(identifier)
    let outcome = try await SmallProgram.check(code)
    let error = try #require(outcome.diagnostics.first { $0.identifier == identifier }, "the compiler says \(outcome)")
    #expect(error.quotedNames.map(\.text) == quotes || identifier == .expressionTooComplex)
    #expect(!error.message.contains("["))
  }

  @Test(arguments: ["[#no-usage]", "[#ActorIsolatedCall]"]) func theNameOfAGroupIsNoPartOfAMessage(group: String) {
    let printed = "A.swift:1:2: warning: result is unused [expression_unused_result_call] \(group)\n"
    let found = CompilerDiagnostics(printed: printed, files: ["A.swift"]).kept
    #expect(found.map(\.message) == ["result is unused"])
    #expect(found.map(\.name) == ["expression_unused_result_call"])
  }

  @Test func aClassOfAnotherModuleIsNotOpenUnlessItSaysSo() async throws {
    let found = try await SmallProgram.check(
      "import Other\nclass C: Closed {}\nclass D: Open { override func closed() {} }",
      beside: (
        "Other",
        "public class Closed { public init() {} }\nopen class Open { public init() {}\n  public func closed() {} }"
      )
    ).errors
    #expect(found.map(\.identifier) == [.superclassNotOpen, .overrideOfNonOpen])
    #expect(found.first?.quotedNames.map(\.text) == ["Closed"])
  }

  @Test(arguments: [("5", DiagnosticIdentifier.superclassOfOtherMode), ("6", .superclassWithMissingMembers)])
  func aClassOfFoundationThatHidesMembersCannotBeInheritedFrom(mode: String, identifier: DiagnosticIdentifier)
    async throws
  {
    let found = try await SmallProgram.check("import Foundation\nclass Texts: Bundle {}", mode: mode).errors
    #expect(found.first?.identifier == identifier)
    #expect(found.first?.quotedNames.map(\.text) == ["Bundle"])
  }

  /// What is refused for its isolation has identifiers that begin alike.
  @Test(arguments: [
    "@MainActor class A { init() {} }\nfunc b() { _ = A() }",
    "@MainActor class A { var b = 1 }\nfunc c(_ a: A) { a.b = 2 }",
    "final class A: Sendable { var b = 1 }",
    "class A { static let b = A() }",
    "protocol P { func a() }\n@MainActor class C: P { func a() {} }",
    "func a() async {}\nfunc b() { a() }",
    "actor A { var b = 1 }\nfunc c(_ a: A) { a.b = 2 }",
  ]) func anErrorOfIsolationIsKnown(code: String) async throws {
    let errors = try await SmallProgram.check(code, mode: "6").errors
    #expect(!errors.isEmpty && errors.allSatisfy(\.isOfConcurrency), "\(errors.map(\.name))")
    #expect(errors.allSatisfy { !$0.message.contains("[#") })
  }

  /// What only the place is to blame for.
  @Test(arguments: [
    "func a() { print(self) }", "func a() { private let b = 1 }",
    "func a() { struct P {}; func == (a: P, b: P) -> Bool { true } }",
    "func a() { @objc func b() {} }", "static let a = 1", "init() {}", "override func a() {}", "func a() { break }",
    "func a() { extension Int {} }", "mutating func a() {}",
  ]) func anErrorOfThePlaceIsKnown(code: String) async throws {
    let errors = try await SmallProgram.check(code).errors
    #expect(!errors.isEmpty && errors.allSatisfy(\.isOfPlace), "\(errors.map(\.name))")
  }

  @Test(arguments: [
    "class A { let b: Int }", "protocol P { func a() }\nstruct S: P {}",
    "enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: break } }",
  ]) func anErrorOfWhatIsNotThereYetIsKnown(code: String) async throws {
    let errors = try await SmallProgram.check(code).errors
    #expect(!errors.isEmpty && errors.allSatisfy(\.isOfIncompleteness), "\(errors.map(\.name))")
  }

  @Test func aGroupAfterTheIdentifierIsNoPartOfTheMessage() async throws {
    let outcome = try await SmallProgram.check(
      "@available(*, deprecated, message: \"it is [old]\") func a() {}\nfunc b() { a() }")
    #expect(outcome.diagnostics.map(\.message) == ["'a()' is deprecated: it is [old]"])
    #expect(outcome.diagnostics.map(\.name) == ["availability_deprecated"])
  }

  @Test func anAliasIsReadWithWhatItStandsFor() async throws {
    let found = try await SmallProgram.check("typealias A = Int\nfunc f(_ a: A) { a.foo() }").errors
    #expect(
      found.first?.quotedNames == [.init(text: "A", aliased: "Int"), .init(text: "foo")])
  }
}

/// One file, checked by the installed compiler.
enum SmallProgram {
  private static let toolchain = Task {
    try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameter other: Name and text of a module that the file imports.
  static func check(
    _ text: String, mode: String = "5", beside other: (name: String, text: String)? = nil
  ) async throws -> SwiftCompiler.Outcome {
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = SwiftCompiler(toolchain: try await toolchain.value, moduleCache: folder + "/clang")
    func write(_ text: String, _ name: String) throws -> String {
      try text.write(toFile: "\(folder)/\(name).swift", atomically: false, encoding: .utf8)
      return "\(folder)/\(name).swift"
    }
    if let other {
      let module = SwiftCompiler.Module(
        name: other.name, files: [try write(other.text, other.name)], languageMode: mode, searchPaths: [])
      guard try await compiler.compile(module, object: "\(folder)/\(other.name).o").succeeded else {
        throw Broken(what: other.text)
      }
    }
    return try await compiler.check(
      SwiftCompiler.Module(
        name: "Small", files: [try write(text, "Small")], languageMode: mode, searchPaths: other == nil ? [] : [folder]),
      writingTreesTo: nil
    ).0
  }
}
