/// Sizes that UIKit gives its own views on each device, in points. `[O]`, where nothing else is said.
package enum ViewMeasures {
  /// Of a navigation bar and a toolbar, without the safe area.
  package static let barHeight = 44.0
  /// Of a row whose table says nothing else.
  package static let rowHeight = 44.0
  /// Of a cell before its table gives it one: the width of the first phones.
  package static let initialCellWidth = DeviceMeasures.phone320.width
  /// Of a picker, as wide and as high as the keyboard of the first phones.
  package static let picker = (
    width: DeviceMeasures.phone320.width, height: DeviceMeasures.phone320.portraitKeyboard.withoutSuggestions
  )
  /// Of a popover whose controller has no preferred size. `[A]` UIViewController, preferredContentSize.
  package static let popover = (width: 320.0, height: 480.0)
  /// Of a form sheet on a tablet.
  package static let formSheet = (width: 540.0, height: 620.0)
  /// Of a page sheet on a tablet: its width, and what is left free above and below it together.
  package static let pageSheet = (width: 712.0, freeHeight: 88.0)
  /// Between the status bar and a sheet on a phone.
  package static let spaceAboveSheet = 10.0
  /// Of the first column of a split view.
  package static let primaryColumnWidth = 320.0
}
