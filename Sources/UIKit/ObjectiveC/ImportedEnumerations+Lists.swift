// The numbers of the cases of enumerations, in the order of the cases.

extension NSRectAlignment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<9)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionView.ElementCategory: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<3)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UICollectionView.ScrollDirection: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewDropProposal.Intent: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewFlowLayout.SectionInsetReference: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewUpdateItem.Action: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContentInsetsReference: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContextualAction.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDropOperation: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<4)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UISearchBar.Icon: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISearchBar.Style: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<3)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UITableView.RowAnimation: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 3, 4, 5, 6, 100]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableView.ScrollPosition: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableView.SelfSizingInvalidation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableView.SeparatorInsetReference: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableView.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewCell.AccessoryType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewCell.CellStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewCell.EditingStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewCell.SelectionStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewCell.SeparatorStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewDropProposal.Intent: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITableViewRowAction.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}
