import Foundation

/// A rectangle that takes part in layout and shows nothing.
@MainActor
open class UILayoutGuide: NSObject {
  /// What decides where a guide of the system's lies.
  enum Kind: Hashable {
    case plain, safeArea, margins, readableContent, keyboard, scrollContent, scrollFrame, topBar, bottomBar
  }

  let kind: Kind
  /// Whether its size may be negative: it is then a distance.
  var isSigned = false
  open weak var owningView: UIView?
  open var identifier: String = ""
  var solvedFrame: CGRect?

  init(kind: Kind, in view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }
  /// Nothing of a guide is archived here.
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init()
  }
  public override init() {
    kind = .plain
    super.init()
  }

  /// In the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard kind == .plain || kind == .scrollContent else { return owningView.map { $0.frame(of: kind) } ?? .zero }
    if let owningView { LayoutEngine.update(around: owningView) }
    return solvedFrame ?? .zero
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .plain else { return }
    dropConstraints { $0 === layoutGuide }
    autoLayout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide(kind: kind, in: self)
      case .topBar, .bottomBar: BarLayoutGuide(kind: kind, in: self)
      default: UILayoutGuide(kind: kind, in: self)
      }
    layoutState.systemGuides[kind] = guide
    return guide
  }

  /// Where a guide of the system's lies, by the view's bounds.
  func frame(of kind: UILayoutGuide.Kind) -> CGRect { bounds.inset(by: insets(of: kind)) }

  /// How far inside the view's edges a guide of the system's lies.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: readableContentInsets
    case .keyboard:
      UIEdgeInsets(
        top: bounds.height - keyboardCover, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    case .topBar: UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottomBar: UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .plain, .scrollContent, .scrollFrame: .zero
    }
  }

  /// [A] readableContentGuide: never wider than what the eye follows with ease, and inside the margins. [O] 672 points at the
  /// default content size.
  private var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = max(0, bounds.width - insets.left - insets.right - 672)
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
  }
}
