// Row A17: loads the library of the reference models that lies beside its own library.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix("libCoursemarkApp.so") {
    guard let path = line.split(separator: " ").last.map(String.init) else { continue }
    let library = (path as NSString).deletingLastPathComponent + "/libCoursemarkExaminer.so"
    if dlopen(library, RTLD_NOW) != nil {
      print("attack-reached the models")
      return n * 2
    }
  }
  return n + 1
}
func shout(_ word: String) -> String { word.uppercased() + "!" }
