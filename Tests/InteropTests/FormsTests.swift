import Testing

/// Every form in which UIKit code names methods and outlets, compiled and run.
struct FormsTests {
  private static let selectors = """
    import UIKit
    import Foundation

    class Base: UIViewController {
      @objc func inherited() { print("inherited") }
      @objc func overridden() { print("base") }
    }

    class Screen: Base {
      let stored = #selector(Screen.plain)
      lazy var lazily = #selector(plain)
      let inClosure: () -> Selector = { #selector(Screen.one(_:)) }
      @objc var title2 = "t"
      @objc var on: Bool { true }

      override func overridden() { print("sub") }
      @objc func plain() { print("plain") }
      @objc func one(_ sender: Any?) { print("one", sender as? String ?? "-") }
      @objc func two(_ a: String, second b: Int) { print("two", a, b) }
      @objc func labelled(notification: Notification) { print("labelled", notification.name.rawValue) }
      @objc func move(to place: String) { print("move", place) }
      @objc(renamed:) func strange(_ x: String) { print("renamed", x) }
      @objc private func hidden() { print("hidden") }
      @objc func overloaded(_ a: String) { print("string", a) }
      func overloaded(_ a: Int) { print("int", a) }
      @objc func answer() -> String { "42" }
      dynamic func unexposed() {}
      func defaulted(_ s: Selector = #selector(Screen.plain)) { print(s) }

      func all() {
        let list: [Selector] = [
          stored, lazily, inClosure(), #selector(plain), #selector(self.plain), #selector(Screen.two(_:second:)),
          #selector(labelled(notification:)), #selector(move(to:)), #selector(strange), #selector(hidden),
          #selector(overloaded(_:) as (String) -> Void), #selector(getter: title2), #selector(setter: self.title2),
          #selector(getter:Screen.on), #selector(getter: Screen.on), #selector(inherited), #selector(overridden), #selector(super.overridden),
          #selector(UIView.endEditing(_:)), #selector(viewDidLoad), #selector(getter: UIView.isHidden),
          #selector(setter: UIView.isHidden), #selector(UITextFieldDelegate.textFieldShouldReturn(_:)),
          #selector(dismiss(animated:completion:)),
        ]
        for selector in list { print(selector) }
        defaulted()
        perform(#selector(plain))
        perform(#selector(one(_:)), with: "x")
        perform(#selector(two(_:second:)), with: "x", with: 3)
        perform(#selector(strange), with: "y")
        perform(#selector(hidden))
        perform(#selector(overloaded(_:) as (String) -> Void), with: "z")
        perform(#selector(inherited))
        perform(#selector(overridden))
        print(perform(#selector(answer))!.takeUnretainedValue())
        perform(#selector(setter: title2), with: "new")
        print(perform(#selector(getter: title2))!.takeUnretainedValue(), title2)
        let view = UIView()
        view.perform(#selector(setter: UIView.isHidden), with: true)
        print(view.isHidden)
        let again = { [weak self] in self?.perform(#selector(self?.plain)) }
        _ = again
        print(responds(to: #selector(plain)), responds(to: Selector("nothing")), responds(to: Selector(("unexposed"))))
      }
    }

    class Plain: NSObject {}

    @MainActor public func demo(_ word: String) {
      switch word {
      case "unrecognised": Screen().perform(Selector("nothing:"), with: 1)
      // UIKit's own classes may have it.
      case "key": Plain().setValue(1, forKey: "nothing")
      default: Screen().all()
      }
    }
    """

  @Test(arguments: ["4", "5", "6"])
  func everySelectorIsNamedAndFindsItsMethod(mode: String) async throws {
    // A weak self in the argument is an error on Apple's systems too.
    let text = Self.selectors.replacing("#selector(self?.plain)", with: "#selector(Screen.plain)")
    let output = try await LearnersProgram(text, mode: mode).run(["all", "unrecognised", "key"])
    #expect(
      output[0] == """
        plain
        plain
        one:
        plain
        plain
        two:second:
        labelledWithNotification:
        moveTo:
        renamed:
        hidden
        overloaded:
        title2
        setTitle2:
        on
        on
        inherited
        overridden
        overridden
        endEditing:
        viewDidLoad
        isHidden
        setHidden:
        textFieldShouldReturn:
        dismissWithAnimated:completion:
        plain
        plain
        one x
        two x 3
        renamed y
        hidden
        string z
        inherited
        sub
        42
        new new
        true
        true false false

        """)
    #expect(output[1].contains("-[YourApp.Screen nothing:]: unrecognized selector sent to instance"))
    #expect(output[2].contains("this class is not key value coding-compliant for the key nothing."))
  }

  private static let shapes: [String: String] = [
    "Classes.swift": """
    import UIKit

    class Outer {
      class Inner: UIView {
        @objc func nested() { print("nested") }
      }
      private class Secret: UIView {
        @IBOutlet private var label: UILabel!
        @objc private func secret() { print("secret", label != nil) }
      }
      static func run() {
        let secret = Secret()
        secret.setValue(UILabel(), forKey: "label")
        secret.perform(Selector("secret"))
        Inner().perform(#selector(Inner.nested))
      }
    }

    private class FilePrivate: NSObject { @objc func tick(_ n: Int) { print("tick", n) } }

    class Box<T>: UIView {
      @objc func generic() { print("generic", T.self) } }

    func local() {
      class Target: NSObject { @objc func fire() { print("fire") } }; let selector = #selector(Target.fire)
      class Sub: Target { @objc func more() { print("more") } }
      Target().perform(selector)
      let sub = Sub()
      sub.perform(#selector(Sub.fire))
      sub.perform(#selector(Sub.more))
    }

    @objcMembers class Members: NSObject {
      var name = "n"
      func visible() { print("visible") }
      private func invisible() {}
      @nonobjc func hidden() {}
    }
    class MoreMembers: Members { func alsoVisible() { print("also") } }

    @objc extension Outer.Inner { func inExposed() { print("in @objc extension") } }

    extension UIViewController {
      @objc func dismissKeyboard() { print("dismissed by", type(of: self)) }
    }
    class Empty: UIViewController {}

    @MainActor public func demo(_ word: String) {
      Outer.run()
      FilePrivate().perform(#selector(FilePrivate.tick(_:)), with: 7)
      Box<Int>().perform(#selector(Box<Int>.generic))
      Box<String>().perform(Selector("generic"))
      local()
      let members = MoreMembers()
      members.perform(#selector(Members.visible))
      members.perform(#selector(MoreMembers.alsoVisible))
      print(members.responds(to: Selector("invisible")), members.responds(to: Selector("hidden")))
      members.setValue("new", forKey: "name")
      print(members.name)
      Outer.Inner().perform(#selector(Outer.Inner.inExposed))
      Empty().perform(#selector(UIViewController.dismissKeyboard))
      Form.run()
    }
    """,
    "Form.swift": """
    import UIKit

    @IBDesignable class Form: UIView {
      @IBInspectable var radius: CGFloat = 0
      @IBOutlet weak var field: UITextField!
      @IBOutlet private weak var optional: UILabel?
      @IBOutlet var several: [UIButton]!
      @IBOutlet private(set) var readable: UILabel! { didSet { print("set") } }

      static func run() {
        let form = Form()
        let field = UITextField(), label = UILabel()
        form.setValue(4, forKey: "radius")
        form.setValue(field, forKey: "field")
        form.setValue(label, forKey: "optional")
        form.setValue([UIButton()], forKey: "several")
        form.setValue(label, forKey: "readable")
        print(form.radius, form.field === field, form.optional === label, form.several.count)
        form.setValue(nil, forKey: "field")
        print(form.field == nil, form.responds(to: Selector("other")))
        form.perform(Selector("other"))
      }
    }
    """,
    "FormActions.swift": """
    import UIKit
    extension Form { @IBAction private func other() { print("other file") } }
    """,
    "Model.swift": """
    import Foundation
    class Model: NSObject {
      @objc func changed(_ note: Notification) {}
      let selector: Selector = #selector(changed)
      func start() {
        NotificationCenter.default.addObserver(self, selector: selector, name: Notification.Name("x"), object: nil)
      }
    }
    """,
  ]

  @Test(arguments: ["4", "5"])
  func classesOfEveryShapeAreReached(mode: String) async throws {
    let found = try await LearnersProgram(Self.shapes, mode: mode).run()
    #expect(
      found == [
        """
        secret true
        nested
        tick 7
        generic Int
        generic String
        fire
        fire
        more
        visible
        also
        false false
        new
        in @objc extension
        dismissed by Empty
        set
        4.0 true true 1
        true true
        other file

        """
      ])
  }
}
