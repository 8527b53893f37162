import CourseModel
import Testing

@testable import Verification

/// How listings of a text are put together.
extension ForeignSurveyTests {
  /// The class, its methods and the statements of `viewDidLoad` each stand in a listing of their own, the parts before the whole.
  @Test func listingsArePutTogetherAsAReaderDoes() async throws {
    let text = """
      ```swift
      class Form: UIViewController {
          @IBOutlet weak var scrollView: UIScrollView!
          override func viewDidLoad() {
              super.viewDidLoad()
              observeKeyboard()
          }
      }
      ```

      ```swift
      func observeKeyboard() {
          NotificationCenter.default.addObserver(
              self, selector: #selector(keyboardDidShow(_:)), name: UIResponder.keyboardDidShowNotification, object: nil)
      }
      ```

      ```swift
      @objc func keyboardDidShow(_ notification: Notification) {
          scrollView.contentInset = insets
      }
      ```

      ```swift
      private let insets = UIEdgeInsets.zero
      ```

      ```swift
      scrollView.addSubview(field)
      ```

      ```swift
      lazy var field: UITextField = {
          let field = UITextField()
          field.addTarget(self, action: #selector(typed), for: .editingChanged)
          return field
      }()
      @objc func typed() {}
      ```

      """
    #expect(
      try await surveyed(text) == [
        "2 compiles-in-context", "12 compiles-in-context", "19 compiles-in-context", "25 compiles",
        "29 compiles-in-context", "33 compiles",
      ])
  }

  @Test func typesOfOneNameAreKeptApart() async throws {
    let text = """
      ```swift
      struct Stack<Element> {
          private var items: [Element] = []
          mutating func push(_ item: Element) { items.append(item) }
      }
      ```

      ```swift
      extension Stack {
          var top: Element? { items.last }
      }
      ```

      ```swift
      struct Stack { var height = 0 }
      ```

      ```swift
      let stack = Stack()
      print(stack.height)
      ```

      ```swift
      let other: Int = Stack(height: 1)
      ```

      """
    let other = Self.lesson(
      "```swift\nstruct Stack { var depth = 0 }\n```\n\n```swift\nprint(Stack().height)\n```\n", file: "b.md")
    let files = try await survey([Self.lesson(text), other]).files
    #expect(
      files[0].listings.map(\.outcome) == [.compiles, .compilesInContext, .compiles, .compilesInContext, .fails])
    // The message is of the attempt that knows what the text declares.
    #expect(files[0].listings[4].message?.contains("cannot convert") == true)
    #expect(files[1].listings.map(\.outcome) == [.compiles, .notSelfContained])
    #expect(files[1].listings[1].message?.contains("has no member 'height'") == true)
  }

  @Test func aTypeIsShownAgainWithWhatIsNew() async throws {
    let text = """
      ```swift
      class Form: UIViewController {
          let field = UITextField()
      }
      ```

      ```swift
      class Form: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(field)
          }
      }
      ```

      """
    #expect(try await surveyed(text) == ["2 compiles", "8 compiles-in-context"])
  }
}
