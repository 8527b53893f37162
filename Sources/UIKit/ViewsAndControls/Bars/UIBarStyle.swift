import Foundation

/// What bars have in common: style, size class and place.
public enum UIBarStyle: Int, Sendable {
  case `default`, black, blackTranslucent
  @available(*, unavailable) case _other
  public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
  @available(*, unavailable) case _other
  public static var landscapePhone: UIBarMetrics { .compact }
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
  @available(*, unavailable) case _other
}

@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
