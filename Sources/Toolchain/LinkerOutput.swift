/// What the linker printed. It has no identifiers as the compiler's diagnostics have: its sentences are those of GNU gold and of LLVM's lld,
/// which are always English. This is the one place that reads them.
package enum LinkerOutput {
  /// The first symbol that no object file and no library defines, as the linker prints it; `nil` where it complains of something else.
  ///
  ///     main.swift:3: error: undefined reference to 'answer'     (gold)
  ///     ld.lld: error: undefined symbol: answer                  (lld)
  package static func undefinedSymbol(in output: String) -> String? {
    output.firstMatch(of: /(?:undefined reference to|undefined symbol:?) [`']?([^'\n]+)/).map { String($0.1) }
  }

  /// The module whose code lacks a symbol, by the symbol's mangled name: `$s12RegexBuilder…` is `RegexBuilder`'s. `nil` for one that Swift did
  /// not name, and for the standard library's own types, whose names begin with letters.
  package static func module(of symbol: String) -> String? {
    guard let match = symbol.firstMatch(of: /^\$s(\d+)/), let count = Int(match.1), count < 200 else { return nil }
    let name = symbol[match.range.upperBound...].prefix(count)
    return name.count == count ? String(name) : nil
  }
}
