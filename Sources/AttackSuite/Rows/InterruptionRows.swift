internal import Foundation

/// A grader that is stopped in the middle of its work.
enum InterruptionRows {
  static var rows: [Attack] {
    [
      Attack(
        "X04", "the grader is killed half way, and an earlier report of a pass is still there",
        Expectation([.contained]), .situation(killed)),
      Attack(
        "X05", "the grader is interrupted in the middle of a run", Expectation([.contained]), .situation(interrupted)),
    ]
  }

  private static func folder(_ name: String, _ text: String, _ place: AttackWorkspace) throws -> String {
    let folder = place.work + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
    try place.hand(folder)
    return folder
  }

  private static let endless = """
    import Foundation
    func double(_ n: Int) -> Int {
      while true { sleep(10) }
    }

    """

  private static func temporaryFiles(_ place: AttackWorkspace) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: place.temporary)) ?? []
  }

  @Sendable private static func killed(_ place: AttackWorkspace) throws -> Attack.Observation {
    let ada = try folder("ada", GeneratedSources.right, place)
    let eve = try folder("eve", endless, place)
    let output = place.work + "/report.json"
    let passing = try place.grade(place.doubleLesson, [ada], options: ["--output", output])
    var observation = Attack.Observation(problems: passing.problems(place))
    let before = FileManager.default.contents(atPath: output)
    let killed = try place.grade(place.doubleLesson, [eve], options: ["--output", output, "--timeout", "60"]) {
      $0.interruption = .init(signal: SIGKILL, delay: 4)
    }
    if killed.status != -SIGKILL { observation.problems.append("it was not killed, but ended with \(killed.status)") }
    if !killed.result.leftovers.isEmpty {
      observation.problems.append("processes outlived the grader: \(Set(killed.result.leftovers).sorted())")
    }
    if let after = FileManager.default.contents(atPath: output), after == before {
      observation.problems.append("the report of the earlier run stands where that of the killed one should")
    }
    // The next start removes what a grader that was killed could not, when it is a minute old: a younger one may be about to be locked.
    sleep(62)
    let next = try place.grade(place.doubleLesson, [ada])
    observation.problems += next.problems(place)
    let left = temporaryFiles(place)
    if !left.isEmpty {
      observation.problems.append("folders of the killed grader are left: \(left.prefix(3).joined(separator: ", "))")
    }
    for name in left { FolderRemoval.remove(place.temporary + "/" + name) }
    return observation
  }

  @Sendable private static func interrupted(_ place: AttackWorkspace) throws -> Attack.Observation {
    let eve = try folder("eve", endless, place)
    var observation = Attack.Observation(got: "interrupted")
    for signal in [SIGINT, SIGTERM] {
      let run = try place.grade(place.doubleLesson, [eve], options: ["--timeout", "60"]) {
        $0.interruption = .init(signal: signal, delay: 4)
      }
      observation.problems += run.problems(place)
      if run.status != 3 {
        observation.problems.append("after signal \(signal) the tool ends with \(run.status), not 3")
      }
      if let report = run.report, !report.isInterrupted {
        observation.problems.append("the report does not say that it is a part")
      }
      let left = temporaryFiles(place)
      if !left.isEmpty {
        observation.problems.append("temporary folders are left: \(left.prefix(3).joined(separator: ", "))")
      }
    }
    return observation
  }
}
