import Foundation
import Interop
import Sandboxing
import Toolchain
import UIKitNames

/// A UIKit of a few lines, and a list of names of which it lacks some: what is tested does not change as UIKit grows.
struct SmallUIKit: Sendable {
  let compiler: SwiftCompiler
  let directory: String
  let names: UIKitCoverage

  static let source = """
    @_exported import Foundation
    open class UIResponder: NSObject { public override init() {} }
    open class UIView: UIResponder {
      open var alpha: Double = 1
      public init(frame: CGRect) {}
      public convenience override init() { self.init(frame: .zero) }
      open func addSubview(_ view: UIView) {}
      open func layoutSubviews() {}
      open class func animate(withDuration duration: Double, animations: @escaping () -> Void) {}
    }
    extension UIView { public func tintColorDidChange() {} }
    open class UIControl: UIView {}
    open class UITextField: UIControl {
      open var text: String?
      open var borderStyle: BorderStyle = .none
      public enum BorderStyle: Int { case none }
      open class func styled(_ style: BorderStyle) -> UITextField { UITextField(frame: .zero) }
      open func insertText(_ text: String) {}
    }
    public protocol UIKeyInput {}
    @MainActor open class UIScreen: NSObject { open var brightness: Double = 1 }
    @MainActor open class CALayer: NSObject {
      open var opacity: Float = 1
      public init(scale: Double) {}
    }
    open class UIButton: UIControl {
      public convenience init(type: Int) { self.init(frame: .zero) }
      open func setTitle(_ title: String?, for state: Int) {}
    }
    open class UIViewController: UIResponder {
      open var view = UIView()
      open func viewDidLoad() {}
      open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    }
    """

  static let list = """
    global
      func UIRectFill(_:)
    class UIResponder: NSObject
      var undoManager
    class UIView: UIResponder
      var alpha tintColor layoutMargins
      init init(frame:)
      func addSubview(_:) layoutSubviews() tintColorDidChange() safeAreaInsetsDidChange() draw(_:)
      static func animate(withDuration:animations:) animate(springDuration:animations:completion:)
    class CALayer: NSObject
      var opacity
    class UIScreen: NSObject
      var brightness
    class UIControl: UIView
    class UITextField: UIControl, UIKeyInput
      var text borderStyle typingAttributes
      static var didEndEditingReasonUserInfoKey
      static func styled(_:)
      func insertText(_:) drawText(in:) insertText(_:alternatives:style:)
    enum UITextField.BorderStyle: Int
      case none roundedRect
    enum UITextField.ViewMode: Int
      case never
    protocol UIKeyInput
      var hasText
    protocol UITextPasteDelegate
    class UIButton: UIControl
      init init(type:) init(configuration:primaryAction:)
      func setTitle(_:for:) setImage(_:for:)
    class UIStackView: UIView
      var axis
      func addArrangedSubview(_:)
    class UIActivityIndicatorView: UIView
    enum UIActivityIndicatorView.Style: Int
      case gray
    class UIViewController: UIResponder
      var view preferredStatusBarStyle
      func viewDidLoad() present(_:animated:completion:) setEditing(_:animated:)
    extension NSNotification.Name
    class UITextView: UIView
      static let textDidChangeNotification
    extension AttributedString
      init init(markdown:options:)
    struct AttributedString.MarkdownParsingOptions
    struct AttributeScopes.UIKitAttributes
      let textEffect
    extension NSString
      func size(withAttributes:)
    """

  static let shared = Task { try await make() }

  /// Gone when the tests end.
  private static let folder = FileManager.default.temporaryDirectory.path + "/coursemark-small-uikit-\(getpid())"
  private static let cleaning: Void = { atexit { try? FileManager.default.removeItem(atPath: SmallUIKit.folder) } }()

  private static func make() async throws -> SmallUIKit {
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    cleaning
    let directory = folder
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let file = directory + "/UIKit.swift"
    try source.write(toFile: file, atomically: false, encoding: .utf8)
    let ending = try await Supervisor.run(
      toolchain.driver(
        arguments: [
          "-module-name", "UIKit", "-parse-as-library", "-avoid-emit-module-source-info", "-emit-module",
          "-emit-module-path",
          directory + "/UIKit.swiftmodule", file,
        ]))
    guard ending.succeeded else { throw Broken(what: "\(ending.status): " + ending.outputText + ending.errorText) }
    return SmallUIKit(
      compiler: SwiftCompiler(toolchain: toolchain, moduleCache: directory + "/clang"), directory: directory,
      names: UIKitCoverage(
        known: try KnownNames(reading: list), modelled: .read([.init(path: "Views/UIKit.swift", text: source)])))
  }

  /// The errors of a program, a line each: `2 lacks UITextField.typingAttributes`, or `3 cannot find 'x' in scope`.
  func errors(in text: String, mode: String) async throws -> [String] {
    let folder = directory + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/A.swift"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    let (outcome, _) = try await compiler.check(
      SwiftCompiler.Module(name: "YourApp", files: [file], languageMode: mode, searchPaths: [directory]))
    func position(_ error: CompilerDiagnostic) -> ProgramSyntax.Position {
      ProgramSyntax.Position(file: "A.swift", line: error.line, column: error.column)
    }
    let syntax = ProgramSyntax([.init(name: "A.swift", text: text)], at: outcome.errors.map(position))
    let finder = UnsupportedAPIFinder(names: names, program: syntax, languageMode: mode)
    return outcome.errors.map { error in
      let name = finder.unsupportedName(for: error, at: position(error))
      return "\(error.line) " + (name.map { "lacks \($0)" } ?? error.message)
    }
  }
}
