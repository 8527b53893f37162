import CourseModel
import Foundation
import Testing

@testable import InterfaceFiles

/// What an app's files that are no Swift come to.
@Suite struct AppResourcesTests {
  private func file(_ path: String, _ text: String) -> ResourceFile { ResourceFile(path: path, data: Data(text.utf8)) }

  private func storyboard(_ view: String, controller: String = "") -> String {
    """
    <document type="CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene><objects>
    <viewController id="c" customClass="Form" sceneMemberID="viewController"><view key="view" id="v">
    \(view)
    </view>\(controller)</viewController></objects></scene></scenes></document>
    """
  }

  private func lines(_ resources: AppResources) -> [String] {
    resources.parts.flatMap { $0.code.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func filesOfTheBundleComeAlongAndWhatCannotIsNamed() {
    let files = [
      file("App/data.json", "[1]"), file("App/de.lproj/help.txt", "Hilfe"), file("App/en.lproj/help.txt", "Help"),
      ResourceFile(path: "App/table.plist", data: Data([0xFF, 0])), ResourceFile(named: "App/bell.mp3"),
    ]
    #expect(
      lines(AppResources(files)) == [
        "bundleFile(\"data.json\", \"[1]\")", "bundleFile(\"help.txt\", \"Help\")",
        "bundleFile(\"table.plist\", base64: \"/wA=\")",
        "lackingBundleFiles(\"bell.mp3\", \"de.lproj\", \"en.lproj\")",
      ])
  }

  @Test func aColorSetHasItsAppearances() {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0.0", "alpha": "1.0"}}},
      {"idiom": "ipad", "color": {"reference": "systemRedColor"}}]}
      """
    let found = AppResources([file("A/Assets.xcassets/Brand.colorset/Contents.json", set)])
    #expect(
      lines(found) == [
        "assetCatalog()",
        "namedColor(\"Brand\", UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1), dark: UIColor(white: 0, alpha: 1))",
      ])
    #expect(found.problems == [])
  }

  @Test func aPictureHasTheSizeOfItsLargestFile() {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])
    png += Data("IHDR".utf8) + Data([0, 0, 0, 40, 0, 0, 0, 60])
    let list =
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "b@2x.png", "scale": "2x"}]}"#
    let found = AppResources([
      file("Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
      file("Assets.xcassets/Icons/Book.imageset/Contents.json", list),
      ResourceFile(path: "Assets.xcassets/Icons/Book.imageset/b@2x.png", data: png),
      file("Assets.xcassets/None.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#),
      file("Assets.xcassets/Noise.dataset/Contents.json", "{}"),
      ResourceFile(path: "logo.png", data: png),
    ])
    #expect(
      lines(found) == [
        "assetCatalog()", "namedImage(\"Icons/Book\", width: 20, height: 30)",
        "namedImage(\"logo\", width: 40, height: 60)", "lackingBundleFiles(\"logo.png\")",
      ])
    #expect(
      found.problems.map(\.message) == [
        "A set of the kind 'dataset' can't be read, and is left out.", "The set 'None' has no picture.",
      ])
  }

  @Test func aStringCatalogIsReadInTheUsersLanguageAndElseInItsOwn() throws {
    let catalog = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {
      "title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Aufgaben"}},
      "en": {"stringUnit": {"state": "translated", "value": "Tasks"}}}},
      "end": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
      "%lld apples": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}}}},
      "Not translated": {}}}
      """
    let found = AppResources([file("Localizable.xcstrings", catalog)])
    #expect(found.problems == [])
    #expect(
      lines(found) == [
        #"localizedStrings("Localizable", "{\"end\":\"Fertig\",\"title\":\"Tasks\"}")"#,
        #"localizedPlurals("Localizable", "{\"%lld apples\":{\"format\":\"%#@value@\",\"variables\":{\"value\":{\"forms\":{\"one\":\"%lld apple\",\"other\":\"%lld apples\"},\"type\":\"lld\"}}}}")"#,
      ])
    let broken = AppResources([file("Localizable.xcstrings", "{}")])
    #expect(broken.problems.map(\.message) == ["This is no string catalogue that can be read."])
  }

  @Test func theTextsOfTheUsersLanguageAreOnTheScreen() {
    let label = "<label text=\"Hallo\" id=\"l-1\"/><button id=\"b-1\"><state key=\"normal\" title=\"Los\"/></button>"
    let found = AppResources([
      file("Base.lproj/Main.storyboard", storyboard("<subviews>\(label)</subviews>")),
      file(
        "en.lproj/Main.strings",
        "/* A label. */\n\"l-1.text\" = \"Hello \\\"you\\\"\";\n\"b-1.normalTitle\" = \"Go\";\n"),
      file("de.lproj/Main.strings", "\"l-1.text\" = \"Moin\";"),
      file("en.lproj/Localizable.strings", "key = \"An English text\";"),
    ])
    #expect(lines(found).contains("label.text = \"Hello \\\"you\\\"\""))
    #expect(lines(found).contains("button.setTitle(\"Go\", for: .normal)"))
    #expect(lines(found).contains("localizedStrings(\"Localizable\", \"{\\\"key\\\":\\\"An English text\\\"}\")"))
    #expect(found.problems == [])
    let broken = AppResources([file("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" \"d\";")])
    #expect(broken.problems.map { "\($0.path):\($0.line)" } == ["en.lproj/Localizable.strings:2"])
  }

  @Test func theInformationSaysWithWhatTheAppBegins() {
    let plist = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>First</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
      """
    let all = [
      file("Info.plist", plist), file("First.storyboard", storyboard("")), file("Main.storyboard", storyboard("")),
    ]
    let found = AppResources(all)
    #expect(found.mainStoryboard == "First")
    #expect(lines(found).contains { $0.hasPrefix("appInformation(\"{\\\"CFBundleName\\\"") })
    #expect(AppResources(Array(all.dropFirst())).mainStoryboard == "Main")
    #expect(AppResources([file("Info.plist", "<plist version=\"1.0\"><dict/></plist>"), all[2]]).mainStoryboard == nil)
  }

  @Test func whatHoldsInSomeSizeClassesIsAValueOfThem() {
    let found = AppResources([
      file(
        "Main.storyboard",
        storyboard(
          """
          <subviews><label text="A" id="l-1"><variation key="heightClass=compact-widthClass=regular" hidden="YES">
          <fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label><view id="s-1"/></subviews>
          <constraints><constraint firstItem="l-1" firstAttribute="width" constant="30" id="k-1"><variation key="heightClass=compact" constant="10"/></constraint></constraints>
          <variation key="default"><mask key="constraints"><exclude reference="k-1"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="k-1"/></mask><mask key="subviews"><exclude reference="s-1"/></mask></variation>
          """))
    ])
    for line in [
      "vary(label, \\.isHidden, [SizeClassValue(width: .regular, height: .compact, true)])",
      "vary(label, \\.font, [SizeClassValue(width: .regular, height: .compact, UIFont.systemFont(ofSize: 12))])",
      "varyPresence(of: view2, in: view, usually: true, [SizeClassValue(width: .regular, false)])",
      "vary(constraint, \\.constant, [SizeClassValue(height: .compact, 10)])",
      "activate(constraint, usually: false, [SizeClassValue(width: .regular, true)])",
    ] { #expect(lines(found).contains(line), "\(line)\n\(lines(found))") }
    #expect(found.problems == [])
  }

  @Test func eachLineOfASceneKnowsItsPlaceInTheFile() throws {
    let found = AppResources([
      file("Main.storyboard", storyboard("<subviews>\n<label text=\"A\" id=\"l-1\"/>\n</subviews>"))
    ])
    let part = try #require(found.parts.first)
    let code = part.code.split(separator: "\n", omittingEmptySubsequences: false)
    let text = try #require(code.firstIndex { $0.contains("label.text = ") })
    #expect(part.origins[text] == 4)
    #expect(part.origins.first == 2)
    #expect(part.origins.count == code.count - 1)
  }

  @Test func aClassThatTheAppLacksIsSaidAndOfUIKitsOwn() {
    let found = AppResources([file("Main.storyboard", storyboard(""))], classes: ["Other"])
    #expect(
      found.problems.map(\.message) == [
        "The class 'Form' is not in the app's files; the object is of UIKit's own class."
      ])
    #expect(lines(found)[0].contains("UIViewController.self"))
  }

  @Test func whatIsBrokenIsToldAndNothingElseIsLost() {
    let found = AppResources([
      file("Main.storyboard", "<document"), file("Assets.xcassets/A.colorset/Contents.json", "["),
      file("Info.plist", "no list"), file("Card.xib", "\u{0}"), file("en.lproj/Localizable.strings", "\"a\" = \"b\";"),
    ])
    #expect(found.problems.count == 4, "\(found.problems)")
    #expect(lines(found).contains("localizedStrings(\"Localizable\", \"{\\\"a\\\":\\\"b\\\"}\")"))
  }
}

/// Lists of Xcode's projects.
@Suite struct XcodeProjectTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Projects")

  private func project(_ path: String) throws -> XcodeProject {
    try #require(XcodeProject(try String(contentsOf: Self.projects.appending(path: path), encoding: .utf8)))
  }

  @Test func filesOfTheAppAreToldFromThoseOfItsTests() throws {
    let project = try project("Greeting/Greeting.xcodeproj/project.pbxproj")
    #expect(project.name == "Greeting")
    #expect(project.hasInApp("Greeting/GreetingController.swift"))
    #expect(project.hasInApp("Greeting/Base.lproj/Main.storyboard"))
    #expect(!project.hasInApp("GreetingTests/GreetingTests.swift"))
    #expect(project.otherTarget(of: "GreetingTests/GreetingTests.swift") == "GreetingTests")
    #expect(!project.hasInApp("Greeting/Draft.swift"))
    #expect(project.otherTarget(of: "Greeting/Draft.swift") == nil)
    #expect(project.settings["INFOPLIST_FILE"] == "Greeting/Info.plist")
  }

  @Test func aFolderThatIsKeptInStepBelongsToTheAppButForItsExceptions() throws {
    let project = try project("Shelf/Shelf.xcodeproj/project.pbxproj")
    #expect(project.hasInApp("Shelf/ShelfController.swift"))
    #expect(project.hasInApp("Shelf/en.lproj/Main.strings"))
    #expect(!project.hasInApp("Shelf/Sketches.swift"))
    #expect(project.otherTarget(of: "ShelfTests/ShelfTests.swift") == "ShelfTests")
  }

  @Test(arguments: ["", "{", "{ objects = ( }", "{}", String(repeating: "(", count: 10_000), "/*", "\"\\U", "{a = \"b"])
  func whatIsNoProjectIsNone(text: String) { #expect(XcodeProject(text) == nil) }
}
