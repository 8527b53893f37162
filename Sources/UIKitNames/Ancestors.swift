/// The type itself and all that it comes from, nearest first, each once.
func ancestors(of type: String, inherited: (String) -> [String]?) -> [String] {
  var result: [String] = []
  var next = [type]
  while let type = next.first {
    next.removeFirst()
    guard !result.contains(type) else { continue }
    result.append(type)
    next += inherited(type) ?? []
  }
  return result
}
