import Foundation

/// Puts objects into sections by the first letter of their names, as lists of contacts do. The phone speaks English: A to Z, and # for what is left.
@MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  open class func current() -> Self { Self() }
  public required override init() { super.init() }
  open var sectionTitles: [String] { Self.letters }
  open var sectionIndexTitles: [String] { Self.letters }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// - Parameter selector: [A] Of a method without parameters that gives the name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let letter = name(of: object, selector).first.map {
      String($0).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    }
    return letter.flatMap(Self.letters.firstIndex) ?? Self.letters.count - 1
  }
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted {
      name(of: $0, selector).localizedStandardCompare(name(of: $1, selector)) == .orderedAscending
    }
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    _ObjectiveC.ask(object as AnyObject, selector, []) ?? ""
  }
}
