import Foundation
import Sandboxing
import Testing

/// What can be told of pages without a browser.
@Suite struct ValidityTests {
  /// What `tidy` says of good HTML, being older than it.
  private static let allowed = [
    // A line of a listing may be empty, and so may what a script fills.
    "trimming empty",
    // It knows SVG's elements in HTML, and none of their attributes inside of another `<svg>`.
    "<svg> proprietary attribute",
  ]

  @Test func everyPageIsValid() async throws {
    let tidy = try #require(
      Browser.path(of: "tidy"), "'tidy' is not there; 'scripts/setup --browser' installs what these tests need.")
    for site in try await Site.all {
      for page in site.pages.keys.sorted() {
        let ending = try await Supervisor.run(
          Command(
            executable: tidy,
            arguments: ["-errors", "-quiet", "-utf8", "--mute-id", "yes", site.directory + "/" + page],
            environment: [:], limits: Limits(wallClock: Double(Browser.timeout))))
        // 1 is for warnings, 2 for errors.
        #expect([.exited(0), .exited(1), .exited(2)].contains(ending.status), "\(page)")
        let complaints = ending.errorText.split(separator: "\n").map(String.init).filter { line in
          !Self.allowed.contains { line.contains($0) }
        }
        #expect(complaints == [], "\(page)")
      }
    }
  }

  @Test func everyLinkLeadsSomewhere() async throws {
    for site in try await Site.all {
      for (page, html) in site.pages.sorted(by: { $0.key < $1.key }) {
        #expect(deadLinks(of: page, html, in: site) == [], "\(page)")
      }
    }
  }

  private func deadLinks(of page: String, _ html: String, in site: Site) -> [String] {
    html.matches(of: /\s(?:href|src)="(?<link>[^"]*)"/).map { String($0.output.link) }.filter { link in
      if link.firstMatch(of: /^(https?|mailto|data):/) != nil { return false }
      let parts = link.replacing("&amp;", with: "&").split(
        separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      var names = page.split(separator: "/").dropLast().map(String.init)
      for name in parts[0].split(separator: "/") where name != "." {
        if name == ".." { _ = names.popLast() } else { names.append(String(name).removingPercentEncoding ?? "") }
      }
      let path = parts[0].isEmpty ? page : names.joined(separator: "/")
      guard FileManager.default.fileExists(atPath: site.directory + "/" + path) else { return true }
      guard parts.count == 2, let anchor = String(parts[1]).removingPercentEncoding else { return false }
      return site.pages[path]?.contains(" id=\"\(anchor)\"") != true
    }
  }
}
