/// One thing that a user sees, as a model expects it.
public enum Sight: Hashable, Sendable {
  case exists(ElementName, Bool)
  /// What a field holds, or what a label, a button or another element says.
  case text(ElementName, String)
  case enabled(ElementName, Bool)
  case focus(ElementName, Bool)
  case keyboard(isUp: Bool)
  /// Nothing while the keyboard is down.
  case returnKey(isEnabled: Bool)
  /// All rows of a section, from the first; of those that are on the screen the texts are compared.
  case rows(SectionName, [String])
  /// How many rows a section has, whatever they say.
  case rowCount(SectionName, Int)
  /// The table's content can be scrolled clear of what covers it: its bottom inset is the height of the keyboard while
  /// that is up, and otherwise 0.
  case insetFollowsKeyboard(table: String)
}

/// A section of a table, and what to call it and its rows.
public struct SectionName: Hashable, Sendable {
  public var table: String
  /// Counts from 0.
  public var index: Int
  /// What a message calls it: `Top Priority`.
  public var title: String
  /// What a message calls a row: `task`.
  public var rowNoun: String

  public init(table: String, index: Int, title: String, rowNoun: String = "row") {
    self.table = table
    self.index = index
    self.title = title
    self.rowNoun = rowNoun
  }
}
