package import CourseModel
internal import MarkdownTree
internal import SystemPackage

/// What a link or a picture of a lesson names inside of the course is there.
package struct BrokenLink: Rule {
  package static let id = RuleID.brokenLink

  private let files: CourseFiles

  package init(files: CourseFiles) { self.files = files }

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let prose = Prose(lesson)
    let links = prose.links.filter { lesson.format > 0 || !Self.isOfSiteGenerator($0.destination) }.compactMap { link in
      problem(of: link.destination, in: lesson, prose).map { ("The link '\(link.destination)'", $0, link.location) }
    }
    let pictures = prose.pictures.filter { lesson.format > 0 || !Self.isOfSiteGenerator($0.source) }.compactMap {
      picture in
      (problem(of: picture.source, in: lesson, prose) ?? kindProblem(picture.source)).map {
        ("The picture '\(picture.source)'", $0, picture.location)
      }
    }
    return (links + pictures).map { subject, problem, location in
      Diagnostic(Self.id, at: location, "\(subject) \(problem)")
    }
  }

  /// Whether only the generator of another site knows where a link of its texts leads: one from the site's root, to a page that is made, with a template in it, or a
  /// footnote.
  private static func isOfSiteGenerator(_ destination: String) -> Bool {
    let path = LinkDestination(destination).path
    if path.isEmpty { return false }
    let kind = FilePath(path).extension?.lowercased()
    return path.hasPrefix("/") || destination.contains("{{") || destination.contains("{%") || kind == nil
      || kind == "html"
      || kind == "htm"
  }

  /// What is wrong with a destination, as the rest of a sentence. What leads out of the course is no matter of this rule.
  private func problem(of destination: String, in lesson: Lesson, _ prose: Prose) -> String? {
    if destination.isEmpty { return "leads nowhere; write where it leads." }
    guard LinkDestination.scheme(of: destination) == nil, !destination.hasPrefix("//") else { return nil }
    let target = LinkDestination(destination)
    if target.path.isEmpty {
      let known = Self.anchors(of: prose) + lesson.steps.map(\.id)
      guard !target.fragment.isEmpty, !known.contains(target.fragment) else { return nil }
      return "names a place that this lesson does not have; correct the name behind '#'."
    }
    if target.path.hasPrefix("/") { return "starts at the root of a server; write the way from this lesson's folder." }
    let path = FilePath(lesson.directory).appending(target.path).string
    guard files.exists(path) else { return "leads to a file that is not there; correct the path, or add the file." }
    guard !target.fragment.isEmpty, target.path.lowercased().hasSuffix(".md"), let text = files.text(path) else {
      return nil
    }
    return Self.anchors(of: text).contains(target.fragment)
      ? nil : "names a place that '\(target.path)' does not have; correct the name behind '#'."
  }

  private func kindProblem(_ source: String) -> String? {
    let path = LinkDestination(source).path
    guard LinkDestination.scheme(of: source) == nil, !source.hasPrefix("//"), !path.isEmpty, !PictureFile.isOne(path)
    else { return nil }
    return "is of a kind that pages do not show; save it as one of \(PictureFile.types.joined(separator: ", "))."
  }

  private static func anchors(of prose: Prose) -> [String] {
    numbered(prose.headings.map { HeadingAnchor.name($0.text) }) + prose.anchors.map(\.name)
  }

  private static func anchors(of text: String) -> [String] {
    let names = MarkdownDocument.parse(text).children.compactMap { node -> String? in
      if case .heading = node.kind { HeadingAnchor.name(node.plainText) } else { nil }
    }
    let ids = text.matches(of: /\b(?:id|name)="?([^"\s>]+)/).map { String($0.1) }
    return numbered(names) + ids
  }

  /// The second of a name gets `-1` behind it, the third `-2`.
  private static func numbered(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? name : "\(name)-\(count)"
    }
  }
}
