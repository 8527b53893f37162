import Foundation

/// What stands beside the content of a cell of a list.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }
  /// How much room an accessory takes. In points.
  public enum LayoutDimension: Sendable {
    case standard, actual
    case custom(CGFloat)
  }
  public enum Placement: Sendable {
    /// Where among those that are there.
    public typealias Position = @Sendable ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }
  public typealias ActionHandler = @MainActor @Sendable () -> Void

  let displayed: DisplayedState
  var isLeading = false
  var isHidden = false
  var reserved = LayoutDimension.standard
  let view: @MainActor @Sendable (UICollectionViewListCell) -> UIView

  var reservedWidth: CGFloat? {
    if case .custom(let width) = reserved { return width }
    return nil
  }

  /// [A] UICellAccessory.DisplayedState
  func isShown(whileEditing isEditing: Bool) -> Bool {
    if isHidden { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  @MainActor
  private static func picture(_ name: String) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.bounds.size = CGSize(width: 22, height: 22)
    return view
  }

  @MainActor
  private static func button(_ label: String, _ picture: String, _ handler: ActionHandler?) -> UIView {
    let button = UIButton(type: .system, primaryAction: handler.map { handler in UIAction { _ in handler() } })
    button.setImage(UIImage(systemName: picture), for: .normal)
    // [O] What VoiceOver says of it.
    button.accessibilityLabel = label
    button.bounds.size = CGSize(width: 22, height: 44)
    return button
  }
}

extension UICellAccessory {
  public struct DisclosureIndicatorOptions: Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?  // Stored only.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      picture("chevron.right")
    }
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      picture("checkmark")
    }
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      button("More Info", "info.circle", actionHandler)
    }
  }
}

extension UICellAccessory {
  public struct DeleteOptions: Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?  // Stored only.
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
    }
  }
  public typealias InsertOptions = DeleteOptions

  /// [A] Without a handler, a tap shows the actions of a swipe to the left.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      displayed: displayed, isLeading: true, isHidden: options.isHidden, reserved: options.reservedLayoutWidth
    ) { cell in
      button("Remove", "minus.circle.fill") { [weak cell] in
        if let actionHandler { return actionHandler() }
        guard let cell, let collection = cell.superview as? UICollectionView else { return }
        _ = collection.userSwipes(cell, toTheLeft: true)
      }
    }
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      displayed: displayed, isLeading: true, isHidden: options.isHidden, reserved: options.reservedLayoutWidth
    ) { _ in button("Insert", "plus.circle.fill", actionHandler) }
  }
}

extension UICellAccessory {
  public struct LabelOptions: Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?  // Stored only.
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory = true  // Stored only.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.font = font
    }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      let label = UILabel()
      label.text = text
      if let font = options.font { label.font = font }
      return label
    }
  }

  /// A view of the app's own.
  public struct CustomViewConfiguration: Sendable {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?  // Stored only.
    public var maintainsFixedSize: Bool?  // Stored only.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    return UICellAccessory(
      displayed: displayed, isLeading: isLeading, isHidden: configuration.isHidden,
      reserved: configuration.reservedLayoutWidth ?? .standard
    ) { _ in configuration.customView }
  }

  public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?  // Stored only.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth) = (style, isHidden, reservedLayoutWidth)
    }
  }

  /// Nothing is folded by it here.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      button("Expand", "chevron.right", actionHandler)
    }
  }
  /// Items are not moved by it here.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth) { _ in
      picture("line.3.horizontal")
    }
  }
}
