import Foundation

/// Presents a controller as a sheet that rests at heights of its own, its detents.
@MainActor
open class UISheetPresentationController: UIPresentationController {
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
    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
    open class func medium() -> UISheetPresentationController.Detent { .init(.medium) }
    open class func large() -> UISheetPresentationController.Detent { .init(.large) }
  }

  /// From the smallest to the largest. [A] Only the large one by default.
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?  // Stored only.
  open var prefersGrabberVisible = false  // Stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true  // Stored only.
  open var prefersEdgeAttachedInCompactHeight = false  // Stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false  // Stored only.
  open var preferredCornerRadius: CGFloat?  // Stored only.

  open func animateChanges(_ changes: () -> Void) {
    changes()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// [A] Detent.medium(): about half of the height of the large one.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let large = super.frameOfPresentedViewInContainerView
    let selected = selectedDetentIdentifier ?? detents.first?.identifier ?? .large
    guard selected == .medium, adaptivePresentationStyle == .pageSheet else { return large }
    let height = (large.height / 2).rounded()
    return CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }
}
