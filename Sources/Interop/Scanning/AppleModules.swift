internal import Spelling

/// What becomes of the import of a module.
enum AppleModules {
  enum Answer: Hashable {
    case available
    /// Another module has what programs use of it.
    case replaced(String)
    /// Another module has a part of what programs use of it; the rest is not here.
    case partlyReplaced(String)
    /// Apple's, and not here. What it hands on of another module is.
    case missing(handsOn: String)
    /// Of a package that many apps have.
    case ofPackage
    /// Nobody's that is known here.
    case unknown
  }

  static func answer(_ module: String) -> Answer {
    if let other = replacements[module] { return .replaced(other) }
    if let other = partialReplacements[module] { return .partlyReplaced(other) }
    if packages.contains(module) || module.hasPrefix("Firebase") { return .ofPackage }
    if missing.contains(module) { return .missing(handsOn: handsOnUIKit(module) ? "UIKit" : "Foundation") }
    return available.contains(module) || module.hasPrefix("_") ? .available : .unknown
  }

  /// `nil` for a module that is not Apple's.
  static func canImport(_ module: String) -> Bool? {
    if module == "UIKit" || module == "Foundation" || replacements[module] != nil { return true }
    if partialReplacements[module] != nil { return true }
    return missing.contains(module) || ofTests.contains(module) ? false : nil
  }

  /// No app has them, and so they are nothing that Coursemark lacks.
  private static let ofTests: Set<String> = ["XCTest", "Testing"]

  /// The known module that an unknown one is a misspelling of.
  static func similar(to module: String) -> String? {
    let letters = Letters(module)
    return available.union(replacements.keys).union(partialReplacements.keys).union(missing).sorted().first {
      EditDistance.between(Letters($0), letters, atMost: module.count > 4 ? 2 : 1) != nil
    }
  }

  /// Whether a name that nothing declares can be of a module that is missing. `nil` for a type's member.
  static func canDeclare(_ name: String?, in module: String) -> Bool {
    guard let prefixes = prefixes[module] else { return true }
    guard let name else { return false }
    return prefixes.contains { name.hasPrefix($0) || name.hasPrefix("k" + $0) || name.hasPrefix("@" + $0) }
  }

  private static let available: Set<String> = [
    "UIKit", "Foundation", "Dispatch", "Swift", "Glibc", "FoundationNetworking", "FoundationXML",
    "FoundationEssentials",
    "FoundationInternationalization", "Observation", "RegexBuilder", "Synchronization", "Distributed",
  ]

  private static let replacements = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreFoundation": "Foundation", "ObjectiveC": "UIKit",
    "Darwin": "Glibc", "Swift": "Swift",
  ]

  private static let partialReplacements = ["os": "UIKit", "OSLog": "UIKit"]

  /// Whether a file that imports it has UIKit's names on a phone, too: its headers import UIKit.
  static func handsOnUIKit(_ module: String) -> Bool { handingOnUIKit.contains(module) }

  private static let handingOnUIKit: Set<String> = [
    "ARKit", "AVKit", "AddressBookUI", "AuthenticationServices", "CarPlay", "Charts", "ContactsUI", "EventKitUI",
    "GLKit", "GameKit", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "Messages", "MetalKit",
    "PDFKit", "PassKit", "PencilKit", "PhotosUI", "PlaygroundSupport", "QuickLook", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "Social", "SpriteKit", "StoreKit", "SwiftUI", "TipKit", "VisionKit", "WebKit",
    "WidgetKit", "iAd",
  ]

  /// How the names of a module begin, where all do; another module may declare any name, and members of any type.
  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "AudioToolbox": ["Audio", "AU", "SystemSound"],
    "AuthenticationServices": ["AS"], "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreBluetooth": ["CB"], "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"],
    "CoreSpotlight": ["CS"], "CoreText": ["CT"], "EventKit": ["EK"], "EventKitUI": ["EK"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "HealthKit": ["HK"], "ImageIO": ["CGImage"], "LocalAuthentication": ["LA"],
    "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"],
    "MetalKit": ["MTK", "MTL"], "MobileCoreServices": ["UT", "kUT"], "NaturalLanguage": ["NL"], "PDFKit": ["PDF"],
    "PencilKit": ["PK"], "PassKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"],
    "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Social": ["SL"], "Speech": ["SF"],
    "SpriteKit": ["SK"], "StoreKit": ["SK"], "UniformTypeIdentifiers": ["UT"], "UserNotifications": ["UN"],
    "OSLog": ["OS", "os_"], "os": ["OS", "os_"], "UserNotificationsUI": ["UN"], "Vision": ["VN"], "VisionKit": ["VN"],
    "WatchConnectivity": ["WC"], "WebKit": ["WK"],
  ]

  /// Of packages that many apps have and that can't be fetched here. Not all are known: another one is told like a name that nobody has.
  private static let packages: Set<String> = [
    "Alamofire", "AlamofireImage", "Algorithms", "AsyncDisplayKit", "BonMot", "Cartography", "Collections",
    "CombineCocoa", "ComposableArchitecture", "DGCharts", "DifferenceKit", "DropDown", "Eureka", "FBSDKCoreKit",
    "FBSDKLoginKit", "FSCalendar", "GoogleMaps", "GoogleSignIn", "Hero", "IGListKit", "IQKeyboardManager",
    "IQKeyboardManagerSwift", "InputBarAccessoryView", "InputMask", "JVFloatLabeledTextField", "KeychainAccess",
    "KeychainSwift", "Kingfisher", "Lottie", "MBProgressHUD", "Masonry", "MaterialComponents", "MessageKit", "Moya",
    "NVActivityIndicatorView", "Nimble", "Numerics", "OrderedCollections", "Parse", "PhoneNumberKit", "PromiseKit",
    "PureLayout", "Quick", "ReSwift", "ReactiveCocoa", "ReactiveKit", "ReactiveSwift", "Realm", "RealmSwift",
    "RxCocoa", "RxDataSources", "RxGesture", "RxKeyboard", "RxRelay", "RxSwift", "SDWebImage", "SVProgressHUD",
    "SkyFloatingLabelTextField", "SnapKit", "Stevia", "SwiftMessages", "SwifterSwift", "SwiftyJSON", "Swinject",
    "TPKeyboardAvoiding", "TextFieldEffects", "Texture", "Then", "TinyConstraints", "Toast_Swift",
  ]

  private static let missing: Set<String> = Set(prefixes.keys).subtracting(partialReplacements.keys).union([
    "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdSupport", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
    "ClassKit", "Combine", "CommonCrypto", "CoreAudio", "CoreAudioKit", "CoreData", "CoreHaptics", "CoreMIDI",
    "CoreMedia", "CoreNFC", "CoreServices", "CoreTelephony", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit",
    "CryptoTokenKit", "DeviceCheck", "DeviceActivity", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FoundationModels", "GLKit", "GameController", "GroupActivities", "HomeKit", "IOKit", "IdentityLookup", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "MLCompute", "MetalPerformanceShaders", "MetricKit",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenGLES", "PlaygroundSupport", "PushKit", "RealityKit", "RoomPlan", "Security",
    "SensorKit", "ShazamKit", "SoundAnalysis", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "Translation", "TVUIKit", "VideoToolbox", "WatchKit", "WeatherKit", "WidgetKit", "XPC", "iAd",
    "simd", "zlib",
  ])
}
