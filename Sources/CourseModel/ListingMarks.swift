/// What the words behind `swift` say of a listing in a text that was not written for Coursemark, as the documentation tests of other languages write them:
/// `swift,ignore`, `swift compile_fail`.
package struct ListingMarks: Sendable, Hashable {
  /// `ignore`: it is not to be compiled.
  package var isIgnored: Bool
  /// `compile_fail`: it is not to compile.
  package var failsToCompile: Bool

  /// - Parameter info: The info string of the fence.
  package init(info: String) {
    let words = info.lowercased().replacing("-", with: "_")
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.dropFirst()
    isIgnored = words.contains("ignore")
    failsToCompile = words.contains("compile_fail")
  }

  package func mark(_ snippet: inout Snippet) {
    if isIgnored { snippet.role = .display }
    // Whatever the compiler says.
    if failsToCompile { snippet.compileFail = "" }
  }
}
