import Testing
import UIKitNames

@testable import Interop

/// Errors by which the compiler shows that Coursemark's UIKit lacks a name, and errors that are the learner's own.
@Suite struct LackTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    /// By line, without the import's.
    var errors: [String]
    var mode = "5"
    var testDescription: String { code }

    init(_ code: String, _ errors: String..., mode: String = "5") {
      self.code = code
      self.errors = errors
      self.mode = mode
    }
  }

  static let lacks = [
    // Members of a value, through subclasses, optionals and aliases.
    Case("func f(_ t: UITextField) { t.typingAttributes = 1 }", "lacks UITextField.typingAttributes"),
    Case("func f(_ t: UITextField) { t.layoutMargins = 1 }", "lacks UIView.layoutMargins"),
    Case("func f(_ t: UITextField?) { t?.typingAttributes = 1 }", "lacks UITextField.typingAttributes"),
    Case("func f(_ t: UITextField!) { t!.drawText(in: 1) }", "lacks UITextField.drawText(in:)"),
    Case(
      "typealias Field = UITextField\nfunc f(_ t: Field) { t.typingAttributes = 1 }",
      "lacks UITextField.typingAttributes"),
    Case("class My: UITextField {}\nfunc f(_ t: My) { t.typingAttributes = 1 }", "lacks UITextField.typingAttributes"),
    Case(
      "class Outer { class My: UITextField {} }\nfunc f(_ t: Outer.My) { t.typingAttributes = 1 }",
      "lacks UITextField.typingAttributes"),
    Case("func f() -> Any { \"a\".size(withAttributes: 1) }", "lacks NSString.size(withAttributes:)"),
    Case("extension String { func f() -> Any { size(withAttributes: 1) } }", "lacks NSString.size(withAttributes:)"),
    Case("class My: UITextField {}\nfunc f(_ t: My) -> Bool { t.hasText }", "lacks UITextField.hasText"),
    // Without 'self'.
    Case("class My: UITextField { func f() { typingAttributes = 1 } }", "lacks UITextField.typingAttributes"),
    Case("class My: UITextField { func f() { _ = { [self] in undoManager } } }", "lacks UIResponder.undoManager"),
    Case("class My: UITextField { func f() { self.typingAttributes = 1 } }", "lacks UITextField.typingAttributes"),
    Case("extension UITextField { func f() { typingAttributes = 1 } }", "lacks UITextField.typingAttributes"),
    // Members of a type.
    Case("func f(_ t: UITextField) { t.borderStyle = .roundedRect }", "lacks UITextField.BorderStyle.roundedRect"),
    Case("func f() -> UITextField { .styled(.roundedRect) }", "lacks UITextField.BorderStyle.roundedRect"),
    Case("func f(_ t: inout UITextField?) { t = .styled(.roundedRect) }", "lacks UITextField.BorderStyle.roundedRect"),
    Case("let key = UITextField.didEndEditingReasonUserInfoKey", "lacks UITextField.didEndEditingReasonUserInfoKey"),
    Case("let f = UIViewController.setEditing", "lacks UIViewController.setEditing(_:animated:)"),
    Case("var mode: UITextField.ViewMode?", "lacks UITextField.ViewMode"),
    // Types and globals.
    Case("let stack = UIStackView()", "lacks UIStackView"),
    Case("var stack: UIStackView?", "lacks UIStackView"),
    Case("var stack: UIKit.UIStackView?", "lacks UIStackView"),
    Case("class C: NSObject, UITextPasteDelegate {}", "lacks UITextPasteDelegate"),
    Case("func f() { UIRectFill(1) }", "lacks UIRectFill(_:)"),
    // What follows from a superclass that is not there.
    Case(
      "class C: UIStackView {\n  func f() { self.alpha = 1; addArrangedSubview(self) }\n}", "lacks UIStackView",
      "lacks UIStackView.alpha", "lacks UIStackView.addArrangedSubview(_:)"),
    // Overrides.
    Case(
      "class C: UIView { override func safeAreaInsetsDidChange() {} }", "lacks UIView.safeAreaInsetsDidChange()"),
    Case("class C: UITextField { override func draw(_ rect: CGRect) {} }", "lacks UIView.draw(_:)"),
    Case(
      "class C: UIViewController { override var preferredStatusBarStyle: Int { 1 } }",
      "lacks UIViewController.preferredStatusBarStyle"),
    Case(
      "class C: UIView {}\nextension C { override func layoutSubviews() {} }",
      "lacks override of UIView.layoutSubviews() in an extension"),
    // Forms of functions.
    Case("let b = UIButton(configuration: 1, primaryAction: nil)", "lacks UIButton.init(configuration:primaryAction:)"),
    Case("let b = UIButton(configuration: 1)", "lacks UIButton.init(configuration:primaryAction:)"),
    Case(
      "func f() { var a = AttributedString(\"x\"); a.textEffect = .letterpressStyle }",
      "lacks AttributedString.textEffect"),
    Case(
      "func f() { _ = AttributedString.MarkdownParsingOptions(interpretedSyntax: 1) }",
      "lacks AttributedString.MarkdownParsingOptions"),
    // Where the type follows from the place.
    Case(
      "let b: UIButton = .init(configuration: 1, primaryAction: nil)",
      "lacks UIButton.init(configuration:primaryAction:)"),
    Case(
      "func f() { UIView.animate(springDuration: 1) {} }", "lacks UIView.animate(springDuration:animations:completion:)"
    ),
    Case(
      "func f(_ t: UITextField) { t.insertText(\"\", alternatives: 1, style: 1) }",
      "lacks UITextField.insertText(_:alternatives:style:)"),
    // Conformances.
    Case("let input: any UIKeyInput = UITextField()", "lacks UITextField: UIKeyInput"),
    // A class that is known only at run time, made by an initializer that it has from an Objective-C class.
    Case("class My: UITextField {}\nfunc f(_ t: My.Type) -> My { t.init() }", "lacks My.Type.init"),
    // Classes of Foundation's that can't be inherited from on Linux.
    Case("class T: Thread { override func main() {} }", "lacks Thread"),
    Case("class T: Thread { override func main() {} }", "lacks Thread", mode: "6"),
    Case("class Texts: Bundle {}", "lacks Bundle"),
    Case("class Texts: Bundle {}", "lacks Bundle", mode: "6"),
    Case(
      "func f(_ s: AttributedString) { for r in s.runs[\\.textEffect] { print(r) } }",
      "lacks AttributedString.textEffect"),
    // An argument that begins where another call does.
    Case(
      "let a = AttributedString(markdown: \"b\", options: .init(languageCode: \"en\"))",
      "lacks AttributedString.init(markdown:options:)"),
    // What is on the main actor here alone.
    Case(
      "func f(_ l: CALayer) -> Float { l.opacity }", "lacks use of CALayer.opacity outside of the main actor", mode: "6"
    ),
    Case("func f() { _ = CALayer(scale: 2) }", "lacks use of CALayer.init outside of the main actor", mode: "6"),
    // Names that 4.2 renamed, in mode 4.
    Case("var style: UIActivityIndicatorViewStyle?", "lacks UIActivityIndicatorView.Style", mode: "4"),
    Case(
      "let n = NSNotification.Name.UITextViewTextDidChange", "lacks UITextView.textDidChangeNotification", mode: "4"),
  ]

  @Test(arguments: lacks) func whatUIKitHasAndCoursemarkLacksIsNobodysMistake(it: Case) async throws {
    let found = try await errors(it)
    #expect(found.filter { $0.hasPrefix("lacks") } == it.errors, "\(found)")
  }

  static let mistakes = [
    Case(
      "func f(_ s: UIScreen) { s.brightness = 0 }",
      "main actor-isolated property 'brightness' can not be mutated from a nonisolated context", mode: "6"),
    // Typing errors.
    Case(
      "func f(_ t: UITextField) { t.typingAttribute = 1 }",
      "value of type 'UITextField' has no member 'typingAttribute'"),
    Case("func f(_ t: UITextFeild) {}", "cannot find type 'UITextFeild' in scope"),
    Case("let stack = UIStackview()", "cannot find 'UIStackview' in scope"),
    Case("class My: UITextField { func f() { typingAttribute = 1 } }", "cannot find 'typingAttribute' in scope"),
    // A name that is lacking, behind another mistake.
    Case(
      "func f() -> UITextField { .style(.roundedRect) }", "type 'UITextField' has no member 'style'",
      "cannot infer contextual base in reference to member 'roundedRect'"),
    Case(
      "func f(_ t: UITextField) { t.style(.roundedRect) }", "value of type 'UITextField' has no member 'style'",
      "cannot infer contextual base in reference to member 'roundedRect'"),
    Case(
      "enum E { case roundedRect }\nfunc f() -> UITextField { .styled(.roundedRect) }",
      "reference to member 'styled' cannot be resolved without a contextual type",
      "cannot infer contextual base in reference to member 'roundedRect'"),
    Case("let a = .roundedRect", "reference to member 'roundedRect' cannot be resolved without a contextual type"),
    // Names of UIKit's, of another type.
    Case("func f(_ v: UIView) { v.typingAttributes = 1 }", "value of type 'UIView' has no member 'typingAttributes'"),
    Case("func f() { typingAttributes = 1 }", "cannot find 'typingAttributes' in scope"),
    Case("class C: UIView { func f() { typingAttributes = 1 } }", "cannot find 'typingAttributes' in scope"),
    Case("let key = UITextField.typingAttributes", "type 'UITextField' has no member 'typingAttributes'"),
    // The learner's own types.
    Case(
      "struct S {}\nfunc f(_ s: S) { s.typingAttributes = 1 }", "value of type 'S' has no member 'typingAttributes'"),
    Case("class My: UITextField {}\nfunc f(_ m: My) { m.configure() }", "value of type 'My' has no member 'configure'"),
    Case("enum E { case a }\nlet e = E.roundedRect", "type 'E' has no member 'roundedRect'"),
    Case(
      "class UIStackView {}\nfunc f(_ s: UIStackView) { s.move() }", "value of type 'UIStackView' has no member 'move'"),
    // Overrides with a slip, and of what is there.
    Case(
      "class C: UIViewController { override func viewDidLoaded() {} }",
      "method does not override any method from its superclass"),
    Case(
      "class C: UIViewController { override func viewDidLoad(_ a: Int) {} }",
      "method does not override any method from its superclass"),
    Case(
      "class C: UIView { override func setEditing(_ a: Bool, animated: Bool) {} }",
      "method does not override any method from its superclass"),
    Case(
      "struct S { var text = 1 }\nlet a = S.text",
      "instance member 'text' cannot be used on type 'S'; did you mean to use a value of this type instead?"),
    // Calls with slips.
    Case(
      "struct Item { var configuration: Int; var done: Bool }\nlet i: Item = .init(configuration: 1)",
      "missing argument for parameter 'done' in call"),
    Case(
      "enum E { case textRect(forBounds: Int, other: Int) }\nlet e: E = .textRect(forBounds: 1)",
      "missing argument for parameter 'other' in call"),
    Case("let b: UIButton = .init(colour: 1)", "incorrect argument label in call (have 'colour:', expected 'type:')"),
    Case(
      "func f(_ b: UIButton) { b.setTitle(\"\", state: 1) }",
      "incorrect argument label in call (have '_:state:', expected '_:for:')"),
    Case("func f(_ b: UIButton) { b.setTitle(\"\") }", "missing argument for parameter 'for' in call"),
    Case(
      "func f(_ c: UIViewController) { c.present(c) }", "missing argument for parameter 'animated' in call"),
    Case(
      "let b = UIButton(configurations: 1)",
      "incorrect argument label in call (have 'configurations:', expected 'type:')"),
    Case("func f(_ v: UIView) { v.addSubview(v, at: 1) }", "extra argument 'at' in call"),
    Case(
      "class C { func insertText(_ s: String) {} }\nfunc f(_ c: C) { c.insertText(\"\", alternatives: 1, style: 1) }",
      "extra arguments at positions #2, #3 in call"),
    // An initializer of the learner's own that is not required.
    Case(
      "class My: UIView { init(a: Int) { super.init(frame: .zero) } }\nfunc f(_ t: My.Type) -> My { t.init(a: 1) }",
      "constructing an object of class type 'My' with a metatype value must use a 'required' initializer"),
    // A conformance that UIKit does not have either.
    Case(
      "let input: any UIKeyInput = UIButton()",
      "value of type 'UIButton' does not conform to specified type 'UIKeyInput'"),
    // What 4.2 renamed, after it did.
    Case("var style: UIActivityIndicatorViewStyle?", "cannot find type 'UIActivityIndicatorViewStyle' in scope"),
    // No import.
    Case("//\nlet a: Int = nothing", "cannot find 'nothing' in scope"),
  ]

  @Test(arguments: mistakes) func aMistakeStaysAMistakeInTheCompilersWords(it: Case) async throws {
    #expect(try await errors(it) == it.errors)
  }

  @Test func aFileWithoutAnImportHasNoNamesOfUIKit() async throws {
    let small = try await SmallUIKit.shared.value
    #expect(
      try await small.errors(in: "let a = UIStackView()", mode: "5") == ["1 cannot find 'UIStackView' in scope"])
  }

  @Test func aLackHasTheLineOfItsError() async throws {
    let small = try await SmallUIKit.shared.value
    let text = "import UIKit\nlet a: Int = nothing\nlet s = UIStackView()\n"
    #expect(
      try await small.errors(in: text, mode: "5") == ["2 cannot find 'nothing' in scope", "3 lacks UIStackView"])
  }

  @Test func aRequirementThatIsNeverCalledIsWarnedOfWhereItIsImplemented() throws {
    let catalog = Catalog.read(uikitSources: [
      "public protocol D { func ended(_ f: F) }\nextension D { public func ended(_ f: F) {} }\nopen class F {}"
    ])
    let known = try KnownNames(
      reading: "protocol D: Base\n  optional func ended(_:) began(_:)\nprotocol Base\n  optional func moved(_:to:)")
    let program = Interop.prepare(
      [
        .init(
          name: "A.swift",
          text: "class A: D { func ended(_ f: F) {}\n  func began(_ f: F) {}\n  func own() {} }\n"
            + "extension A { func moved(_ f: F, to: F) {} }\nclass B { func began(_ f: F) {} }")
      ], catalog: catalog)
    #expect(
      program.uncalledRequirements(known).map { "\($0.line):\($0.column) \($0.kind) \($0.message)" } == [
        "2:8 warning Coursemark never calls 'began(_:)' of 'D' yet, as UIKit does",
        "4:20 warning Coursemark never calls 'moved(_:to:)' of 'Base' yet, as UIKit does",
      ])
  }

  /// Links and attachments are asked about by methods of one name, and only those of links are called.
  @Test func aNameOfWhichOneRequirementIsCalledIsNoneThatIsNeverCalled() {
    let catalog = Catalog.read(uikitSources: [
      "public protocol D {\n  func acts(_ f: F) -> Bool\n  // Never called; visible.\n  func acts(_ g: G) -> Bool\n"
        + "  // Never called; visible.\n  func other(_ g: G)\n}\nopen class F {}\nopen class G {}"
    ])
    #expect(catalog.uncalled["D"]?.map(\.description) == ["other(_:)"])
  }

  /// What one of UIKit's classes conforms to has to be overridden: another method of the name is the learner's.
  @Test func aMethodOfTheLearnersOwnIsNotTakenForARequirement() throws {
    let catalog = Catalog.read(uikitSources: [
      "public protocol D {}\npublic protocol Edit {}\nopen class Item {}\nopen class Responder: Edit {}"
    ])
    let known = try KnownNames(
      reading:
        "protocol D\n  optional func began(_:) ended(_:)\nprotocol Edit\n  optional func move(_:)\nclass Responder: Edit"
    )
    let program = Interop.prepare(
      [
        .init(
          name: "A.swift",
          text: "class A: Responder { @objc func move(_ i: Item) {} }\n"
            + "class B: D { @objc func began(_ i: Item) {}\n  func ended(_ i: Item) {}\n"
            + "  let s = #selector(began(_:)) }")
      ], catalog: catalog)
    #expect(
      program.uncalledRequirements(known).map { "\($0.line):\($0.column) \($0.message)" } == [
        "3:8 Coursemark never calls 'ended(_:)' of 'D' yet, as UIKit does"
      ])
  }

  @Test func whatIsOnlyStoredIsNotedOnceAFileWhereTheProgramUsesIt() throws {
    let catalog = Catalog.read(uikitSources: [
      """
      open class Bar { open var prompt: String?  // Stored only; visible.
        open var tint: Int?  // Stored only.
        open var title: String?
        open func hush() {}  // Does nothing; visible.
      }
      open class Item { open var prompt: String?  // Stored only; visible.
      }
      public protocol D {
        func ended(_ b: Bar)
        // Never called; visible.
        func moved(_ b: Bar)
      }
      extension D { public func ended(_ b: Bar) {}; public func moved(_ b: Bar) {} }
      """
    ])
    func notes(_ files: [String]) -> [String] {
      let program = Interop.prepare(
        files.enumerated().map { .init(name: "\($0).swift", text: $1) }, catalog: catalog)
      return (program.storedUses + program.uncalledUses(KnownNames())).map {
        "\($0.file):\($0.line):\($0.column) \($0.name) \($0.owner)"
      }
    }
    #expect(
      notes([
        "func f(_ b: Bar) {\n  b.prompt = \"\"; b.prompt = nil\n  b.tint = 1; b.title = nil }",
        "class Own: Bar { func g() { prompt = nil; hush() } }",
        "class E: D { func ended(_ b: Bar) {}\n  func moved(_ b: Bar) {} }",
      ]) == [
        "0.swift:2:5 prompt Bar or Item", "1.swift:1:29 prompt Bar or Item", "1.swift:1:43 hush Bar",
        "2.swift:2:8 moved(_:) D",
      ])
    // A name of the program's own.
    #expect(notes(["class Own { var prompt = 1 }\nfunc f(_ o: Own) { o.prompt = 2 }"]) == [])
    #expect(notes(["enum Row { case prompt }\nlet row: Row = .prompt"]) == [])
    #expect(notes(["func f(_ all: [Int]) { all.forEach { prompt in show(prompt) } }"]) == [])
    #expect(notes(["func f(_ all: [Int]) { all.forEach { (_ prompt: Int) in show(prompt) } }"]) == [])
    #expect(notes(["func f(_ a: Int) { work { [prompt = a] in show(prompt) } }"]) == [])
  }

  private func errors(_ it: Case) async throws -> [String] {
    let small = try await SmallUIKit.shared.value
    return try await small.errors(in: "import UIKit\n" + it.code + "\n", mode: it.mode)
      .map { String($0.drop { $0.isNumber }.dropFirst()) }
  }
}
