internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import Storage
internal import SystemPackage

/// Collects what is taken of a submission, whether it comes out of a folder or out of an archive, and what is not.
struct SubmissionCollector: Sendable, Codable {
  let limits: SubmissionLimits
  private(set) var submission: Submission
  /// Markdown that nobody has parsed yet.
  private var unreadAnswers: [SubmissionFile] = []
  private var totalSize = 0
  private var entries = 0
  private var catalogEntries = 0
  private var resourcesSize = 0
  private var bundledSize = 0
  /// What is there besides, for a submission without a single answer: `plan.png, a picture (PNG)`.
  private var others: [String] = []
  private var sizeBesides = 0
  /// Paths and hashes.
  private var besides: [String] = []

  init(name: String, limits: SubmissionLimits) {
    self.limits = limits
    submission = Submission(name: name)
  }

  /// What becomes of a file, by its name alone.
  enum Handling: Equatable {
    case take
    /// Says how the app looks, or which files are the app's.
    case resource
    /// What a learner did not write or hand in on purpose: hidden files, what is built, projects of Xcode.
    case ignore
    /// Not Swift; a word of it helps where nothing else is there.
    case other
    case leaveOut(String)
    case refuse(String)
  }

  private static let ignoredFolders: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "__MACOSX", "node_modules",
  ]
  private static let ignoredSuffixes: Set<String> = [
    "framework", "xcframework", "xcworkspace", "xcarchive", "dSYM", "bundle",
  ]

  static func ignores(_ name: FileName) -> Bool {
    let shown = name.shown
    return shown.hasPrefix(".") || ignoredFolders.contains(shown)
      || ignoredSuffixes.contains(FilePath(shown).extension ?? "")
  }

  /// What kind of folder a file stands in.
  enum Surroundings {
    case usual, project, catalog
    /// Of what is in a project nothing is taken but its list.
    case insideOfProject

    func entering(_ folder: FileName) -> Surroundings {
      switch (self, FilePath(folder.shown).extension) {
      case (.usual, "xcodeproj"): .project
      case (.usual, "xcassets"): .catalog
      case (.project, _): .insideOfProject
      default: self
      }
    }
  }

  static func handling(of name: FileName, in surroundings: Surroundings = .usual) -> Handling {
    if ignores(name) { return .ignore }
    switch surroundings {
    case .usual: break
    case .insideOfProject: return .ignore
    case .project: return name.shown == "project.pbxproj" ? .resource : .ignore
    case .catalog:
      guard name.objection == nil else { return .ignore }
      return name.shown == "Contents.json" || ResourceFile.kind(of: name.shown) == .picture ? .resource : .ignore
    }
    if let objection = name.objection { return .refuse(objection) }
    let shown = name.shown
    if shown == "Package.swift" { return .leaveOut("a package manifest is not part of the app") }
    if shown == "README.md" { return .ignore }
    if shown.hasSuffix(".swift") || shown.hasSuffix(".md") { return .take }
    let small = shown.lowercased()
    if small.hasSuffix(".swift") || small.hasSuffix(".swift.txt") || small.hasSuffix(".swift.rtf") {
      return .refuse("the names of Swift files end in '.swift'; rename it")
    }
    return ResourceFile.kind(of: shown) == nil || shown.hasSuffix(".pbxproj") ? .other : .resource
  }

  /// - Returns: Whether one more may be looked at.
  mutating func countEntry(in path: String, _ surroundings: Surroundings = .usual) -> Bool {
    if surroundings != .usual {
      catalogEntries += 1
      return catalogEntries <= limits.catalogEntries
    }
    entries += 1
    if entries == limits.entries + 1 {
      refuse(path, "the submission holds more than \(limits.entries) files and folders")
    }
    return entries <= limits.entries
  }

  /// How many bytes the next file may have; `nil` when there may be no other file.
  mutating func room(for path: String) -> Int? {
    guard submission.files.count + unreadAnswers.count < limits.files else {
      if submission.defect == nil { refuse(path, "the submission has more than \(limits.files) files") }
      return nil
    }
    return min(limits.fileSize, limits.totalSize - totalSize)
  }

  mutating func take(_ bytes: [UInt8], name: FileName, path: String) {
    totalSize += bytes.count
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      let what = FileKind.name(of: bytes)
      return refuse(
        path,
        what.map { "it is \($0)" + ($0.hasPrefix("text") ? "; save the file as UTF-8" : ", not Swift") }
          ?? (bytes.contains(0)
            ? "it holds bytes that are no text (NUL)" : "it is not UTF-8; save the file as UTF-8"),
        .notSwift)
    }
    if name.shown.hasSuffix(".md") {
      unreadAnswers.append(SubmissionFile(name: name.shown, path: path, text: text))
    } else if let what = FileKind.nameOfForeignText(text) {
      refuse(path, "it is \(what), not Swift", .notSwift)
    } else {
      // As the Mac writes an umlaut, it is two characters, and the lesson's file has another name.
      let name = name.shown.precomposedStringWithCanonicalMapping
      submission.files.append(SubmissionFile(name: name, path: path, text: text))
    }
  }

  var hasUnreadAnswers: Bool { !unreadAnswers.isEmpty }

  /// Reads the fences of all markdown that was taken.
  mutating func readAnswers() {
    for file in unreadAnswers {
      let room = max(0, limits.files - submission.files.count - submission.answers.count)
      let (answers, diagnostics) = SubmissionParser.parse(file.text, file: file.path, most: room)
      guard answers.count <= room else {
        refuse(file.path, "the submission has more than \(limits.files) answers")
        continue
      }
      submission.answers += answers
      submission.messages += diagnostics.map {
        SubmissionMessage($0.severity == .error ? .error : .warning, at: $0.location, $0.message)
      }
    }
    unreadAnswers = []
  }

  mutating func takeStart(_ bytes: [UInt8], path: String) {
    guard let start = try? JSONDecoder().decode(StartedLesson.self, from: Data(bytes)) else {
      return refuse(path, "it is not what 'coursemark start' writes; start the lesson again in another folder")
    }
    guard start.format == 1 else {
      return refuse(path, "it is of format \(start.format), which this version of Coursemark does not know")
    }
    submission.start = start
  }

  /// How many bytes the next file that is no part of the program may have.
  var roomBesides: Int { limits.unpackedSize - sizeBesides }

  /// A picture, notes, data. The program does not get it, but the seed of generated input depends on it.
  mutating func noteOther(_ bytes: [UInt8], path: String) {
    sizeBesides += bytes.count
    besides += [path, ContentHash(content: bytes).description]
    guard others.count < 3 else { return }
    others.append(path + (FileKind.name(of: bytes).map { ", \($0)" } ?? ""))
  }

  mutating func takeResource(_ bytes: [UInt8], path: String) {
    let kind = ResourceFile.kind(of: path)
    if kind == .media { return submission.resources.append(ResourceFile(named: path)) }
    if kind == .bundled {
      guard bytes.count <= limits.bundledFileSize, bundledSize + bytes.count <= limits.bundledSize else {
        return submission.resources.append(ResourceFile(named: path))
      }
      bundledSize += bytes.count
      return submission.resources.append(ResourceFile(path: path, data: Data(bytes)))
    }
    // Of a picture only the beginning is looked at: its size.
    let kept = kind == .picture || path.isPictureOfCatalog ? bytes.prefix(1 << 16) : bytes[...]
    guard kept.count <= limits.resourceSize else {
      return leaveOut(path, "it has more than \(Descriptor.size(limits.resourceSize))")
    }
    guard resourcesSize + kept.count <= limits.resourcesSize else {
      return leaveOut(path, "with it, such files come to more than \(Descriptor.size(limits.resourcesSize))")
    }
    resourcesSize += kept.count
    submission.resources.append(ResourceFile(path: path, data: Data(kept)))
  }

  /// Whether a list of a project says which files are the app's.
  var hasProject: Bool { submission.resources.contains { $0.kind == .project } }

  mutating func note(_ message: String) {
    submission.messages.append(SubmissionMessage(.note, at: nil, message))
  }

  mutating func leaveOut(_ path: String, _ reason: String) {
    submission.messages.append(
      SubmissionMessage(.warning, at: SourceLocation(file: path, line: 1), "This was left out: \(reason)."))
  }

  /// - Parameter room: What ``room(for:)`` gave the file.
  mutating func refuse(_ path: String, _ refusal: Descriptor.Refusal, room: Int) {
    let isLast = room < limits.fileSize && refusal == .tooLarge(room)
    refuse(
      path,
      isLast ? "with it, the files come to more than \(Descriptor.size(limits.totalSize))" : refusal.description)
  }

  mutating func refuse(_ path: String, _ reason: String, _ defect: Submission.Defect = .refused) {
    // At most a few links are named.
    if submission.messages.count(where: { $0.kind == .error }) < 20 {
      submission.messages.append(
        SubmissionMessage(.error, at: SourceLocation(file: path, line: 1), "This can't be read: \(reason)."))
    }
    if submission.defect != .refused { submission.defect = defect }
  }

  /// The whole submission: its files in the order of their paths, and no two of one name.
  /// - Returns: `nil` when there is nothing in it, and then what there is instead.
  func finished() -> (submission: Submission?, instead: String?) {
    var collector = self
    collector.submission.files.sort { ($0.path, $0.name) < ($1.path, $1.name) }
    collector.submission.resources.sort { $0.path < $1.path }
    collector.submission.keepFilesOfApp()
    collector.refuseDuplicates()
    collector.refuseEmptiness()
    if !besides.isEmpty {
      // Where the submission is makes no difference to its hash.
      collector.submission.besides = ContentHash(
        besides.map { $0.replacing(self.submission.name, with: "", maxReplacements: 1) })
    }
    let submission = collector.submission
    guard submission.files.isEmpty, submission.answers.isEmpty,
      !submission.messages.contains(where: { $0.kind != .note })
    else { return (submission, nil) }
    return (nil, others.isEmpty ? nil : others.joined(separator: "; "))
  }

  /// Where nothing but empty files was handed in, the lesson's starters would be graded in their place. What was refused for something
  /// else is told that alone.
  private mutating func refuseEmptiness() {
    let files = submission.files
    guard submission.defect == nil, !files.isEmpty, submission.answers.isEmpty,
      files.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) })
    else { return }
    submission.files = []
    for file in files { refuse(file.path, "it is empty", .notSwift) }
  }

  /// Two files of one name can't be in one Swift module, and systems differ on what one name is.
  private mutating func refuseDuplicates() {
    var seen: [String: String] = [:]
    for file in submission.files {
      let key = FileName(file.name).folded
      if let first = seen[key] {
        refuse(file.path, "a file of this name is already there: \(first)")
      } else {
        seen[key] = file.path
      }
    }
    submission.files = submission.files.filter { seen[FileName($0.name).folded] == $0.path }
  }
}

extension String {
  /// Whether it is the path of a picture in an asset catalogue.
  fileprivate var isPictureOfCatalog: Bool {
    let name = FilePath(self).lastComponent?.string ?? ""
    return ResourceFile.kind(of: self) == .catalog && ResourceFile.kind(of: name) == .picture
  }
}
