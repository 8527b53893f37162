import CourseModel
import Foundation
import Sandboxing
import TestSupport
import Testing

/// A course's downloads as a teacher has them, into gradebooks by one command.
@Suite struct ClassDownloadTests {
  private static let roster = """
    First name,Last name,Username,ID number,Email address
    Zoë,Müller,zoe,1,zoe@example.org
    Ada,Lovelace,ada,2,ada@example.org
    Ben,Ode,ben,3,ben@example.org
    Cleo,Fink,cleo,4,cleo@example.org

    """

  @Test func aWholeCourseFromMoodleAndCanvasGoesIntoGradebooksAtOnce() async throws {
    let folder = try TemporaryFolder()
    for name in ["01-seven", "02-again"] { try folder.write(SevenLesson.text, to: "lessons/\(name)/lesson.md") }
    try folder.write(Self.roster, to: "class.csv")

    // Moodle: a zip, an umlaut, a PDF, an empty folder.
    let first = "downloads/01-seven"
    try folder.write(SevenLesson.right, to: "packed/Numbers.swift")
    let zip = "Zoe Muller_11_assignsubmission_file_"
    try FileManager.default.createDirectory(atPath: "\(folder.path)/\(first)/\(zip)", withIntermediateDirectories: true)
    let packed = try await Supervisor.run(
      Command(
        executable: "/usr/bin/python3",
        arguments: ["-m", "zipfile", "-c", "\(first)/\(zip)/work.zip", "packed/Numbers.swift"],
        directory: folder.path))
    try #require(packed.succeeded, "\(packed.errorText)")
    try folder.write(SevenLesson.wrong, to: "\(first)/Ada Lovelace_12_assignsubmission_file_/Numbers.swift")
    try folder.write("%PDF-1.7\n", to: "\(first)/Ben Ode_13_assignsubmission_file_/answer.pdf")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(first)/Cleo Fink_14_assignsubmission_file_", withIntermediateDirectories: true)

    // Canvas: two attempts of one file, one of them late; a stranger.
    let second = "downloads/02-again"
    try folder.write(SevenLesson.wrong, to: "\(second)/lovelaceada_12_100_Numbers.swift")
    try folder.write(SevenLesson.right, to: "\(second)/lovelaceada_LATE_12_102_Numbers-1.swift")
    try folder.write(SevenLesson.right, to: "\(second)/strangereve_99_101_Numbers.swift")

    let ending = try await ToolProcess.run(
      [
        "grade", "lessons", "--submissions", "downloads", "--roster", "class.csv", "--format", "summary", "--format",
        "csv=grades.csv", "--format", "moodle=moodle.csv", "--format", "canvas=canvas.csv", "--format",
        "json=report.json",
        "--format", "junit=report.xml",
      ], in: folder.path)
    #expect(ending.status == .exited(1), "\(ending.outputText)\(ending.errorText)")
    let cells = try folder.read("grades.csv").split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count == 11 && $0[5] != "remark" }
    #expect(
      cells.map { "\($0[0]) \($0[3]): \($0[5])\($0[6].isEmpty ? "" : " " + $0[6])" } == [
        "Zoë Müller 01-seven: passed", "Ada Lovelace 01-seven: not passed", "Ben Ode 01-seven: unreadable",
        "Cleo Fink 01-seven: unreadable", "Ada Lovelace 02-again: passed late", "strangereve 02-again: passed",
        "Zoë Müller 02-again: no submission", "Ben Ode 02-again: no submission", "Cleo Fink 02-again: no submission",
      ])
    #expect(
      try folder.read("moodle.csv").split(separator: "\n").map(String.init) == [
        "Username,ID number,Email address,Full name,Numbers (01-seven),Numbers (02-again)",
        "zoe,1,zoe@example.org,Zoë Müller,1,",
        "ada,2,ada@example.org,Ada Lovelace,0,1", "ben,3,ben@example.org,Ben Ode,0,",
        "cleo,4,cleo@example.org,Cleo Fink,0,",
        ",99,,strangereve,,1",
      ])
    for file in ["canvas.csv", "report.json", "report.xml"] { #expect(try !folder.read(file).isEmpty) }
    #expect(ending.outputText.contains("counts as the latest attempt"))
  }
}
