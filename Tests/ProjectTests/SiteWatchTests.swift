import Storage
import Foundation
import Grading
import PageRendering
import TestSupport
import Testing

import CourseCommand
@testable import ServeCommand
@testable import SiteServer

/// What `serve` does when files change.
@Suite struct SiteWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(lesson("An ant."), to: "course/01-a/lesson.md")
  }

  private func lesson(_ text: String) -> String { "---\nformat: 1\n---\n# A lesson\n\n\(text)\n" }

  private func watch() throws -> SiteWatch {
    SiteWatch(path: folder.path + "/course", options: SiteOptions(), home: try Home.find(), noColour: true)
  }

  private func page(_ site: LiveSite) -> String {
    site.files["01-a/index.html"].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func aChangeIsNotLostWhenATemplateIsBrokenMeanwhile() async throws {
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    #expect(page(site).contains("An ant."))
    try folder.write("{{#open}}", to: "course/templates/lesson.mustache")
    try folder.write(lesson("A bear stands here."), to: "course/01-a/lesson.md")
    try await watch.look()?.apply(to: &site)
    #expect(site.problems.map(\.message).joined().contains("lesson.mustache"))
    #expect(page(site).contains("An ant."), "the last good page stays")
    try folder.write("{{#introduction}}{{{proseHTML}}}{{/introduction}}", to: "course/templates/lesson.mustache")
    try await watch.look()?.apply(to: &site)
    #expect(site.problems == [])
    #expect(page(site) == "<p>A bear stands here.</p>\n")
  }

  @Test func whatIsAddedToPagesSpeaksTheLanguageOfTheCourse() async throws {
    try folder.write("lang: de\n", to: "course/course.yml")
    try folder.write("serve: { tryIt: Los! }\n", to: "course/templates/strings.de.yml")
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    #expect(site.words.language == "de" && site.words.html("notFound") == "Diese Seite gibt es nicht")
    #expect(site.words.script.contains(#""serve.tryIt":"Los!""#))
    #expect(site.words.script.contains(#""report.verdict-fail":"stimmt noch nicht""#))
    #expect(!site.words.script.contains("gradebook."))
    try folder.write("serve: { tryIt: Ran! }\n", to: "course/templates/strings.de.yml")
    try await watch.look()?.apply(to: &site)
    #expect(site.words.script.contains(#""serve.tryIt":"Ran!""#))
  }

  @Test func whatIsToldFollowsTheLanguageOfTheCourse() async throws {
    var (watch, site) = (try watch(), LiveSite())
    let language = watch.language
    let told = #"tap the button "Add""#
    try await watch.start(&site)
    #expect(language.told(told) == ToldText("tap the button “Add”"))
    try folder.write("lang: de\n", to: "course/course.yml")
    try await watch.look()?.apply(to: &site)
    #expect(language.told(told) == ToldText("Taste „Add“ antippen"))
    // What is not known stays English, all of it, and says so.
    #expect(language.told("Nobody knows this.").lang == "en")
    #expect(language.told([told, "Nobody knows this."]).map(\.text) == ["tap the button “Add”", "Nobody knows this."])
  }

  @Test func pagesWaitInEnglishForTemplatesWithMistakes() async throws {
    try folder.write("{{#open}}", to: "course/templates/lesson.mustache")
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    #expect(site.words.script.contains(#""serve.tryIt":"Try it""#))
    for (name, text) in OwnPages.english { #expect(site.words.html(name) == OwnPages.escaped(text)) }
  }

  @Test(arguments: [
    (Said.words("a <b>"), #""a <b>""#), (Said.text("serve.noStep"), #"{"name":"serve.noStep","values":{}}"#),
    (Said.text("serve.folderRefuses", ["folder": "a"]), #"{"name":"serve.folderRefuses","values":{"folder":"a"}}"#),
  ])
  func whatPagesHaveWordsForIsNamed(said: Said, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(String(decoding: try encoder.encode(said), as: UTF8.self) == json)
  }

  @Test func aFileThatIsNewIsSeenWithoutAnotherChange() async throws {
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    try folder.write(lesson("A bear."), to: "course/02-b/lesson.md")
    try await watch.look()?.apply(to: &site)
    #expect(site.files["02-b/index.html"] != nil)
    try folder.write("title: Animals\n", to: "course/course.yml")
    try await watch.look()?.apply(to: &site)
    #expect(page(site).contains("Animals"))
  }

  @Test func withoutAChangeThereIsNothingToDo() async throws {
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    #expect(try await watch.look() == nil)
  }
}
