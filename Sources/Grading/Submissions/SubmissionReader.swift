internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import SystemPackage

/// Reads a learner's folder or file once, and only what is safe to read.
///
/// How this works: a submission is hostile until read. Each file is opened without following links and without waiting,
/// looked at through its descriptor, and read up to a limit; from then on only the bytes in memory count. What
/// can't be taken becomes a message, never an error of the whole run.
package struct SubmissionReader {
  package struct Limits: Sendable {
    package var files = 200
    /// Bytes.
    package var fileSize = 1 << 20
    /// Bytes.
    package var totalSize = 4 << 20
    package var depth = 8
    package var entries = 2_000

    package init() {}
  }

  package struct NotReadable: Error, CustomStringConvertible {
    package var path: String
    package var reason: String
    package var description: String { "\(path): \(reason)" }
  }

  private let limits: Limits
  private var submission: Submission
  private var totalSize = 0
  private var entries = 0

  /// - Parameter path: A folder, a Swift file, or a markdown file with answers.
  package static func read(_ path: String, limits: Limits = Limits()) throws(NotReadable) -> Submission {
    var reader = SubmissionReader(limits: limits, submission: Submission(name: path))
    try reader.read(path)
    return reader.submission
  }

  private mutating func read(_ path: String) throws(NotReadable) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw NotReadable(path: path, reason: String(cString: strerror(errno)))
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: readFolder(path, depth: 0)
    case S_IFREG where isLink(path): throw NotReadable(path: path, reason: "this is a link; name the file itself")
    case S_IFREG: take(path, name: FilePath(path).lastComponent?.string ?? path)
    default: throw NotReadable(path: path, reason: "this is neither a folder nor a regular file")
    }
    submission.files.sort { ($0.path, $0.name) < ($1.path, $1.name) }
    refuseDuplicates()
    if submission.files.isEmpty && submission.answers.isEmpty && submission.messages.isEmpty {
      throw NotReadable(path: path, reason: "there is no Swift file and no answer in it")
    }
  }

  private func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  private mutating func readFolder(_ path: String, depth: Int) {
    guard depth <= limits.depth else { return leaveOut(path, "it is more than \(limits.depth) folders deep") }
    guard let folder = opendir(path) else { return leaveOut(path, String(cString: strerror(errno))) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries += 1
      guard entries <= limits.entries else {
        leaveOut(path, "the submission has more than \(limits.entries) entries; the rest is not read")
        break
      }
      names.append(name)
    }
    for name in names.sorted() { readEntry(FilePath(path).appending(name).string, name: name, depth: depth) }
  }

  private mutating func readEntry(_ path: String, name: String, depth: Int) {
    if name == StartedLesson.fileName, depth == 0 { return readStart(path) }
    if name.hasPrefix(".") { return }
    var information = stat()
    guard lstat(path, &information) == 0 else { return leaveOut(path, String(cString: strerror(errno))) }
    switch information.st_mode & S_IFMT {
    case S_IFDIR:
      if ["build", "Build", "DerivedData"].contains(name) { return }
      readFolder(path, depth: depth + 1)
    case S_IFREG:
      guard name.hasSuffix(".swift") || name.hasSuffix(".md") else { return }
      if name == "Package.swift" { return leaveOut(path, "a package manifest is not part of the app") }
      if name == "README.md" { return }
      take(path, name: name)
    case S_IFLNK:
      if name.hasSuffix(".swift") || name.hasSuffix(".md") {
        leaveOut(path, "it is a link; hand in the file itself")
      }
    default:
      if name.hasSuffix(".swift") { leaveOut(path, "it is not a regular file") }
    }
  }

  private mutating func take(_ path: String, name: String) {
    guard submission.files.count < limits.files else {
      return leaveOut(path, "the submission has more than \(limits.files) files")
    }
    let bytes: Data
    switch Self.contents(path, limit: min(limits.fileSize, limits.totalSize - totalSize)) {
    case .success(let data): bytes = data
    case .failure(let refusal): return leaveOut(path, refusal.description)
    }
    totalSize += bytes.count
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      let encoding = isWide ? "it is UTF-16" : "it is not UTF-8"
      return reject(path, "\(encoding); save the file as UTF-8")
    }
    if name.hasSuffix(".md") {
      let (answers, diagnostics) = SubmissionParser.parse(text, file: path)
      submission.answers += answers
      submission.messages += diagnostics.map {
        SubmissionMessage($0.severity == .error ? .error : .warning, at: $0.location, $0.message)
      }
    } else {
      submission.files.append(SubmissionFile(name: name, path: path, text: text))
    }
  }

  private struct Refusal: Error, CustomStringConvertible { var description: String }

  /// Reads a regular file up to a limit, whatever it becomes meanwhile.
  private static func contents(_ path: String, limit: Int) -> Result<Data, Refusal> {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return .failure(Refusal(description: String(cString: strerror(errno)))) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return .failure(Refusal(description: "it is not a regular file"))
    }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return .success(data) }
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(Refusal(description: String(cString: strerror(errno))))
      }
      data.append(contentsOf: buffer.prefix(count))
      if data.count > limit { return .failure(Refusal(description: "it is larger than \(limit / 1024) KiB")) }
    }
  }

  private mutating func readStart(_ path: String) {
    guard case .success(let data) = Self.contents(path, limit: 1 << 16),
      let start = try? JSONDecoder().decode(StartedLesson.self, from: data)
    else { return reject(path, "it is not what 'coursemark start' writes; start the lesson again in another folder") }
    guard start.format == 1 else {
      return reject(path, "it is of format \(start.format), which this version of Coursemark does not know")
    }
    submission.start = start
  }

  /// Two files of one name can't be in one Swift module.
  private mutating func refuseDuplicates() {
    var seen: [String: String] = [:]
    submission.files = submission.files.filter { file in
      let key = file.name.precomposedStringWithCanonicalMapping.lowercased()
      if let first = seen[key] {
        reject(file.path, "a file of this name is already there: \(first)")
        return false
      }
      seen[key] = file.path
      return true
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    submission.messages.append(
      SubmissionMessage(.warning, at: SourceLocation(file: path, line: 1), "This was left out: \(reason)."))
  }

  private mutating func reject(_ path: String, _ reason: String) {
    submission.messages.append(
      SubmissionMessage(.error, at: SourceLocation(file: path, line: 1), "This can't be read: \(reason)."))
  }
}
