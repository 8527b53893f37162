import CourseModel
import Foundation
import LessonParsing
import Testing

@Suite struct CourseLoaderTests {
  /// Loads what the files make in a new directory, with that directory's path left out of what comes back.
  private func load(_ files: [String: String], _ path: String = "") throws -> (
    course: Course, problems: [String], root: String
  ) {
    let root = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (name, text) in files {
      let file = root + "/" + name
      try FileManager.default.createDirectory(
        atPath: URL(filePath: file).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
    let (course, diagnostics) = try CourseLoader.load(path.isEmpty ? root : root + "/" + path)
    return (course, diagnostics.map { $0.line.replacing(root + "/", with: "") }, root)
  }

  private let front = "---\nformat: 1\n---\n"

  @Test func lessonsComeInTheOrderOfTheirNumbersAndNames() throws {
    let loaded = try load([
      "course.md": "# The course", "b/lesson.md": front + "# B", "a/lesson.md": front + "# A",
      "c/lesson.md": "---\nformat: 1\norder: 1\n---\n# C", "a/answers.md": "", ".hidden/lesson.md": front,
    ])
    #expect(loaded.course.title == "The course")
    #expect(loaded.course.lessons.map { "\($0.id) \($0.title)" } == ["c C", "a A", "b B"])
    #expect(loaded.problems == [])
  }

  @Test(arguments: ["01-a", "01-a/", "01-a/lesson.md"])
  func oneLessonIsACourseToo(path: String) throws {
    let loaded = try load(["01-a/lesson.md": front + "# A", "01-a/answers.md": "## Z\n"], path)
    #expect(loaded.course.lessons.map(\.id) == ["01-a"])
    #expect(loaded.course.title == "A")
    #expect(loaded.problems == ["01-a/answers.md:1:1 error unknown-step: The lesson has no step 'z'; there is none."])
  }

  @Test func partsStayInsideTheLesson() throws {
    let lesson = front + "# A\n<!-- scene file=../Secret.swift -->\n<!-- scene file=Parts/Scene.swift -->\n"
    let loaded = try load(["a/lesson.md": lesson, "Secret.swift": "secret", "a/Parts/Scene.swift": "scene"])
    #expect(loaded.course.lessons[0].snippets.map(\.code) == ["scene"])
    #expect(
      loaded.problems == [
        "a/lesson.md:5:17 error part-not-found: There is no readable file '../Secret.swift' beside the lesson; add it, or correct the name."
      ])
  }

  @Test func theCourseSaysHowItsPagesAreMade() throws {
    let loaded = try load([
      "a/lesson.md": front + "# A",
      "course.yml": """
      title: T
      lang: de-AT
      url: https://example.org/course
      edit: https://example.org/o/edit/{path}?plain=1
      smart-punctuation: false
      """,
    ])
    #expect(loaded.problems == [])
    let pages = loaded.course.pages
    #expect(pages.address == "https://example.org/course/")
    #expect(pages.language == "de-AT")
    #expect(pages.editPattern == "https://example.org/o/edit/{path}?plain=1")
    #expect(!pages.hasSmartPunctuation && pages.linksToDocumentation)
  }

  @Test(arguments: [
    ("lang: Deutsch!", "The value of 'lang' is not the tag of a language; write 'lang: de'."),
    ("url: example.org", "The value of 'url' is not the address of a site; write 'url: https://…'."),
    (
      "edit: https://example.org",
      "The value of 'edit' is not an address with '{path}' in it; write 'edit: https://…/edit/main/{path}'."
    ),
    (
      "smart-punctuation: some",
      "The value of 'smart-punctuation' is neither true nor false; write 'smart-punctuation: false'."
    ),
  ])
  func aMistakeInWhatPagesAreMadeWithIsNamed(line: String, message: String) throws {
    let loaded = try load(["a/lesson.md": front + "# A", "course.yml": "title: T\n\(line)\n"])
    #expect(loaded.problems == ["course.yml:2:1 error wrong-value: \(message)"])
  }

  @Test func theCoursesOwnTextIsReadWithItsMistakes() throws {
    let loaded = try load([
      "a/lesson.md": front + "# A", "course.yml": "limits: {}\n",
      "course.md": "# Typing\n\nSee [A](a/lesson.md) and [B](b/lesson.md).\n\n```swift role=check\n```\n",
    ])
    #expect(loaded.course.title == "Typing")
    #expect(loaded.course.introduction?.content.map(\.plainText).first == "See A and B.")
    #expect(
      loaded.problems == [
        "course.md:3:26 error broken-link: The link 'b/lesson.md' leads to a file that is not there; correct the path, or add the file.",
        "course.md:5:1 error nested-role: A role means something in a lesson alone; take it away, or move the fence into a lesson.",
      ])
  }

  @Test func theWordsOfTheGlossaryAreRead() throws {
    let loaded = try load([
      "a/lesson.md": front + "# A",
      "glossary.md":
        "# Words\n\nAll of them.\n\n## First responder, first responders\n\nWho gets the keys.\n\n## Empty\n\n## first responder\n\nAgain.\n",
    ])
    let glossary = try #require(loaded.course.glossary)
    #expect(glossary.title == "Words")
    #expect(glossary.entries.map { [$0.term] + $0.otherForms } == [["First responder", "first responders"]])
    #expect(
      loaded.problems == [
        "glossary.md:9:1 error wrong-value: The term 'Empty' is not explained; write what it means under its heading.",
        "glossary.md:11:1 error repeated-id: The term 'first responder' is explained already; join the two.",
      ])
  }

  @Test func lessonsMayStandInAFolderOfThatName() throws {
    let loaded = try load(["lessons/a/lesson.md": front + "# A", "course.yml": "title: Named"])
    #expect(loaded.course.lessons.map(\.id) == ["a"])
    #expect(loaded.course.title == "Named")
  }

  @Test(arguments: [
    (
      "# The course\ntitle: [\n",
      "course.yml:3:1 error front-matter: The file is not YAML (did not find expected node content); correct this line."
    ),
    ("titel: Named\n", "course.yml:1:1 warning unknown-key: Key 'titel' is unknown; did you mean 'title'?"),
    (
      "format: 1\nauthor: Ada\n", "course.yml:2:1 warning unknown-key: Key 'author' is unknown here, and has no effect."
    ),
    (
      "# Of Windows\r\ntitle: [\r\n",
      "course.yml:3:1 error front-matter: The file is not YAML (did not find expected node content); correct this line."
    ),
    (
      "\ntitle: [A]\n",
      "course.yml:2:1 error wrong-value: The value of 'title' is not a text; write it behind the colon."
    ),
    (
      "just words\n",
      "course.yml:1:1 error front-matter: The file is not a list of keys and values; write 'title: …'."
    ), ("", ""),
  ])
  func aMistakeInTheCoursesFileIsTold(text: String, problem: String) throws {
    #expect(try load(["a/lesson.md": front + "# A", "course.yml": text]).problems.joined() == problem)
    #expect(try load(["a.md": "# A text for something else", "course.yml": text]).problems == [])
  }

  @Test func markdownFilesThatWereNotWrittenForUsAreLessons() throws {
    let loaded = try load(["1.md": "# One", "README.md": "# Readme", "more/1.md": "# Two", "notes.txt": ""])
    #expect(
      loaded.course.lessons.map { "\($0.id) \($0.title) \($0.format)" } == [
        "1 One 0", "README Readme 0", "more-1 Two 0",
      ])
  }

  @Test func eachReadmeIsALessonThatIsNamedAfterItsFolder() throws {
    let names = [
      "README.md", "a/README.md", "b/ReadMe.md", "c/Readme.md", "d/readme.md", "e/a/README.md", "e/readme/1.md",
    ]
    let loaded = try load(Dictionary(uniqueKeysWithValues: names.map { ($0, "# \($0)") }))
    #expect(loaded.course.lessons.map(\.title) == names)
    #expect(loaded.course.lessons.map(\.id) == ["README", "a", "b", "c", "d", "e-a", "1"])
  }

  @Test func noTwoLessonsAndNoFileOfTheSiteShareAName() throws {
    let loaded = try load([
      "1.md": "", "a/x/1.md": "", "b/x/1.md": "", "c/1.markdown": "", "c/1.md": "", "index.html.md": "",
      "style.css.md": "",
    ])
    let ids = loaded.course.lessons.map(\.id)
    #expect(ids == ["1", "x-1", "b-x-1", "c-1", "c-1-2", "index-html", "style-css"])
    #expect(loaded.problems == [])
  }

  @Test(arguments: ["p.md", "a/lesson.md", "a/answers.md", "a/Scene.swift", "course.yml"])
  func aLinkOutOfTheCourseIsNotFollowed(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "coursemark-loader-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let root = folder + "/course"
    try FileManager.default.createDirectory(atPath: root + "/a", withIntermediateDirectories: true)
    let scene = "<!-- scene file=Scene.swift -->\n"
    if name != "p.md" {
      try (front + "# A\n" + scene).write(toFile: root + "/a/lesson.md", atomically: true, encoding: .utf8)
      try "let inside = 1".write(toFile: root + "/a/Scene.swift", atomically: true, encoding: .utf8)
    } else {
      try "# Inside".write(toFile: root + "/inside.md", atomically: true, encoding: .utf8)
    }
    let outside = "---\nformat: 1\ntitle: secret\n---\n# secret\n\n## secret\n"
    try outside.write(toFile: folder + "/outside", atomically: true, encoding: .utf8)
    try? FileManager.default.removeItem(atPath: root + "/" + name)
    try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: folder + "/outside")
    do {
      let (course, problems) = try CourseLoader.load(root)
      #expect(!"\(course)".contains("secret"))
      #expect(problems.map(\.rule) == [name == "a/Scene.swift" ? .partNotFound : .unreadable])
    } catch {
      #expect(error.description.contains("leads to it, out of the course"), "the only lesson")
      #expect(name == "a/lesson.md")
    }
    // What a person names is read.
    if name == "p.md" { #expect(try CourseLoader.load(root + "/p.md").0.lessons.map(\.title) == ["secret"]) }
  }

  @Test(arguments: [
    (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf32, "UTF-32"),
    (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
  ])
  func anotherEncodingIsToldByItsName(encoding: String.Encoding, name: String) throws {
    let file = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try #require("# A heading\n\nGrüße.\n".data(using: encoding)).write(to: URL(fileURLWithPath: file))
    let failure = #expect(throws: CourseLoader.Failure.self) { try CourseLoader.load(file) }
    #expect(failure?.description == "'\(file)' can't be read, because it is \(name); save it as UTF-8.")
  }

  @Test func textInAnotherScriptAndEncodingIsNotTakenForText() throws {
    let file = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text = "# 你好\n\n" + String(repeating: "你好你好你好", count: 40) + "\n"
    try #require(text.data(using: .utf16LittleEndian)).write(to: URL(fileURLWithPath: file))
    let failure = #expect(throws: CourseLoader.Failure.self) { try CourseLoader.load(file) }
    #expect(failure?.description.contains("probably UTF-16") == true)
  }

  @Test func bytesThatAreNotUTF8AreToldAtTheirLine() throws {
    let file = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try #require("# A\n\nGr\u{FC}\u{DF}e.\n".data(using: .isoLatin1)).write(to: URL(fileURLWithPath: file))
    let (course, problems) = try CourseLoader.load(file)
    #expect(course.lessons.map(\.title) == ["A"])
    #expect(problems.map(\.rule) == [.unreadable])
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.map { $0.location?.position.line } == [3])
    // The character itself is text.
    try "# A\n\n\u{FFFD}\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try CourseLoader.load(file).1 == [])
  }

  @Test func aFolderThatIsALinkIsToldAndNotRead() throws {
    let root = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["course", "elsewhere"] {
      try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
      try "# \(folder)".write(toFile: root + "/\(folder)/about-\(folder).md", atomically: true, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/course/link", withDestinationPath: root + "/elsewhere")
    let (course, problems) = try CourseLoader.load(root + "/course")
    #expect(course.lessons.map(\.id) == ["about-course"])
    #expect(problems.map { "\($0.severity) \($0.rule)" } == ["warning unreadable"])
    #expect(problems.first?.message.contains("symbolic link") == true)
  }

  @Test func marksAndLongFrontMatterDoNotHideTheFormat() throws {
    let marks = try load(["a/lesson.md": "\u{FEFF}\u{FEFF}" + front + "# A"])
    #expect(marks.course.lessons.map { "\($0.format) \($0.title)" } == ["1 A"])
    let long = "---\nformat: 1\n" + String(repeating: "# a comment\n", count: 5000) + "---\n# A"
    #expect(try load(["a/lesson.md": long]).problems == [])
    let longer = "---\nformat: 1\n" + String(repeating: "# a comment\n", count: 9000) + "---\n# A"
    #expect(
      try load(["a/lesson.md": longer]).problems == [
        "a/lesson.md:1:1 error front-matter: The front matter is longer than 64 KB; put the text behind the '---' that ends it."
      ])
  }

  @Test func aLessonThatCanNotBeReadIsToldAndTheOthersAreRead() throws {
    let root = NSTemporaryDirectory() + "coursemark-loader-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
    }
    try Data([0xFF, 0xFE, 0x23, 0x00]).write(to: URL(fileURLWithPath: root + "/a/lesson.md"))
    try (front + "# B").write(toFile: root + "/b/lesson.md", atomically: false, encoding: .utf8)
    let (course, problems) = try CourseLoader.load(root)
    #expect(course.lessons.map(\.id) == ["b"])
    #expect(
      problems.map { $0.line.replacing(root + "/", with: "") } == [
        "a/lesson.md:1:1 error unreadable: The lesson can't be read, because it is UTF-16; save it as UTF-8."
      ])
  }

  @Test func whatIsNotThereIsAnError() throws {
    #expect(throws: CourseLoader.Failure.self) { try load([:], "nowhere") }
    #expect(throws: CourseLoader.Failure.self) { try load(["a/b.txt": ""]) }
  }
}
