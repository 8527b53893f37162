import Foundation

/// What a screen says in the place of its content: that there is none, that it is being loaded, or that a search found nothing.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// A button's state and what it does.
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var isEnabled = true
    public var menu: UIMenu?
    public init() {}
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = NSTextAlignment.center
    public var numberOfLines = 0
    public init() {}
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?  // Stored only.
    public var cornerRadius: CGFloat = 0  // Stored only.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?  // Stored only.
    public init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// In points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  public var background = UIBackgroundConfiguration.clear()
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 16
  var isLoading = false
  var isSearch = false

  private init() {}

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// [A] With an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    return made
  }
  /// [A] For a search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isSearch = true
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// [A] A configuration for searches names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    if isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty {
      updated.text = "No Results for “\(text)”"
    }
    return updated
  }
}

/// The circumstances in which a screen has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What was searched for.
  public var searchText: String?
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// [A] Has the configuration brought up to date. [?] That happens at once.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// The view covers that of the controller.
  func showUnavailability() {
    unavailabilityView?.removeFromSuperview()
    unavailabilityView = nil
    guard let shown = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState) else {
      return
    }
    let cover = shown.makeContentView()
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
    unavailabilityView = cover
  }
}
