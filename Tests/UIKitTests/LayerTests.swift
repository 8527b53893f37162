import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct LayerTests {
  @Test(.documented("UIView, layer: the view is its layer's delegate; both have one place, opacity and colour"))
  func aViewAndItsLayerSayTheSame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.position.x = 100
    #expect(view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 85, y: 20, width: 30, height: 40) && view.layer.frame == view.frame)
  }

  @Test(.documented("CALayer, addSublayer(_:), removeFromSuperlayer()"))
  func aLayerStandsInOneLayerAtATime() {
    let (one, two, inner) = (CALayer(), CALayer(), CAGradientLayer())
    one.addSublayer(inner)
    two.insertSublayer(inner, at: 7)
    #expect(one.sublayers == nil && two.sublayers == [inner] && inner.superlayer === two)
    inner.removeFromSuperlayer()
    #expect(two.sublayers == nil && inner.superlayer == nil)
  }

  @Test(.documented("CALayer, add(_:forKey:): an animation is removed when it has ended"))
  func anAnimationOfALayerEndsInVirtualTime() {
    Stage.fresh()
    let layer = CALayer()
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.duration = 0.4
    layer.add(shake, forKey: "shake")
    #expect(layer.animationKeys() == ["shake"])
    MainLoop.runUntilIdle()
    #expect(layer.animationKeys() == nil)
    #expect(AppState.current.animations.records.last?.duration == 0.4)
  }
}
