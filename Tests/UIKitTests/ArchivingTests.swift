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
}
