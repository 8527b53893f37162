import Foundation

/// What time it is in an app, whose clock goes on without anybody waiting.
public enum _VirtualTime {
  /// When the app was launched, later by what has passed for it.
  public static var date: Foundation.Date {
    SharedAppState.current.launchDate.addingTimeInterval(CACurrentMediaTime())
  }
}

/// Classes by their names. [A] NSStringFromClass(_:): those of Objective-C have no module's name before theirs.
public enum _ClassNames {
  public static func name(of type: AnyClass) -> String {
    let name = Foundation.NSStringFromClass(type)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }

  public static func type(_ name: String) -> AnyClass? {
    Foundation.NSClassFromString(name) ?? (name.contains(".") ? nil : Foundation.NSClassFromString("UIKit.\(name)"))
  }
}
