import Foundation

extension UITableViewCell {
  /// [A] What the cell shows in place of the labels and the picture of its style.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration.configuration }
    set {
      shownConfiguration.show(newValue, in: contentView)
      contentView.setNeedsLayout()
    }
  }

  /// [A] Without content, and as the cell's style has it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    default: .valueCell()
    }
  }

  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
}

extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration.configuration }
    set { shownConfiguration.show(newValue, in: contentView) }
  }

  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isBeingEdited)
    return state
  }
}

extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration.configuration }
    set { shownConfiguration.show(newValue, in: contentView) }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}
