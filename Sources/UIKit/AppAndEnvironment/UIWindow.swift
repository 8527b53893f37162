import Foundation

/// The root of the views on a screen; it takes touches to where they belong.
@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// There is no other.
  open var screen: UIScreen {
    get { UIScreen.main }
    set { _ = newValue }
  }
  /// [A] A window of a higher level is in front of the others.
  open var windowLevel = Level.normal { didSet { UIApplication.shared.sortWindows() } }
  /// [A] A window is shown when it is no longer hidden; it need not become the key window.
  open override var isHidden: Bool {
    didSet {
      if !isHidden {
        show()
      } else if isVisible {
        isVisible = false
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
      }
    }
  }
  private var isVisible = false
  open internal(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  /// [O] The scene, and then the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  private var isShown = false
  private let ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if isShown { install(replacing: oldValue) }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// [A] As large as the scene. [O] UIWindow.h marks no initializer as designated, so this one is.
  public init(windowScene: UIWindowScene) { super.init(frame: windowScene.screen.bounds) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open var canBecomeKey: Bool { true }
  /// [A] The window that was key hears that it no longer is, this one that it is; then the notifications of both.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    for window in UIApplication.shared.windows where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  open func becomeKey() {}
  open func resignKey() {}

  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  open func makeKeyAndVisible() {
    list()
    makeKey()
    isHidden = false
  }

  private func list() {
    guard !UIApplication.shared.windows.contains(where: { $0 === self }) else { return }
    UIApplication.shared.windows.append(self)
    UIApplication.shared.sortWindows()
  }

  private func show() {
    list()
    guard !isVisible else { return }
    isVisible = true
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    guard !isShown else { return }
    isShown = true
    install(replacing: nil)
  }

  /// [A] UIViewController: loadView, viewDidLoad, viewWillAppear, viewIsAppearing, layout, viewDidAppear.
  private func install(replacing old: UIViewController?) {
    old?.dropPresented()
    old?.removeFromScreen()
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.putOnScreen(in: self, frame: bounds)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  /// Takes a touch to its view, or to a gesture recognizer on the way there.
  open func sendEvent(_ event: UIEvent) { TouchDelivery(window: self, event: event).deliver() }
}
