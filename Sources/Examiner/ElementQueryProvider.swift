public import AppProtocol

/// Something that elements can be looked for in: the app, an element, a query.
public protocol ElementQueryProvider {
  /// All elements of a kind in it, however deep.
  func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementQueryProvider {
  public var alerts: ElementQuery { descendants(matching: .alert) }
  public var buttons: ElementQuery { descendants(matching: .button) }
  /// The rows that are on the screen. To count all rows of a table or to name one by its number, see
  /// ``Element/section(_:)-(String)``.
  public var cells: ElementQuery { descendants(matching: .cell) }
  public var images: ElementQuery { descendants(matching: .image) }
  public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
  public var otherElements: ElementQuery { descendants(matching: .other) }
  public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
  public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
  /// Labels, and other elements that only show text.
  public var staticTexts: ElementQuery { descendants(matching: .staticText) }
  public var switches: ElementQuery { descendants(matching: .switch) }
  public var tables: ElementQuery { descendants(matching: .table) }
  public var textFields: ElementQuery { descendants(matching: .textField) }
  public var textViews: ElementQuery { descendants(matching: .textView) }
  public var toolbars: ElementQuery { descendants(matching: .toolbar) }
  public var windows: ElementQuery { descendants(matching: .window) }
  /// Action sheets.
  public var sheets: ElementQuery { descendants(matching: .sheet) }
  public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
  /// Bars that say how much is done.
  public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
  public var pickers: ElementQuery { descendants(matching: .picker) }
  public var datePickers: ElementQuery { descendants(matching: .datePicker) }
  public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
}
