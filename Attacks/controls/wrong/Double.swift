func double(_ n: Int) -> Int { n + 1 }
func shout(_ word: String) -> String { word }
