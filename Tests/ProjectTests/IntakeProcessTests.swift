import CourseModel
import Foundation
import Reporting
import Sandboxing
import TestSupport
import Testing

/// What comes of a class of submissions, some of which are no honest work, with the tool as a process of its own.
@Suite(.serialized) struct IntakeProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
  }

  private func command(_ arguments: [String], _ environment: [String: String] = [:]) -> Command {
    ToolProcess.command(arguments, in: folder.path, environment: environment)
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> Ending {
    try await Supervisor.run(command(arguments, environment))
  }

  private func report(_ name: String) throws -> Report { try JSONReport.decode(folder.read(name)) }

  /// `ada: pass`
  private func verdicts(_ report: Report) -> [String] {
    report.lessons.map { lesson in
      let verdicts = lesson.steps.flatMap(\.checks).map(\.verdict.rawValue)
      return "\(URL(filePath: lesson.submission).lastPathComponent): \(verdicts.joined(separator: " "))"
    }
  }

  @Test func whatCannotBeReadIsAnErrorOfThatSubmissionAlone() async throws {
    let handedIn = "lesson/submissions"
    try folder.write(SevenLesson.right, to: "\(handedIn)/ada/Numbers.swift")
    try folder.write(SevenLesson.right, to: "solution/Numbers.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/\(handedIn)/bob", withDestinationPath: "../../solution")
    try folder.write("", to: "\(handedIn)/carol/Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/\(handedIn)/carol/Numbers.swift", withDestinationPath: "../../../solution/Numbers.swift")
    #expect(mkfifo(folder.path + "/\(handedIn)/dan.swift", 0o600) == 0)
    try folder.write("%PDF-1.7", to: "\(handedIn)/eve.pdf")
    try folder.write("PK no archive", to: "\(handedIn)/fay.zip")
    try FileManager.default.createDirectory(atPath: folder.path + "/\(handedIn)/gus", withIntermediateDirectories: true)
    let named = creat(
      (Array((folder.path + "/\(handedIn)/h").utf8) + [0xFF] + Array(".swift".utf8) + [0]).map {
        CChar(bitPattern: $0)
      },
      0o600)
    #expect(named >= 0)
    close(named)
    try folder.write(SevenLesson.right, to: "\(handedIn)/zoe/Numbers.swift")

    let ending = try await run(["grade", "lesson", "--format", "json=report.json"])
    #expect(ending.status == .exited(1), "\(ending.errorText)")
    let report = try report("report.json")
    #expect(
      verdicts(report) == [
        "ada: pass", "bob: missing", "carol: missing", "dan.swift: missing", "eve.pdf: missing", "fay.zip: missing",
        "gus: missing", "h\\xFF.swift: missing", "zoe: pass",
      ])
    #expect(report.exitCode == .notPassed)
    #expect(
      report.lessons.flatMap(\.messages).filter { $0.kind == .error }.count == 7,
      "\(report.lessons.flatMap(\.messages))")
  }

  @Test func anArchiveIsGradedAndALinkThatWasTypedIsNamed() async throws {
    try folder.write(SevenLesson.right, to: "work/Numbers.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/typed", withDestinationPath: "work")
    let ending = try await run(["grade", "lesson", "--submission", "typed", "--format", "json=report.json"])
    #expect(ending.status == .exited(0), "\(ending.errorText)")
    let messages = try report("report.json").lessons.flatMap(\.messages)
    #expect(messages.map(\.kind) == [.note])
    #expect(messages.first?.message.hasSuffix("it led to \(folder.path)/work.") == true)
  }

  @Test func aSubmissionThatBringsItsOwnLessonIsNotGradedByIt() async throws {
    try folder.write(SevenLesson.text.replacing("is: 7", with: "is: 0"), to: "mine/lesson/lesson.md")
    try folder.write("func seven() -> Int { 0 }\n", to: "mine/Numbers.swift")
    for lesson in ["lesson", "./lesson/", "../mine/lesson", folder.path + "/mine/lesson", "../linked"] {
      try? FileManager.default.createSymbolicLink(
        atPath: folder.path + "/linked", withDestinationPath: "mine/lesson")
      try folder.write("{\"format\":1,\"id\":\"lesson\",\"lesson\":\"\(lesson)\"}", to: "mine/.coursemark")
      let ending = try await run(["grade", "mine"])
      #expect(ending.status == .exited(2), "\(lesson): \(ending.outputText)")
      #expect(ending.errorText.contains("names a lesson within the same folder"), "\(lesson): \(ending.errorText)")
    }
  }

  /// The folder that both stand in is taken for a course, and the learner's own lesson for a lesson of it.
  @Test func aSubmissionThatIsALessonOfTheCourseItNamesIsNotGradedByIt() async throws {
    try folder.write(SevenLesson.text.replacing("is: 7", with: "is: 0"), to: "class/eve/lesson.md")
    try folder.write("func seven() -> Int { 0 }\n", to: "class/eve/Numbers.swift")
    for lesson in ["..", "../../class", folder.path + "/class"] {
      try folder.write("{\"format\":1,\"id\":\"lesson\",\"lesson\":\"\(lesson)\"}", to: "class/eve/.coursemark")
      let ending = try await run(["grade", "class/eve"])
      #expect(ending.status == .exited(2), "\(lesson): \(ending.outputText)")
      #expect(ending.errorText.contains("names a lesson within the same folder"), "\(lesson): \(ending.errorText)")
    }
  }

  /// Whoever names the lesson is not led to another one.
  @Test(arguments: [["--submission", "class/eve"], ["--submissions", "class"]])
  func theLessonThatIsNamedGoesBeforeTheOneOfASubmission(options: [String]) async throws {
    try folder.write(SevenLesson.text.replacing("is: 7", with: "is: 0"), to: "class/mallory/lesson.md")
    try folder.write(SevenLesson.right, to: "class/mallory/Numbers.swift")
    try folder.write("func seven() -> Int { 0 }\n", to: "class/eve/Numbers.swift")
    for named in ["../mallory", "."] {
      try folder.write("{\"format\":1,\"id\":\"lesson\",\"lesson\":\"\(named)\"}", to: "class/eve/.coursemark")
      let ending = try await run(["grade", "lesson"] + options + ["--format", "json", "--output", "report.json"])
      #expect(ending.status == .exited(1), "\(named): \(ending.errorText)")
      let eve = try #require(try report("report.json").lessons.first { $0.submission.hasSuffix("eve") })
      #expect(eve.file.hasSuffix("lesson/lesson.md") && eve.points == 0, "\(named): \(eve.file)")
    }
  }

  // MARK: The host's troubles

  @Test func withoutAToolchainNothingIsBlamedOnAnybody() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    let grade = ["grade", "lesson", "--submission", "ada", "--output", "report.txt"]
    let none = try await run(grade, ["PATH": "/nowhere", "COURSEMARK_SWIFT": "/nowhere/swiftc"])
    #expect(none.status == .exited(3))
    #expect(none.errorText.contains("COURSEMARK_SWIFT names '/nowhere/swiftc'"))
    let broken = try await run(grade, ["COURSEMARK_SWIFT": "/bin/false"])
    #expect(broken.status == .exited(3))
    #expect(broken.errorText.contains("'/bin/false -frontend -print-target-info' answers"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/report.txt"))
  }

  @Test func aTemporaryFolderThatCannotBeWrittenToIsSaidSo() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    let ending = try await run(["grade", "lesson", "--submission", "ada"], ["TMPDIR": "/proc/nothing"])
    #expect(ending.status == .exited(3), "\(ending.outputText)")
    #expect(ending.errorText.contains("Set TMPDIR"), "\(ending.errorText)")
  }

  /// In a user namespace of its own the test may mount a disk that is as small as it likes.
  private static let canMount: Bool = {
    let trial = ["-Urm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    guard let process = try? Process.run(URL(fileURLWithPath: "/usr/bin/unshare"), arguments: trial) else {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    .enabled(
      if: canMount, "This host lets no process mount a file system in namespaces of its own, so no disk can be filled.")
  )
  func aFullDiskIsNotTheLearners() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    let script = """
      mount -t tmpfs -o size=256k tmpfs /mnt && TMPDIR=/mnt "$0" grade lesson --submission ada --format json=report.json
      """
    var grade = command([])
    grade.arguments = ["-Urm", "sh", "-c", script, grade.executable]
    grade.executable = "/usr/bin/unshare"
    let ending = try await Supervisor.run(grade)
    #expect(ending.status == .exited(3), "\(ending.outputText)\(ending.errorText)")
    let words = (try? folder.read("report.json")) ?? ending.errorText
    #expect(words.contains("There is no space left at /mnt, or too little."), "\(words)")
    #expect(!words.contains("does-not-compile"))
  }

  /// Runs the tool where `setUp` has changed what is mounted, for nobody else.
  private func mounted(_ setUp: String, _ arguments: [String]) async throws -> Ending {
    var grade = command([], ["CACHE": try TestHome.make().cache.string])
    grade.arguments = ["-m", "sh", "-c", setUp + " && exec \"$0\" \"$@\"", grade.executable] + arguments
    grade.executable = "/usr/bin/unshare"
    return try await Supervisor.run(grade)
  }

  @Test(.enabled(if: geteuid() == 0 && canMount, "Only root can change what is mounted and still become other users."))
  func aCacheThatCanOnlyBeReadServes() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    let grade = ["grade", "lesson", "--submission", "ada"]
    #expect(try await run(grade).status == .exited(0))
    let ending = try await mounted(
      "mount --bind \"$CACHE\" \"$CACHE\" && mount -o remount,bind,ro \"$CACHE\"", grade)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
  }

  @Test(.enabled(if: geteuid() == 0 && canMount, "Only root can change what is mounted and still become other users."))
  func aReportForWhichThereIsNoRoomIsTold() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    let ending = try await mounted(
      "mount -t tmpfs -o size=4k tmpfs /mnt && head -c 4096 /dev/zero > /mnt/other",
      ["grade", "lesson", "--submission", "ada", "--format", "json", "--output", "/mnt/report.json"])
    #expect(![.exited(0), .exited(1)].contains(ending.status), "\(ending.outputText)\(ending.errorText)")
    #expect(
      ending.errorText.contains("/mnt/report.json") || ending.errorText.contains("no space"), "\(ending.errorText)")
  }

  // MARK: Runs that are stopped

  /// Starts a run of three submissions of which the second never answers, and gives it while the second is graded.
  private func stoppedRun(_ signal: Int32, output: String) async throws -> Process {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    try folder.write("func seven() -> Int { while true {} }\n", to: "bob/Numbers.swift")
    try folder.write(SevenLesson.right, to: "carol/Numbers.swift")
    let process = Process()
    let command = command([
      "grade", "lesson", "--submission", "ada", "--submission", "bob", "--submission", "carol", "--timeout", "300",
      "--jobs", "1", "--format", output,
    ])
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.arguments
    process.environment = command.environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.contains("Compiling bob") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    #expect(said.contains("Compiling bob"), "\(said)")
    kill(process.processIdentifier, signal)
    // Whoever writes must find somebody who reads.
    while !errors.fileHandleForReading.availableData.isEmpty {}
    process.waitUntilExit()
    return process
  }

  @Test func aRunThatIsInterruptedSaysWhatItHasNotGraded() async throws {
    let process = try await stoppedRun(SIGTERM, output: "json=report.json")
    #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    let report = try report("report.json")
    #expect(report.isInterrupted)
    #expect(verdicts(report) == ["ada: pass"])
    #expect(report.notGraded?.map(\.submission) == ["bob", "carol"])
    #expect(report.exitCode == .undecided)
  }

  @Test func aRunThatIsKilledLeavesNoReportThatCouldBeReadAsAPass() async throws {
    try folder.write("{\"verdict\":\"pass\"}", to: "report.json")
    let process = try await stoppedRun(SIGKILL, output: "json=report.json")
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/report.json"))
    let again = try await run(["grade", "lesson", "--submission", "ada", "--format", "json=report.json"])
    #expect(again.status == .exited(0), "\(again.errorText)")
    #expect(try verdicts(report("report.json")) == ["ada: pass"])
  }

  @Test func twoGradersAtOnceDoNotDisturbOneAnother() async throws {
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    try folder.write("func seven() -> Int { 8 }\n", to: "bob/Numbers.swift")
    // Another check than that of the other tests, so that both graders compile it at the same time.
    let check = "expect(app.number(), is: 7, line: \(Int.random(in: 1000...9_999_999)))"
    try folder.write(
      SevenLesson.text.replacing("expect(app.number(), is: 7)", with: check), to: "lesson/lesson.md")
    let commands = ["ada", "bob"].map {
      command(["grade", "lesson", "--submission", $0, "--format", "json=\($0).json"])
    }
    async let first = Supervisor.run(commands[0])
    async let second = Supervisor.run(commands[1])
    let statuses = try await [first.status, second.status]
    #expect(statuses == [.exited(0), .exited(1)])
    #expect(try verdicts(report("ada.json")) == ["ada: pass"])
    #expect(try verdicts(report("bob.json")) == ["bob: fail"])
  }
}
