import Foundation

extension UIImage {
  /// How a picture is chosen among several of the same name.
  open class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
    @available(*, unavailable) case _other
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    @available(*, unavailable) case _other
  }

  /// How a symbol is drawn. Nothing is drawn, so a symbol is as large as any other.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public class func preferringMulticolor() -> Self { Self() }
    public class func preferringMonochrome() -> Self { Self() }
    public func applying(_ otherConfiguration: SymbolConfiguration) -> Self { self }
    public required override init() { super.init() }
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}
