import Foundation

// [O] Human Interface Guidelines, Color: the values in a light appearance and in a dark one.

extension UIColor {
  /// - Parameters:
  ///   - light: Red, green and blue, two digits each.
  ///   - alpha: From 0 to 1; of the dark colour, too, unless that has one of its own.
  private static func adaptable(
    _ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
  ) -> UIColor {
    UIColor(color(light, alpha), dark: color(dark, darkAlpha ?? alpha))
  }
  private static func color(_ digits: UInt32, _ alpha: CGFloat) -> UIColor {
    let parts = [16, 8, 0].map { CGFloat(digits >> $0 & 0xFF) / 255 }
    // [A] Black, white and greys have a component of grey alone.
    if digits == 0 || digits == 0xFFFFFF { return UIColor(white: parts[0], alpha: alpha) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  public class var systemRed: UIColor { adaptable(0xFF3B30, 0xFF453A) }
  public class var systemGreen: UIColor { adaptable(0x34C759, 0x30D158) }
  public class var systemBlue: UIColor { adaptable(0x007AFF, 0x0A84FF) }
  public class var systemOrange: UIColor { adaptable(0xFF9500, 0xFF9F0A) }
  public class var systemYellow: UIColor { adaptable(0xFFCC00, 0xFFD60A) }
  public class var systemPink: UIColor { adaptable(0xFF2D55, 0xFF375F) }
  public class var systemPurple: UIColor { adaptable(0xAF52DE, 0xBF5AF2) }
  public class var systemTeal: UIColor { adaptable(0x30B0C7, 0x40C8E0) }
  public class var systemIndigo: UIColor { adaptable(0x5856D6, 0x5E5CE6) }
  public class var systemBrown: UIColor { adaptable(0xA2845E, 0xAC8E68) }
  public class var systemMint: UIColor { adaptable(0x00C7BE, 0x63E6E2) }
  public class var systemCyan: UIColor { adaptable(0x32ADE6, 0x64D2FF) }
  public class var systemGray: UIColor { adaptable(0x8E8E93, 0x8E8E93) }
  public class var systemGray2: UIColor { adaptable(0xAEAEB2, 0x636366) }
  public class var systemGray3: UIColor { adaptable(0xC7C7CC, 0x48484A) }
  public class var systemGray4: UIColor { adaptable(0xD1D1D6, 0x3A3A3C) }
  public class var systemGray5: UIColor { adaptable(0xE5E5EA, 0x2C2C2E) }
  public class var systemGray6: UIColor { adaptable(0xF2F2F7, 0x1C1C1E) }
  public class var label: UIColor { adaptable(0x000000, 0xFFFFFF) }
  public class var systemBackground: UIColor { adaptable(0xFFFFFF, 0x000000) }
  public class var secondarySystemBackground: UIColor { adaptable(0xF2F2F7, 0x1C1C1E) }
  public class var tertiarySystemBackground: UIColor { adaptable(0xFFFFFF, 0x2C2C2E) }
  public class var systemGroupedBackground: UIColor { adaptable(0xF2F2F7, 0x000000) }
  public class var secondarySystemGroupedBackground: UIColor { adaptable(0xFFFFFF, 0x1C1C1E) }
  public class var tertiarySystemGroupedBackground: UIColor { adaptable(0xF2F2F7, 0x2C2C2E) }
  public class var link: UIColor { adaptable(0x007AFF, 0x0984FF) }
  public class var opaqueSeparator: UIColor { adaptable(0xC6C6C8, 0x38383A) }
  public class var tintColor: UIColor { adaptable(0x007AFF, 0x0A84FF) }
  public class var secondaryLabel: UIColor { adaptable(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { adaptable(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { adaptable(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
  public class var placeholderText: UIColor { adaptable(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public class var separator: UIColor { adaptable(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  public class var systemFill: UIColor { adaptable(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36) }
  public class var secondarySystemFill: UIColor { adaptable(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32) }
  public class var tertiarySystemFill: UIColor { adaptable(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24) }
  public class var quaternarySystemFill: UIColor { adaptable(0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18) }
}
