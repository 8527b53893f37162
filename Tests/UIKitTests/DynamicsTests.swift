import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct DynamicsTests {
  private func box(in view: UIView, at y: CGFloat = 0) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 100))
    view.addSubview(box)
    return box
  }
  private func wait(_ seconds: TimeInterval) {
    let clock = AppState.current.clock
    clock.advance(to: clock.now + seconds)
  }

  @Test(.documented("UIGravityBehavior: 1 is 1000 points a second, each second"))
  func gravityPullsDown() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    wait(0.5)
    #expect(abs(box.frame.minY - 125) < 10)
    #expect(box.frame.minX == 0)
    #expect(animator.isRunning)
  }

  @Test(.documented("UIGravityBehavior, setAngle(_:magnitude:): an angle of 0 is to the right"))
  func gravityHasADirection() {
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    #expect(gravity.magnitude == 2)
  }

  @Test(.documented("UICollisionBehavior, translatesReferenceBoundsIntoBoundary"))
  func theEdgeHoldsWhatFalls() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    wait(5)
    #expect(abs(box.frame.maxY - window.bounds.maxY) < 1)
    #expect(!animator.isRunning)
  }

  @Test(.documented("UIDynamicItemBehavior, elasticity: 0 does not bounce"))
  func whatIsElasticBounces() {
    func highest(_ elasticity: CGFloat) -> CGFloat {
      let window = Stage.fresh()
      let box = box(in: window, at: window.bounds.maxY - 200)
      let animator = UIDynamicAnimator(referenceView: window)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let traits = UIDynamicItemBehavior(items: [box])
      traits.elasticity = elasticity
      for behaviour in [UIGravityBehavior(items: [box]), collision, traits] { animator.addBehavior(behaviour) }
      var reached = false
      var top = window.bounds.maxY
      collision.action = {
        if box.frame.maxY >= window.bounds.maxY - 0.5 { reached = true }
        if reached { top = min(top, box.frame.maxY) }
      }
      wait(1)
      return window.bounds.maxY - top
    }
    #expect(highest(0) < 1)
    #expect(highest(0.8) > 30)
  }

  @Test(.documented("UICollisionBehaviorDelegate: told when a contact begins"))
  func aBoundaryStopsAndTells() {
    final class Ear: NSObject, UICollisionBehaviorDelegate, _MethodTableProviding {
      var heard = 0
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("collisionBehavior:beganContactFor:withBoundaryIdentifier:at:") { r, _ in
              _result((r as? Ear)?.heard += 1)
            }
          ], outlets: [])
      }
    }
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    let (collision, ear) = (UICollisionBehavior(items: [box]), Ear())
    collision.collisionDelegate = ear
    collision.addBoundary(
      withIdentifier: NSString("shelf"), for: UIBezierPath(rect: CGRect(x: 0, y: 300, width: 200, height: 20)))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    wait(3)
    #expect(abs(box.frame.maxY - 300) < 1)
    #expect(ear.heard >= 1)
  }

  @Test(.documented("UISnapBehavior: the item comes to rest at the point"))
  func aSnapEndsAtItsPoint() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
    wait(3)
    #expect(abs(box.center.x - 200) < 1 && abs(box.center.y - 300) < 1)
    #expect(!animator.isRunning)
  }

  @Test(.documented("UIPushBehavior: a push of 1 gives 100 by 100 points 100 points a second; then it is not active"))
  func aPushGivesAVelocity() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    wait(1)
    #expect(abs(box.frame.minX - 100) < 5)
    #expect(!push.active)
  }

  @Test(.documented("UIDynamicItemBehavior, isAnchored"))
  func whatIsAnchoredStays() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    let traits = UIDynamicItemBehavior(items: [box])
    traits.isAnchored = true
    animator.addBehavior(traits)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    wait(1)
    #expect(box.frame.minY == 0)
  }

  @Test(.documented("UIAttachmentBehavior, length: as far as the item and the anchor are apart"))
  func aRodKeepsItsLength() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(rod)
    #expect(rod.length == 100)
    wait(0.4)
    #expect(abs(hypot(box.center.x - 150, box.center.y - 50) - 100) < 1)
  }

  @Test(.documented("UIDynamicAnimator, removeAllBehaviors()"))
  func withoutBehavioursNothingMoves() {
    let window = Stage.fresh()
    let box = box(in: window)
    let animator = UIDynamicAnimator(referenceView: window)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    wait(0.2)
    animator.removeAllBehaviors()
    let place = box.frame
    wait(1)
    #expect(box.frame == place)
  }
}
