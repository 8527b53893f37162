internal import Foundation

/// The host's own troubles, which are never the learner's.
enum HostRows {
  static var rows: [Attack] {
    [
      Attack(
        "X02", "two graders at once share a cache and a folder of temporary files", Expectation([.contained]),
        .situation(twoGraders)),
      Attack(
        "X06", "the disk is full, or the folders can't be written to", Expectation([.contained]), .situation(fullDisk)),
      Attack("X07", "there are neither namespaces nor Landlock", Expectation([.refused]), .situation(nothingContains)),
      Attack("S02", "the cache was copied to another path", Expectation([.pass]), .situation(movedCache)),
    ]
  }

  private static func submission(_ name: String, _ text: String, _ place: AttackWorkspace) throws -> String {
    let folder = place.work + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
    try place.hand(folder)
    return folder
  }

  @Sendable private static func twoGraders(_ place: AttackWorkspace) throws -> Attack.Observation {
    let forger = """
      import Foundation
      func double(_ n: Int) -> Int {
        for folder in ["/tmp", NSTemporaryDirectory(), "..", "\(place.temporary)"] {
          for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = folder + "/" + name
            guard path.contains("coursemark-attack") else { continue }
            if FileManager.default.contents(atPath: path) != nil { print("attack-reached", path) }
            if open(path, O_WRONLY) >= 0 { print("attack-reached", path) }
          }
        }
        return n + 1
      }
      """
    let paths = [
      try submission("eve", forger, place), try submission("ada", GeneratedSources.right, place),
      try submission("bob", forger, place),
    ]
    nonisolated(unsafe) var runs: [ToolRun?] = [nil, nil, nil]
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let run = try? place.grade(place.doubleLesson, [paths[index]])
      lock.withLock { runs[index] = run }
    }
    var observation = Attack.Observation()
    for (run, path) in zip(runs, paths) {
      guard let run else {
        observation.problems.append("the tool could not be run")
        continue
      }
      observation.problems += run.problems(place)
      if run.outputText.contains("attack-reached") {
        observation.problems.append("one submission reaches what is another's")
      }
      let isRight = path.hasSuffix("/ada")
      let graded = run.submission(path, step: "double")
      if graded != .verdict(isRight ? .pass : .fail) {
        observation.problems.append("\(isRight ? "the honest" : "the forging") submission has \(graded.text)")
      }
    }
    return observation
  }

  @Sendable private static func fullDisk(_ place: AttackWorkspace) throws -> Attack.Observation {
    let ada = try submission("ada", GeneratedSources.right, place)
    var observation = Attack.Observation(got: "undecided")
    for (name, value) in [("TMPDIR", "/proc/self"), ("COURSEMARK_CACHE", "/proc/self/cache")] {
      let run = try place.grade(place.doubleLesson, [ada]) { $0.environment[name] = value }
      observation.problems += run.problems(place)
      if run.status != 3 {
        observation.problems.append("with \(name)=\(value) the tool ends with \(run.status), not 3")
      }
    }
    let run = try place.grade(place.doubleLesson, [ada], options: ["--output", "/dev/full"])
    observation.problems += run.problems(place)
    if run.status < 2 {
      observation.problems.append("where its report can't be written the tool ends with \(run.status)")
    }
    return observation
  }

  @Sendable private static func nothingContains(_ place: AttackWorkspace) throws -> Attack.Observation {
    let ada = try submission("ada", GeneratedSources.right, place)
    let run = try place.grade(place.doubleLesson, [ada]) {
      $0.refusesNamespaces = true
      $0.refusesLandlock = true
    }
    var observation = Attack.Observation(got: run.status == 3 ? "refused" : "graded", problems: run.problems(place))
    if run.status != 3 { observation.problems.append("the tool ends with \(run.status), not 3") }
    if run.submission(ada, step: "double") == .verdict(.pass) { observation.problems.append("it graded all the same") }
    return observation
  }

  @Sendable private static func movedCache(_ place: AttackWorkspace) throws -> Attack.Observation {
    let ada = try submission("ada", GeneratedSources.right, place)
    let copy = place.work + "/cache"
    try FileManager.default.copyItem(atPath: place.cache, toPath: copy)
    try place.hand(copy)
    let run = try place.grade(place.doubleLesson, [ada]) {
      $0.environment["COURSEMARK_CACHE"] = copy
      $0.wallClock = 900
    }
    let graded = run.submission(ada, step: "double")
    var observation = Attack.Observation(got: graded.text, problems: run.problems(place))
    if graded != .verdict(.pass) {
      observation.problems.append("an honest right submission has \(graded.text): \(run.errorText.prefix(300))")
    }
    return observation
  }
}
