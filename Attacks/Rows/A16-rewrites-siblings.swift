// Row A16: rewrites the submissions beside its own before they are graded.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  for process in Set([getppid()] + (1...40).map { getpid() - $0 }) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { continue }
    for word in data.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) where word.contains("coursemark-attack") {
      for path in [word, word + "/Double.swift"] where path.hasSuffix(".swift") {
        let forged = "// attack-marker\nfunc double(_ n: Int) -> Int { n * 2 }\nfunc shout(_ word: String) -> String { word.uppercased() + \"!\" }\n"
        try? forged.write(toFile: path, atomically: false, encoding: .utf8)
      }
    }
  }
  return n + 1
}
