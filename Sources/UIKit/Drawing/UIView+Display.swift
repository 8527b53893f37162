import Foundation

// How this works: [A] The view drawing cycle: what `setNeedsDisplay` marks is drawn before the screen is next shown, once, however often it was
// marked. A view that has never been drawn is marked. Nothing is painted, but the code that draws runs, and what it draws is recorded.

extension UIView {
  func markForDisplay() {
    needsDisplay = true
    AppState.current.isDisplayDue = true
  }

  /// A view without a size stays marked. [?] What is behind a view is drawn before it, hidden or not.
  fileprivate func displayIfMarked() {
    if needsDisplay, bounds.width > 0, bounds.height > 0 {
      needsDisplay = false
      let context = CGContext(size: bounds.size, scale: screenScale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      DrawingContexts.draw(into: context) { draw(bounds) }
      drawnShapes = context.shapes
    }
    for subview in subviews { subview.displayIfMarked() }
  }

  /// [A] drawHierarchy(in:afterScreenUpdates:): a picture of the view and what is in it goes into the current context.
  /// - Returns: Whether there is a context for it.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.draw(.picture(name: ""), in: rect)
    return true
  }
  /// [A] A picture of the view as it is, that does not change with it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: bounds)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }
}

extension UIWindow {
  /// Draws what is marked, and what came with that.
  package func displayIfNeeded() {
    // Drawing that marks the view again is done in the next pass.
    AppState.current.isDisplayDue = false
    displayIfMarked()
  }
}

extension CALayer {
  /// [A] render(in:): the layer and those below it are drawn into a context.
  public func render(in ctx: CGContext) {
    guard let view else { return }
    ctx.saveGState()
    DrawingContexts.draw(into: ctx) { view.draw(view.bounds) }
    ctx.restoreGState()
  }
}
