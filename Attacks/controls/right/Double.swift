func double(_ n: Int) -> Int { n * 2 }
func shout(_ word: String) -> String { word.uppercased() + "!" }
