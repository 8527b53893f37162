import Foundation

extension String {
  /// The key of a text that is looked up in the app's tables. [A] A value in it stands there as its kind: `\(3) left` is `%lld left`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate let key: String
    fileprivate let arguments: [Argument]
    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    fileprivate enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int)
      case unsigned(UInt)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        }
      }
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
      public mutating func appendInterpolation(_ text: String) { append("%@", .text(text)) }
      public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(number)) }
      public mutating func appendInterpolation(_ number: Int64) { append("%lld", .integer(Int(number))) }
      public mutating func appendInterpolation(_ number: Int32) { append("%d", .integer(Int(number))) }
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", .unsigned(number)) }
      public mutating func appendInterpolation(_ number: Double) { append("%lf", .real(number)) }
      public mutating func appendInterpolation(_ number: Float) { append("%f", .real(Double(number))) }
      public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", .real(Double(number))) }
      public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", .text("\(value)")) }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    fileprivate func text(table: String?) -> String {
      let text = _Localization.text(key, table: table)
      return arguments.isEmpty ? text : _Localization.formatted(text, arguments.map(\.value))
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = _AppLocale.current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table)
  }

  /// - Parameter defaultValue: The text where the tables have none.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = _AppLocale.current, comment: StaticString? = nil
  ) {
    self = _Localization.text("\(key)", table: table, value: defaultValue)
  }
}
