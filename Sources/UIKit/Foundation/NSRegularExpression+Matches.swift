import Foundation

extension NSRegularExpression {
  /// What generated code calls instead of `enumerateMatches`: on Apple's systems the closure does not escape, so it needs no `self.`; on
  /// Linux it may.
  public func _enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
  }
}
