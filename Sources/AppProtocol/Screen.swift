/// What a user could see of the app at one moment. The app's observation, never its opinion.
public struct Screen: Hashable, Sendable, Codable {
  /// In points, as the screen lies.
  public var size: Size
  /// The window's elements, back to front.
  public var elements: [Element]
  /// `nil` while no keyboard is up.
  public var keyboard: Keyboard?
  /// The animations that began since the app was launched, oldest first; at most the last 32.
  public var animations: [Animation]

  public init(size: Size, elements: [Element] = [], keyboard: Keyboard? = nil, animations: [Animation] = []) {
    self.size = size
    self.elements = elements
    self.keyboard = keyboard
    self.animations = animations
  }
}

/// XCUITest's kinds of elements, as far as they are modelled.
public enum ElementType: String, Hashable, Sendable, Codable, CaseIterable {
  /// `other` is a view of no kind that is listed here; the names are those of `XCUIElement.ElementType`.
  case other, window, alert, button, textField, secureTextField, textView, staticText, table, cell, sectionHeader,
    sectionFooter, scrollView, image, `switch`, toolbar, navigationBar, activityIndicator, sheet, segmentedControl,
    progressIndicator, picker, pickerWheel, datePicker, slider, stepper, pageIndicator
}

/// A view as accessibility shows it. Hidden and transparent views, and cells that are not realised, are absent.
public struct Element: Hashable, Sendable, Codable {
  /// Which element an event means; valid for this screen alone.
  public var id: ElementID
  /// Which kind of element it is.
  public var type: ElementType
  /// `accessibilityIdentifier`, or empty.
  public var identifier: String
  /// `accessibilityLabel`, or else the text or title that is shown, or empty.
  public var label: String
  /// The text of a field or text view (of a secure one a bullet for each character), `"1"` or `"0"` of a switch; otherwise empty.
  public var value: String
  /// What a field shows while it is empty.
  public var placeholder: String
  /// In points of the screen, with every transform and scrolling in it.
  public var frame: Rect
  /// Of controls; otherwise true.
  public var isEnabled: Bool
  /// Of controls and cells; otherwise false.
  public var isSelected: Bool
  /// First responder.
  public var hasFocus: Bool
  /// In front at its middle: within the screen, not covered by the keyboard or another view.
  public var isHittable: Bool
  /// Of tables and other scroll views.
  public var scroll: ScrollState?
  /// Of tables: each section, whether its rows are on the screen or not.
  public var sections: [TableSection]?
  /// Of cells, section headers and footers.
  public var section: Int?
  /// Of cells.
  public var row: Int?
  /// Of cells.
  public var hasCheckmark: Bool?
  /// Of buttons that a bar makes of its items.
  public var hasBoldTitle: Bool?
  /// Of buttons in a bar.
  public var symbol: BarSymbol?
  /// How it moved during the last event; `nil` when it stayed where it was, and after the launch.
  public var movement: Movement?
  /// What is inside of it, back to front.
  public var children: [Element]

  public init(
    id: ElementID, type: ElementType, identifier: String = "", label: String = "", value: String = "",
    placeholder: String = "", frame: Rect, isEnabled: Bool = true, isSelected: Bool = false, hasFocus: Bool = false,
    isHittable: Bool = true, scroll: ScrollState? = nil, sections: [TableSection]? = nil, section: Int? = nil,
    row: Int? = nil, hasCheckmark: Bool? = nil, hasBoldTitle: Bool? = nil,
    symbol: BarSymbol? = nil, movement: Movement? = nil, children: [Element] = []
  ) {
    self.id = id
    self.type = type
    self.identifier = identifier
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.hasFocus = hasFocus
    self.isHittable = isHittable
    self.scroll = scroll
    self.sections = sections
    self.section = section
    self.row = row
    self.hasCheckmark = hasCheckmark
    self.hasBoldTitle = hasBoldTitle
    self.symbol = symbol
    self.movement = movement
    self.children = children
  }
}

/// What a button in a bar shows in place of its label; ``back`` stands before it.
public enum BarSymbol: String, Hashable, Sendable, Codable, CaseIterable {
  /// Named like the system items of `UIBarButtonItem`, but for the way back of a navigation bar.
  case back, add, close, search, play, pause
}

/// Where a scroll view stands.
public struct ScrollState: Hashable, Sendable, Codable {
  /// The point of the content that is at the top left, in points.
  public var contentOffset: Point
  /// In points.
  public var contentSize: Size
  /// In points, without what the safe area adds.
  public var contentInset: Insets

  public init(contentOffset: Point, contentSize: Size, contentInset: Insets) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInset = contentInset
  }
}

/// A section of a table, whether its rows are on the screen or not.
public struct TableSection: Hashable, Sendable, Codable {
  /// The titles above and below the section, or empty.
  public var header, footer: String
  /// How many rows the data source has told of.
  public var rowCount: Int

  public init(header: String, footer: String, rowCount: Int) {
    self.header = header
    self.footer = footer
    self.rowCount = rowCount
  }
}

/// What of the keyboard is on the screen.
public struct Keyboard: Hashable, Sendable, Codable {
  /// The whole keyboard with its accessory view.
  public var frame: Rect
  /// Whether there are keys, or a view of the app's in their place. An accessory view can be there alone: with a hardware keyboard, or
  /// where the first responder takes no keys.
  public var hasKeys: Bool
  /// `Return`, `Done`, `Go`, …; empty where there is no such key, as on a keypad.
  public var returnKey: String
  /// False where there is no such key.
  public var isReturnKeyEnabled: Bool
  /// Apple's name of the `UIKeyboardType` case: `default`, `emailAddress`, …
  public var type: String
  /// The elements of the accessory view above the keys.
  public var accessory: [Element]

  public init(
    frame: Rect, hasKeys: Bool = true, returnKey: String, isReturnKeyEnabled: Bool, type: String = "default",
    accessory: [Element] = []
  ) {
    self.frame = frame
    self.hasKeys = hasKeys
    self.returnKey = returnKey
    self.isReturnKeyEnabled = isReturnKeyEnabled
    self.type = type
    self.accessory = accessory
  }
}

/// One call of `UIView.animate`.
public struct Animation: Hashable, Sendable, Codable {
  /// Seconds of virtual time.
  public var duration, delay: Double
  /// The raw value of `UIView.AnimationOptions`.
  public var options: UInt

  public init(duration: Double, delay: Double, options: UInt) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }
}
