internal import DeviceMeasures
import Foundation

/// What the styles of cells put into the content view: a picture and up to two labels.
@MainActor
struct CellContent {
  private(set) var text, detail: UILabel?
  private(set) var picture: UIImageView?

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = label(in: cell, size: cell.style == .value2 ? 12 : 17)
    if cell.style == .value2 { label.textAlignment = .right }
    text = label
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel? {
    guard cell.style != .default else { return nil }
    if let detail { return detail }
    let label = label(in: cell, size: cell.style == .value1 ? 17 : 12)
    if cell.style == .value1 { label.textAlignment = .right }
    detail = label
    return label
  }

  mutating func picture(in cell: UITableViewCell) -> UIImageView {
    if let picture { return picture }
    let view = UIImageView()
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    picture = view
    return view
  }

  private func label(in cell: UITableViewCell, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  /// [O] 16 points at the left, the picture and 16 more; the places of the labels depend on the style.
  func layOut(in cell: UITableViewCell) {
    let bounds = cell.contentView.bounds
    let margin = cell.separatorInset.left
    // Where an accessory leaves no room, there is none.
    var room = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(0, bounds.width - 2 * margin), height: bounds.height)
    // [A] indentationLevel: the content is indented by so many times the width.
    let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
    room.origin.x += indentation
    room.size.width = max(0, room.size.width - indentation)
    if let picture, let size = picture.image?.size, size.width > 0 {
      let height = min(size.height, bounds.height)
      picture.frame = CGRect(x: room.minX, y: (bounds.height - height) / 2, width: size.width, height: height)
      room.origin.x = picture.frame.maxX + 16
      room.size.width = max(0, bounds.width - 16 - room.minX)
    }
    let isTextPlaced = text?.translatesAutoresizingMaskIntoConstraints ?? false
    guard let detail, detail.translatesAutoresizingMaskIntoConstraints, detail.text?.isEmpty == false else {
      if isTextPlaced { text?.frame = room }
      return
    }
    switch cell.style {
    case .default: break
    case .subtitle:
      let heights = (text?.sizeThatFits(room.size).height ?? 0, detail.sizeThatFits(room.size).height)
      let top = max(0, (bounds.height - heights.0 - heights.1) / 2)
      text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
      detail.frame = CGRect(x: room.minX, y: top + heights.0, width: room.width, height: heights.1)
    case .value1:
      let width = min(detail.sizeThatFits(room.size).width, room.width)
      detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: bounds.height)
      text?.frame = CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: bounds.height)
    default:
      text?.frame = CGRect(x: room.minX, y: 0, width: 91, height: bounds.height)
      detail.frame = CGRect(x: room.minX + 97, y: 0, width: max(0, room.width - 97), height: bounds.height)
    }
  }

  /// How high the labels make a cell. [O] At least as high as a row, and 11 above and below the text.
  func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 32 - cell.accessoryWidth, height: 0)
    let first = text?.sizeThatFits(room).height ?? 0
    let hasDetail = cell.style == .subtitle && detail?.text?.isEmpty == false
    let second = hasDetail ? detail?.sizeThatFits(room).height ?? 0 : 0
    return max(ViewMeasures.rowHeight, first + second + 22)
  }
}

extension UITableViewCell {
  func standardHeight(width: CGFloat) -> CGFloat {
    guard let view = shownConfiguration.view else { return content.height(in: self, width: width) }
    let height = view.sizeThatFits(CGSize(width: width - accessoryWidth, height: 0)).height
    return max(ViewMeasures.rowHeight, height)
  }

  var accessoryWidth: CGFloat {
    if isEditing { return 0 }
    if let accessoryView { return accessoryView.bounds.width + 16 }
    return accessoryType == .none ? 0 : 38
  }
}
