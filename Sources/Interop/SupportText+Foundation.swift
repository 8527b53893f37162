extension SupportText.Part {
  static let textsOfAttributedText = """
    import Foundation
    extension Foundation::NSMutableAttributedString {
      public var mutableString: Foundation::NSMutableString { UIKit::_TextOfAttributed(self) }
    }

    """

  static let errorTextsText = """
    import Foundation
    extension Swift::Error {
      public var localizedDescription: Swift::String { UIKit::_ErrorTexts.description(of: self) }
    }
    extension Foundation::NSError {
      public var localizedDescription: Swift::String { UIKit::_ErrorTexts.description(of: self) }
    }

    """

  static let systemVersionText = """
    import Foundation
    extension Foundation::ProcessInfo {
      public var operatingSystemVersion: Foundation::OperatingSystemVersion { UIKit::_SystemVersion.current }
      public var operatingSystemVersionString: Swift::String { UIKit::_SystemVersion.text }
      public func isOperatingSystemAtLeast(_ version: Foundation::OperatingSystemVersion) -> Swift::Bool {
        UIKit::_SystemVersion.isAtLeast(version)
      }
      public var systemUptime: Foundation::TimeInterval { UIKit::CACurrentMediaTime() }
    }

    """

  static let dispatchTimeText = """
    import Dispatch
    extension Dispatch::DispatchTime {
      public static func now() -> Dispatch::DispatchTime { UIKit::_VirtualTime.dispatchTime }
    }

    """

  static let defaultsText = """
    import Foundation
    extension Foundation::UserDefaults {
      public func object(forKey defaultName: Swift::String) -> Any? {
        UIKit::_Defaults.object(forKey: defaultName, in: self)
      }
      public func set(_ value: Any?, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Int, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Float, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Double, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Bool, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func removePersistentDomain(forName domainName: Swift::String) {
        UIKit::_Defaults.removeAll(of: domainName, in: self)
      }
      public func removeObject(forKey defaultName: Swift::String) {
        UIKit::_Defaults.removeObject(forKey: defaultName, in: self)
      }
      public func set(_ url: Foundation::URL?, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(url, forKey: defaultName, in: self)
      }
      public func url(forKey defaultName: Swift::String) -> Foundation::URL? { UIKit::_Defaults.url(forKey: defaultName, in: self) }
    }

    """

  static let timerSourcesText = """
    public typealias DispatchSource = UIKit::_DispatchSource
    public typealias DispatchSourceTimer = UIKit::_DispatchSourceTimer

    """
}
