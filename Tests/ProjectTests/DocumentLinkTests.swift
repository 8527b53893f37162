import LessonParsing
import Testing
import Verification

/// The links of the documents are held to the rule that holds for lessons.
@Suite struct DocumentLinkTests {
  static let documents: [String] =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ((try? Repository.files(under: "Documentation")) ?? []).filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Documentation/Examples/")
    }

  @Test(arguments: documents) func linksLeadSomewhere(document: String) throws {
    let (course, _) = try CourseLoader.load(Repository.root.appending(path: document).path)
    let lesson = try #require(course.lessons.first)
    let found = BrokenLink(files: .onDisk).diagnostics(of: lesson)
    #expect(found.map { "\($0.location?.position.line ?? 0): \($0.message)" } == [])
  }
}
