import CourseModel
import Foundation
import Grading
import Sandboxing
import TestSupport
import Testing
import UIKitNames

@testable import CourseCommand

/// What an app showed on one system, compared with another.
@Suite struct AppTraceTests {
  private static let tests = Repository.root.appending(path: "Tests")
  /// The folders of `Tests/Conformance`.
  static let cases: [String] = {
    let folder = tests.appending(path: "Conformance")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  /// A hundred apps at once would be watched by a hundred supervisors, which then have no time left for anything else.
  private static let limit = JobLimit(3)

  private func files(of name: String) -> (app: String, script: String, folder: String) {
    let folder = Self.tests.appending(path: "Conformance/\(name)").path
    return (folder + "/App.swift", folder + "/script.txt", folder)
  }

  /// The third that `make test` tries with this commit, or all of them.
  private static let triedCases: [String] = {
    let third = ProcessInfo.processInfo.environment["COURSEMARK_THIRD"].flatMap(Shard.init(argument:))
    return third?.part(of: cases) ?? cases
  }()

  /// The app does what Apple documents, and what a phone has shown.
  @Test(arguments: triedCases) func anAppBehavesAsOnAPhone(name: String) async throws {
    let (app, script, folder) = files(of: name)
    let ending = try await Self.limit.run { try await ToolProcess.run(["run", app, "--script", script]) }
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    for trace in try FileManager.default.contentsOfDirectory(atPath: folder) where trace.hasPrefix("trace-") {
      let comparing = ["run", app, "--script", script, "--compare", "\(folder)/\(trace)"]
      let ending = try await Self.limit.run { try await ToolProcess.run(comparing) }
      #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    }
  }

  @Test func thereAreCases() { #expect(Self.cases.contains("return-key")) }

  /// A phone that does otherwise shows which document, or which guess, was wrong.
  @Test(arguments: cases) func eachBehaviourOfAnAppSaysHowItIsKnownAndIsSeen(name: String) throws {
    let script = try String(contentsOfFile: files(of: name).script, encoding: .utf8)
    let read = ScriptBehaviours(reading: script, app: name)
    #expect(read.mistakes == [] && !read.behaviours.isEmpty)
  }

  @Test func noTwoBehavioursHaveOneSentence() throws {
    var apps: [String: Set<String>] = [:]
    for name in Self.cases {
      let script = try String(contentsOfFile: files(of: name).script, encoding: .utf8)
      for it in ScriptBehaviours(reading: script, app: name).behaviours { apps[it.sentence, default: []].insert(name) }
    }
    #expect(apps.filter { $0.value.count > 1 } == [:])
  }

  @Test func whatIsOtherwiseThanRecordedIsToldByEvent() async throws {
    let (app, script, _) = files(of: "return-key")
    let folder = try TemporaryFolder()
    let file = folder.path + "/trace.json"
    let recording = try await ToolProcess.run(["run", app, "--script", script, "--trace", file])
    #expect(recording.status == .exited(0), "\(recording.outputText)\(recording.errorText)")
    let same = try await ToolProcess.run(["run", app, "--script", script, "--compare", file])
    #expect(same.status == .exited(0) && same.outputText.contains("✓ As recorded by Coursemark"))
    var trace = try JSONDecoder().decode(AppTrace.self, from: Data(try folder.read("trace.json").utf8))
    #expect(
      trace.screens.map(\.event) == ["The app is launched", "tap \"first\"", "type \"milk\"", "return", "return"])
    trace.screens[3].elements[0].value = "Milk"
    trace.screens[4].elements.removeAll { $0.name == "log" }
    try folder.write(String(decoding: try JSONEncoder().encode(trace), as: UTF8.self), to: "trace.json")
    let other = try await ToolProcess.run(["run", app, "--script", script, "--compare", file])
    #expect(other.status == .exited(1))
    #expect(
      other.outputText.contains(
        "  4. return\n     the textField \"first\" has the value \"milk\"; recorded with \"Milk\""))
    #expect(other.outputText.contains("  5. return\n     the staticText \"log\" is there; it was not recorded"))
  }

  @Test func aTestOfXcodesPlaysTheScript() async throws {
    let folder = try TemporaryFolder()
    let script = """
      tap "Add"
      tap 20 300
      type "milk\\n"
      paste "b"
      delete 2
      return
      press "Milk" 1
      swipe left "Milk"
      scroll down "list"
      scroll up "list" 120
      rotate left
      wait 0.5
      leave
      come back
      expect no "Milk"
      app.buttons["Add"].tap()
      expect(app.keyboard.exists, is: false)
      """
    let text = UITestFile(script: try RunScript(script)).text
    try folder.write(text, to: "RecordedTrace.swift")
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      #"app.element(named: "Add").tap()"#, #"recorder.note("tap \"Add\"")"#, #"app.typeText("milk\n")"#,
      #"XCUIDevice.shared.orientation = .landscapeLeft"#, #"XCTAssertFalse(app.element(named: "Milk").exists)"#,
      #"// expect(app.keyboard.exists, is: false)"#,
    ] { #expect(lines.contains(line), "\(text)") }
    // There is no XCTest of Xcode's here, but a parser.
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: ["-c", "swiftc -frontend -parse RecordedTrace.swift"],
        environment: ProcessInfo.processInfo.environment, directory: folder.path, limits: Limits(wallClock: 60)))
    #expect(ending.status == .exited(0), "\(ending.errorText)")
  }

  @Test func anotherFileIsNoTrace() async throws {
    let (app, script, _) = files(of: "return-key")
    let ending = try await ToolProcess.run(["run", app, "--script", script, "--compare", script])
    #expect(ending.status == .exited(2))
    #expect(ending.errorText.contains("is no trace"))
  }
}
