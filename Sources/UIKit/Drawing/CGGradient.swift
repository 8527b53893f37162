import Foundation

/// The colours that numbers are read in. Coursemark has one.
public final class CGColorSpace: Sendable {
  public let name: String?
  init(name: String) { self.name = name }
  /// [A] `nil` for a name that no colour space has.
  public convenience init?(name: String?) {
    guard let name else { return nil }
    self.init(name: name)
  }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceRGB" as String) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceGray" as String) }

public typealias CFArray = NSArray

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours, one going over into the next.
public final class CGGradient: Sendable {
  let colors: [CGColor]

  /// - Parameter locations: From 0 to 1, one for each colour.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard !found.isEmpty else { return nil }
    self.colors = found
  }
}

extension CGContext {
  /// Recorded as a shape of the first colour, as large as the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { paint(gradient) }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { paint(gradient) }

  private func paint(_ gradient: CGGradient) {
    saveGState()
    if let color = gradient.colors.first { setFillColor(color) }
    fill(boundingBoxOfClipPath)
    restoreGState()
  }
}
