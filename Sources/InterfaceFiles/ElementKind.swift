/// What an element of an interface file is in UIKit, and what its attributes set.
struct ElementKind {
  /// Of UIKit.
  var type: String
  var attributes: [String: Meaning]
  /// The protocols of the objects that are connected as these outlets.
  var delegates: [String: String] = [:]

  /// What Xcode writes though it is so anyway.
  var usual: [String: String] {
    var usual = [
      "contentMode": "scaleToFill", "contentVerticalAlignment": "center", "textAlignment": "natural",
      "adjustsFontSizeToFit": "NO", "lineBreakMode": "tailTruncation", "contentHorizontalAlignment": "center",
      "selectionStyle": "default", "separatorStyle": "default",
    ]
    switch type {
    case "UILabel": usual.merge(["contentMode": "left", "userInteractionEnabled": "NO"]) { $1 }
    case "UITextField": usual.merge(["contentHorizontalAlignment": "left"]) { $1 }
    default: break
    }
    return usual
  }

  /// What an attribute means.
  enum Meaning {
    /// The property of the same kind of value.
    case string(String)
    case bool(String)
    case number(String)
    /// One of the type's members, by the same word.
    case member(String)
    /// The same, where the file has other words.
    case words(String, [String: String])
    /// The call of a method with a priority for an axis.
    case priority(String, axis: String)
    /// Nothing that an app could show, or what is read elsewhere.
    case silent
  }

  static func of(_ element: String) -> ElementKind? { all[element] }

  /// By the element: outlets that objects of UIKit's own have beside their delegates.
  static let outlets: [String: Set<String>] = [
    "tableView": ["tableHeaderView", "tableFooterView", "backgroundView"], "collectionView": ["backgroundView"],
    "tableViewCell": ["accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView"],
    "collectionViewCell": ["backgroundView", "selectedBackgroundView"], "tabBar": ["selectedItem"],
    "textField": ["inputView", "inputAccessoryView", "leftView", "rightView"],
    "textView": ["inputView", "inputAccessoryView"], "barButtonItem": ["customView"], "navigationItem": ["titleView"],
  ]

  /// The property of a colour; `nil` where there is none of that name.
  func color(_ key: String) -> String? {
    if key == "backgroundColor" || key == "tintColor" { return key }
    return Self.colors[type]?[key]
  }

  private static let colors: [String: [String: String]] = [
    "UILabel": [
      "textColor": "textColor", "shadowColor": "shadowColor", "highlightedColor": "highlightedTextColor",
    ],
    "UITextField": ["textColor": "textColor"], "UITextView": ["textColor": "textColor"],
    "UISwitch": ["onTintColor": "onTintColor", "thumbTintColor": "thumbTintColor"],
    "UISlider": [
      "minimumTrackTintColor": "minimumTrackTintColor", "maximumTrackTintColor": "maximumTrackTintColor",
      "thumbTintColor": "thumbTintColor",
    ],
    "UIProgressView": ["progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor"],
    "UIActivityIndicatorView": ["color": "color"],
    "UIPageControl": [
      "pageIndicatorTintColor": "pageIndicatorTintColor",
      "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    ],
    "UISegmentedControl": ["selectedSegmentTintColor": "selectedSegmentTintColor"],
    "UITableView": [
      "separatorColor": "separatorColor", "sectionIndexColor": "sectionIndexColor",
      "sectionIndexBackgroundColor": "sectionIndexBackgroundColor",
      "sectionIndexTrackingBackgroundColor": "sectionIndexTrackingBackgroundColor",
    ],
    "UISearchBar": ["barTintColor": "barTintColor"], "UIToolbar": ["barTintColor": "barTintColor"],
    "UINavigationBar": ["barTintColor": "barTintColor"],
    "UITabBar": ["barTintColor": "barTintColor", "unselectedItemTintColor": "unselectedItemTintColor"],
  ]

  private static let lineBreaks = Meaning.words(
    "lineBreakMode",
    [
      "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
      "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
      "clip": "byClipping",
    ])

  /// What shows nothing, of whatever kind the element is.
  static let silent = Set(
    """
    id key userLabel sceneMemberID opaque clearsContextBeforeDrawing ambiguous misplaced verifyAmbiguity
    fixedFrame customClass customModule customModuleProvider placeholderIntrinsicWidth placeholderIntrinsicHeight
    restorationIdentifier insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins
    layoutMarginsFollowReadableWidth appearanceType springLoaded showsLargeContentViewer viewLayoutGuide
    useTraitCollection simulatedAppContext interfaceStyle colorLabel largeContentTitle
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let view: [String: Meaning] = [
    "contentMode": .member("contentMode"), "userInteractionEnabled": .bool("isUserInteractionEnabled"),
    "multipleTouchEnabled": .bool("isMultipleTouchEnabled"), "clipsSubviews": .bool("clipsToBounds"),
    "hidden": .bool("isHidden"), "alpha": .number("alpha"), "tag": .number("tag"),
    "translatesAutoresizingMaskIntoConstraints": .bool("translatesAutoresizingMaskIntoConstraints"),
    "semanticContentAttribute": .member("semanticContentAttribute"),
    "horizontalHuggingPriority": .priority("setContentHuggingPriority", axis: "horizontal"),
    "verticalHuggingPriority": .priority("setContentHuggingPriority", axis: "vertical"),
    "horizontalCompressionResistancePriority": .priority("setContentCompressionResistancePriority", axis: "horizontal"),
    "verticalCompressionResistancePriority": .priority("setContentCompressionResistancePriority", axis: "vertical"),
    "autoresizesSubviews": .bool("autoresizesSubviews"),
  ]

  private static let control = view.merging([
    "enabled": .bool("isEnabled"), "selected": .bool("isSelected"), "highlighted": .bool("isHighlighted"),
    "contentHorizontalAlignment": .member("contentHorizontalAlignment"),
    "contentVerticalAlignment": .member("contentVerticalAlignment"),
  ]) { $1 }

  private static let scrollView = view.merging([
    "pagingEnabled": .bool("isPagingEnabled"), "bounces": .bool("bounces"),
    "alwaysBounceVertical": .bool("alwaysBounceVertical"), "alwaysBounceHorizontal": .bool("alwaysBounceHorizontal"),
    "showsHorizontalScrollIndicator": .bool("showsHorizontalScrollIndicator"),
    "showsVerticalScrollIndicator": .bool("showsVerticalScrollIndicator"), "scrollEnabled": .bool("isScrollEnabled"),
    "keyboardDismissMode": .member("keyboardDismissMode"), "maximumZoomScale": .number("maximumZoomScale"),
    "minimumZoomScale": .number("minimumZoomScale"), "delaysContentTouches": .silent,
    "canCancelContentTouches": .silent,
    "directionalLockEnabled": .silent, "bouncesZoom": .silent, "indicatorStyle": .silent,
    "contentInsetAdjustmentBehavior": .member("contentInsetAdjustmentBehavior"),
  ]) { $1 }

  private static let textAttributes: [String: Meaning] = [
    "text": .string("text"), "textAlignment": .member("textAlignment"),
    "adjustsFontForContentSizeCategory": .bool("adjustsFontForContentSizeCategory"),
  ]

  private static let scrollDelegate = ["delegate": "UIScrollViewDelegate"]

  private static let all: [String: ElementKind] = [
    "view": ElementKind(type: "UIView", attributes: view),
    "containerView": ElementKind(type: "UIView", attributes: view),
    "label": ElementKind(
      type: "UILabel",
      attributes: view.merging(textAttributes) { $1 }.merging([
        "lineBreakMode": lineBreaks, "numberOfLines": .number("numberOfLines"),
        "adjustsFontSizeToFit": .bool("adjustsFontSizeToFitWidth"), "minimumScaleFactor": .number("minimumScaleFactor"),
        "minimumFontSize": .silent, "baselineAdjustment": .silent, "enabled": .bool("isEnabled"),
        "highlighted": .bool("isHighlighted"), "preferredMaxLayoutWidth": .silent,
        "adjustsLetterSpacingToFitWidth": .silent,
      ]) { $1 }),
    "button": ElementKind(
      type: "UIButton",
      attributes: control.merging([
        "buttonType": .silent, "lineBreakMode": .silent, "showsTouchWhenHighlighted": .silent,
        "reversesTitleShadowWhenHighlighted": .silent, "adjustsImageWhenHighlighted": .silent,
        "adjustsImageWhenDisabled": .silent, "role": .member("role"),
        "showsMenuAsPrimaryAction": .bool("showsMenuAsPrimaryAction"), "pointerInteraction": .silent,
        "changesSelectionAsPrimaryAction": .bool("changesSelectionAsPrimaryAction"),
      ]) { $1 }),
    "textField": ElementKind(
      type: "UITextField",
      attributes: control.merging(textAttributes) { $1 }.merging([
        "placeholder": .string("placeholder"), "borderStyle": .member("borderStyle"),
        "minimumFontSize": .number("minimumFontSize"), "clearButtonMode": .member("clearButtonMode"),
        "clearsOnBeginEditing": .bool("clearsOnBeginEditing"),
        "adjustsFontSizeToFit": .bool("adjustsFontSizeToFitWidth"),
      ]) { $1 }, delegates: ["delegate": "UITextFieldDelegate"]),
    "textView": ElementKind(
      type: "UITextView",
      attributes: scrollView.merging(textAttributes) { $1 }.merging([
        "editable": .bool("isEditable"), "selectable": .bool("isSelectable"),
      ]) { $1 }, delegates: ["delegate": "UITextViewDelegate"]),
    "imageView": ElementKind(
      type: "UIImageView",
      attributes: view.merging([
        "image": .silent, "catalog": .silent, "highlighted": .bool("isHighlighted"), "highlightedImage": .silent,
        "adjustsImageSizeForAccessibilityContentSizeCategory": .silent,
      ]) { $1 }),
    "switch": ElementKind(type: "UISwitch", attributes: control.merging(["on": .bool("isOn")]) { $1 }),
    "slider": ElementKind(
      type: "UISlider",
      attributes: control.merging([
        "minValue": .number("minimumValue"), "maxValue": .number("maximumValue"), "value": .number("value"),
        "continuous": .bool("isContinuous"),
      ]) { $1 }),
    "stepper": ElementKind(
      type: "UIStepper",
      attributes: control.merging([
        "minimumValue": .number("minimumValue"), "maximumValue": .number("maximumValue"), "value": .number("value"),
        "stepValue": .number("stepValue"), "wraps": .bool("wraps"), "autorepeat": .bool("autorepeat"),
        "continuous": .bool("isContinuous"),
      ]) { $1 }),
    "segmentedControl": ElementKind(
      type: "UISegmentedControl",
      attributes: control.merging([
        "segmentControlStyle": .silent, "selectedSegmentIndex": .silent, "momentary": .bool("isMomentary"),
      ]) { $1 }),
    "progressView": ElementKind(
      type: "UIProgressView",
      attributes: view.merging(["progress": .number("progress"), "progressViewStyle": .silent]) { $1 }),
    "activityIndicatorView": ElementKind(
      type: "UIActivityIndicatorView",
      attributes: view.merging([
        "animating": .silent, "hidesWhenStopped": .bool("hidesWhenStopped"), "style": .silent,
      ]) { $1 }),
    "scrollView": ElementKind(type: "UIScrollView", attributes: scrollView, delegates: scrollDelegate),
    "tableView": ElementKind(
      type: "UITableView",
      attributes: scrollView.merging([
        "dataMode": .silent, "style": .silent, "estimatedRowHeight": .silent, "estimatedSectionHeaderHeight": .silent,
        "estimatedSectionFooterHeight": .silent, "rowHeight": .silent, "sectionHeaderHeight": .silent,
        "sectionFooterHeight": .silent, "contentViewInsetsToSafeArea": .silent,
        "separatorStyle": .words(
          "separatorStyle", ["none": "none", "default": "singleLine", "singleLine": "singleLine"]),
        "allowsSelection": .bool("allowsSelection"), "allowsMultipleSelection": .bool("allowsMultipleSelection"),
        "allowsSelectionDuringEditing": .bool("allowsSelectionDuringEditing"),
        "allowsMultipleSelectionDuringEditing": .bool("allowsMultipleSelectionDuringEditing"),
        "showsSelectionImmediatelyOnTouchBegin": .silent,
        "sectionIndexMinimumDisplayRowCount": .number("sectionIndexMinimumDisplayRowCount"),
      ]) { $1 },
      delegates: [
        "delegate": "UITableViewDelegate", "dataSource": "UITableViewDataSource",
        "prefetchDataSource": "UITableViewDataSourcePrefetching", "dragDelegate": "UITableViewDragDelegate",
      ]),
    "stackView": ElementKind(
      type: "UIStackView",
      attributes: view.merging([
        "axis": .member("axis"), "distribution": .member("distribution"), "alignment": .member("alignment"),
        "spacing": .number("spacing"), "baselineRelativeArrangement": .silent,
        "layoutMarginsRelativeArrangement": .bool("isLayoutMarginsRelativeArrangement"),
        "spacingType": .silent,
      ]) { $1 }),
    "pickerView": ElementKind(
      type: "UIPickerView", attributes: view,
      delegates: ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"]),
    "datePicker": ElementKind(
      type: "UIDatePicker",
      attributes: control.merging([
        "datePickerMode": .member("datePickerMode"), "minuteInterval": .number("minuteInterval"),
        "useCurrentDate": .silent, "countDownDuration": .number("countDownDuration"),
        "style": .words(
          "preferredDatePickerStyle",
          ["wheels": "wheels", "compact": "compact", "inline": "inline", "automatic": "automatic"]),
      ]) { $1 }),
    "pageControl": ElementKind(
      type: "UIPageControl",
      attributes: control.merging([
        "numberOfPages": .number("numberOfPages"), "currentPage": .silent,
        "hidesForSinglePage": .bool("hidesForSinglePage"),
      ]) { $1 }),
    "searchBar": ElementKind(
      type: "UISearchBar",
      attributes: view.merging([
        "text": .string("text"), "placeholder": .string("placeholder"), "prompt": .string("prompt"),
        "showsCancelButton": .bool("showsCancelButton"), "showsScopeBar": .bool("showsScopeBar"),
        "searchBarStyle": .member("searchBarStyle"), "selectedScopeButtonIndex": .silent, "barStyle": .silent,
        "translucent": .silent,
      ]) { $1 }, delegates: ["delegate": "UISearchBarDelegate"]),
    // [O] Xcode writes that it is not enabled, and a user can pull it all the same.
    "refreshControl": ElementKind(
      type: "UIRefreshControl", attributes: control.merging(["enabled": .silent]) { $1 }),
    "toolbar": ElementKind(
      type: "UIToolbar", attributes: view.merging(["barStyle": .silent, "translucent": .silent]) { $1 },
      delegates: ["delegate": "UIToolbarDelegate"]),
    "navigationBar": ElementKind(
      type: "UINavigationBar",
      attributes: view.merging([
        "barStyle": .silent, "translucent": .silent, "largeTitles": .bool("prefersLargeTitles"),
      ]) { $1 }, delegates: ["delegate": "UINavigationBarDelegate"]),
    "tabBar": ElementKind(
      type: "UITabBar",
      attributes: view.merging(["barStyle": .silent, "translucent": .silent, "itemPositioning": .silent]) { $1 },
      delegates: ["delegate": "UITabBarDelegate"]),
    "collectionView": ElementKind(
      type: "UICollectionView",
      attributes: scrollView.merging([
        "dataMode": .silent, "prefetchingEnabled": .silent, "allowsMultipleSelection": .bool("allowsMultipleSelection"),
        "allowsSelection": .bool("allowsSelection"),
      ]) { $1 },
      delegates: [
        "delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource",
        "prefetchDataSource": "UICollectionViewDataSourcePrefetching", "dragDelegate": "UICollectionViewDragDelegate",
      ]),
    "tableViewCell": ElementKind(
      type: "UITableViewCell",
      attributes: view.merging([
        "reuseIdentifier": .silent, "style": .silent, "rowHeight": .silent, "indentationWidth": .silent,
        "selectionStyle": .words(
          "selectionStyle", ["none": "none", "default": "default", "blue": "blue", "gray": "gray"]),
        "accessoryType": .member("accessoryType"), "textLabel": .silent, "detailTextLabel": .silent,
        "imageView": .silent,
        "focusStyle": .silent, "hidesAccessoryWhenEditing": .silent, "catalog": .silent, "image": .silent,
        "editingAccessoryType": .member("editingAccessoryType"), "showsReorderControl": .bool("showsReorderControl"),
        "indentationLevel": .number("indentationLevel"),
        "shouldIndentWhileEditing": .bool("shouldIndentWhileEditing"),
      ]) { $1 }),
    "collectionViewCell": ElementKind(
      type: "UICollectionViewCell", attributes: view.merging(["reuseIdentifier": .silent]) { $1 }),
    "collectionReusableView": ElementKind(
      type: "UICollectionReusableView", attributes: view.merging(["reuseIdentifier": .silent]) { $1 }),
    "collectionViewCellContentView": ElementKind(type: "UIView", attributes: view),
    "tableViewCellContentView": ElementKind(
      type: "UIView", attributes: view.merging(["tableViewCell": .silent]) { $1 }),
    "visualEffectView": ElementKind(type: "UIVisualEffectView", attributes: view),
  ]
}
