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

  @Test(.documented("CALayer, convert(_:from:), convert(_:to:): between layers that have a layer in common"))
  func whereAPointIsInAnotherLayer() {
    let (root, moved, turned) = (CALayer(), CALayer(), CALayer())
    moved.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    moved.bounds.origin = CGPoint(x: 0, y: 30)
    turned.frame = CGRect(x: 50, y: 60, width: 20, height: 20)
    turned.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(moved)
    moved.addSublayer(turned)
    let point = CGPoint(x: 5, y: 5)
    #expect(moved.convert(point, from: root) == CGPoint(x: -5, y: 15))
    #expect(moved.convert(point, to: root) == CGPoint(x: 15, y: -5))
    // Twice as large around its middle, which is at (60, 70).
    #expect(turned.convert(point, to: moved) == CGPoint(x: 50, y: 60))
    #expect(turned.convert(turned.bounds, to: root) == CGRect(x: 50, y: 40, width: 40, height: 40))
    #expect(turned.convert(CGRect(x: 50, y: 40, width: 40, height: 40), from: root) == turned.bounds)
    #expect(moved.convert(point, from: nil) == CGPoint(x: -5, y: -15))
    #expect(moved.convert(point, to: nil) == CGPoint(x: 15, y: 25))
    let area = CGRect(x: 0, y: 30, width: 1, height: 2)
    #expect(moved.convert(area, to: nil) == area.offsetBy(dx: 10, dy: 20))
    let (view, inner) = (UIView(frame: CGRect(x: 7, y: 8, width: 50, height: 50)), UIView())
    view.addSubview(inner)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(inner.layer.convert(CGPoint.zero, to: view.layer) == CGPoint(x: 1, y: 2))
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

  private final class Stops: NSObject, CAAnimationDelegate, _MethodTableProviding {
    let log = Log()
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("animationDidStop:finished:") { r, a in
            let (animation, finished): (CAAnimation, Bool) = (_argument(a, 0), _argument(a, 1))
            return _result((r as? Stops)?.log.add("\(animation.value(forKey: "name") ?? "") \(finished)"))
          }
        ], outlets: [])
    }
  }

  @Test(
    .documented(
      "CAAnimationDelegate, animationDidStop(_:finished:): false for an animation that is removed; CAAnimation keeps values by key"
    ))
  func anAnimationThatIsRemovedHasNotFinished() {
    let (view, stops) = (UIView(), Stops())
    Stage.fresh().addSubview(view)
    for name in ["move", "fade"] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 5
      animation.delegate = stops
      animation.setValue(name, forKey: "name")
      view.layer.add(animation, forKey: name)
    }
    view.layer.removeAnimation(forKey: "move")
    #expect(stops.log.taken() == ["move false"])
    MainLoop.runUntilIdle()
    #expect(stops.log.taken() == ["fade true"])
    // One animation on two layers ends on both; another one of its key takes its place.
    let (shared, other) = (CABasicAnimation(keyPath: "opacity"), CALayer())
    shared.delegate = stops
    shared.setValue("shared", forKey: "name")
    for layer in [view.layer, other] { layer.add(shared, forKey: "fade") }
    MainLoop.runUntilIdle()
    #expect(stops.log.taken() == ["shared true", "shared true"] && other.animationKeys() == nil)
    for _ in 0..<2 { other.add(shared, forKey: "fade") }
    #expect(stops.log.taken() == ["shared false"])
    MainLoop.runUntilIdle()
    #expect(stops.log.taken() == ["shared true"])
  }

  @Test(
    .documented("CALayer, add(_:forKey:): the animation is copied; shadowPath, CAShapeLayer.path: so are paths"))
  func aLayerKeepsCopies() {
    let (layer, animation) = (CAShapeLayer(), CABasicAnimation(keyPath: "opacity"))
    animation.duration = 3
    animation.toValue = 0.5
    layer.add(animation, forKey: "fade")
    animation.duration = 1
    let kept = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(kept !== animation && kept?.duration == 3 && kept?.keyPath == "opacity" && kept?.toValue as? Double == 0.5)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    (layer.path, layer.shadowPath) = (path, path)
    path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(layer.path?.boundingBox.width == 10 && layer.shadowPath?.boundingBox.width == 10)
  }

  @Test(
    .documented(
      "NSCopying: NSShadow, UIAction, UIMenu, UINavigationBarAppearance; UINavigationBar.standardAppearance is copied"))
  func whatIsCopiedIsAnotherObject() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let other = try #require(shadow.copy() as? NSShadow)
    shadow.shadowOffset = .zero
    #expect(other.shadowOffset == CGSize(width: 1, height: 2))

    var calls = 0
    let action = UIAction(title: "Send", identifier: .init("send"), state: .on) { _ in calls += 1 }
    let twin = try #require(action.copy() as? UIAction)
    action.title = "Sent"
    twin.perform(sender: nil)
    #expect(twin.title == "Send" && twin.identifier == action.identifier && twin.state == .on && calls == 1)

    let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
    look.backgroundColor = .red
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    look.backgroundColor = .blue
    look.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
  }

  @Test(.documented("CAMediaTimingFunction, init(controlPoints:_:_:_:), getControlPoint(at:values:)"))
  func aTimingFunctionHasItsPoints() {
    let curve = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.4, 1)
    let points = (0..<4).map { index in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2) { buffer in
        buffer.baseAddress.map { curve.getControlPoint(at: index, values: $0) }
        return [buffer[0], buffer[1]]
      }
    }
    #expect(points == [[0, 0], [0.2, 0], [0.4, 1], [1, 1]])
    #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(CAMediaTimingFunction(name: .linear) != curve)
  }

  @Test(
    .documented("CALayer, frame, position, anchorPoint and affineTransform(); the same of a view, UIView.anchorPoint"))
  func theFrameFollowsFromPositionAnchorAndTransform() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 40) && layer.position == CGPoint(x: 20, y: 20))
    layer.setAffineTransform(.identity)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))

    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.center == CGPoint(x: 60, y: 30) && view.frame == CGRect(x: 60, y: 10, width: 100, height: 40))
    view.layer.position.x = 10
    view.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 40) && view.anchorPoint == CGPoint(x: 0, y: 0.5))
    #expect(view.convert(CGPoint(x: 100, y: 0), to: nil) == CGPoint(x: 60, y: 10))
    view.bounds.size.width = 60
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 40))
  }

  @Test(
    .documented(
      "CALayer, borderColor, shadowColor: opaque black; CAMediaTiming, duration: 0, which is the transaction's"))
  func valuesAtFirstAreThoseOfThePages() {
    let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    #expect(layer.borderColor == UIColor.black.cgColor && layer.shadowColor == layer.borderColor)
    #expect(fade.duration == 0)
    layer.add(fade, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.duration == 0.25)
    #expect(UITableView().sectionHeaderTopPadding == UITableView.automaticDimension)
  }

  private final class Dashes: CALayer { var count = 3 }
  private final class DashedView: UIView { override class var layerClass: AnyClass { Dashes.self } }

  /// As Xcode completes a layer's class.
  private final class Arc: CAShapeLayer {
    var count = 5
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class ArcView: UIView { override class var layerClass: AnyClass { Arc.self } }

  @Test(.documented("UIView, layerClass: of a subclass of CAShapeLayer, that subclass"))
  func aViewMayHaveALayerOfASubclassOfApplesLayers() {
    #expect((ArcView().layer as? Arc)?.count == 5)
  }

  @Test(.documented("UIView, layerClass: any subclass of CALayer"))
  func aViewHasALayerOfTheClassThatItAsksFor() {
    #expect((DashedView().layer as? Dashes)?.count == 3)
  }

  @Test(.documented("CALayer, bounds: the position stays, and the frame grows on all sides"))
  func aLayerThatGrowsStaysWhereItsPositionIs() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds.size = CGSize(width: 40, height: 40)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
