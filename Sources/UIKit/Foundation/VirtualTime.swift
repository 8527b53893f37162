import Foundation

/// What time it is in an app, whose clock goes on without anybody waiting.
public enum _VirtualTime {
  /// When the app was launched, later by what has passed for it.
  public static var date: Foundation.Date {
    SharedAppState.current.launchDate.addingTimeInterval(CACurrentMediaTime())
  }

  /// What the clock of Dispatch shows, later by what has passed for the app. From now on deadlines are read by the same clock.
  public static var dispatchTime: DispatchTime {
    SharedAppState.current.readsDispatchTime.withLock { $0 = true }
    return dispatchTimeOfDeadlines
  }

  static var dispatchTimeOfDeadlines: DispatchTime {
    let state = SharedAppState.current
    let now = DispatchTime.now()
    guard state.readsDispatchTime.withLock({ $0 }) else { return now }
    return DispatchTime(uptimeNanoseconds: now.uptimeNanoseconds + UInt64(CACurrentMediaTime() * 1_000_000_000))
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
