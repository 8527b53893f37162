import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Classes as objects, and what belongs to objects.
@MainActor
@Suite(.freshApp) struct ClassObjectTests {
  @Test(.documented("AnyObject: a class is an object")) func classesAreComparedAsObjects() {
    let found: AnyClass? = UILabel.self
    #expect(found === UILabel.self)
    #expect(found !== UIView.self)
    #expect((nil as AnyClass?) !== UIView.self)
  }

  private final class Sleeve {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit {
      let log = log
      MainActor.assumeIsolated { log.add("gone") }
    }
  }

  @Test(.documented("objc_setAssociatedObject: an association is removed when its object is deallocated"))
  func whatBelongsToAnObjectGoesWithIt() {
    let log = Log()
    var owner: UIView? = UIView()
    withUnsafeBytes(of: 0) { bytes in
      guard let key = bytes.baseAddress, let view = owner else { return }
      objc_setAssociatedObject(view, key, Sleeve(log), .OBJC_ASSOCIATION_RETAIN)
    }
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    owner = nil
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["gone"])
  }

  @Test(.documented("CGFloat, init(truncating:), init(exactly:)")) func aNumberIsMadeALength() {
    let number = NSNumber(value: 12.5)
    #expect(CGFloat(truncating: number) == 12.5)
    #expect(CGFloat(exactly: number) == 12.5)
  }

  private final class Painted: UIView {
    var told = 0
    override func tintColorDidChange() { told += 1 }
  }

  @Test(.observed("a view that comes below one of another tint is told")) func theTintThatAViewComesBelowIsTold() {
    let (above, view) = (UIView(), Painted())
    UIView().addSubview(view)
    #expect(view.told == 0)
    above.tintColor = .red
    above.addSubview(view)
    #expect(view.told == 1 && view.tintColor == .red)
  }
}
