import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Stacks, priorities and sizes that follow from constraints.
@MainActor
@Suite(.freshApp) struct LayoutRuleTests {
  init() { Stage.fresh() }

  private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func stack(_ views: [UIView], width: CGFloat = 300, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 200, width: width, height: 100)
    change(stack)
    UIApplication.shared.windows[0].addSubview(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test(.documented("UIStackView, setCustomSpacing(_:after:): takes the place of the spacing behind that view"))
  func aViewHasASpaceOfItsOwnBehindIt() {
    let views = [box(50), box(50), box()]
    _ = stack(views) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: views[0])
    }
    #expect(views.map(\.frame.minX) == [0, 80, 140])
  }

  @Test(.documented("UIStackView, insertArrangedSubview(_:at:): a view that is there already moves to the place"))
  func anArrangedViewMovesToAnotherPlace() {
    let views = [box(), box(), box()]
    let stack = stack(views) { $0.distribution = .fillEqually }
    stack.insertArrangedSubview(views[2], at: 0)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(views.map(\.frame.minX) == [100, 200, 0])
    #expect(stack.subviews.count == 3)
  }

  @Test(.documented("UIStackView, isLayoutMarginsRelativeArrangement: the views lie within the margins"))
  func viewsLieWithinTheMarginsWhereTheStackSaysSo() {
    let view = box()
    _ = stack([view]) {
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 40)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(view.frame == CGRect(x: 20, y: 5, width: 240, height: 80))
  }

  @Test(.documented("UIStackView.Distribution, equalSpacing: the same space between the views, which keep their sizes"))
  func viewsAreAsFarApart() {
    let views = [box(40), box(60), box(20)]
    _ = stack(views) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 130, 280])
  }

  @Test(.documented("UIStackView.Distribution, equalCentering: the same distance between the centres"))
  func centresAreAsFarApart() {
    let views = [box(40), box(60), box(20)]
    _ = stack(views) { $0.distribution = .equalCentering }
    #expect(views[1].center.x - views[0].center.x == views[2].center.x - views[1].center.x)
    #expect(views.map(\.frame.width) == [40, 60, 20])
  }

  @Test(
    .documented("NSLayoutConstraint, priority: a constraint of a higher priority holds where two contradict each other")
  )
  func theHigherPriorityHolds() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = box(nil, 10)
    outer.addSubview(inner)
    UIApplication.shared.windows[0].addSubview(outer)
    let wide = inner.widthAnchor.constraint(equalToConstant: 200)
    let narrow = inner.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultLow
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, narrow, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    wide.priority = UILayoutPriority(900)
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 200)
  }

  @Test(
    .documented(
      "NSLayoutConstraint, priority: it may not change between required and optional while the constraint is active"))
  func anActiveConstraintStaysRequired() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .required
      }
    }
  }

  @Test(
    .documented("UIView, systemLayoutSizeFitting(_:): the smallest and the largest size that the constraints allow"))
  func aViewIsAsSmallAsItsConstraintsAllow() {
    let outer = UIView()
    let inner = box(120, 40)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 12),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
    ])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
  }

  @Test(.documented("UIView, invalidateIntrinsicContentSize(): the constraints take the new size at the next layout"))
  func anotherContentSizeIsTakenAtTheNextLayout() {
    final class Badge: UIView {
      var width: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    let window = Stage.fresh()
    window.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      badge.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(badge.frame.size == CGSize(width: 30, height: 20))
    badge.width = 70
    #expect(badge.frame.width == 30)
    window.layoutIfNeeded()
    #expect(badge.frame.width == 70)
  }

  @Test(.documented("UIView, setNeedsUpdateConstraints(): updateConstraints() is called before the next layout"))
  func aViewUpdatesItsConstraintsBeforeItIsLaidOut() {
    final class Updating: UIView {
      var told: [String] = []
      override func updateConstraints() {
        told.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        told.append("layout")
      }
    }
    let view = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Stage.fresh().addSubview(view)
    MainLoop.runUntilIdle()
    view.told = []
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    #expect(view.told == [])
    MainLoop.runUntilIdle()
    #expect(view.told == ["update", "layout"])
  }

  @Test(.documented("UIViewController, updateViewConstraints(): called when the view's constraints are updated"))
  func aControllerUpdatesTheConstraintsOfItsView() {
    final class Screen: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let screen = Screen()
    Stage.fresh().rootViewController = screen
    MainLoop.runUntilIdle()
    let before = screen.updates
    screen.view.setNeedsUpdateConstraints()
    MainLoop.runUntilIdle()
    #expect(screen.updates == before + 1)
  }

  @Test(.documented("UIView, layoutMarginsGuide: the area inside of the margins"))
  func theMarginsAreAGuide() {
    let window = Stage.fresh()
    let outer = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    window.addSubview(outer)
    let inner = box()
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 1, width: 140, height: 96))
  }

  @Test(.documented("NSLayoutConstraint, activate(_:), deactivate(_:): an inactive constraint has no effect"))
  func constraintsAreExchanged() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = box(50, 50)
    outer.addSubview(inner)
    UIApplication.shared.windows[0].addSubview(outer)
    let left = [inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)]
    let right = [inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor)]
    NSLayoutConstraint.activate(left + [inner.topAnchor.constraint(equalTo: outer.topAnchor)])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 0)
    NSLayoutConstraint.deactivate(left)
    NSLayoutConstraint.activate(right)
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 250 && !left[0].isActive && right[0].isActive)
  }

  @Test(.documented("NSLayoutConstraint, isActive: views without a common ancestor raise an exception"))
  func viewsOfDifferentTreesAreNotTied() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run { UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true }
    }
  }
}
