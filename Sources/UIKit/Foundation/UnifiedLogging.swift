import Foundation

// What `import os` and `import OSLog` bring: messages go to the standard error stream, like those of `NSLog`.

/// Writes messages of one part of an app.
public struct Logger: Sendable {
  private let category: String

  public init(subsystem: String, category: String) { self.category = category }
  public init() { category = "" }
  public init(_ logObj: OSLog) { category = logObj.category }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) { OSLog.write(message.text, category) }
}

/// Where messages are written to.
public final class OSLog: NSObject, @unchecked Sendable {
  let category: String
  public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
  public static var disabled: OSLog { OSLog(subsystem: "", category: "") }

  public init(subsystem: String, category: String) {
    self.category = category
    super.init()
  }

  /// - Parameter format: The privacy of its values, `%{public}@`, makes no difference.
  static func write(_ format: StaticString, _ values: [any CVarArg], _ category: String) {
    write(String(format: "\(format)".replacing(#/%\{[^}]*\}/#, with: "%"), arguments: values), category)
  }

  static func write(_ text: String, _ category: String) {
    let line = category.isEmpty ? "\(text)\n" : "[\(category)] \(text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Who may read a value that stands in a message. It is written in any case: there is no log that others read.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case none, hash
  }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The text of a message, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.applied(to: "\(value())") }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.applied(to: String(value(), radix: format.radix)) }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.applied(to: format.text(of: Double(value()))) }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? (value() ? "yes" : "no") : "\(value())" }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func applied(to text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

public struct OSLogIntegerFormatting: Sendable {
  fileprivate let radix: Int
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

public struct OSLogFloatFormatting: Sendable {
  /// As for `String(format:)`, without the percent sign and the precision.
  private let conversion: String
  private var precision = 6
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision())
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  func text(of value: Double) -> String { String(format: "%.\(precision)\(conversion)", value) }
}

public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  OSLog.write(message.text, log.category)
}

// A literal without arguments fits all of these: it is a message then, and no format.

/// - Parameter message: A format, such as `"%{public}@ is %d"`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  OSLog.write(message, args, log.category)
}

/// - Parameter message: A format, such as `"%{public}@ is %d"`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  OSLog.write(message, args, log.category)
}
