import Foundation

extension String {
  /// The key of a text that is looked up in the app's tables.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = _AppLocale.current, comment: StaticString? = nil
  ) {
    self = _Localization.text(keyAndValue.key, table: table)
  }

  /// The text in the user's language, as the app's tables have it; without one, as it is written.
  public init(
    localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = _AppLocale.current,
    comment: StaticString? = nil
  ) {
    self = _Localization.text(keyAndValue, table: table)
  }

  /// - Parameter defaultValue: The text where the tables have none.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = _AppLocale.current, comment: StaticString? = nil
  ) {
    self = _Localization.text("\(key)", table: table, value: defaultValue)
  }
}
