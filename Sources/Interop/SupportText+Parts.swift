extension SupportText {
  /// Text for modules that have certain names of Foundation's in them: what is declared in the module itself goes before what Foundation on
  /// Linux has of the same name.
  enum Part: String, CaseIterable, Sendable, Codable {
    /// What would ask the network: an app has none here, and the check is not decided.
    case network
    /// What would ask the program's folder: an app's texts, and what it says of itself, are known to UIKit.
    case bundle
    /// Folders by what they are for, of which some of a phone's have no place on Linux, and files that are copied or take another's place.
    case folders
    /// A run loop that the program runs itself: on the main thread it is on virtual time.
    case runLoop
    /// Work that other queues than the main one do later.
    case delayedWork
    /// Waiting for semaphores and groups, whose deadlines are of the app's time.
    case waiting
    /// Timers of Dispatch.
    case timerSources
    /// Numbers as texts and back, which Foundation on Linux rounds and reads otherwise.
    case numberFormatter
    /// What follows from a user's settings, of which Foundation on Linux knows none: the app is in the United States.
    case locale
    /// Values in styles that name no locale.
    case styles
    /// Lengths of time as texts, which Foundation on Linux does not have.
    case lengthsOfTime
    /// Parts of a text between units of UTF-16, of which Foundation on Linux ends the app where a letter is cut in two.
    case substrings
    /// Whether two texts are the same letter by letter, for which Foundation on Linux takes an accent before and behind its letter.
    case literalTexts
    /// Arrays and their kin, in which Foundation on Linux does not find numbers again.
    case collections
    /// Paths in an `NSString`, which Foundation on Linux ends the app for where a name has one letter.
    case paths
    /// XML, of which Foundation on Linux says that it was read where it is not well-formed.
    case xml
    /// Archives, which Foundation on Linux ends the app for, or has nothing of, where a class or a key is another.
    case archives
    /// Texts in an encoding that lacks some of their letters, for which Foundation on Linux has nothing.
    case lossyTexts
    /// The characters of an attributed text, which Foundation on Linux changes without its attributes.
    case textsOfAttributed
    /// Decimal numbers, which Foundation on Linux compares with other numbers the wrong way round, and does not round after a calculation.
    case decimalNumbers
    /// What errors say of themselves, in the words of Apple's systems.
    case errorTexts
    /// What an app keeps: `set(nil, …)` of Foundation on Linux calls itself without end, and a URL is not found again.
    case defaults
    /// What time it is: an app's time goes on without anybody waiting.
    case dates
    /// The version of the phone's system, and not of this one.
    case systemVersion
    /// The clock of Dispatch, which a stopwatch may read.
    case dispatchTime
    /// Classes by their names: UIKit's have no module's before them.
    case classNames

    /// The part that a file with this name in it needs; that of the network is found by the module.
    static func part(of name: String) -> Part? {
      switch name {
      case "NSLocalizedString", "Bundle": .bundle
      case "FileManager", "NSSearchPathForDirectoriesInDomains": .folders
      case "RunLoop": .runLoop
      case "asyncAfter": .delayedWork
      case "DispatchSemaphore", "DispatchGroup": .waiting
      case "NumberFormatter": .numberFormatter
      case "DateComponentsFormatter": .lengthsOfTime
      case "Locale", "Calendar", "DateFormatter": .locale
      case "formatted": .styles
      case "substring", "enumerateSubstrings": .substrings
      case "isEqual": .literalTexts
      case "NSArray", "NSMutableArray", "NSOrderedSet", "NSMutableOrderedSet", "NSSet", "NSMutableSet", "NSCountedSet",
        "NSDictionary", "NSMutableDictionary":
        .collections
      case "deletingLastPathComponent", "appendingPathComponent": .paths
      case "allowLossyConversion": .lossyTexts
      case "XMLParser": .xml
      case "NSKeyedUnarchiver", "decodeObject": .archives
      case "mutableString", "replaceOccurrences": .textsOfAttributed
      case "NSDecimalNumber": .decimalNumbers
      case "localizedDescription": .errorTexts
      case "UserDefaults": .defaults
      case "Date": .dates
      case "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast", "systemUptime":
        .systemVersion
      case "NSStringFromClass", "NSClassFromString": .classNames
      case "DispatchTime": .dispatchTime
      case "makeTimerSource", "DispatchSourceTimer": .timerSources
      default: nil
      }
    }

    /// A program that declares one of these itself means its own.
    var names: Set<String> {
      switch self {
      case .network, .waiting: []
      case .bundle: ["Bundle", "NSLocalizedString"]
      case .folders: ["FileManager", "NSSearchPathForDirectoriesInDomains"]
      case .runLoop: ["RunLoop"]
      case .delayedWork: ["DispatchQueue"]
      case .timerSources: ["DispatchSource", "DispatchSourceTimer"]
      case .numberFormatter: ["NumberFormatter"]
      case .lengthsOfTime: ["DateComponentsFormatter"]
      case .locale: ["Locale", "Calendar", "DateFormatter"]
      case .styles: []
      case .substrings, .literalTexts, .collections, .paths, .archives, .lossyTexts, .textsOfAttributed,
        .decimalNumbers, .errorTexts:
        []
      case .systemVersion: []
      case .defaults: ["UserDefaults"]
      case .xml: ["XMLParser"]
      case .dates: ["Date"]
      case .dispatchTime: ["DispatchTime"]
      case .classNames: ["NSStringFromClass", "NSClassFromString"]
      }
    }

    /// A class of the program's that inherits from it may override what the part declares, and what stands in an extension can't be overridden.
    var extended: Set<String> {
      switch self {
      case .bundle: ["Bundle"]
      case .folders: ["FileManager"]
      case .runLoop: ["RunLoop"]
      case .substrings, .literalTexts, .paths: ["NSString"]
      case .collections:
        [
          "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary", "NSOrderedSet",
          "NSMutableOrderedSet",
        ]
      case .xml: ["XMLParser"]
      case .archives: ["NSCoder"]
      case .textsOfAttributed: ["NSMutableAttributedString"]
      case .decimalNumbers: ["NSDecimalNumber"]
      case .errorTexts: ["NSError"]
      case .defaults: ["UserDefaults"]
      case .network: ["URLSession"]
      case .systemVersion: ["ProcessInfo"]
      case .lossyTexts, .delayedWork, .waiting, .timerSources, .numberFormatter, .lengthsOfTime, .locale, .styles,
        .dates, .dispatchTime, .classNames:
        []
      }
    }

    /// Without what the program declares itself: shims of members that Foundation did not have before.
    func text(in program: PreparedProgram) -> String {
      guard self == .dates else { return text }
      let declared = Self.memberOfDates.filter { member in program.prepared.contains { $0.edited.contains(member) } }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.filter { line in !declared.contains { line.contains($0) } }.joined(separator: "\n")
    }

    private static let memberOfDates = ["static var now", "var timeIntervalSinceNow", "init(timeIntervalSinceNow"]

    private var text: String {
      switch self {
      case .network: Self.networkText
      case .systemVersion: Self.systemVersionText
      case .bundle: Self.bundleText
      case .folders: Self.foldersText
      case .runLoop: Self.runLoopText
      case .delayedWork: Self.delayedWorkText
      case .waiting: Self.waitingText
      case .timerSources: Self.timerSourcesText
      case .numberFormatter: "public typealias NumberFormatter = UIKit::_NumberFormatter\n"
      case .lengthsOfTime: "public typealias DateComponentsFormatter = UIKit::_DateComponentsFormatter\n"
      case .locale: Self.localeText
      case .styles: Self.stylesText
      case .substrings: Self.substringsText
      case .literalTexts: Self.literalTextsText
      case .collections: Self.collectionsText
      case .paths: Self.pathsText
      case .xml: Self.xmlText
      case .archives: Self.archivesText
      case .lossyTexts: Self.lossyTextsText
      case .textsOfAttributed: Self.textsOfAttributedText
      case .decimalNumbers: Self.decimalNumbersText
      case .errorTexts: Self.errorTextsText
      case .defaults: Self.defaultsText
      case .dates: Self.datesText
      case .dispatchTime: Self.dispatchTimeText
      case .classNames: Self.classNamesText
      }
    }
  }
}

extension SupportText.Part {
  private static let networkText = """
    import \(FoundationParts.networking)
    extension URLSessionTask { public func resume() { UIKit::_Network.resume() } }
    extension URLSessionConfiguration {
      public var waitsForConnectivity: Swift::Bool { get { false } set {} }
      public var sharedContainerIdentifier: Swift::String? { get { nil } set {} }
    }
    extension URLSession {
      public func data(
        from url: Foundation::URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Foundation::Data, URLResponse) { UIKit::_Network.data() }
      public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Foundation::Data, URLResponse) { UIKit::_Network.data() }
    }

    """

  /// A declaration hides the one of Foundation only where its type is the same to the letter: `__shared` is a part of it.
  private static let bundleText = """
    import Foundation
    public func NSLocalizedString(
      _ key: Swift::String, tableName: Swift::String? = nil, bundle: Foundation::Bundle = .main, value: Swift::String = "",
      comment: Swift::String
    ) -> Swift::String { UIKit::_Localization.text(key, table: tableName, value: value) }
    extension Swift::String {
      public static func localizedStringWithFormat(_ format: Swift::String, _ arguments: any Swift::CVarArg...) -> Swift::String {
        UIKit::_Localization.formatted(format, arguments)
      }
      public init(format: __shared Swift::String, _ arguments: any Swift::CVarArg...) {
        self = UIKit::_Localization.formatted(format, arguments)
      }
    }
    extension Foundation::Bundle {
      public func url(forResource name: Swift::String?, withExtension ext: Swift::String?) -> Foundation::URL? {
        UIKit::_AppBundle.url(forResource: name, withExtension: ext, in: self)
      }
      public func url(
        forResource name: Swift::String?, withExtension ext: Swift::String?, subdirectory subpath: Swift::String?
      ) -> Foundation::URL? {
        UIKit::_AppBundle.url(forResource: name, withExtension: ext, subdirectory: subpath, in: self)
      }
      public func path(forResource name: Swift::String?, ofType ext: Swift::String?) -> Swift::String? {
        UIKit::_AppBundle.path(forResource: name, ofType: ext, in: self)
      }
      public func path(
        forResource name: Swift::String?, ofType ext: Swift::String?, inDirectory subpath: Swift::String?
      ) -> Swift::String? {
        UIKit::_AppBundle.url(forResource: name, withExtension: ext, subdirectory: subpath, in: self)?.path
      }
      public func paths(
        forResourcesOfType ext: Swift::String?, inDirectory subpath: Swift::String?
      ) -> [Swift::String] { UIKit::_AppBundle.paths(ofType: ext, inDirectory: subpath, in: self) }
      public var bundleURL: Foundation::URL { UIKit::_AppBundle.folder(of: self) }
      public var bundlePath: Swift::String { UIKit::_AppBundle.folder(of: self).path }
      public var resourceURL: Foundation::URL? { UIKit::_AppBundle.folder(of: self) }
      public var resourcePath: Swift::String? { UIKit::_AppBundle.folder(of: self).path }
      public var bundleIdentifier: Swift::String? { UIKit::_Localization.identifier(of: self) }
      public var infoDictionary: [Swift::String: Any]? { UIKit::_Localization.information(of: self) }
      public func object(forInfoDictionaryKey key: Swift::String) -> Any? { UIKit::_Localization.information(of: self)?[key] }
      public func localizedString(
        forKey key: Swift::String, value: Swift::String?, table: Swift::String?
      ) -> Swift::String { UIKit::_Localization.text(key, table: table, value: value ?? "") }
    }

    """

  private static let runLoopText = """
    import Foundation
    extension Foundation::RunLoop {
      public var currentMode: Foundation::RunLoop.Mode? { UIKit::_RunLoop.mode(of: self) }
      public func run() { UIKit::_RunLoop.run(self) }
      public func run(until limitDate: Foundation::Date) { UIKit::_RunLoop.run(self, until: limitDate) }
      @discardableResult
      public func run(mode: Foundation::RunLoop.Mode, before limitDate: Foundation::Date) -> Swift::Bool {
        UIKit::_RunLoop.run(self, mode: mode, before: limitDate)
      }
    }

    """

  /// For the main queue and a block without more UIKit has a form that the compiler prefers.
  private static let delayedWorkText = """
    import Dispatch
    extension Dispatch::DispatchQueue {
      public func asyncAfter(
        deadline: Dispatch::DispatchTime, qos: Dispatch::DispatchQoS = .unspecified,
        flags: Dispatch::DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift::Void
      ) { UIKit::_DelayedWork.pass(until: deadline, on: self, work) }
      public func asyncAfter(
        wallDeadline: Dispatch::DispatchWallTime, qos: Dispatch::DispatchQoS = .unspecified,
        flags: Dispatch::DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift::Void
      ) { UIKit::_DelayedWork.pass(until: wallDeadline, on: self, work) }
      public func asyncAfter(wallDeadline: Dispatch::DispatchWallTime, execute workItem: UIKit::DispatchWorkItem) {
        UIKit::_DelayedWork.pass(until: wallDeadline, on: self, workItem)
      }
    }

    """

  private static let localeText = """
    import Foundation
    public typealias DateFormatter = UIKit::_DateFormatter
    extension Foundation::Locale {
      public static var current: Foundation::Locale { UIKit::_AppLocale.current }
      public static var autoupdatingCurrent: Foundation::Locale { UIKit::_AppLocale.current }
      public static var preferredLanguages: [Swift::String] { ["en-US"] }
    }
    extension Foundation::Calendar {
      public static var current: Foundation::Calendar { UIKit::_AppLocale.gregorian }
      public static var autoupdatingCurrent: Foundation::Calendar { UIKit::_AppLocale.gregorian }
    }

    """

  private static let stylesText =
    "import Foundation\n"
    + [
      "Swift::BinaryFloatingPoint", "Swift::BinaryInteger", "Swift::Sequence", "Swift::Duration", "Foundation::Decimal",
      "Foundation::Date",
    ].map { type in
      """
      extension \(type) {
        public func formatted<S: Foundation::FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
          UIKit::_AppLocale.formatted(self, format)
        }
      }

      """
    }.joined() + """
      extension Foundation::Date {
        public func formatted() -> Swift::String { UIKit::_AppLocale.formatted(self, FormatStyle()) }
        public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> Swift::String {
          UIKit::_AppLocale.formatted(self, FormatStyle(date: date, time: time))
        }
      }
      extension Swift::Range where Bound == Foundation::Date {
        public func formatted() -> Swift::String {
          UIKit::_AppLocale.formatted(self, Foundation::Date.IntervalFormatStyle(date: .numeric, time: .shortened))
        }
        public func formatted(
          date: Foundation::Date.IntervalFormatStyle.DateStyle, time: Foundation::Date.IntervalFormatStyle.TimeStyle
        ) -> Swift::String {
          UIKit::_AppLocale.formatted(self, Foundation::Date.IntervalFormatStyle(date: date, time: time))
        }
        public func formatted<S: Foundation::FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
          UIKit::_AppLocale.formatted(self, format)
        }
      }
      extension Swift::Sequence where Element == Swift::String {
        public func formatted() -> Swift::String { UIKit::_AppLocale.formatted(self, .list(type: .and)) }
      }

      """

  private static let datesText = """
    import Foundation
    extension Foundation::Date {
      public init() { self = UIKit::_VirtualTime.date }
      public init(timeIntervalSinceNow seconds: Foundation::TimeInterval) { self = UIKit::_VirtualTime.date + seconds }
      public static var now: Foundation::Date { UIKit::_VirtualTime.date }
      public static var timeIntervalSinceReferenceDate: Foundation::TimeInterval {
        UIKit::_VirtualTime.date.timeIntervalSinceReferenceDate
      }
      public var timeIntervalSinceReferenceDate: Foundation::TimeInterval {
        self.timeIntervalSince(Foundation::Date(timeIntervalSinceReferenceDate: 0))
      }
      public var timeIntervalSinceNow: Foundation::TimeInterval { self.timeIntervalSince(UIKit::_VirtualTime.date) }
    }

    """

  private static let classNamesText = """
    import Foundation
    public func NSStringFromClass(_ aClass: Swift::AnyClass) -> Swift::String { UIKit::_ClassNames.name(of: aClass) }
    public func NSClassFromString(_ aClassName: Swift::String) -> Swift::AnyClass? { UIKit::_ClassNames.type(aClassName) }

    """

  private static let substringsText = """
    import Foundation
    extension Foundation::NSString {
      public func substring(from: Swift::Int) -> Swift::String { UIKit::_Substrings.text(of: self, from: from) }
      public func substring(to: Swift::Int) -> Swift::String { UIKit::_Substrings.text(of: self, to: to) }
      public func substring(with range: Foundation::NSRange) -> Swift::String { UIKit::_Substrings.text(of: self, in: range) }
      public func enumerateSubstrings(
        in range: Foundation::NSRange, options opts: Foundation::NSString.EnumerationOptions,
        using block: (Swift::String?, Foundation::NSRange, Foundation::NSRange, UnsafeMutablePointer<ObjCBool>) -> Swift::Void
      ) { UIKit::_Substrings.enumerate(self, in: range, opts, using: block) }
    }

    """
}
