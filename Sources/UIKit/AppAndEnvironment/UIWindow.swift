import Foundation

/// The root of the views on a screen; it takes touches to where they belong.
@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open var screen: UIScreen { UIScreen.main }
  open var windowLevel = Level.normal  // Stored only.
  open internal(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
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
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    isHidden = false
    if !UIApplication.shared.windows.contains(where: { $0 === self }) { UIApplication.shared.windows.append(self) }
    makeKey()
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
