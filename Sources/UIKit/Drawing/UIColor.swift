import Foundation

/// A colour by its red, green, blue and alpha, each from 0 to 1. The adaptable colours have their light values.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  private let red, green, blue, opacity: CGFloat
  /// [A] A colour of a grey and an alpha has those two components alone.
  private let isOfGreys: Bool
  /// What it is in a dark appearance, where that is known.
  private let dark: UIColor?
  /// What a colour that depends on the traits was made with.
  private var provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, opacity) = (red, green, blue, alpha)
    isOfGreys = false
    dark = nil
    super.init()
  }
  private init(_ parts: [CGFloat], isOfGreys: Bool) {
    (red, green, blue, opacity) = (parts[0], parts[1], parts[2], parts[3])
    self.isOfGreys = isOfGreys
    dark = nil
    super.init()
  }
  /// A colour of two appearances.
  package init(_ light: UIColor, dark: UIColor?) {
    (red, green, blue, opacity) = (light.red, light.green, light.blue, light.opacity)
    isOfGreys = light.isOfGreys
    self.dark = dark
    super.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init([white, white, white, alpha], isOfGreys: true)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Nothing is drawn: a pattern is a grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// - Parameters: Each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  /// [A] Nothing where the app has catalogues and no colour of that name in them. Without catalogues, each name is a grey colour.
  public convenience init?(named name: String) {
    let resources = SharedAppState.current.resources.withLock { $0 }
    guard let color = resources.colors[name] else {
      if resources.hasCatalog { return nil }
      self.init(white: 0.5, alpha: 1)
      return
    }
    self.init(color, dark: color.dark)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// [A] UIColor, init(resource:). One of which the catalogue says nothing, as the accent colour of Xcode's template, is the system's blue.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .systemBlue
    self.init(color, dark: color.dark)
  }
  public convenience override init() { self.init(white: 0, alpha: 0) }
  /// The keys are our own: what is read here was written here. Of a colour that depends on the traits, it is the one that is shown.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "alpha") else { return nil }
    (red, green) = (coder.decodeDouble(forKey: "red"), coder.decodeDouble(forKey: "green"))
    (blue, opacity) = (coder.decodeDouble(forKey: "blue"), coder.decodeDouble(forKey: "alpha"))
    dark = coder.object(of: UIColor.self, forKey: "dark")
    isOfGreys = coder.decodeBool(forKey: "greys")
    super.init()
  }
  public func encode(with coder: NSCoder) {
    for (key, value) in ["red": red, "green": green, "blue": blue, "alpha": opacity] {
      coder.encode(Double(value), forKey: key)
    }
    if let dark { coder.encode(dark, forKey: "dark") }
    coder.encode(isOfGreys, forKey: "greys")
  }
  public class var supportsSecureCoding: Bool { true }
  /// The colour for the traits of the screen, which is light; in a view that is asked to be dark, `resolvedColor(with:)` tells the other one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let shown = dynamicProvider(MainActor.assumeIsolated { UITraitCollection.current })
    self.init(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.opacity)
    provider = dynamicProvider
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(UIColor([red, green, blue, alpha], isOfGreys: isOfGreys), dark: dark?.withAlphaComponent(alpha))
  }
  public var cgColor: CGColor { CGColor(isOfGreys ? [red, opacity] : [red, green, blue, opacity]) }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection) }
    guard let dark else { return self }
    return traitCollection.userInterfaceStyle == .dark ? dark : UIColor(self, dark: nil)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  /// - Parameters: Each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let spread = high - low
    let sixths: CGFloat =
      spread == 0
      ? 0
      : high == red
        ? (green - blue) / spread : high == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high == 0 ? 0 : spread / high
    brightness?.pointee = high
    alpha?.pointee = opacity
    return true
  }
  /// [A] A colour that can be converted is: how bright it is. [?] By the eye's sensitivity to red, green and blue.
  /// - Returns: Whether there is such a grey: always.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let isGrey = red == green && green == blue
    white?.pointee = isGrey ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    alpha?.pointee = opacity
    return true
  }

  /// Of the same red, green, blue and alpha, whichever its components are.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }
  public override var hash: Int { parts.hashValue }
  private var parts: [CGFloat] { [red, green, blue, opacity] }
}
