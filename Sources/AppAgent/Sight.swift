internal import Foundation
internal import UIKit

/// What a finger would reach.
@MainActor
enum Sight {
  enum Cover {
    case keyboard, outside
    /// There is nothing of it: no width or no height.
    case nothing
    case view(UIView)
  }

  /// In points of the view's window.
  static func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  static func isHittable(_ view: UIView) -> Bool { cover(of: view) == nil }

  /// What lies over the middle of the view; `nil` when a finger reaches it.
  static func cover(of view: UIView) -> Cover? {
    guard let window = view.window else { return .outside }
    guard !view.bounds.isEmpty else { return .nothing }
    let point = middle(of: view)
    guard window.bounds.contains(point) else { return .outside }
    if window !== KeyboardController.shared.host, KeyboardController.shared.frame?.contains(point) == true {
      return .keyboard
    }
    guard let hit = window.hitTest(point, with: nil) else { return .outside }
    // A label takes no touches: the view around it does.
    if hit.isDescendant(of: view) { return nil }
    guard view.isDescendant(of: hit) else {
      return isClipped(view, point) ? .outside : .view(hit)
    }
    return isClipped(view, point) ? .outside : nil
  }

  /// Whether a view around it cuts the point off.
  private static func isClipped(_ view: UIView, _ point: CGPoint) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      ($0.clipsToBounds || $0 is UIScrollView) && !$0.bounds.contains($0.convert(point, from: nil))
    }
  }
}
