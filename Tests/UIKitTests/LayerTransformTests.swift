import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct LayerTransformTests {
  private func wait(_ seconds: TimeInterval) {
    let clock = AppState.current.clock
    clock.advance(to: clock.now + seconds)
  }

  @Test(.documented("CALayer, transform: what lies in the plane is the view's"))
  func aLayersTransformMovesTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeTranslation(5, 6, 7)
    #expect(view.frame.origin == CGPoint(x: 5, y: 6))
    #expect(view.layer.transform.m43 == 7)
    view.transform = .identity
    #expect(view.layer.transform.m41 == 0)
  }

  @Test(.documented("CATransform3DConcat: the first, then the second"))
  func transformsAreAppliedInTheirOrder() {
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(3, 0, 0))
    #expect(CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(both)) == CGPoint(x: 5, y: 0))
    let other = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
    #expect(CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(other)) == CGPoint(x: 8, y: 0))
  }

  @Test(.documented("CATransform3DMakeRotation: about the z axis as an affine rotation"))
  func aTurnAboutZIsFlat() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turn))
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    #expect(CATransform3DIsAffine(turn))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test(.documented("UIView, layerClass"))
  func aViewsLayerIsOfItsClass() {
    final class Shade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Shade(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.bounds.width == 10)
    #expect(!(UIView().layer is CAGradientLayer))
  }

  @Test(.documented("CATransaction, setCompletionBlock(_:): when all its animations have ended"))
  func aTransactionEndsWithItsAnimations() {
    let layer = CALayer()
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    layer.add(animation, forKey: "fade")
    CATransaction.commit()
    wait(1.5)
    #expect(!isOver)
    wait(1)
    #expect(isOver)
  }

  @Test(.documented("CATransaction, disableActions(): of the innermost"))
  func transactionsNest() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test(.documented("CALayer, insertSublayer(_:below:) and replaceSublayer(_:with:)"))
  func sublayersHaveAnOrder() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, below: a)
    #expect(parent.sublayers?.map { $0 === a } == [false, true])
    parent.replaceSublayer(b, with: c)
    #expect(parent.sublayers?.first === c)
    #expect(b.superlayer == nil)
    parent.insertSublayer(b, above: c)
    #expect(parent.sublayers?[1] === b)
  }

  @Test(.documented("UIView, layer: subviews' layers are sublayers of it"))
  func layersOfSubviewsAreSublayers() {
    let (parent, first, second, own) = (UIView(), UIView(), UIView(), CALayer())
    parent.addSubview(first)
    parent.layer.addSublayer(own)
    parent.addSubview(second)
    #expect(parent.layer.sublayers == [first.layer, own, second.layer])
    #expect(first.layer.superlayer === parent.layer)
    parent.insertSubview(second, belowSubview: first)
    #expect(parent.layer.sublayers == [second.layer, first.layer, own])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.layer.sublayers == [first.layer, second.layer, own])
    first.removeFromSuperview()
    #expect(parent.layer.sublayers == [second.layer, own] && first.layer.superlayer == nil)
    second.removeFromSuperview()
    own.removeFromSuperlayer()
    #expect(parent.layer.sublayers == nil)
  }

  @Test(.documented("CASpringAnimation, settlingDuration: longer with less damping"))
  func aSpringSettles() {
    let (hard, soft) = (CASpringAnimation(keyPath: "x"), CASpringAnimation(keyPath: "x"))
    soft.damping = 2
    #expect(hard.settlingDuration > 0)
    #expect(soft.settlingDuration > hard.settlingDuration)
  }

  @Test(.documented("CGGradient, init(colorsSpace:colors:locations:): nothing without colours"))
  func aGradientHasColours() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test(.documented("NSUserActivity, addUserInfoEntries(from:): new values replace old ones"))
  func entriesOfAnActivityAreAdded() {
    let activity = NSUserActivity(activityType: "org.example.edit")
    activity.userInfo = ["a": 1, "b": 1]
    activity.addUserInfoEntries(from: ["b": 2, "c": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 2, "c": 3])
  }

  @Test(.documented("UIDevice, batteryLevel: -1 unless the battery is watched"))
  func theBatteryIsUnknownUntilItIsWatched() {
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(UIDevice.current.batteryState == .unknown)
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryLevel >= 0)
  }

  @Test(.documented("UITextChecker, learnWord(_:) and unlearnWord(_:)"))
  func wordsAreLearnedAndForgotten() {
    UITextChecker.learnWord("coursemark")
    #expect(UITextChecker.hasLearnedWord("coursemark"))
    UITextChecker.unlearnWord("coursemark")
    #expect(!UITextChecker.hasLearnedWord("coursemark"))
  }
}
