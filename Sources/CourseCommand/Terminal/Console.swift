internal import Foundation
package import Reporting

/// The standard streams: what stands at their other ends, and writing to them.
package enum Console {
  package enum Stream { case standardOutput, standardError }

  /// Colour only on a terminal, and not with `NO_COLOR` (no-color.org) or `TERM=dumb`.
  package static func terminal(_ stream: Stream, noColour: Bool = false) -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isTerminal(stream)
    let isPlain = noColour || environment["TERM"] == "dumb" || !(environment["NO_COLOR"] ?? "").isEmpty
    let width = isTerminal ? windowWidth(stream) : environment["COLUMNS"].flatMap { Int($0) }
    return Terminal(width: width ?? 100, hasColour: isTerminal && !isPlain)
  }

  /// Whether lines and corners can be shown on standard output: it is a terminal, and its locale's characters are UTF-8's.
  static var drawsCharacters: Bool {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let isUTF8 = locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
    return isTerminal(.standardOutput) && environment["TERM"] != "dumb" && isUTF8
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(descriptor(stream)) == 1 }

  package static func write(_ text: String, to stream: Stream = .standardOutput) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor(stream), $0.baseAddress, $0.count) }
      // The reader has closed the pipe, so the rest is not written.
      if count <= 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// A line for people on standard error, which keeps standard output clean for reports.
  package static func note(_ line: String) { write(line + "\n", to: .standardError) }

  private static func descriptor(_ stream: Stream) -> Int32 { stream == .standardOutput ? 1 : 2 }

  private static func windowWidth(_ stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(descriptor(stream), UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
