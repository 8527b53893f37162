// Row 76: values that answer each read differently, with a forged mirror, description and hash.
// Accepts: fail, compile-error
final class Liar: Codable, Equatable, Hashable, CustomStringConvertible, CustomReflectable {
  nonisolated(unsafe) static var reads = 0
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Liar, b: Liar) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  var description: String { "\(n * 2)" }
  var customMirror: Mirror { Mirror(reflecting: n * 2) }
  func encode(to encoder: any Encoder) throws {
    Liar.reads += 1
    var container = encoder.singleValueContainer()
    try container.encode(Liar.reads == 1 ? n * 2 : n + 1)
  }
}

func double(_ n: Int) -> Liar { Liar(n) }
