import Foundation
import Testing

@testable import UIKit

/// What apps keep of colours and fonts in their defaults and files.
@MainActor @Suite struct ArchivingTests {
  private func copied<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test(.documented("UIColor: NSSecureCoding"))
  func aColorIsTheSameAfterArchiving() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(try copied(color) == color)
    let adaptable = try #require(try copied(UIColor(.white, dark: .black)))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(adaptable == .white && adaptable.resolvedColor(with: dark) == .black)
  }

  @Test(.documented("UIFont: NSSecureCoding"))
  func aFontIsTheSameAfterArchiving() throws {
    let font = UIFont.boldSystemFont(ofSize: 21)
    #expect(try copied(font) == font && copied(font)?.pointSize == 21)
  }

  @Test(.documented("UIImage: NSSecureCoding"))
  func aPictureIsTheSameAfterArchiving() throws {
    let image = try #require(UIImage(systemName: "star.fill")).withRenderingMode(.alwaysOriginal)
    let read = try #require(try copied(image))
    #expect(read == image && read.size == image.size && read.renderingMode == .alwaysOriginal)
    #expect(try copied(UIImage())?.size == .zero)
  }

  @Test(.documented("UIBezierPath: NSSecureCoding"))
  func aPathIsTheSameAfterArchiving() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 9, y: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([2, 4], count: 2, phase: 1)
    let read = try #require(try copied(path))
    #expect(read.cgPath == path.cgPath && read.bounds == path.bounds)
    #expect(read.lineWidth == 3 && read.lineCapStyle == .round)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    read.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [2, 4] && count == 2 && phase == 1)
  }

  @Test(.documented("NSParagraphStyle: NSSecureCoding"))
  func aParagraphStyleIsTheSameAfterArchiving() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4.5
    style.tailIndent = -8
    style.lineBreakMode = .byTruncatingTail
    let read = try #require(try copied(style))
    #expect(read.alignment == .center && read.lineSpacing == 4.5 && read.tailIndent == -8)
    #expect(read.lineBreakMode == .byTruncatingTail)
    #expect(read.tabStops.map(\.location) == style.tabStops.map(\.location))
  }

  @Test(.documented("UIFontDescriptor, NSTextAttachment: NSSecureCoding"))
  func whatStandsInTextsIsTheSameAfterArchiving() throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(try copied(descriptor)?.symbolicTraits == descriptor.symbolicTraits)
    #expect(try copied(descriptor)?.pointSize == 15)
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    #expect(try copied(attachment)?.image == attachment.image && copied(attachment)?.bounds == attachment.bounds)
  }
}
