import Foundation

/// What points and rectangles are counted in: a view, or the screen.
///
/// [A] `UIScreen.coordinateSpace` is that of the screen as it is held; its only window lies at its corner.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
  /// The view that it is; `nil` for the screen. A cast to `UIView` makes Swift 6.3's optimiser end with an error.
  var _view: UIView? { get }
}

extension UICoordinateSpace {
  public var _view: UIView? { nil }
}

extension UIView: UICoordinateSpace {
  public var _view: UIView? { self }
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace._view)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace._view)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace._view)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace._view)
  }
}

extension UIScreen {
  /// Of the screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
}

private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace._view?.convert(point, from: nil) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace._view?.convert(point, to: nil) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace._view?.convert(rect, from: nil) ?? rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace._view?.convert(rect, to: nil) ?? rect
  }
}
