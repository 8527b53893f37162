import Foundation

extension String {
  /// The text in the user's language. Courses bring no translations, so it is the text as it is written.
  public init(
    localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue
  }
}
