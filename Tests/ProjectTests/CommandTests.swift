import CourseModel
import Foundation
import TestSupport
import Testing

@testable import CourseCommand

/// The commands as people give them; none of these compiles anything.
@Suite struct CommandTests {
  let folder: TemporaryFolder
  var lesson: String { folder.path + "/lessons/01-number" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeLesson()
  }

  @Test func versionAndHelpAreNoMistakes() async {
    #expect(await CommandLineTool.run(["--version"]) == 0)
    #expect(await CommandLineTool.run(["grade", "--help"]) == 0)
    #expect(await CommandLineTool.run(["help", "grade"]) == 0)
    #expect(await CommandLineTool.run(["help", "new", "course"]) == 0)
    #expect(await CommandLineTool.run(["help"]) == 0)
    #expect(await CommandLineTool.run(["explain", "unknown-role"]) == 0)
  }

  @Test(arguments: [
    ["grde"], ["grade"], ["grade", "nowhere"], ["grade", "lessons", "--format", "xml"],
    ["grade", "x", "--seed", "xyz"], ["grade", "lessons", "--format", "html="],
    ["grade", "lessons", "--store", "none"],
    ["grade", "lessons", "--format", "html=a.html", "--output", "b.html"], ["grade", "lessons", "--pictures"],
    ["verify", "lessons", "--format", "html"],
    ["grade", "x", "--jobs", "0"], ["grade", "x", "--timeout", "0"],
    ["grade", "x", "--limit", "memory=1"], ["grade", "x", "--limit", "memroy=1GB"],
    ["grade", "x", "--limit", "timeout=3", "--timeout", "4"], ["hint", "nowhere"], ["build", "lessons"],
    ["explain", "unknwon-role"], ["help", "nwe"],
    ["help", "new", "cuorse"], ["help", "verify", "lessons"], ["new", "cuorse", "x"], ["verify", "x", "--write"],
    ["verify", "x", "--fix", "--format", "json"],
    ["verify", "nowhere"], ["verify", "x", "--format", "xml"], ["verify", "x", "--models", "--watch"],
    ["verify", "x", "--models", "--format", "json"], ["verify", "x", "--models", "--least-score", "90"],
    ["verify", "x", "--update", "--strict"], ["verify", "x", "--update", "--follow-links"],
    ["verify", "x", "--watch", "--strict"],
  ])
  func aWrongCommandLineEndsWithTwo(arguments: [String]) async {
    #expect(await CommandLineTool.run(arguments) == 2)
  }

  @Test(arguments: [
    ("lessons", "lessons"), ("lessons/01-number", "lessons"), ("lessons/01-number", "lessons/01-number"),
    ("lessons/01-number/lesson.md", "lessons/"), (".", "lessons"),
  ])
  func pagesDoNotGoAmongLessons(course: String, output: String) async throws {
    let arguments = ["build", folder.path + "/" + course, "-o", folder.path + "/" + output]
    #expect(await CommandLineTool.run(arguments) == 2)
    #expect(try folder.names("lessons") == ["01-number"])
    #expect(try !folder.names("lessons/01-number").contains("index.html"))
  }

  @Test(arguments: [["--seeds", "2"], ["--models"]])
  func aStepThatNoLessonHasIsToldBeforeModelsAreTried(options: [String]) async {
    #expect(await CommandLineTool.run(["verify", lesson] + options + ["--step", "nowhere"]) == 2)
  }

  @Test func startWritesTheStartersAndWhereTheLessonIs() async throws {
    #expect(await CommandLineTool.run(["start", lesson, folder.path + "/mine"]) == 0)
    #expect(try folder.names("mine") == [".coursemark", "A.swift"])
    #expect(try folder.read("mine/A.swift") == "class A { func number() -> Int { 0 } }\n")
    let started = try #require(try StartedFolder(at: folder.path + "/mine"))
    #expect(started.record.lesson == "../lessons/01-number")
    #expect(started.record.id == "01-number")
    #expect(try CourseFinder(path: folder.path + "/mine").course.lessons.map(\.id) == ["01-number"])
  }

  @Test func reportsNameALessonThatTheFolderHasChosen() async throws {
    #expect(await CommandLineTool.run(["start", lesson, folder.path + "/mine"]) == 0)
    let path = folder.path + "/mine"
    let chosen = try GradePlan(try CourseFinder(path: path), path: path, submissions: [], steps: [])
    #expect(chosen.remarks.count == 1)
    #expect(chosen.remarks.first?.contains("lessons/01-number") == true)
    #expect(try GradePlan(try CourseFinder(path: lesson), path: lesson, submissions: [], steps: []).remarks == [])
  }

  @Test func startNeverTakesALearnersFileAway() async throws {
    try folder.write("mine", to: "mine/A.swift")
    #expect(await CommandLineTool.run(["start", lesson, folder.path + "/mine"]) == 2)
    #expect(try folder.names("mine") == ["A.swift"])
    #expect(try folder.read("mine/A.swift") == "mine")
    #expect(await CommandLineTool.run(["start", lesson, folder.path + "/mine", "--force"]) == 0)
    #expect(try folder.read("mine/A.swift") != "mine")
  }

  @Test func hintsAreRememberedInAStartedFolder() async throws {
    let mine = folder.path + "/mine"
    #expect(await CommandLineTool.run(["start", lesson, mine]) == 0)
    for shown in [1, 2, 2] {
      #expect(await CommandLineTool.run(["hint", mine, "--step", "one"]) == 0)
      #expect(try StartedFolder(at: mine)?.record.hints == ["one": shown])
    }
    #expect(await CommandLineTool.run(["hint", mine, "--step", "one", "--number", "3"]) == 2)
  }

  @Test func submissionsAreFoundInOrder() throws {
    let found = try CourseFinder(path: lesson)
    let plan = try GradePlan(found, path: lesson, submissions: [], steps: [])
    #expect(plan.items.map(\.submission.path) == ["ada", "grace.md"].map { "\(lesson)/submissions/\($0)" })
    let named = try GradePlan(found, path: lesson, submissions: [lesson + "/submissions/ada"], steps: ["one"])
    #expect(named.items.map(\.submission.path) == ["\(lesson)/submissions/ada"])
  }

  @Test func unknownNamesGetTheNearest() throws {
    let found = try CourseFinder(path: lesson)
    #expect {
      try GradePlan(found, path: "lesson", submissions: [], steps: ["onne"])
    } throws: { "\($0)" == "lesson has no step 'onne'; did you mean 'one'?" }
    #expect { try CourseFinder(path: folder.path + "/lesson") } throws: {
      "\($0)".hasSuffix("did you mean '\(folder.path)/lessons'?")
    }
  }

  @Test func aReportReplacesTheOneBeforeOrNothing() throws {
    let file = OutputFile(path: folder.path + "/report.json")
    try folder.write("old", to: "report.json")
    try file.prepare()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try file.write("new")
    #expect(try folder.read("report.json") == "new")
    #expect(throws: UsageError.self) { try OutputFile(path: folder.path + "/none/report.json").prepare() }
    #expect(throws: UsageError.self) { try OutputFile(path: folder.path + "/lessons").prepare() }
  }

  @Test(arguments: [
    ("/a/b/mine", "/a/lessons/01", "../../lessons/01"), ("/a", "/a/lessons", "lessons"), ("/a", "/a", "."),
    ("/a/b", "/c/d", "/c/d"),
  ])
  func pathsAreRelativeToWhereTheyStand(folder: String, target: String, path: String) {
    #expect(RelativePath.from(folder, to: target) == path)
  }
}
