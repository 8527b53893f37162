import Foundation

/// A section whose rows an interface file holds.
@MainActor
package struct StaticSection {
  let header, footer: String?
  let rows: [UITableViewCell]
  /// In points, of the rows that have heights of their own.
  let heights: [CGFloat?]

  package init(header: String?, footer: String?, rows: [UITableViewCell], heights: [CGFloat?]) {
    self.header = header
    self.footer = footer
    self.rows = rows
    self.heights = heights
  }
}
