package import CourseModel
internal import Foundation
internal import MarkupText

/// What the files of an app that are no Swift come to: statements of a scene, and what of them is not understood.
///
///     let resources = AppResources([ResourceFile(path: "Main.storyboard", data: xml)])
///     resources.parts[0].code      // storyboard("Main", identifier: "…", LoginController.self, isInitial: true) { controller in …
package struct AppResources: Hashable, Sendable, Codable {
  /// A snippet for each interface file, and one before them for colours, pictures, texts and what the app says of itself.
  package private(set) var parts: [Snippet] = []
  package private(set) var problems: [ResourceProblem] = []
  package private(set) var interfaces: [InterfaceFile] = []
  /// Names of the sets of colours and of pictures in the catalogues.
  private(set) var colorNames, imageNames: Set<String>
  /// The storyboard that the app begins with, where `Info.plist` or the project names one.
  package private(set) var mainStoryboard: String?
  /// Whether the files say with what the app begins: one that names no storyboard makes its window in code.
  package private(set) var saysHowItBegins = false

  /// Of no app.
  package init() { (colorNames, imageNames) = ([], []) }

  /// - Parameter classes: Those of the app, where they are known: an object of another class is of UIKit's, as on a phone.
  package init(_ files: [ResourceFile], classes: Set<String>? = nil) {
    self.init()
    if files.isEmpty { return }
    let information = readInformation(files)
    let texts = LocalizedTexts(files, developmentLanguage: information?.values["CFBundleDevelopmentRegion"] as? String)
    let assets = AssetCatalog(files)
    problems += texts.problems + assets.problems
    (colorNames, imageNames) = (assets.colorNames, assets.imageNames)
    addLoose(assets.lines + Self.lines(of: texts) + Self.lines(of: information) + BundledFiles(files).lines, files)
    for file in files.sorted(by: { $0.path < $1.path }) where file.kind == .nib || file.kind == .storyboard {
      add(file, texts.ofInterfaces[file.stem] ?? [:], assets.colors, classes)
    }
    let known = Set(interfaces.map(\.name))
    mainStoryboard = information?.mainStoryboard.flatMap { known.contains($0) ? $0 : nil }
    if mainStoryboard == nil, !saysHowItBegins, known.contains("Main") { mainStoryboard = "Main" }
  }

  private mutating func readInformation(_ files: [ResourceFile]) -> AppInformation? {
    let project = files.lazy.filter { $0.kind == .project }.compactMap { $0.text.flatMap(XcodeProject.init) }.first
    let file = files.first { $0.kind == .propertyList }
    if file == nil, project == nil { return nil }
    saysHowItBegins = true
    do throws(InterfaceProblem) {
      return try AppInformation(file, project: project)
    } catch {
      problems.append(ResourceProblem(path: file?.path ?? "", line: error.line, message: error.message))
      return nil
    }
  }

  private static func lines(of texts: LocalizedTexts) -> [String] {
    texts.tables.values.sorted { $0.name < $1.name }.flatMap { table -> [String] in
      let strings = json(table.texts).map { "localizedStrings(\(SwiftValue.string(table.name)), \($0))" }
      let plurals = json(table.plurals).map { "localizedPlurals(\(SwiftValue.string(table.name)), \($0))" }
      return [table.texts.isEmpty ? nil : strings, table.plurals.isEmpty ? nil : plurals].compactMap(\.self)
    }
  }

  private static func lines(of information: AppInformation?) -> [String] {
    information?.json.map { ["appInformation(\(SwiftValue.string($0)))"] } ?? []
  }

  private static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { SwiftValue.string(String(decoding: $0, as: UTF8.self)) }
  }

  private mutating func addLoose(_ lines: [String], _ files: [ResourceFile]) {
    guard !lines.isEmpty, let first = files.first(where: { $0.kind != .storyboard && $0.kind != .nib }) else { return }
    var snippet = Snippet(
      role: .scene, code: lines.joined(separator: "\n") + "\n", location: SourceLocation(file: first.path, line: 1))
    snippet.origins = lines.map { _ in 1 }
    parts.append(snippet)
  }

  private mutating func add(
    _ file: ResourceFile, _ texts: [String: String], _ colors: Set<String>, _ classes: Set<String>?
  ) {
    // A phone shows the launch screen before the app runs.
    guard let text = file.text else {
      return problems.append(
        ResourceProblem(path: file.path, line: 1, message: "This is no text in UTF-8. It is left out."))
    }
    if text.contains("launchScreen=\"YES\"") || interfaces.contains(where: { $0.name == file.stem }) { return }
    do throws(InterfaceProblem) {
      let interface = try InterfaceFile(
        file.stem, text: text, context: InterfaceContext(texts: texts, colors: colors, classes: classes))
      var snippet = Snippet(role: .scene, code: interface.scene, location: SourceLocation(file: file.path, line: 1))
      snippet.origins = interface.origins
      parts.append(snippet)
      interfaces.append(interface)
      problems += interface.problems.map { ResourceProblem(path: file.path, line: $0.line, message: $0.message) }
    } catch {
      problems.append(
        ResourceProblem(path: file.path, line: error.line, message: "\(error.message) It is left out.", isFatal: true))
    }
  }
}

extension AppResources {
  /// The properties of UIKit's that the interface files set, each at the line of a file that sets it first: `prompt`. Attributes that an author
  /// adds, and what only some size classes have, are not among them.
  package var assignedProperties: [String: SourceLocation] {
    var places: [String: SourceLocation] = [:]
    for part in parts where interfaces.contains(where: { $0.scene == part.code }) {
      for (text, line) in zip(part.code.split(separator: "\n", omittingEmptySubsequences: false), part.origins) {
        guard let name = text.prefixMatch(of: #/\s*[\w.?]*\.(\w+) = /#).map({ String($0.1) }), places[name] == nil
        else {
          continue
        }
        places[name] = SourceLocation(file: part.location.file, line: max(1, line))
      }
    }
    return places
  }
}

/// What of an app's files is not understood, or wrong.
package struct ResourceProblem: Hashable, Sendable, Codable {
  package var path: String
  /// 1-based.
  package var line: Int
  package var message: String
  /// Whether nothing of the file is there.
  package var isFatal = false
}
