import Testing

/// Optional requirements: UIKit's and a learner's own, implemented anywhere.
struct DelegateTests {
  private static let files: [String: String] = [
    "A.swift": """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}

    @objc protocol CellDelegate: NSObjectProtocol {
      func cell(_ cell: Cell, didTap row: Int)
      @objc optional func cell(_ cell: Cell,
                               shouldTap row: Int) -> Bool
      @objc(closed:) optional func cellDidClose(_ cell: Cell)
    }

    class Cell: UIView {
      weak var delegate: CellDelegate?
      func tap() {
        print(delegate?.cell?(self, shouldTap: 3) ?? true)
        delegate?.cell(self, didTap: 3)
        delegate?.cellDidClose?(self)
        print(delegate?.responds(to: Selector("closed:")) ?? false)
        print(delegate?.responds(to: #selector(CellDelegate.cellDidClose(_:))) ?? false, #selector(CellDelegate.cell(_:didTap:)))
      }
    }

    class Plain: NSObject, CellDelegate {
      func cell(_ cell: Cell, didTap row: Int) { print("tapped", row) }
    }
    class Rich: Plain {
      func cell(_ cell: Cell, shouldTap row: Int) -> Bool { false }
      func cellDidClose(_ cell: Cell) { print("closed") }
    }

    class Base: UIViewController, UITextFieldDelegate {}
    class Derived: Base {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("return"); return false }
    }
    class Elsewhere: UIViewController {}

    #Preview("never compiled") {
      Undefined()
    }
    @main struct Launcher { static func main() { print("not called") } }
    #sourceLocation(file: "Other.swift", line: 900)
    func place() -> String { "\\(#fileID) \\(#line) \\(#selector(Cell.layoutSubviews))" }
    let split = #selector(
      Cell.layoutSubviews
    )
    #sourceLocation()
    @objc protocol Bare { func bare() }
    extension CellDelegate where Self: NSObject { func helper() {} }

    #if os(iOS) && !targetEnvironment(simulator)
    #error("a device")
    #elseif os(macOS) || (os(Linux))
    #error("not a phone")
    #elseif canImport(UIKit) && os(iOS)
    let platform = "iOS"
    #else
    #error("nothing")
    #endif
    #if DEBUG
    let isDebug = true
    #else
    let isDebug = false
    #endif

    @MainActor public func demo(_ word: String) {
      print(place(), split)
        let cell = Cell()
      let plain = Plain(), rich = Rich()
      cell.delegate = plain
      cell.tap()
      cell.delegate = rich
      cell.tap()

      let field = UITextField()
      for delegate in [Base(), Derived()] {
        field.delegate = delegate
        if let answer = field.delegate?.textFieldShouldReturn?(field) { print(answer) } else { print("no answer") }
        print(delegate.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:))))
      }
      let elsewhere = Elsewhere()
      field.delegate = elsewhere
      field.delegate?.textFieldDidEndEditing?(field)
      print(platform, #keyPath(UIView.isHidden), #keyPath(UIViewController.view.tag), " @objc #selector(x) ") // @IBOutlet
      let closure: ((Int) -> Void)? = { print("closure", $0) }
      closure?(1)
    }
    """,
    "B.swift": """
    import UIKit
    extension Elsewhere: UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) { print("ended") }
    }
    """,
  ]

  @Test(arguments: ["4", "5", "6"])
  func optionalMethodsAreAskedForByName(mode: String) async throws {
    let found = try await LearnersProgram(Self.files, mode: mode).run()
    #expect(
      found == [
        """
        YourApp/A.swift 41 layoutSubviews layoutSubviews
        true
        tapped 3
        false
        false cell:didTap:
        false
        tapped 3
        closed
        true
        true cell:didTap:
        no answer
        false
        return
        false
        true
        ended
        iOS isHidden view.tag  @objc #selector(x) 
        closure 1

        """
      ])
  }
}
