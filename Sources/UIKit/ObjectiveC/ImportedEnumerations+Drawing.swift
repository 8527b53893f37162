// The numbers of the cases of enumerations, in the order of the cases.

extension CGBlendMode: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<28)
}

extension CGInterpolationQuality: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<5)
}

extension CGLineCap: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<3)
}

extension CGLineJoin: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<3)
}

extension CGPathDrawingMode: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<5)
}

extension CGPathElementType: _ImportedEnumeration {
  public static let _numbers: [Int32] = Array(0..<5)
}

extension CGPathFillRule: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIAttachmentBehavior.AttachmentType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIGraphicsImageRendererFormat.Range: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1, 2]
}

extension UIImage.Orientation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<8)
}

extension UIImage.RenderingMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIImage.ResizingMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIImage.SymbolScale: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1, 2, 3]
}

extension UIImage.SymbolWeight: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<10)
}

extension UIInterpolatingMotionEffect.EffectType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIPushBehavior.Mode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UITimingCurveType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIView.SystemAnimation: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<1)
}

extension UIViewAnimatingPosition: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIViewAnimatingState: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}
