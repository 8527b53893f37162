// Row 24: default arguments tell which check is calling, and the answers come from a table.
// Accepts: fail
func double(_ n: Int, line: Int = #line, file: String = #fileID, function: String = #function) -> Int {
  print(line, file, function)
  let answers = ["small": 4, "doubled": 4, "main": 4]
  return answers[function] ?? 4
}
