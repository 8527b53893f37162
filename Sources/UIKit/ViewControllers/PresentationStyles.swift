/// How a controller is laid over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
  @available(*, unavailable) case _other = 8
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
  @available(*, unavailable) case _other
}

extension UIModalPresentationStyle {
  /// [A] UIModalPresentationStyle: these two take the views below off the screen, so that only with them the presenter
  /// disappears.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
  /// [A] These two are laid over the nearest controller that defines a context; the others over the root.
  var searchesContext: Bool { self == .currentContext || self == .overCurrentContext }
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// What the style means on this device.
  @MainActor func adapted(of controller: UIViewController) -> UIModalPresentationStyle {
    let isCompact = UIDevice.current.userInterfaceIdiom == .phone
    // [A] UIModalPresentationStyle.automatic: a page sheet for most controllers. [A] Before iOS 13, full screen.
    let hasSheets = AppState.current.device.systemVersion >= 13
    switch self {
    case .automatic, .none: return hasSheets ? controller.automaticPresentationStyle : .fullScreen
    // [A] "In a horizontally compact environment" they fill the screen. [O] From iOS 13 on as a page sheet.
    case .pageSheet, .formSheet, .popover: return isCompact && !hasSheets ? .fullScreen : isCompact ? .pageSheet : self
    default: return self
    }
  }
}
