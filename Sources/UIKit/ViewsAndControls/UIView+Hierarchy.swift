import Foundation

extension UIView {
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

  final func insert(_ view: UIView, at index: Int) {
    var index = index
    if view.unheldSuperview === self, let old = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: old)
      subviews.insert(view, at: min(old < index ? index - 1 : index, subviews.count))
      return
    }
    let oldWindow = view.window
    let oldSuperview = view.unheldSuperview
    let oldTint = view.shownTint
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.dropOuterConstraints()
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.subviews.removeAll { $0 === view }
    }
    index = min(max(0, index), subviews.count)
    subviews.insert(view, at: index)
    view.unheldSuperview = self
    if oldWindow !== newWindow {
      if newWindow == nil { view.letGoOfFocus() }
      view.tellDidMove()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    // [O] Whoever comes below a view of another tint is told.
    if view.shownTint != oldTint { view.tellOfTint() }
    view.joinLayout()
    setNeedsLayout()
    if oldWindow !== newWindow { AppState.current.focus.focusAwaited() }
  }

  /// [H] The first responder of the subtree resigns when it leaves the window.
  func detach() {
    guard let parent = superview else { return }
    let oldWindow = window
    if oldWindow != nil { letGoOfFocus() }
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    parent.willRemoveSubview(self)
    dropOuterConstraints()
    parent.subviews.removeAll { $0 === self }
    unheldSuperview = nil
    parent.setNeedsLayout()
    if oldWindow != nil { tellDidMove() }
    didMoveToSuperview()
  }

  private func letGoOfFocus() {
    if AppState.current.focus.isHeld(in: self) { AppState.current.focus.forceResign() }
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    controller?.viewWillMove(toWindow: newWindow)
    for subview in subviews { subview.tellWillMove(to: newWindow) }
  }

  private func tellDidMove() {
    if window != nil {
      AppearanceProxy.apply(to: self)
      AppState.current.shown.note(self)
      AppState.current.isDisplayDue = true
    } else {
      loseSafeArea()
    }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for subview in subviews { subview.tellDidMove() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view itself, or the first one below it with that tag, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// [A] Asks the first responder below this view to resign; `force` does not ask.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = AppState.current.focus.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return true
    }
    if force {
      AppState.current.focus.forceResign()
      return true
    }
    return responder.resignFirstResponder()
  }

  /// [A] UIGestureRecognizer, view: a recognizer is attached to one view at most.
  func gestureRecognizersChanged(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for left in old where left.assignedView === self && !new.contains(where: { $0 === left }) {
      left.assignedView = nil
    }
    for added in new where added.assignedView !== self {
      added.assignedView?.removeGestureRecognizer(added)
      added.assignedView = self
    }
  }

  /// Tells what an interface file has made that all of it is there: what is below first, then the view, and last their constraints. Whoever was
  /// told before, by a file of its own, is not told again.
  package func wakeFromNib() {
    let asleep = subtree.filter { !$0.isAwake }
    for view in asleep where view !== self { view.wake() }
    if !isAwake { wake() }
    for constraint in asleep.flatMap(\.constraints) { constraint.awakeFromNib() }
  }

  private func wake() {
    isAwake = true
    awakeFromNib()
  }

  /// The view and all below it, back to front.
  package var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }
}
