internal import Foundation
internal import UIKit

/// Whether a tap on a view would reach it.
@MainActor
enum HitTest {
  /// Why a tap would not.
  enum Obstacle {
    case keyboard
    /// The center is outside of the screen, or clipped by a view around it.
    case outside
    /// The view has no width or no height.
    case emptyBounds
    case view(UIView)
  }

  /// In points of the view's window.
  static func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  static func isHittable(_ view: UIView) -> Bool { obstacle(to: view) == nil }

  /// What keeps a tap at the center from the view; `nil` when it reaches it.
  static func obstacle(to view: UIView) -> Obstacle? {
    guard let window = view.window else { return .outside }
    guard !view.bounds.isEmpty else { return .emptyBounds }
    let point = center(of: view)
    guard window.bounds.contains(point) else { return .outside }
    if window !== AppState.current.keyboard.host, AppState.current.keyboard.frame?.contains(point) == true {
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

  /// Whether a view around it clips the point.
  private static func isClipped(_ view: UIView, _ point: CGPoint) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      ($0.clipsToBounds || $0 is UIScrollView) && !$0.bounds.contains($0.convert(point, from: nil))
    }
  }
}
