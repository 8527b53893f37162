import Testing

/// A delegate's methods are called however their types, and the protocol itself, are written.
struct TypeSpellingTests {
  @Test func aTypeAliasAndTheLongFormsOfOptionalsAndArraysAreTheTypesThemselves() async throws {
    #expect(
      try await LearnersProgram(
        """
        import UIKit
        typealias Handler = (Bool) -> Swift.Void
        final class Teller: UIViewController, UITextFieldDelegate, UITableViewDelegate, UIPickerViewDelegate {
          typealias Input = UITextField
          typealias Range = NSRange
          func textField(_ textField: Input, shouldChangeCharactersIn range: Range, replacementString string: Swift.String) -> Bool { print("change"); return true }
          func textFieldShouldReturn(_ textField: UIKit.UITextField) -> Bool { print("return"); return true }
          func pickerView(_ pickerView: (UIPickerView), didSelectRow row: Swift.Int, inComponent component: Int) { print("picked") }
        }
        @objc protocol Forms: AnyObject {
          @objc optional func fill(_ names: [String], _ values: [String: Int]?, then handler: ((Bool) -> Void)?)
        }
        final class Filler: NSObject, Forms {
          func fill(_ names: Array<String>, _ values: Dictionary<String, Int>?, then handler: Handler?) { print("fill", names) }
        }
        @MainActor public func demo(_ word: String) {
          let teller = Teller()
          let fields: UITextFieldDelegate = teller
          _ = fields.textField?(UITextField(), shouldChangeCharactersIn: NSRange(), replacementString: "")
          _ = fields.textFieldShouldReturn?(UITextField())
          let pickers: UIPickerViewDelegate = teller
          pickers.pickerView?(UIPickerView(), didSelectRow: 0, inComponent: 0)
          let forms: Forms = Filler()
          forms.fill?(["a"], nil, then: nil)
        }
        """, mode: "5"
      ).run(["b"]) == ["change\nreturn\npicked\nfill [\"a\"]\n"])
  }

  /// Objective-C knows no optionals: old code has `UITextField!`.
  @Test func aParameterMayBeAnOptionalOrNone() async throws {
    #expect(
      try await LearnersProgram(
        """
        import UIKit
        final class Teller: NSObject, UITextFieldDelegate, UITableViewDelegate, UIPickerViewDelegate {
          func textFieldShouldReturn(_ textField: UITextField!) -> Bool { print("return"); return false }
          func textField(_ textField: UITextField?, shouldChangeCharactersIn range: NSRange, replacementString string: String!) -> Bool { print("change", string ?? ""); return false }
          func textFieldShouldClear(_ textField: Optional<UITextField>) -> Bool { print("clear"); return false }
          func pickerView(_ pickerView: UIPickerView!, titleForRow row: Int, forComponent component: Int) -> String! { "row" }
          func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView) -> UIView { view }
        }
        extension NSObject {
          func questions(_ fields: UITextFieldDelegate, _ pickers: UIPickerViewDelegate) {
            print(fields.textFieldShouldReturn?(UITextField()) as Any, fields.textFieldShouldClear?(UITextField()) as Any)
            print(fields.textField?(UITextField(), shouldChangeCharactersIn: NSRange(), replacementString: "a") as Any)
            print(pickers.pickerView?(UIPickerView(), titleForRow: 0, forComponent: 0) as Any)
            print(pickers.pickerView?(UIPickerView(), viewForRow: 0, forComponent: 0, reusing: UILabel()) is UILabel)
          }
        }
        @MainActor public func demo(_ word: String) {
          let teller = Teller()
          teller.questions(teller, teller)
        }
        """, mode: "5"
      ).run(["b"]) == [
        "return\nclear\nOptional(false) Optional(false)\nchange a\nOptional(false)\nOptional(\"row\")\ntrue\n"
      ])
  }

  @Test func aProtocolMayBeReachedByAnotherOneByAnAliasOrThroughAGenericClass() async throws {
    #expect(
      try await LearnersProgram(
        """
        import UIKit
        protocol Returning: UITextFieldDelegate { var name: String { get } }
        protocol ReturningTwice: Returning {}
        typealias Inputs = UITextFieldDelegate & UITextViewDelegate
        typealias Screen = UIViewController & UITextFieldDelegate
        enum Roles { protocol Answering: UITextFieldDelegate {} }
        final class A: UIViewController, ReturningTwice {
          let name = "a"
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print(name); return true }
        }
        final class B: NSObject, Inputs {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("b"); return true }
        }
        final class C: Screen {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("c"); return true }
        }
        final class D: UIViewController & UITextFieldDelegate {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("d"); return true }
        }
        class Form<Item>: UIViewController, UITextFieldDelegate { var items: [Item] = [] }
        final class E: Form<String> {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("e"); return true }
        }
        final class F: UIViewController, Roles.Answering {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("f"); return true }
        }
        class Pair<First, Second>: NSObject, UITextFieldDelegate {}
        final class G: Pair<String, Int> {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("g"); return true }
        }
        final class H: UITextFieldDelegate & UIViewController {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("h"); return true }
        }
        class Outer {
          @objc protocol Inner { @objc optional func tell() }
          final class Teller: NSObject, Inner { func tell() { print("inner") } }
        }
        extension UIViewController {
          func answer(_ delegate: UITextFieldDelegate) { _ = delegate.textFieldShouldReturn?(UITextField()) }
        }
        @MainActor public func demo(_ word: String) {
          let screen = UIViewController()
          for delegate in [A(), B(), C(), D(), E(), F(), G(), H()] as [UITextFieldDelegate] { screen.answer(delegate) }
          let inner: Outer.Inner = Outer.Teller()
          inner.tell?()
        }
        """, mode: "5"
      ).run(["b"]) == ["a\nb\nc\nd\ne\nf\ng\nh\ninner\n"])
  }
}
