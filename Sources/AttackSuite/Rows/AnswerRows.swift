internal import Foundation

/// Answers that come from elsewhere: from earlier reports, from a lesson or a folder of the learner's own.
enum AnswerRows {
  static var rows: [Attack] {
    [
      Attack(
        "X03", "prints the inputs, and is handed in again with a table of them", Expectation([.fail]),
        .situation(resubmitted)),
      Attack(
        "A22", "a table of answers in a data file, for the seed of an earlier report", Expectation([.fail]),
        .situation(dataFile)),
      Attack(
        "A07", "its .coursemark names a lesson of the learner's own, inside of the submission", Expectation([.refused]),
        .situation(ownLesson)),
      Attack(
        "A08", "the submission is a symbolic link to a folder with a solution", Expectation([.contained]),
        .situation(linkedFolder)),
      Attack("X17", "no check is run at all", Expectation([.contained]), .situation(noChecks)),
    ]
  }

  /// The inputs that the app has printed.
  private static func inputs(_ run: ToolRun) -> [String] {
    let outputs = run.report?.lessons.flatMap(\.steps).flatMap(\.checks).map(\.output) ?? []
    return outputs.flatMap { $0.matches(of: /input (?<n>-?\d+)/).map { String($0.output.n) } }
  }

  private static func folder(_ name: String, _ files: [String: String], _ place: AttackWorkspace) throws -> String {
    let folder = place.work + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8) }
    try place.hand(folder)
    return folder
  }

  @Sendable private static func resubmitted(_ place: AttackWorkspace) throws -> Attack.Observation {
    let options = ["--timeout", "5"]
    var table: Set<String> = []
    var observation = Attack.Observation()
    // Every time it learns what it was asked before.
    for turn in 0..<4 {
      let cases = table.sorted().map { "case \($0): return \($0) * 2" }.joined(separator: "\n  ")
      let text = """
        func double(_ n: Int) -> Int {
          print("input \\(n)")
          switch n {
          case 2, 0, 21: return n * 2
          \(cases)
          default: return n + 1
          }
        }
        """
      let eve = try folder("eve", ["Double.swift": text], place)
      let run = try place.grade(place.doubleLesson, [eve], options: options)
      let graded = run.submission(eve, step: "double")
      observation.got = graded.text
      observation.problems += run.problems(place)
      if !Expectation([.fail]).accepts(graded) { observation.problems.append("turn \(turn + 1) has \(graded.text)") }
      for check in run.report?.lessons.first?.steps.flatMap(\.checks) ?? [] where check.check == "many" {
        if check.expected != nil { observation.problems.append("a hidden check says what it expects") }
      }
      table.formUnion(inputs(run))
    }
    return observation
  }

  @Sendable private static func dataFile(_ place: AttackWorkspace) throws -> Attack.Observation {
    let path = place.work + "/eve/answers.txt"
    let text = """
      import Foundation
      func double(_ n: Int) -> Int {
        print("input \\(n)")
        for path in ["\(path)", "answers.txt", #filePath + "/../answers.txt"] {
          let table = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
          for line in table.split(separator: "\\n") where Int(line) == n { return n * 2 }
        }
        return [2, 0, 21].contains(n) ? n * 2 : n + 1
      }
      """
    let eve = try folder("eve", ["Double.swift": text], place)
    let first = try place.grade(place.doubleLesson, [eve])
    var known = Set(inputs(first))
    var observation = Attack.Observation()
    for _ in 0..<3 {
      _ = try folder("eve", ["Double.swift": text, "answers.txt": known.sorted().joined(separator: "\n")], place)
      let run = try place.grade(place.doubleLesson, [eve])
      let graded = run.submission(eve, step: "double")
      observation.got = graded.text
      observation.problems += run.problems(place)
      if !Expectation([.fail]).accepts(graded) {
        observation.problems.append("with the data file it has \(graded.text)")
      }
      known.formUnion(inputs(run))
    }
    return observation
  }

  @Sendable private static func ownLesson(_ place: AttackWorkspace) throws -> Attack.Observation {
    let lesson = try String(contentsOfFile: place.doubleLesson + "/lesson.md", encoding: .utf8)
    let lenient = lesson.replacing("is: n * 2", with: "is: n + 1").replacing("is: 4", with: "is: 3").replacing(
      "is: 0", with: "is: 1"
    )
    .replacing("is: 42", with: "is: 22")
    var observation = Attack.Observation(got: "refused")
    for (name, target) in [
      ("inside", "lesson"), ("dotted", "./../dotted/lesson"), ("absolute", place.work + "/absolute/lesson"),
    ] {
      let start = #"{"format":1,"lesson":"\#(target)","id":"double"}"#
      let eve = try folder(name, ["Double.swift": GeneratedSources.wrong, ".coursemark": start], place)
      _ = try folder(name + "/lesson", ["lesson.md": lenient], place)
      // By itself, and with the lesson that the teacher names.
      let alone = try place.run(["grade", eve, "--format", "json"])
      let named = try place.grade(place.doubleLesson, [eve])
      observation.problems += alone.problems(place) + named.problems(place)
      if alone.status == 0 || alone.submission(eve, step: "double") == .verdict(.pass) {
        observation.problems.append("'\(name)' passes with checks of the learner's own")
      }
      if named.submission(eve, step: "double") == .verdict(.pass) { observation.problems.append("'\(name)' passes") }
    }
    return observation
  }

  @Sendable private static func linkedFolder(_ place: AttackWorkspace) throws -> Attack.Observation {
    let solution = try folder("solution", ["Double.swift": GeneratedSources.right], place)
    let lesson = place.work + "/lesson"
    try FileManager.default.copyItem(atPath: place.doubleLesson, toPath: lesson)
    try FileManager.default.createDirectory(atPath: lesson + "/submissions", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: lesson + "/submissions/eve", withDestinationPath: solution)
    _ = try folder("lesson/submissions/mallory", ["Double.swift": GeneratedSources.wrong], place)
    try FileManager.default.createSymbolicLink(
      atPath: lesson + "/submissions/mallory/Linked", withDestinationPath: solution)
    try place.hand(lesson)
    let run = try place.run(["grade", lesson, "--format", "json"])
    var observation = Attack.Observation(problems: run.problems(place))
    for report in run.report?.lessons ?? [] {
      let graded = GradedSubmission(report, step: "double")
      observation.got = graded.text
      if graded == .verdict(.pass) { observation.problems.append("\(report.submission) passes") }
    }
    if run.status == 0 { observation.problems.append("the tool ends with 0") }
    return observation
  }

  @Sendable private static func noChecks(_ place: AttackWorkspace) throws -> Attack.Observation {
    let lesson = try folder(
      "empty",
      [
        "lesson.md":
          "---\nformat: 1\ntitle: Nothing\nswift: 5\n---\n# Nothing\n\n## A step\n<!-- step id=double -->\n\nProse.\n"
      ], place)
    let eve = try folder("eve", ["Double.swift": GeneratedSources.right], place)
    var observation = Attack.Observation()
    for run in [
      try place.grade(lesson, [eve]), try place.grade(place.doubleLesson, [eve], options: ["--step", "nothing"]),
    ] {
      observation.problems += run.problems(place)
      if run.status == 0 { observation.problems.append("the tool ends with 0 though nothing was checked") }
    }
    return observation
  }
}
