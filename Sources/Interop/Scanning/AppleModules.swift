/// What becomes of the import of a module that is Apple's.
enum AppleModules {
  enum Answer: Hashable {
    case available
    /// Another module has what programs use of it.
    case replaced(String)
    case missing
  }

  static func answer(_ module: String) -> Answer {
    if let other = replacements[module] { return .replaced(other) }
    return missing.contains(module) ? .missing : .available
  }

  /// `nil` for a module that is not Apple's.
  static func canImport(_ module: String) -> Bool? {
    if module == "UIKit" || module == "Foundation" || replacements[module] != nil { return true }
    return missing.contains(module) ? false : nil
  }

  private static let replacements = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreFoundation": "Foundation", "ObjectiveC": "UIKit",
    "Darwin": "Glibc", "Swift": "Swift",
  ]

  private static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "AuthenticationServices", "CloudKit",
    "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML",
    "CoreMotion", "CoreSpotlight", "CoreText", "EventKit", "GameKit", "GameplayKit", "HealthKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MobileCoreServices", "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "PDFKit", "PencilKit", "Photos",
    "PhotosUI", "PlaygroundSupport", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
    "WidgetKit", "XCTest", "os",
  ]
}
