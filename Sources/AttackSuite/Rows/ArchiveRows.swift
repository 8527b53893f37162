internal import Foundation

/// Archives that write elsewhere, grow without end, or hold what is no file.
enum ArchiveRows {
  static var rows: [Attack] {
    [
      Attack(
        "D14", "a zip whose members lead outside, are links, grow without end, or come twice",
        Expectation([.contained, .compileError]),
        .situation { place in
          try observe(
            place, "zip",
            [
              "slip": ZipFile([
                .init("../attack-marker.swift", GeneratedSources.wrong), .init("Double.swift", GeneratedSources.wrong),
              ]).bytes,
              "absolute": ZipFile([.init("\(place.temporary)/attack-marker.swift", GeneratedSources.wrong)]).bytes,
              "link": ZipFile([.link("Double.swift", to: try FolderRows.solution(place))]).bytes,
              "bomb": ZipFile([.bomb("Double.swift", size: 256 << 20)]).bytes,
              "twice": ZipFile([
                .init("Double.swift", GeneratedSources.wrong), .init("Double.swift", GeneratedSources.right),
              ]).bytes,
              "cut": Array(ZipFile([.init("Double.swift", GeneratedSources.right)]).bytes.dropLast(30)),
            ], honest: ZipFile([.init("Double.swift", GeneratedSources.right)]).bytes)
        }),
      Attack(
        "D15", "a tar whose members have absolute paths, lead outside, are links, hard links and FIFOs",
        Expectation([.contained, .compileError]),
        .situation { place in
          let secret = place.outside + "/notes.txt"
          return try observe(
            place, "tar",
            [
              "absolute": TarFile([.init("\(place.temporary)/attack-marker.swift", GeneratedSources.wrong)]).bytes,
              "slip": TarFile([.init("../../attack-marker.swift", GeneratedSources.wrong)]).bytes,
              "link": TarFile([.init("Double.swift", kind: "2", target: secret)]).bytes,
              "hard": TarFile([.init("Double.swift", kind: "1", target: secret)]).bytes,
              "fifo": TarFile([.init("Double.swift", kind: "6")]).bytes,
              "device": TarFile([.init("Double.swift", kind: "3")]).bytes,
              "through": TarFile([
                .init("out", kind: "2", target: place.temporary),
                .init("out/attack-marker.swift", GeneratedSources.wrong),
              ]).bytes,
            ], honest: TarFile([.init("Double.swift", GeneratedSources.right)]).bytes)
        }),
    ]
  }

  private static func observe(
    _ place: AttackWorkspace, _ suffix: String, _ archives: [String: [UInt8]], honest: [UInt8]
  ) throws -> Attack.Observation {
    var paths: [String] = []
    for (name, bytes) in archives.merging(["honest": honest], uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key })
    {
      let path = place.work + "/\(name).\(suffix)"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      paths.append(path)
    }
    try place.hand(place.work)
    let run = try place.grade(place.doubleLesson, paths, options: ["--timeout", "5"])
    var observation = Attack.Observation(problems: run.problems(place))
    var got: Set<String> = []
    for path in paths {
      let graded = run.submission(path, step: "double")
      if path.hasSuffix("/honest.\(suffix)") {
        if graded != .verdict(.pass) { observation.problems.append("an honest \(suffix) has \(graded.text)") }
      } else {
        got.insert(graded.text)
        if !Expectation([.contained, .compileError]).accepts(graded) {
          observation.problems.append("\(URL(filePath: path).lastPathComponent) has \(graded.text)")
        }
      }
    }
    observation.got = got.sorted().joined(separator: ", ")
    return observation
  }
}
