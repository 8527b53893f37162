import Testing

@testable import SwiftSource

struct RewriteTests {
  private static func program(_ code: String) -> ProgramSource {
    ProgramSource([CodeFragment(code, to: .file("A.swift"), from: "l.md", line: 11)])
  }

  private static let context = RewriteContext(
    isFixed: { ["tick", "configure"].contains($0) },
    namesOfSwift4: ["UIResponder.keyboardWillShowNotification": "NSNotification.Name.UIKeyboardWillShow"])

  private static func all(_ code: String, _ kind: Rewrite.Kind) -> [Rewrite] {
    Rewrite.all(in: program(code), context).filter { $0.kind == kind }
  }

  /// The program with all rewrites of a kind; `nil` when there is none.
  private static func rewritten(_ code: String, _ kind: Rewrite.Kind) -> String? {
    let rewrites = all(code, kind)
    return rewrites.isEmpty ? nil : program(code).rewritten(by: rewrites)[file: "A.swift"]?.text
  }

  // MARK: Conditions

  @Test func aGuardBecomesAnIfAroundTheRest() {
    #expect(
      Self.rewritten("func f() {\n  guard let a = b else { return }\n  show(a)\n}", .ifForGuard)
        == "func f() {\n  if let a = b {\n  show(a)\n}\n}")
  }

  @Test func whatAGuardDoesElseStaysAndTheInnerOneIsClosedFirst() {
    #expect(
      Self.rewritten(
        "func f() -> Int {\n  guard a else { return 1 }\n  guard b else { return 2 }\n  return 3\n}", .ifForGuard)
        == "func f() -> Int {\n  if a {\n  if b {\n  return 3\n} else { return 2 }\n} else { return 1 }\n}")
  }

  /// Without the `else`, what stands after the inner block would be done.
  @Test func aGuardWithinABlockStillReturns() {
    #expect(
      Self.rewritten("func f() {\n  if a {\n    guard b else { return }\n    c()\n  }\n  d()\n}", .ifForGuard)
        == "func f() {\n  if a {\n    if b {\n    c()\n  } else { return }\n  }\n  d()\n}")
  }

  @Test func aCaseThatFallsThroughStaysAsItIs() {
    #expect(
      Self.rewritten(
        "func f() {\n  switch n {\n  case 1: if a { fallthrough } else { b() }\n  default: c()\n  }\n}", .switchForIf)
        == nil)
  }

  /// What the call does has to be done when the object is made.
  @Test func aPropertyThatDoesSomethingIsNotLazy() {
    #expect(Self.rewritten("class A {\n  let token = center.observe(name)\n}", .lazyProperty) == nil)
    #expect(Self.rewritten("class A {\n  let token = observe()\n}", .lazyProperty) == nil)
    #expect(Self.rewritten("class A {\n  let label = UILabel()\n}", .lazyProperty)?.contains("lazy var label") == true)
  }

  @Test func theLastIfOfAFunctionBecomesAGuard() {
    #expect(
      Self.rewritten("func f() {\n  if let a = b {\n    show(a)\n  }\n}", .guardForIf)
        == "func f() {\n  guard let a = b else { return }\n    show(a)\n  \n}")
  }

  @Test(arguments: [
    "func f() {\n  if a { b() }\n  c()\n}", "func f() -> Int {\n  if a { return 1 }\n}",
    "func f() {\n  if a { b() } else { c() }\n}",
  ])
  func anIfThatIsNotTheEndStays(_ code: String) { #expect(Self.rewritten(code, .guardForIf) == nil) }

  @Test func aChainOfIfsBecomesASwitch() {
    #expect(
      Self.rewritten(
        "func f() {\n  if a {\n    b()\n  } else if c {\n    d()\n  } else {\n    e()\n  }\n}", .switchForIf)
        == "func f() {\n  switch true {\n  case a:\n    b()\n  case c:\n    d()\n  default:\n    e()\n  }\n}")
    #expect(
      Self.rewritten("func f() {\n  if a {\n    b()\n  }\n}", .switchForIf)
        == "func f() {\n  switch true {\n  case a:\n    b()\n  default: break\n  }\n}")
  }

  @Test(arguments: [
    "while a {\n  if b { break }\n}", "func f() {\n  if let a = b { c() }\n}", "func f() {\n  if a { }\n}",
  ])
  func aSwitchThatWouldMeanSomethingElseIsNotMade(_ code: String) {
    #expect(Self.rewritten(code, .switchForIf) == nil)
  }

  // MARK: Names

  @Test func aLocalIsRenamedWhereItMeansTheLocal() {
    #expect(
      Self.rewritten("func f() {\n  let size = view.size\n  show(size, size: \"\\(size)\", a.size)\n}", .renamedLocal)
        == "func f() {\n  let theSize = view.size\n  show(theSize, size: \"\\(theSize)\", a.size)\n}")
  }

  @Test(arguments: [
    // The property of that name, before and behind.
    "func f() {\n  show(a)\n  let a = 1\n}", "func f() {\n  if let a { show(a) }\n}",
    "func f() {\n  let a = a\n  show(a)\n}", "func f() {\n  if let a = b { show(a) } else { hide(a) }\n}",
    "func f(a: Int) {\n  let a = 1\n}",
  ])
  func aLocalThatSharesItsNameStays(_ code: String) { #expect(Self.rewritten(code, .renamedLocal) == nil) }

  @Test func aMemberThatNobodyElseKnowsIsRenamedAndPrivate() {
    let code = "class A {\n  func configure() {\n    update()\n    self.update()\n  }\n  @objc func update() {}\n}"
    #expect(
      Self.rewritten(code, .renamedMember)
        == "class A {\n  func configure() {\n    myUpdate()\n    self.myUpdate()\n  }\n  @objc func myUpdate() {}\n}")
    #expect(Self.rewritten(code, .privateMember)?.contains("@objc private func update() {}") == true)
  }

  @Test(arguments: [
    "class A {\n  func tick() {}\n}", "class A {\n  override func update() {}\n}",
    "class A {\n  @IBAction func add() {}\n}",
    "class A {\n  func add() {}\n}\nfunc f(a: A) { a.add() }",
    "protocol P { func add() }\nclass A: P {\n  func add() {}\n}",
    "class A {\n  func add() { show(\"add:\") }\n}",
  ])
  func aMemberThatOthersMayKnowKeepsItsName(_ code: String) {
    #expect(Self.rewritten(code, .renamedMember) == nil)
    #expect(Self.rewritten(code, .privateMember) == nil)
  }

  @Test func selfIsWrittenAndLeftOut() {
    #expect(
      Self.rewritten(
        "class A {\n  var a = 1\n  func f(b: Int) {\n    show(a, b, c.a)\n    g()\n  }\n  func g() {}\n}", .explicitSelf
      )
        == "class A {\n  var a = 1\n  func f(b: Int) {\n    show(self.a, b, c.a)\n    self.g()\n  }\n  func g() {}\n}")
    #expect(
      Self.rewritten("class A {\n  func f(b: Int) {\n    self.a = self.b\n    run { self.c() }\n  }\n}", .implicitSelf)
        == "class A {\n  func f(b: Int) {\n    a = self.b\n    run { self.c() }\n  }\n}")
  }

  @Test func namesOfSwift4AreThoseThatTheContextHas() {
    #expect(
      Self.rewritten("let a = UIResponder.keyboardWillShowNotification", .namesOfSwift4)
        == "let a = NSNotification.Name.UIKeyboardWillShow")
  }

  // MARK: Closures and selectors

  @Test func aClosureStandsBehindTheBracketsOrBetweenThem() {
    #expect(
      Self.rewritten("UIView.animate(withDuration: 1, animations: { a() })", .trailingClosure)
        == "UIView.animate(withDuration: 1) { a() }")
    #expect(
      Self.rewritten("UIView.animate(withDuration: 1) { a() }", .closureArgument)
        == "UIView.animate(withDuration: 1, animations: { a() })")
    #expect(Self.rewritten("let a = b.filter { $0 }", .closureArgument) == "let a = b.filter({ $0 })")
    #expect(Self.rewritten("func f() { if a.contains(where: { $0 }) { b() } }", .trailingClosure) == nil)
  }

  @Test func aSelectorBecomesAnAction() {
    #expect(
      Self.rewritten(
        "class A {\n  func f() { b.addTarget(self, action: #selector(g), for: .touchUpInside) }\n  @objc func g() {}\n}",
        .actionForSelector)
        == "class A {\n  func f() { b.addAction(UIAction { [weak self] _ in self?.g() }, for: .touchUpInside) }\n  @objc func g() {}\n}"
    )
    #expect(
      Self.rewritten(
        "class A {\n  func f() { UIBarButtonItem(title: \"B\", style: .plain, target: self, action: #selector(g(_:))) }\n  @objc func g(_ s: Any) {}\n}",
        .actionForSelector)?.contains(
          "UIBarButtonItem(title: \"B\", primaryAction: UIAction { [weak self] action in self?.g(action.sender as Any) })"
        ) == true
    )
  }

  @Test func anActionBecomesASelector() {
    #expect(
      Self.rewritten(
        "class A {\n  func f() {\n    b.addAction(UIAction { [weak self] _ in self?.g() }, for: .touchUpInside)\n  }\n}",
        .selectorForAction)
        == "class A {\n  func f() {\n    b.addTarget(self, action: #selector(runAction3), for: .touchUpInside)\n  }\n\n  @objc func runAction3() {\n    self.g()\n  }\n}"
    )
  }

  @Test func anObserverBecomesABlockWhereNothingRemovesIt() {
    let code =
      "class A {\n  func f() { c.addObserver(self, selector: #selector(g(_:)), name: n, object: nil) }\n  @objc func g(_ a: Notification) {}\n"
    #expect(
      Self.rewritten(code + "}", .blockObserver)?.contains(
        "c.addObserver(forName: n, object: nil, queue: .main) { [weak self] notification in self?.g(notification) }")
        == true)
    #expect(Self.rewritten(code + "  deinit { c.removeObserver(self) }\n}", .blockObserver) == nil)
  }

  // MARK: Declarations

  @Test func aBodyMovesIntoAHelper() {
    #expect(
      Self.rewritten("class A {\n  func add(_ a: Int, to b: C) -> Int {\n    return a\n  }\n}", .bodyInHelper)
        == "class A {\n  func add(_ a: Int, to b: C) -> Int {\n    return performAdd(a, b)\n  }\n\n  private func performAdd(_ a: Int, _ b: C) -> Int {\n    return a\n  }\n}"
    )
    #expect(Self.rewritten("class A {\n  func f() { super.f() }\n}", .bodyInHelper) == nil)
  }

  @Test func typesAreWrittenAndLeftOut() {
    #expect(Self.rewritten("let a = UIToolbar()", .explicitType) == "let a: UIToolbar = UIToolbar()")
    #expect(Self.rewritten("let a = b()", .explicitType) == nil)
    #expect(Self.rewritten("var a: String = \"\"", .inferredType) == "var a = \"\"")
  }

  @Test func aPropertyBecomesLazy() {
    #expect(Self.rewritten("class A {\n  let a = B()\n}", .lazyProperty) == "class A {\n  lazy var a = B()\n}")
    #expect(Self.rewritten("struct A {\n  let a = B()\n}", .lazyProperty) == nil)
  }

  @Test func aDelegateMovesIntoAnExtension() {
    #expect(
      Self.rewritten(
        "class A: UIViewController, UITextFieldDelegate, B {\n  func textFieldDidEndEditing(_ a: UITextField) {}\n  func textFields() {}\n}",
        .delegateInExtension)
        == "class A: UIViewController, B {\n  func textFields() {}\n}\n\nextension A: UITextFieldDelegate {\n  func textFieldDidEndEditing(_ a: UITextField) {}\n}\n"
    )
  }

  @Test func onlyTheDelegatesMethodsMove() {
    #expect(
      Self.rewritten(
        "import UIKit\n\nclass A: UIViewController, UITextFieldDelegate {\n  enum Tag {\n    static let a = 1\n  }\n\n  func textFieldDidEndEditing(_ a: UITextField) {}\n\n  var b = 2\n}",
        .delegateInExtension)
        == "import UIKit\n\nclass A: UIViewController {\n  enum Tag {\n    static let a = 1\n  }\n\n  var b = 2\n}\n\nextension A: UITextFieldDelegate {\n\n  func textFieldDidEndEditing(_ a: UITextField) {}\n}\n"
    )
  }

  @Test func methodsChangePlacesAndPropertiesKeepTheirs() {
    #expect(
      Self.rewritten("class A {\n  var a = 1\n  var b = 2\n  func f() {}\n  func g() {}\n}", .memberOrder)
        == "class A {\n  func g() {}\n  func f() {}\n  var a = 1\n  var b = 2\n}")
    #expect(Self.rewritten("struct A {\n  func f() {}\n  func g() {}\n}", .memberOrder) == nil)
  }

  @Test func aClassIsFinalAndOnTheMainActor() {
    #expect(
      Self.rewritten("class A: UIViewController { var a = 1 }", .finalClass)
        == "final class A: UIViewController { var a = 1 }")
    #expect(
      Self.rewritten("class A: UIViewController { var a = 1 }", .mainActor)
        == "@MainActor class A: UIViewController { var a = 1 }")
    #expect(Self.rewritten("class A { var a = 1 }", .mainActor) == nil)
  }

  // MARK: Together

  @Test func rewritesOfOneRoundAllStandInOneProgram() {
    let code =
      "class A {\n  func f() {\n    guard let a = b else { return }\n    update(a)\n  }\n  func update(_ c: Int) {}\n}"
    let kinds: Set<Rewrite.Kind> = [.ifForGuard, .renamedLocal, .renamedMember, .explicitSelf, .bodyInHelper]
    let rewrites = Rewrite.all(in: Self.program(code), Self.context).filter { kinds.contains($0.kind) }
    let rounds = Rewrite.rounds(of: rewrites)
    #expect(rounds.count == 1)
    #expect(
      Self.program(code).rewritten(by: rounds[0])[file: "A.swift"]?.text == """
        class A {
          func myF() {
            performF()
          }

          private func performF() {
            if let theA = b {
            self.myUpdate(theA)
          }
          }
          func myUpdate(_ c: Int) {}
        }
        """)
  }

  @Test func whatChangesTheSameBytesStandsInTwoRounds() {
    let code = "class A {\n  func f() {\n    if a { b() }\n  }\n}"
    let rewrites = Rewrite.all(in: Self.program(code), Self.context).filter {
      $0.kind == .guardForIf || $0.kind == .switchForIf
    }
    #expect(Rewrite.rounds(of: rewrites).map { $0.map(\.kind) } == [[.guardForIf], [.switchForIf]])
  }

  @Test func onlyWantedLinesAreRewritten() {
    let context = RewriteContext(isFixed: { _ in false }) { _, line in line == 2 }
    let rewrites = Rewrite.all(in: Self.program("let a = 1\nlet b = 2"), context)
    #expect(
      rewrites.map { "\($0.line) \($0.origin.line) \($0.original) \($0.change)" } == ["2 12 let b = 2 names its type"])
  }
}
