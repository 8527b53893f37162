import Testing

@testable import SwiftSource

@Suite struct ClassDeclarationTests {
  @Test func classesAreReadWithWhatTheyInheritAndTheirAttributes() {
    let classes = ClassDeclaration.all(in: [
      "@main final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate {}\nstruct Other: Equatable {}",
      "class A: B { class Inner {} }\nextension A: UITextFieldDelegate, @unchecked Sendable {}",
    ])
    #expect(classes.map(\.name) == ["AppDelegate", "A"])
    #expect(classes[0].attributes == ["main"])
    #expect(classes[0].inherited == ["UIResponder", "UIApplicationDelegate"])
    #expect(classes[1].inherited.prefix(2) == ["B", "UITextFieldDelegate"])
  }

  @Test func whatAClassInheritsFromMayHaveParameters() {
    let classes = ClassDeclaration.all(in: [
      "class Base<V: UIView>: UIViewController {}",
      "final class Form: App.Base<Form.Fields>, Named <String>, Outer<Int>.Inner {}",
    ])
    #expect(classes.map(\.isGeneric) == [true, false])
    #expect(classes[1].inherited == ["Base", "Named", "Inner"])
    #expect(classes.map { classes.inherits($0) { $0 == "UIViewController" } } == [true, true])
  }

  @Test func inheritanceGoesThroughTheProgramsOwnClasses() {
    let classes = ClassDeclaration.all(in: [
      "class A: B {}", "class B: C {}", "class C: UIViewController {}", "class D: D {}",
    ])
    #expect(classes.map { classes.inherits($0) { $0 == "UIViewController" } } == [true, true, true, false])
  }

  @Test func theClassesThatAreNamedWhenTheAppIsStartedAreKnown() {
    let classes = ClassDeclaration.all(in: [
      """
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(App.self), String(describing: Owner.self))
      """,
      "class Other: UIResponder, UIApplicationDelegate {}\nclass Owner: Other {}\nclass App: UIApplication {}",
    ])
    #expect(classes.map(\.launchRole) == [nil, .delegate, .application])
    let byName = ClassDeclaration.all(in: [
      #"class A {}; @main enum M { static func main() { UIApplicationMain(0, nil, nil, "A") } }"#
    ])
    #expect(byName.map(\.launchRole) == [.delegate])
  }
}
