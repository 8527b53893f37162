// The numbers of the cases of enumerations, in the order of the cases.

extension NSLayoutConstraint.Attribute: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<21)
}

extension NSLayoutConstraint.Axis: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension NSLayoutConstraint.Relation: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension NSLineBreakMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension NSTextAlignment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension NSWritingDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIInputView.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIKeyboardAppearance: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIKeyboardType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<12)
}

extension UIReturnKeyType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<12)
}

extension UISemanticContentAttribute: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIStackView.Alignment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UIStackView.Distribution: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UITextAutocapitalizationType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITextAutocorrectionType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextField.BorderStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITextField.DidEndEditingReason: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UITextField.ViewMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITextGranularity: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UITextInteraction.Mode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UITextItemInteraction: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextLayoutDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = [2, 3, 4, 5]
}

extension UITextSmartDashesType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextSmartInsertDeleteType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextSmartQuotesType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextSpellCheckingType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITextStorageDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIUserInterfaceLayoutDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}
