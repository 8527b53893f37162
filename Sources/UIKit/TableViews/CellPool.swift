import Foundation

/// Cells that wait to be used again, and how new ones are made.
@MainActor
struct CellPool {
  enum Recipe {
    case cellClass(UITableViewCell.Type)
    case prototype(() -> UITableViewCell)
  }

  var recipes: [String: Recipe] = [:]
  var waiting: [String: [UITableViewCell]] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var viewNibs: [String: UINib] = [:]

  /// [O] While changes are shown, cells leave with an animation: they can be used again when that is over, and not by rows that come in the
  /// same batch.
  var isUpdating = false
  private var leaving: [UITableViewCell] = []

  /// The cell of a row whose content is made anew.
  var kept: UITableViewCell?

  /// A cell that shows nothing any more.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    if isUpdating { leaving.append(cell) } else { waiting[identifier, default: []].append(cell) }
  }

  /// What left with the last changes can be used again.
  mutating func endUpdate() {
    let cells = leaving
    leaving = []
    cells.forEach { put($0) }
  }

  /// A cell that waited, or a new one; `nil` when nothing fits the identifier [A].
  mutating func take(_ identifier: String) -> UITableViewCell? {
    // [A] reconfigureRows(at:): the cell that is there, and it is not prepared for another row.
    if let cell = kept, cell.reuseIdentifier == identifier { return cell }
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch recipes[identifier] {
    case .cellClass(let type): return _Class(type)(style: .default, reuseIdentifier: identifier)
    case .prototype(let make): return make()
    case nil: return nil
    }
  }
}

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.recipes[identifier] = (cellClass as? UITableViewCell.Type).map { .cellClass($0) }
  }
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// What a storyboard's prototype cell is to a table.
  package func registerPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    reusable.recipes[identifier] = .prototype(make)
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusable.take(identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = reusable.take(identifier) else {
      _raiseInconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    if let span = layoutInfo?.row(indexPath) { cell.frame = frame(ofRow: span) }
    return cell
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let nib = reusable.viewNibs[identifier] { return nib.view as? UITableViewHeaderFooterView }
    return reusable.viewClasses[identifier].map { _Class($0)(reuseIdentifier: identifier) }
  }
}
