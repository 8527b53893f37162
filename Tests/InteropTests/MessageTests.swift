import Interop
import Testing

/// What is said about a submission, with exact lines and columns.
struct MessageTests {
  @Test func aSelectorOfSomethingNotExposedGetsTheCompilersWordsAtTheNumberSign() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      class C: UIViewController {
        func foo() {}
        private func bar(x: Int) {}
        var p = 1
        @objc var q = 1
        @objc let r = 1
        static func st() {}
        @objc func ok() {}
        func a() {
          func local() {}
          let v = 1
          _ = #selector(foo)
          _ = #selector(self.bar(x:))
          _ = #selector(getter: p)
          _ = #selector(setter: self.p)
          _ = #selector(q)
          _ = #selector(self.r)
          _ = #selector(getter: ok)
          _ = #selector(ok())
          _ = #selector(local)
          _ = #selector(v)
          _ = #selector(C.st)
          _ = #selector(setter: r)
          _ = #selector(global)
        }
      }
      func global() {}
      """)
    let found = try await program.messages()
    #expect(
      found == [
        "A.swift:13:9: error: argument of '#selector' refers to instance method 'foo()' that is not exposed to Objective-C",
        "A.swift:3:8: note: add '@objc' to expose this instance method to Objective-C",
        "A.swift:14:9: error: argument of '#selector' refers to instance method 'bar(x:)' that is not exposed to Objective-C",
        "A.swift:4:16: note: add '@objc' to expose this instance method to Objective-C",
        "A.swift:15:9: error: argument of '#selector' refers to property 'p' that is not exposed to Objective-C",
        "A.swift:5:7: note: add '@objc' to expose this property to Objective-C",
        "A.swift:16:9: error: argument of '#selector' refers to property 'p' that is not exposed to Objective-C",
        "A.swift:5:7: note: add '@objc' to expose this property to Objective-C",
        "A.swift:17:9: error: use 'getter:' or 'setter:' to refer to the Objective-C getter or setter of property 'q', respectively",
        "A.swift:18:9: error: use 'getter:' to refer to the Objective-C getter of property 'r'",
        "A.swift:19:27: error: cannot reference instance method 'ok()' as a property; remove 'getter:'",
        "A.swift:20:9: error: argument of '#selector' does not refer to an '@objc' method, property, or initializer",
        "A.swift:21:9: error: argument of '#selector' does not refer to an '@objc' method, property, or initializer",
        "A.swift:22:9: error: argument of '#selector' does not refer to an '@objc' method, property, or initializer",
        "A.swift:23:9: error: argument of '#selector' refers to static method 'st()' that is not exposed to Objective-C",
        "A.swift:8:15: note: add '@objc' to expose this static method to Objective-C",
        "A.swift:24:9: error: argument of '#selector(setter:)' refers to non-settable property 'r'",
        "A.swift:25:9: error: argument of '#selector' cannot refer to global function 'global()'",
      ])
  }

  @Test func whatCannotBeHadIsUnsupportedAtItsPlace() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      import SwiftUI
      class C: NSObject {
        @NSManaged var name: String
        @NSCopying var copied: NSString?
        let image = #imageLiteral(resourceName: "a")
      }
      @objc protocol P {
        @objc optional var title: String { get }
      }
      #if os(macOS)
      import AppKit
      #endif
      """)
    let uikit = try await UIKitBuild.shared.value
    #expect(
      program.preparationMessages(uikit.catalog) == [
        "A.swift:4:3: unsupported: '@NSManaged' needs Objective-C's runtime, which Coursemark does not have.",
        "A.swift:5:3: unsupported: '@NSCopying' needs Objective-C's runtime, which Coursemark does not have.",
        "A.swift:9:3: unsupported: Coursemark has optional requirements that are methods, and no others.",
      ])
  }

  @Test func theCompilersDiagnosticsStandAtTheLearnersLinesAndColumns() async throws {
    let lines = [
      "import UIKit", "@objc protocol P { func a(); var x: Undefined1 { get } }",
      "class C: UIViewController { @IBOutlet weak var f: UITextField!; var y: Undefined2 = 0",
      "  @IBAction func tap(_ s: Any) { undefined3(#selector(tap(_:))); undefined4() }", "}",
      "/* é */ @objcMembers class D: NSObject { @objc dynamic var z: Undefined5? }",
      "@objc protocol Q: Equatable { func b(_ u: Undefined6) }",
    ]
    let expected = [
      "A.swift:2:37: error: cannot find type 'Undefined1' in scope",
      "A.swift:3:72: error: cannot find type 'Undefined2' in scope",
      "A.swift:4:34: error: cannot find 'undefined3' in scope",
      "A.swift:4:66: error: cannot find 'undefined4' in scope",
      "A.swift:6:64: error: cannot find type 'Undefined5' in scope",
      "A.swift:7:43: error: cannot find type 'Undefined6' in scope",
    ]
    for ending in ["\n", "\r\n", "\r"] {
      let text = "\u{FEFF}" + lines.joined(separator: ending) + ending
      let found = try await LearnersProgram(text).messages().sorted()
      #expect(found == expected)
    }
  }

  @Test func aMethodThatNearlyIsADelegatesIsWarnedOf() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      class C: UIViewController, UITextFieldDelegate, UITableViewDelegate {
        func textFieldShouldReturn(textField: UITextField) -> Bool { true }
        func textFieldDidBeginEditting(_ textField: UITextField) {}
        func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func show() {}
      }
      """)
    let found = try await program.messages()
    #expect(
      found == [
        "A.swift:3:8: warning: instance method 'textFieldShouldReturn(textField:)' nearly matches optional requirement 'textFieldShouldReturn(_:)' of protocol 'UITextFieldDelegate'",
        "A.swift:4:8: warning: instance method 'textFieldDidBeginEditting(_:)' nearly matches optional requirement 'textFieldDidBeginEditing(_:)' of protocol 'UITextFieldDelegate'",
        "A.swift:5:8: warning: instance method 'tableView(_:didSelectRowAtIndexPath:)' nearly matches optional requirement 'tableView(_:didSelectRowAt:)' of protocol 'UITableViewDelegate'",
      ])
  }

  @Test func membersOfStructuresAndOutletsThatAreNotOptionalAreRefusedInTheCompilersWords() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      struct S { @objc func z() {} }
      class C: UIView {
        @IBOutlet weak var a: UILabel?
        @IBOutlet var b: UILabel
        init() { b = UILabel(); super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let uikit = try await UIKitBuild.shared.value
    #expect(
      program.preparationMessages(uikit.catalog) == [
        "A.swift:2:13: error: '@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes",
        "A.swift:5:3: error: '@IBOutlet' property has non-optional type 'UILabel'",
      ])
  }

  @Test func isolationIsAnErrorInMode6AndNotBefore() async throws {
    let text = "import UIKit\nfunc hide(_ view: UIView) { view.isHidden = true }\n"
    let lenient = try await LearnersProgram(text, mode: "5").messages()
    #expect(lenient == [])
    let strict = try await LearnersProgram(text, mode: "6").messages()
    #expect(
      strict == [
        "A.swift:2:34: error: main actor-isolated property 'isHidden' can not be mutated from a nonisolated context",
        "A.swift:2:6: note: add '@MainActor' to make global function 'hide' part of global actor 'MainActor'",
      ])
  }

  @Test func methodsThatNoMessageReachesAreUnsupported() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      class C: UIViewController {
        @objc func later() async {}
        @objc func fails() throws {}
        @objc static func shared() {}
        func use() { _ = #selector(C.shared) }
      }
      print(1)
      """)
    let found = try await program.messages()
    #expect(
      found == [
        "A.swift:8:1: note: Only 'main.swift' may have code outside of declarations. Move it into a method.",
        "A.swift:8:1: error: expressions are not allowed at the top level",
      ])
    let main = Interop.File(name: "A.swift", text: "import UIKit\nprint(1)", topLevelCode: .isNotRun)
    #expect(
      Interop.prepare([main], catalog: Catalog()).messages.map { "\($0.line): \($0.kind)" } == ["2: unsupported"])
    let withoutStatement = try await LearnersProgram(
      program.files["A.swift", default: ""].replacing("print(1)", with: "")
    )
    .messages()
    #expect(
      withoutStatement == [
        "A.swift:6:20: unsupported: Coursemark does not send messages to static methods.",
        "A.swift:3:14: unsupported: Coursemark does not send messages to asynchronous, throwing or generic methods.",
        "A.swift:4:14: unsupported: Coursemark does not send messages to asynchronous, throwing or generic methods.",
      ])
  }

  @Test func anActionMayHaveAParameterOfAnotherClass() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      final class Screen: NSObject {
        @objc func quiet(_ item: UIBarButtonItem) { print("quiet") }
        @objc func field(_ field: UITextField) { print(field.tag) }
        @objc func item(_ item: UIBarButtonItem) { print(item.tag) }
        @objc func turned(_ toggle: UISwitch) { print(toggle.isOn) }
      }
      @MainActor public func demo(_ word: String) {
        let button = UIButton()
        button.tag = 4
        _ = Screen().perform(Selector(word), with: button)
      }
      """
    ).run(["quiet:", "field:", "item:", "turned:"])
    #expect(printed.prefix(2) == ["quiet\n", "4\n"])
    #expect(printed[2].contains("does not model 'tag' of a UIButton that is the parameter UIBarButtonItem"))
    #expect(printed[3].contains("-[UIButton isOn]: unrecognized selector sent to instance"))
  }
}
