// The numbers of the cases of enumerations, in the order of the cases.

extension NSRectAlignment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<9)
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UICollectionView.ElementCategory: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<3)
}

extension UICollectionView.ScrollDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UICollectionViewDropProposal.Intent: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UICollectionViewFlowLayout.SectionInsetReference: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UICollectionViewUpdateItem.Action: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIContentInsetsReference: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIContextualAction.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIDropOperation: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<4)
}

extension UISearchBar.Icon: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UISearchBar.Style: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<3)
}

extension UITableView.RowAnimation: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 3, 4, 5, 6, 100]
}

extension UITableView.ScrollPosition: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITableView.SelfSizingInvalidation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITableView.SeparatorInsetReference: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UITableView.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITableViewCell.AccessoryType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UITableViewCell.CellStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITableViewCell.EditingStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITableViewCell.SelectionStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITableViewCell.SeparatorStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITableViewDropProposal.Intent: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UITableViewRowAction.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}
