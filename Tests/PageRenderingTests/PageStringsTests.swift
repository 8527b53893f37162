import CourseModel
import Foundation
import Testing

@testable import PageRendering

@Suite struct PageStringsTests {
  /// All languages but English, which is the first.
  private static let languages = ["de"]

  private static func file(_ language: String) throws -> StringsFile {
    let name = language == "en" ? "strings.yml" : "strings.\(language).yml"
    return try StringsFile(#require(Sample.templates.files[name]))
  }

  @Test(arguments: languages) func aLanguageHasAllWordsWithTheirValues(language: String) throws {
    let (english, other) = (try Self.file("en"), try Self.file(language))
    #expect(other.texts.keys.sorted() == english.texts.keys.sorted())
    for (name, text) in english.texts { #expect(Self.values(text) == Self.values(other.texts[name]), "\(name)") }
  }

  private static func values(_ text: StringsFile.Text?) -> Set<String> {
    let texts: [String] =
      switch text {
      case .plain(let text): [text]
      case .forms(let forms): Array(forms.values)
      case nil: []
      }
    return Set(texts.flatMap { $0.matches(of: /\{\w+\}/).map { String($0.output) } })
  }

  @Test func aGermanPageHasNoEnglishWordOfTheTemplatesLeft() throws {
    var course = PageTests.wholeCourse
    course.pages.language = "de"
    let files = try SiteRenderer(templates: Sample.templates).render(
      course, options: SiteOptions(address: "https://a.b"))
    let pages = files.filter { $0.path.hasSuffix(".html") }.map { String(decoding: $0.bytes ?? Data(), as: UTF8.self) }
    #expect(pages.count == 4)
    for page in pages {
      #expect(page.contains("<html lang=\"de\" dir=\"ltr\">"))
      // Single short words could be the course's own.
      #expect(try EnglishWords.left(on: page, length: 7) { !$0.contains(".") } == [])
    }
    #expect(pages.joined().contains(">Lösung</span>"))
    #expect(pages.joined().contains("1 Schritt<"))
  }

  @Test func theScriptHasTheWordsForALayoutThatBringsNone() throws {
    var course = Sample.course()
    course.pages.language = "de"
    let files = try SiteRenderer(templates: Sample.templates).render(course)
    let script = String(decoding: files.first { $0.path == "site.js" }?.bytes ?? Data(), as: UTF8.self)
    #expect(script.contains("const known = \(try Sample.templates.strings(in: "de").scriptJSON);\n"))
    #expect(script.contains("\"copied\":\"Kopiert\""))
  }

  @Test func anAuthorsOwnScriptStaysAsItIs() throws {
    let templates = try TemplateSet(files: ["course.mustache": "", "lesson.mustache": "", "site.js": "const a = {};"])
    let files = try SiteRenderer(templates: templates).render(Sample.course())
    #expect(files.first { $0.path == "site.js" }?.bytes == Data("const a = {};".utf8))
  }

  @Test func templatesSeeTheTextsOfAListBelowItsName() throws {
    let templates = try TemplateSet(files: [
      "course.mustache": "{{strings.start}} {{strings.report.seen}} {{#lessons}}{{strings.serve.app}}|{{/lessons}}",
      "lesson.mustache": "",
      "strings.yml": "start: Go\nreport: { seen: Read, title: 'On {name}' }\nserve: { app: An app }",
    ])
    let files = try SiteRenderer(templates: templates).render(Sample.course())
    #expect(files.first { $0.path == "index.html" }?.content == .text("Go Read An app|An app|"))
    #expect(templates.servedStrings(in: "en").text("serve.app") == "An app")
  }

  @Test(arguments: [
    ("en", [1: "one", 0: "other", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
    ("pl", [1: "one", 3: "few", 5: "many", 12: "many", 22: "few"]),
    ("ru", [1: "one", 11: "many", 21: "one", 24: "few"]),
    ("ar", [0: "zero", 2: "two", 5: "few", 11: "many", 100: "other"]), ("ja", [1: "other"]),
    ("cs", [2: "few", 5: "other"]),
  ])
  func aLanguageHasItsOwnForms(language: String, forms: [Int: String]) {
    for (count, form) in forms { #expect(PluralCategory(of: count, in: language).rawValue == form, "\(count)") }
  }

  @Test func anAuthorsWordsGoBeforeOursAndTheRestStays() throws {
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: own) }
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("start: Los!\n".utf8).write(to: own.appendingPathComponent("strings.de.yml"))
    try Data("start: Au travail\n".utf8).write(to: own.appendingPathComponent("strings.fr.yml"))
    let templates = try TemplateSet(directory: Sample.project.appendingPathComponent("templates"), overrides: own)
    #expect(["de-AT", "fr", "en"].map { templates.strings(in: $0).text("start") } == ["Los!", "Au travail", "Start"])
    #expect(["de-AT", "fr", "en"].map { templates.strings(in: $0).text("hint") } == ["Hinweis", "Hint", "Hint"])
    #expect(!templates.assets.keys.contains { $0.hasPrefix("strings") })
    #expect(["de", "fr-CA", "en-GB", "es"].map(templates.speaks) == [true, true, true, false])

    try Data("forget: Weg\nstrat: Los!\n".utf8).write(to: own.appendingPathComponent("strings.de.yml"))
    #expect {
      try TemplateSet(directory: Sample.project.appendingPathComponent("templates"), overrides: own)
    } throws: { "\($0)".contains("strings.de.yml:2: ") && "\($0)".contains("pages have no text 'strat'") }
  }

  @Test(arguments: [
    ("a: {many: x}", 1, "'a' is neither a text nor a list of forms with 'other'"), ("a: b\n- c", 2, "it is not YAML"),
    ("a:\n  some: x", 2, "'some' is no form of 'a'; the forms are zero, one, two, few, many and other"),
  ])
  func aMistakeInAFileOfWordsIsNamed(text: String, line: Int, reason: String) {
    #expect(throws: StringsFile.Problem(line: line, reason: reason)) { try StringsFile(Data(text.utf8)) }
  }

  @Test(arguments: [("ar", "rtl"), ("he-IL", "rtl"), ("de", "ltr"), ("az-Arab", "rtl"), ("ar-Latn", "ltr")])
  func aLanguageHasItsDirection(language: String, direction: String) throws {
    #expect(try Sample.templates.strings(in: language).direction == direction)
  }
}
