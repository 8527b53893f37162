/// The colour of what the status bar says.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
  @available(*, unavailable) case _other
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
  @available(*, unavailable) case _other
}
