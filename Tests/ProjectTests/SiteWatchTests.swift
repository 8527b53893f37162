import Storage
import Foundation
import Grading
import PageRendering
import SiteServer
import TestSupport
import Testing

import CourseCommand
@testable import ServeCommand

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

  @Test func withoutAChangeThereIsNothingToDo() async throws {
    var (watch, site) = (try watch(), LiveSite())
    try await watch.start(&site)
    #expect(try await watch.look() == nil)
  }
}
