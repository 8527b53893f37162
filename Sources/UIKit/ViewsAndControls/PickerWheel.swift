import Foundation

/// A component of a picker, which a user turns to one of its rows.
@MainActor
package final class PickerWheel: UIView {
  private weak var picker: UIPickerView?
  private let component: Int

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
  }
  package required init?(coder: NSCoder) { nil }

  /// What stands in the row that is chosen.
  package var chosenTitle: String {
    guard let picker, case let row = picker.selectedRow(inComponent: component), row >= 0 else { return "" }
    return picker.title(ofRow: row, inComponent: component)
  }

  /// A user turns the wheel to the row with that title.
  /// - Returns: Whether there is one.
  package func turn(to title: String) -> Bool {
    guard let picker, picker.isUserInteractionEnabled else { return false }
    guard let row = picker.row(titled: title, inComponent: component) else { return false }
    picker.userSelects(row, inComponent: component)
    return true
  }
}

extension UIPickerView {
  private var delegateMethods: OptionalMethods<any UIPickerViewDelegate> { .init(assignedDelegate) }

  /// The first row with that title; of UIKit's own rows, of which many can have one, the nearest.
  func row(titled title: String, inComponent component: Int) -> Int? {
    let count = numberOfRows(inComponent: component)
    guard let rows else { return (0..<count).first { self.title(ofRow: $0, inComponent: component) == title } }
    let chosen = rows.chosenRow(in: component)
    return (0..<max(1, count)).lazy.flatMap { [chosen + $0, chosen - $0] }.first {
      (0..<count).contains($0) && rows.title(ofRow: $0, in: component) == title
    }
  }

  /// [A] UIPickerViewDelegate: a view goes before a title with attributes, and that before a plain one.
  func title(ofRow row: Int, inComponent component: Int) -> String {
    if let rows { return rows.title(ofRow: row, in: component) }
    if let view = shownView(ofRow: row, in: component) ?? madeView(ofRow: row, in: component) {
      return view.subtree.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if let title = delegateMethods.pickerView(self, attributedTitleForRow: row, forComponent: component) ?? nil {
      return title.string
    }
    // [O] Without a title a row shows a question mark.
    return (delegateMethods.pickerView(self, titleForRow: row, forComponent: component) ?? nil) ?? "?"
  }

  /// The delegate's view of a row that can be seen: one of the seven around the one that is chosen [?].
  func shownView(ofRow row: Int, in component: Int) -> UIView? {
    guard rows == nil, (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    guard abs(row - selectedRow(inComponent: component)) <= 3 else { return nil }
    if let view = rowViews[component]?[row] { return view }
    guard let view = madeView(ofRow: row, in: component) else { return nil }
    rowViews[component, default: [:]][row] = view
    return view
  }

  private func madeView(ofRow row: Int, in component: Int) -> UIView? {
    delegateMethods.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// [A] The delegate is told when a user has chosen a row, and not when code has.
  func userSelects(_ row: Int, inComponent component: Int) {
    if let rows { return rows.choose(row, in: component) }
    selectRow(row, inComponent: component, animated: true)
    delegateMethods.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// One wheel for each component, side by side.
  func layOutWheels() {
    if wheels.count != numberOfComponents {
      wheels.forEach { $0.removeFromSuperview() }
      wheels = (0..<numberOfComponents).map { PickerWheel($0, of: self) }
      wheels.forEach(addSubview)
    }
    let width = bounds.width / CGFloat(max(1, wheels.count))
    for (index, wheel) in wheels.enumerated() {
      wheel.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
