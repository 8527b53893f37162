import Foundation

/// Components from 0 to 1: red, green, blue and alpha, or grey and alpha.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  init(_ components: [CGFloat]) { self.components = components }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { components?.count ?? 0 }
  public func copy() -> CGColor? { self }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor((components ?? []).dropLast() + [alpha]) }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count == 2 {
      self.init(white: parts[0], alpha: parts[1])
      return
    }
    func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : index == 3 ? 1 : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }
}
