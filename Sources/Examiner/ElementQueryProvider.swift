public import AppProtocol

/// Where elements can be looked for: the app, an element, a query.
///
///     app.tables["basket"].buttons["Delete"]
public protocol ElementQueryProvider {
  /// All elements of a kind in it, however deep.
  func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementQueryProvider {
  /// Alerts, by their titles.
  public var alerts: ElementQuery { descendants(matching: .alert) }
  /// Buttons, also those that bars make of their items: by identifier, or else by title.
  public var buttons: ElementQuery { descendants(matching: .button) }
  /// The rows that are on the screen. To count all rows of a table or to name one by its number, see
  /// ``Element/section(_:)-(String)``.
  public var cells: ElementQuery { descendants(matching: .cell) }
  /// Pictures.
  public var images: ElementQuery { descendants(matching: .image) }
  /// Navigation bars, by their titles.
  public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
  /// Plain views, by their identifiers.
  public var otherElements: ElementQuery { descendants(matching: .other) }
  /// Scroll views that are no tables or text views.
  public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
  /// Text fields that show bullets.
  public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
  /// Labels, and other elements that only show text.
  public var staticTexts: ElementQuery { descendants(matching: .staticText) }
  /// Switches; their ``Element/value`` is `"1"` or `"0"`.
  public var switches: ElementQuery { descendants(matching: .switch) }
  /// Tables.
  public var tables: ElementQuery { descendants(matching: .table) }
  /// Text fields that show what is typed, by identifier, or else by placeholder.
  public var textFields: ElementQuery { descendants(matching: .textField) }
  /// Texts of several lines.
  public var textViews: ElementQuery { descendants(matching: .textView) }
  /// Toolbars.
  public var toolbars: ElementQuery { descendants(matching: .toolbar) }
  /// The window of the app, with all that is on the screen.
  public var windows: ElementQuery { descendants(matching: .window) }
  /// Action sheets.
  public var sheets: ElementQuery { descendants(matching: .sheet) }
  /// Segmented controls.
  public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
  /// Bars that say how much is done.
  public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
  /// Picker views.
  public var pickers: ElementQuery { descendants(matching: .picker) }
  /// The wheels of picker views; the value of one is what stands in its row.
  public var pickerWheels: ElementQuery { descendants(matching: .pickerWheel) }
  /// Sliders; the value of one is how far it is on its way: `50%`.
  public var sliders: ElementQuery { descendants(matching: .slider) }
  /// Steppers; each has the buttons `Decrement` and `Increment`.
  public var steppers: ElementQuery { descendants(matching: .stepper) }
  /// Rows of dots, one for each page; the value of one is `page 1 of 3`.
  public var pageIndicators: ElementQuery { descendants(matching: .pageIndicator) }
  /// Date pickers.
  public var datePickers: ElementQuery { descendants(matching: .datePicker) }
  /// Wheels that turn while something is going on.
  public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
}
