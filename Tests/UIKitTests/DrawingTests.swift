import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Paths, contexts, pictures that a program draws, and when a view draws.
@MainActor
@Suite(.freshApp) struct DrawingTests {
  private let log = Log()

  // MARK: Pictures

  @Test(.documented("UIImage, isEqual(_:)")) func picturesOfTheSameDataAreEqual() {
    #expect(UIImage(systemName: "chevron.up") == UIImage(systemName: "chevron.up"))
    #expect(UIImage(systemName: "chevron.up") != UIImage(systemName: "chevron.down"))
    #expect(UIImage(named: "leaf").map { [$0] }?.contains(UIImage(named: "leaf") ?? UIImage()) == true)
    #expect(UIImage() != UIImage())
  }

  // MARK: Paths

  @Test(.documented("UIBezierPath, bounds")) func boundsHoldWhatControlsACurve() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 80))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test(.documented("UIBezierPath, contains(_:)")) func onlyWhatIsClosedHasAnInside() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    path.close()
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 80, y: 80)))
    #expect(path.currentPoint == .zero)
  }

  @Test(.documented("UIBezierPath, usesEvenOddFillRule")) func aRingIsEmptyInsideByTheEvenOddRule() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.contains(CGPoint(x: 10, y: 50)))
  }

  @Test(.documented("UIBezierPath, init(arcCenter:radius:startAngle:endAngle:clockwise:)"))
  func anArcGoesTheWayItIsTold() {
    func middle(clockwise: Bool) -> CGRect {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise).cgPath
        .boundingBoxOfPath
    }
    // Clockwise on a screen, where y grows downwards, half a circle from the right is the lower one.
    #expect(abs(middle(clockwise: true).maxY - 10) < 0.01)
    #expect(abs(middle(clockwise: true).minY) < 0.01)
    #expect(abs(middle(clockwise: false).minY + 10) < 0.01)
    let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(circle.cgPath.boundingBoxOfPath.width - 20) < 0.01)
  }

  @Test(.documented("UIBezierPath, init(roundedRect:byRoundingCorners:cornerRadii:)")) func onlySomeCornersAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let radii = CGSize(width: 20, height: 20)
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
    let corners = [(1.0, 1.0), (99, 1), (99, 49), (1, 49)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    #expect(corners == [false, true, false, true])
    #expect(path.bounds == rect)
  }

  @Test(.observed("CGPathAddLineToPoint: no current point")) func aLineNeedsABeginning() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.isEmpty)
  }

  @Test(.documented("UIBezierPath, reversing()")) func aReversedPathBeginsAtTheEnd() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
    let reversed = path.reversing()
    #expect(
      reversed.cgPath.elements == [
        .move(CGPoint(x: 9, y: 9)),
        .curve(CGPoint(x: 3, y: 4), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 5, y: 5)),
        .line(CGPoint(x: 1, y: 2)),
      ])
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test(.documented("UIBezierPath, apply(_:)")) func aPathIsMovedByATransform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 1))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 20, height: 20))
  }

  @Test(.documented("CGPath, contains(_:using:transform:)")) func thePointIsTransformedAndNotThePath() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let aside = CGAffineTransform(translationX: 20, y: 0)
    #expect(path.contains(CGPoint(x: -15, y: 5), transform: aside))
    #expect(!path.contains(CGPoint(x: 5, y: 5), transform: aside))
  }

  // MARK: Contexts and pictures

  @Test(.documented("UIGraphicsGetCurrentContext()")) func outsideOfDrawingThereIsNoContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test(.documented("UIGraphicsBeginImageContextWithOptions(_:_:_:)")) func aPictureIsAsLargeAsItsContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(image?.scale == UIScreen.main.scale)
    #expect(image?.cgImage?.width == 60)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(.documented("UIGraphicsImageRenderer")) func aRenderersActionsDrawIntoTheCurrentContext() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      context.cgContext.translateBy(x: 10, y: 0)
      UIColor.blue.setStroke()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke()
    }
    let shapes = try #require(image.cgImage).shapes
    #expect(image.size == CGSize(width: 40, height: 40))
    #expect(shapes.map(\.kind) == [.fill, .stroke(width: 1)])
    #expect(shapes.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(shapes.map(\.path.boundingBox.minX) == [0, 10])
  }

  @Test(.documented("CGContext, saveGState()")) func aSavedStateComesBack() throws {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor.green.setFill()
    context.saveGState()
    UIColor.red.setFill()
    context.translateBy(x: 3, y: 3)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.ctm.isIdentity)
    #expect(context.shapes.map(\.color) == [UIColor.green.cgColor])
  }

  @Test(.documented("CGContext, drawPath(using:)")) func whatWasDrawnIsNoLongerTheCurrentPath() throws {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.drawPath(using: .fillStroke)
    #expect(context.isPathEmpty)
    #expect(context.shapes.count == 2)
  }

  @Test(.documented("NSString, size(withAttributes:)")) func aLargerFontNeedsMoreRoom() {
    let small = "Milk".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = ("Milk" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(large.width == 2 * small.width)
  }

  @Test(.documented("UIImage, init(cgImage:scale:orientation:)")) func theScaleSaysHowLargeAPictureIs() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    let whole = try #require(image.cgImage)
    let half = UIImage(
      cgImage: try #require(whole.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 99))), scale: 4, orientation: .left)
    #expect(half.size == CGSize(width: 2, height: 2))
    #expect(half.imageOrientation == .left)
    #expect(whole.cropping(to: CGRect(x: 99, y: 0, width: 1, height: 1)) == nil)
  }

  // MARK: Views

  private final class Drawn: UIView {
    var log: Log?
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
      log?.add("\(Int(rect.width))x\(Int(rect.height)) \(UIGraphicsGetCurrentContext() != nil)")
    }
  }

  @Test(.documented("UIView, draw(_:)")) func aViewDrawsOnceBeforeItIsShownAndWhenItIsMarked() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.log = log
    view.setNeedsDisplay()
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    Stage.fresh().addSubview(view)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["20x10 true"])
    #expect(view.drawnShapes.map(\.kind) == [.fill])
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(log.taken() == [])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["20x10 true"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
  }

  @Test(.documented("UIView.ContentMode.redraw")) func aNewSizeIsDrawnWhereTheViewAsksForIt() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.log = log
    Stage.fresh().addSubview(view)
    MainLoop.runUntilIdle()
    view.bounds.size.width = 30
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["20x10 true"])
    view.contentMode = .redraw
    view.bounds.size.width = 40
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["40x10 true"])
  }
}
