import Foundation
import Testing

@testable import UIKit

/// What Core Graphics and UIKit add to Foundation's values.
@MainActor
@Suite(.freshApp) struct GeometryValueTests {
  @Test(.documented("NSValue, init(cgAffineTransform:) and its sisters: the same value is read again"))
  func aValueKeepsEveryKindOfGeometry() {
    let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let inSpace = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: inSpace).caTransform3DValue == inSpace)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    let view = UIView()
    #expect(NSValue(nonretainedObject: view).nonretainedObjectValue as? UIView === view)
    #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
  }

  @Test(.documented("NSCoder, string(for:), cgRect(for:) and their sisters: the same numbers; another form is zero"))
  func geometryIsWrittenAndRead() {
    let frame = CGRect(x: 8, y: 20.5, width: 100, height: 44)
    #expect(NSCoder.string(for: frame) == "{{8, 20.5}, {100, 44}}")
    #expect(NSCoder.cgRect(for: "{{8,20.5},{100,44}}") == frame)
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 2)) == "{-1, 2}" && NSCoder.cgPoint(for: "{-1, 2}").x == -1)
    #expect(NSCoder.string(for: CGSize.zero) == "{0, 0}" && NSCoder.cgSize(for: "wide") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 0, 0]") == .identity)
    #expect(NSCoder.cgAffineTransform(for: "none") == .identity && NSCoder.cgPoint(for: "1, 2") == .zero)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6))).vertical == 6)
  }

  @Test(.documented("NSCoder, encode(_:forKey:), decodeCGRect(forKey:) and their sisters: what is not there is zero"))
  func geometryIsTheSameAfterArchiving() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    archiver.encode(frame, forKey: "frame")
    archiver.encode(CGPoint(x: 5, y: 6), forKey: "point")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "frame") == frame && reader.decodeCGPoint(forKey: "point").y == 6)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4 && reader.decodeCGSize(forKey: "size") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test(.documented("CGAffineTransform, decomposed(): its parts make it again"))
  func aTransformIsTakenApart() {
    let sheared = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let made = CGAffineTransform(scaleX: 2, y: 3).concatenating(sheared)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 7, y: 8))
    let parts = made.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9 && abs(parts.rotation - 0.5) < 1e-9)
    #expect(abs(parts.horizontalShear - 0.25) < 1e-9)
    let again = CGAffineTransform(parts)
    for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: part] - made[keyPath: part]) < 1e-9)
    }
  }

  @Test(.documented("CGSize, applying(_:): without the translation")) func aSizeIsTransformed() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9)
    #expect(CGSize(width: 2, height: 5).applying(transform).equalTo(CGSize(width: 17, height: 24)))
  }

  @Test(.documented("CGPath, applyWithBlock(_:): each element with its points"))
  func aPathTellsItsElements() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.closeSubpath()
    var told: [String] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: told.append("move \(element.pointee.points[0].x)")
      case .addLineToPoint: told.append("line \(element.pointee.points[0].x)")
      case .addQuadCurveToPoint: told.append("curve \(element.pointee.points[0].x) \(element.pointee.points[1].y)")
      case .addCurveToPoint: told.append("cubic")
      case .closeSubpath: told.append("close")
      }
    }
    #expect(told == ["move 0.0", "line 10.0", "curve 20.0 10.0", "close"])
  }

  @Test(.documented("CGMutablePath, addArc(tangent1End:tangent2End:radius:): it touches both lines"))
  func anArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(abs(other.currentPoint.x - 10) < 1e-9 && abs(other.currentPoint.y + 4) < 1e-9)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test(.documented("CGColor, copy(alpha:)")) func aColourIsCopiedWithAnotherAlpha() {
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
  }

  @Test(.observed("A switch over four curves compiles, and the keyboard's curve is none of them"))
  func theKeyboardsCurveHasNoName() throws {
    let curves = try (0...3).map { try #require(UIView.AnimationCurve(rawValue: $0)) }
    let words = curves.map { curve in
      switch curve {
      case .easeInOut: "both"
      case .easeIn: "in"
      case .easeOut: "out"
      case .linear: "linear"
      }
    }
    #expect(words == ["both", "in", "out", "linear"])
    let keyboard = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(keyboard.rawValue == 7 && !curves.contains(keyboard))
    #expect(Set(curves + [keyboard, keyboard]).count == 5)
  }

  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle = 0.0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }
  }

  @Test(.documented("UICollectionViewLayoutAttributes: a subclass copies what it adds"))
  func attributesOfASubclassAreCopied() throws {
    _ObjectiveC.register(
      Tilted.self,
      _MethodTable(methods: [_Method("init") { _, _ in MainActor.assumeIsolated { Tilted() } }], outlets: []))
    let tilted = Tilted(forCellWith: IndexPath(item: 3, section: 1))
    (tilted.angle, tilted.alpha, tilted.zIndex) = (0.5, 0.25, 4)
    let copy = try #require(tilted.copy() as? Tilted)
    #expect(copy !== tilted && copy.angle == 0.5 && copy.alpha == 0.25 && copy.zIndex == 4)
    #expect(copy.indexPath == IndexPath(item: 3, section: 1))
  }

  @Test(.documented("UIView, perform(_:on:options:animations:completion:): delete takes the views away"))
  func viewsAreDeletedWithAnAnimation() {
    let window = Stage.fresh()
    let view = UIView()
    window.addSubview(view)
    var isOver = false
    UIView.perform(.delete, on: [view], animations: { view.alpha = 0.5 }) { _ in isOver = true }
    #expect(view.superview === window)
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    #expect(view.superview == nil && isOver)
  }

  @Test(.documented("NSObject, description() and superclass() of classes"))
  func classesTellTheirNameAndTheirSuperclass() {
    #expect(UITextField.description() == "UITextField")
    #expect(UITextField.superclass() == UIControl.self && UILabel().superclass == UIView.self)
  }

  @Test(.documented("CATransaction, setValue(_:forKey:)")) func aTransactionIsToldByNames() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
  }
}
