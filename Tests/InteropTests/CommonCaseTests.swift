import Testing

/// The controller that everybody writes: outlets, actions, keyboard notifications, a text field's delegate.
struct CommonCaseTests {
  private static let program = """
    import UIKit

    class NoteController: UIViewController {
      @IBOutlet weak var field: UITextField!
      @IBOutlet private var labels: [UILabel]!
      @IBOutlet var button: UIButton?
      private var log: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardWillShow(notification:)), name: Notification.Name("show"), object: nil)
        NotificationCenter.default.addObserver(
          self, selector: #selector(self.keyboardWillHide), name: Notification.Name("hide"), object: nil)
      }

      @objc private func keyboardWillShow(notification: Notification) { note("show \\(notification.name.rawValue)") }
      @objc func keyboardWillHide() { note("hide") }
      @IBAction func addPressed(_ sender: UIButton) { note("add \\(sender === button)") }
      @IBAction private func done() { note("done") }
      @IBAction func both(_ sender: Any, forEvent event: UIEvent?) { note("both \\(event == nil)") }

      func note(_ text: String) { print(text) }
      func count() -> Int { labels.count }
    }

    extension NoteController: UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("return")
        return false
      }
    }

    @MainActor public func demo(_ word: String) {
      let controller = NoteController()
      let field = UITextField()
      let button = UIButton()
      controller.setValue(field, forKey: "field")
      controller.setValue([UILabel(), UILabel()], forKey: "labels")
      controller.setValue(button, forKey: "button")
      print(controller.field === field, controller.count(), controller.button === button)
      controller.viewDidLoad()
      NotificationCenter.default.post(name: Notification.Name("show"), object: nil)
      NotificationCenter.default.post(name: Notification.Name("hide"), object: nil)
      _ = controller.perform(Selector("addPressed:"), with: button)
      _ = controller.perform(Selector(("done")))
      _ = controller.perform(NSSelectorFromString("both:forEvent:"), with: button, with: nil)
      print(controller.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:))))
      print(controller.responds(to: Selector("textFieldDidEndEditing:")))
      print(controller.value(forKey: "field") as? UITextField === field)
    }
    """

  @Test(arguments: ["4", "4.2", "5", "6"])
  func outletsActionsObserversAndDelegateMethodsWork(mode: String) async throws {
    let found = try await LearnersProgram(Self.program, mode: mode).run()
    #expect(
      found == [
        """
        true 2 true
        show show
        hide
        add true
        done
        both true
        true
        false
        true

        """
      ])
  }

  private static let segueActions = """
    import UIKit

    class Detail: UIViewController {
      let number: Int
      init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class List: UIViewController {
      @IBSegueAction func make(_ coder: NSCoder) -> Detail? { Detail(coder: coder, number: 1) }
      @IBSegueAction private func makeOther(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      @IBSegueAction func makeThird(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail {
        print(sender as? String ?? "-", segueIdentifier ?? "-")
        return Detail(coder: coder, number: 3)!
      }
    }

    @MainActor public func demo(_ word: String) {
      let list = List()
      for name in ["make:", "makeOtherWithCoder:sender:", "makeThird:sender:segueIdentifier:", "make"] {
        print(list.responds(to: Selector((name))))
      }
      print((list.perform(Selector(("make:")), with: NSCoder())?.takeUnretainedValue() as? Detail)?.number ?? 0)
      print(list.perform(Selector(("makeOtherWithCoder:sender:")), with: NSCoder(), with: nil) == nil)
    }
    """

  @Test(arguments: ["5", "6"])
  func aSegueActionIsFoundByItsName(mode: String) async throws {
    let found = try await LearnersProgram(Self.segueActions, mode: mode).run()
    #expect(found == ["true\ntrue\ntrue\nfalse\n1\ntrue\n"])
  }
}
