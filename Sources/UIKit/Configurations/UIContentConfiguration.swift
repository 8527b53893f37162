import Foundation

/// What a cell shows, as a value: it makes a view for itself, and the view shows another value of the same kind when it is given one.
public protocol UIContentConfiguration {
  @MainActor
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// [A] Any of the type that the view has now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The circumstances in which a configuration is shown.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false  // Stored only.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false  // Stored only.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false  // Stored only.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false  // Stored only.
  public var isEditing = false
  public var isExpanded = false  // Stored only.
  public var isSwiped = false  // Stored only.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell's configuration, and the view that shows it. An object, as the app's code that makes a view may ask the cell for its configuration.
@MainActor
final class ShownConfiguration {
  private(set) var view: (any UIView & UIContentView)?
  private(set) var configuration: (any UIContentConfiguration)?

  /// [A] automaticallyUpdatesContentConfiguration: a new state is given to the configuration, and what it returns is shown.
  func follow(_ state: UICellConfigurationState, in contentView: UIView) {
    if let configuration { show(configuration.updated(for: state), in: contentView) }
  }

  /// [A] A view that supports the new configuration is kept; another takes its place otherwise.
  func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      view?.removeFromSuperview()
      let made = configuration.makeContentView()
      made.translatesAutoresizingMaskIntoConstraints = true
      made.frame = contentView.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(made)
      view = made
    }
    contentView.superview?.setNeedsLayout()
  }
}
