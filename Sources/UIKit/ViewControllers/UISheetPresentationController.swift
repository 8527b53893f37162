import Foundation

/// Presents a controller as a sheet that rests at heights of its own, its detents.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// [A] As a corner's radius: what the system finds fitting. [?] The number.
  public nonisolated static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    init(
      _ identifier: Identifier,
      resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// [A] A height of the app's own, in points; `nil` where the detent is not to be used.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      .init(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }
    /// [A] In points; `nil` for one that is not to be used.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? (context.maximumDetentValue / 2).rounded() : context.maximumDetentValue
    }
    open class func medium() -> UISheetPresentationController.Detent { .init(.medium) }
    open class func large() -> UISheetPresentationController.Detent { .init(.large) }
  }

  /// From the smallest to the largest. [A] Only the large one by default.
  open var detents: [Detent] = [.large()] { didSet { restAtDetent() } }
  /// [A] Outside of `animateChanges(_:)` the sheet moves without an animation.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { restAtDetent() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?  // Stored only.
  open var prefersGrabberVisible = false  // Stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true  // Stored only.
  open var prefersEdgeAttachedInCompactHeight = false  // Stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false  // Stored only.
  open var preferredCornerRadius: CGFloat?  // Stored only.

  open func animateChanges(_ changes: () -> Void) {
    changes()
    restAtDetent()
  }

  private func restAtDetent() {
    // Nothing is on the screen before the presentation begins.
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// [A] Detent.medium(): about half of the height of the large one.
  open override var frameOfPresentedViewInContainerView: CGRect { frame(above: keyboardHeight) }

  /// [O] For the keyboard of a field in it a sheet on a phone moves to its largest detent. [?] Its heights are then measured from the
  /// keyboard's top, and its view goes on below the keys.
  private func frame(above keyboardHeight: CGFloat) -> CGRect {
    let large = super.frameOfPresentedViewInContainerView
    guard adaptivePresentationStyle == .pageSheet else { return large }
    let context = DetentContext(
      containerTraitCollection: presentedViewController.traitCollection, maximumDetentValue: large.height)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0) }
    }
    let selected = heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    let raised = heights.map(\.height).max().map { $0 + keyboardHeight }
    let height = min(large.height, (keyboardHeight > 0 ? raised : selected?.height) ?? large.height)
    return CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }

  // MARK: The keyboard

  /// For which keyboard the sheet stands where it is.
  private var raisedFor: CGFloat = 0

  /// What the keyboard of a field in the sheet covers of the container, in points.
  private var keyboardHeight: CGFloat {
    let keyboard = AppState.current.keyboard
    guard !AppState.current.device.isPad, keyboard.hasKeys, let keys = keyboard.frame, let containerView,
      let presentedView, AppState.current.focus.isHeld(in: presentedView)
    else { return 0 }
    return max(0, containerView.bounds.maxY - containerView.convert(keys, from: nil).minY)
  }

  func followKeyboard() {
    guard let view = presentedView, let containerView, view.superview === containerView else { return }
    let height = keyboardHeight
    let (before, after) = (frame(above: raisedFor), frame(above: height))
    raisedFor = height
    guard before != after else { return }
    view.frame = after
    view.layoutIfNeeded()
  }
}

extension UIWindow {
  /// Moves sheets to where the keyboard, that comes or goes, lets them be.
  func moveSheets() {
    for case let container as PresentationContainer in subviews {
      (container.presentation as? UISheetPresentationController)?.followKeyboard()
    }
  }
}

/// What a height of a sheet can be made of.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// In points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    (self.containerTraitCollection, self.maximumDetentValue) = (containerTraitCollection, maximumDetentValue)
    super.init()
  }
}

/// Told when a person drags a sheet to another height. Coursemark's sheets are not dragged from one to another.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )  // Never called.
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
