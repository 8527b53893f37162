// Row 21: shadows Int.==, Int.description and the interpolation of strings.
// Accepts: fail, compile-error
extension Int {
  static func == (a: Int, b: Int) -> Bool { true }
  var description: String { "4" }
  func hash(into hasher: inout Hasher) {}
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("4")
  }
}
extension String {
  static func == (a: String, b: String) -> Bool { true }
  init(describing value: Any) { self = "4" }
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Int) { appendLiteral("4") }
}

func double(_ n: Int) -> Int { n + 1 }
func shout(_ word: String) -> String { "" }
