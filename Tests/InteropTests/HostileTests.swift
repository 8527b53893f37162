import Testing

/// Code whose names get in the way of what is generated into the same module.
struct HostileTests {
  private static let text = """
    import UIKit
    struct Swift { struct Bool {}; struct Optional<T> {} }
    class Foundation {}
    struct Int { var v = 1 }
    struct Any2 {}
    class NotificationCenter { static let mine = 1 }
    func _argument(_ a: String) {}
    func _result(_ a: String) {}
    struct _MethodTable {}
    class UIKit {}
    enum MainActor2 {}

    class C: UIViewController, UITextFieldDelegate {
      struct UIKit {}
      func _argument() {}
      static func register() {}
      @objc func `default`(_ r: UITextField, a: String) { print("default", a) }
      @objc func o(_ m: NSString, r: UITextField?) { print("o", m, r == nil) }
      @IBOutlet var m: UILabel!
      @IBOutlet var r: UILabel!
      func textFieldShouldReturn(_ textField: UITextField) -> Swift::Bool { true }
    }
    @objcMembers class Odd: NSObject {
      func changes(_ x: inout Int) {}
      func many(_ x: Int...) {}
      func generic<T>(_ t: T) {}
      func opaque(_ t: some Equatable) {}
      func fails() throws {}
      func later() async {}
      subscript(x: Swift::Int) -> Swift::Int { x }
      var both: (String, String) = ("", "")
      lazy var lazily = "l"
      let constant = 1
      private(set) var guarded = 2
      var computed: String { "c" }
      func plain() { print("plain") }
    }
    @MainActor public func demo(_ word: String) {
      let c = C()
      c.perform(#selector(C.default(_:a:)), with: UITextField(), with: "x")
      c.perform(#selector(C.o(_:r:)), with: "y", with: nil)
      c.setValue(UILabel(), forKey: "m")
      print(c.m != nil, c.responds(to: Selector("textFieldShouldReturn:")))
      Odd().perform(#selector(Odd.plain))
      print(NotificationCenter.mine)
    }
    """

  @Test func namesOfTheLearnersDoNotReachGeneratedCode() async throws {
    let found = try await LearnersProgram(Self.text).run()
    #expect(
      found == [
        """
        default x
        o y true
        true true
        plain
        1

        """
      ])
  }

  @Test func membersOfExtensionsThatCannotHaveThemAreRefused() async throws {
    let program = LearnersProgram(
      """
      import UIKit
      class Box<T>: UIView {}
      extension Box { @objc func a() {} }
      protocol P {}
      extension P { @objc func b() {} }
      """)
    let uikit = try await UIKitBuild.shared.value
    #expect(
      program.preparationMessages(uikit.catalog) == [
        "A.swift:3:18: error: extensions of generic classes cannot contain '@objc' members",
        "A.swift:5:16: error: '@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes",
      ])
  }
}
