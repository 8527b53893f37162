import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct ConstraintTests {
  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  @Test(.documented("NSLayoutConstraint: item1.attribute1 = multiplier × item2.attribute2 + constant"))
  func aConstraintIsAnEquationOfTwoAttributes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = box(in: root)
    root.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
        constant: 16),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 200),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 0, width: 200, height: 333.5))
  }

  @Test(.documented("NSLayoutAnchor"))
  func anchorsPinAViewToItsSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 623, width: 335, height: 44))
  }

  @Test(.documented("layoutIfNeeded(): changes of constraints show at the next layout, which it forces"))
  func aChangedConstantMovesTheViewAtTheNextLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = box(in: root)
    let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor), view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    bottom.constant = -260
    #expect(view.frame.minY == 623)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 363, width: 375, height: 44))
    bottom.constant = 0
    root.layoutIfNeeded()
    #expect(view.frame.minY == 623)
  }

  @Test(
    .documented("layoutSubviews(): the default implementation uses the constraints; before it, frames are the old ones")
  )
  func framesAreSetByLayoutSubviewsOfTheSuperview() {
    final class Row: UIView {
      let part = UIView()
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        seen.append(part.frame.width)
        super.layoutSubviews()
        seen.append(part.frame.width)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    row.part.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(row.part)
    row.part.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5).isActive = true
    row.layoutIfNeeded()
    #expect(row.seen == [0, 150])
  }

  @Test(.documented("translatesAutoresizingMaskIntoConstraints: the mask's constraints say where the view is"))
  func aViewThatTranslatesItsMaskStaysWhereItsFrameIs() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    root.addSubview(fixed)
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 68, width: 100, height: 40))
    fixed.frame.origin.y = 120
    root.layoutIfNeeded()
    #expect(view.frame.minY == 168)
  }

  @Test func aMaskFollowsASuperviewThatConstraintsSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let panel = box(in: root)
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.addSubview(child)
    let grandchild = box(in: child)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor), panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.widthAnchor.constraint(equalToConstant: 200), panel.heightAnchor.constraint(equalToConstant: 150),
      grandchild.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    #expect(grandchild.frame.width == 90)
  }

  @Test(.documented("Auto Layout Guide, Intrinsic Content Size: the lower hugging priority is stretched"))
  func theViewThatHugsLessIsStretched() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let field = borderedField()
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let width = button.intrinsicContentSize.width
    #expect(button.frame.width == width)
    #expect(field.frame == CGRect(x: 16, y: 0, width: 375 - 16 - 8 - 16 - width, height: 34))
  }

  @Test(.documented("NSLayoutConstraint, isActive: the nearest common ancestor holds an active constraint"))
  func anActiveConstraintIsHeldByTheNearestCommonAncestor() {
    let root = UIView()
    let middle = UIView()
    root.addSubview(middle)
    let first = box(in: middle)
    let second = box(in: middle)
    let pair = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    let own = first.widthAnchor.constraint(equalToConstant: 3)
    #expect([pair.isActive, own.isActive] == [false, false])
    NSLayoutConstraint.activate([pair, own])
    #expect(middle.constraints == [pair])
    #expect(first.constraints == [own])
    #expect(root.constraints == [])
    NSLayoutConstraint.deactivate([pair])
    #expect(middle.constraints == [])
    #expect([pair.isActive, own.isActive] == [false, true])
  }

  @Test(.documented("removeFromSuperview(): constraints of the views above that refer to the view are removed"))
  func removingAViewEndsTheConstraintsThatTieItToOthers() {
    let root = UIView()
    let view = box(in: root)
    let inner = box(in: view)
    let outward = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inward = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([outward, inward])
    view.removeFromSuperview()
    #expect([outward.isActive, inward.isActive] == [false, true])
  }

  @Test(.observed("The console's words when constraints contradict each other"))
  func aContradictionIsToldOnceAndOneConstraintIsBroken() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = box(in: root)
    view.accessibilityIdentifier = "card"
    var said = ""
    AppState.current.console = { said += $0 }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 84),
    ])
    root.layoutIfNeeded()
    root.bounds.size.width = 320
    root.layoutIfNeeded()
    #expect(view.frame.height == 200)
    #expect(
      said == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint:0x600000c00000 card.height == 200   (active)>",
            "<NSLayoutConstraint:0x600000c00000 card.height == 84   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000c00000 card.height == 84   (active)>

        """)
  }

  @Test(.observed("Forgetting translatesAutoresizingMaskIntoConstraints leaves the view where its frame was"))
  func aForgottenMaskContradictsTheConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel()
    root.addSubview(label)
    var said = ""
    AppState.current.console = { said += $0 }
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == .zero)
    #expect(said.contains("NSAutoresizingMaskLayoutConstraint"))
  }

  @Test(.documented("UILayoutGuide"))
  func aGuideTakesPartInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = box(in: root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 120),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 0, width: 180, height: 0))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 120, height: 0))
  }

  @Test func aViewThatTakesThePlaceOfAnotherIsLaidOutToo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for _ in 0..<3 {
      let view = box(in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 0))
      view.removeFromSuperview()
    }
  }

  @Test func aContradictionThatCameBackIsToldAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = box(in: root)
    var said = 0
    AppState.current.console = { _ in said += 1 }
    let other = view.heightAnchor.constraint(equalToConstant: 84)
    NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 200), other])
    for isActive in [true, false, true, true] {
      other.isActive = isActive
      root.layoutIfNeeded()
    }
    #expect(said == 2)
  }
}
