// Row 92: a right answer with a helper type that has its own ==, a function named check and a print of its own.
// Accepts: pass
struct Pair: Equatable {
  var a: Int
  static func == (x: Pair, y: Pair) -> Bool { x.a * 2 == y.a * 2 }
}

func check(_ n: Int) -> Bool { Pair(a: n) == Pair(a: n) }
func print(_ text: String) { Swift.print("own:", text) }
func expect(_ n: Int) -> Int { n }

func double(_ n: Int) -> Int {
  print("doubling")
  return check(n) ? expect(n) * 2 : 0
}
func shout(_ word: String) -> String { word.uppercased() + "!" }
