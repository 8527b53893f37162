internal import DeviceMeasures
import Foundation

/// Wheels with rows to choose from.
@MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { assignedDataSource }
    set { assignedDataSource = newValue }
  }
  final weak var assignedDataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true  // Stored only.
  private var selection: [Int] = []
  /// Those of a control of UIKit's own, which has no data source.
  weak var rows: (any PickerRows)?
  /// One for each component, as far as they were laid out.
  var wheels: [PickerWheel] = []
  /// The delegate's views of each component's rows, as far as they were shown.
  var rowViews: [Int: [Int: UIView]] = [:]

  /// [O] A picker without a size is as large as all are.
  public override init(frame: CGRect) {
    super.init(frame: Self.frame(of: frame))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// [O] Wheels that are made without a size have one of their own.
  static func frame(of frame: CGRect) -> CGRect {
    guard frame.size == .zero else { return frame }
    return CGRect(
      origin: frame.origin, size: CGSize(width: ViewMeasures.picker.width, height: ViewMeasures.picker.height))
  }

  /// While the data source is asked how many rows there are.
  private var isCounting = false
  /// [O] Where there is no data source, a delegate that can say how many rows there are is asked.
  private var counter: (any UIPickerViewDataSource)? {
    assignedDataSource ?? assignedDelegate as? any UIPickerViewDataSource
  }
  open var numberOfComponents: Int { rows?.componentCount ?? counter?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    if let rows { return rows.rowCount(in: component) }
    let wasCounting = isCounting
    isCounting = true
    defer { isCounting = wasCounting }
    return counter?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    let methods = OptionalMethods<any UIPickerViewDelegate>(assignedDelegate)
    let width = methods.pickerView(self, widthForComponent: component)
    let height = methods.pickerView(self, rowHeightForComponent: component)
    return CGSize(width: width ?? bounds.width / CGFloat(max(1, numberOfComponents)), height: height ?? 32)
  }
  /// [A] Nil where the row is not visible, or the delegate gives no view.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { shownView(ofRow: row, in: component) }

  open func reloadAllComponents() {
    rowViews.removeAll()
    let count = numberOfComponents
    selection = Array(selection.prefix(count)) + Array(repeating: 0, count: max(0, count - selection.count))
    // How many rows a wheel has may depend on those before it.
    for component in selection.indices { selection[component] = kept(component) }
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return reloadAllComponents() }
    selection[component] = kept(component)
    rowViews[component] = nil
  }
  /// The row that stays chosen when the number of rows may be another.
  private func kept(_ component: Int) -> Int {
    let row = selection.indices.contains(component) ? selection[component] : 0
    return max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// [A] Does not tell the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.count != numberOfComponents { reloadAllComponents() }
    guard selection.indices.contains(component), row >= 0, row < numberOfRows(inComponent: component) else { return }
    selection[component] = row
  }
  /// [A] -1 where nothing is chosen.
  open func selectedRow(inComponent component: Int) -> Int {
    if let rows { return rows.chosenRow(in: component) }
    // A data source whose second wheel depends on the first asks while it is asked.
    if isCounting { return selection.indices.contains(component) ? selection[component] : 0 }
    if selection.count != numberOfComponents { reloadAllComponents() }
    guard selection.indices.contains(component), numberOfRows(inComponent: component) > 0 else { return -1 }
    return selection[component]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ViewMeasures.picker.width, height: ViewMeasures.picker.height)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
