internal import CourseModel
internal import SystemPackage

/// Takes a submission in, once: from then on only the bytes in memory count, and they are both graded and shown.
///
/// How this works: a submission is hostile until read. Folders and files are opened one below the other, each relative to the
/// folder that is held open, never through a link, and looked at through their descriptors; so nothing that is swapped or
/// renamed meanwhile leads anywhere else. What can't be taken is an error of this submission: nothing of it is graded, since
/// the lesson's starter would stand in for what the learner wrote.
package struct SubmissionReader {
  package struct NotReadable: Error, CustomStringConvertible, Codable {
    package var path: String
    package var reason: String
    package var description: String { "\(path): \(reason)" }
  }

  private var collector: SubmissionCollector
  private var archives: [(archive: CollectedSubmission.Archive, bytes: [UInt8])] = []

  /// Reads all of it in this process; ``SubmissionProcess`` leaves what is dangerous to a child.
  package static func read(
    _ place: SubmissionPlace, limits: SubmissionLimits = SubmissionLimits()
  ) throws(NotReadable) -> Submission {
    let (collected, archives) = try collect(place, limits: limits)
    return try collected.parsed(archives: archives)
  }

  /// Takes the bytes, and parses nothing.
  /// - Parameter place: A folder, a Swift file, a markdown file with answers, or an archive.
  /// - Returns: What there is, and the bytes of its archives.
  static func collect(
    _ place: SubmissionPlace, limits: SubmissionLimits
  ) throws(NotReadable) -> (CollectedSubmission, archives: [[UInt8]]) {
    var reader = SubmissionReader(collector: SubmissionCollector(name: place.path, limits: limits))
    do {
      let opened = try place.open()
      if let target = opened.target {
        reader.collector.note("\(place.path) is a link, or lies behind one; it led to \(target).")
      }
      if case .parts(let parts, let folder) = place.origin {
        reader.read(parts, of: opened.descriptor, folder)
      } else {
        try reader.read(opened.descriptor, place.path)
      }
    } catch {
      throw NotReadable(path: place.path, reason: error.description)
    }
    let collected = CollectedSubmission(
      collector: reader.collector, archives: reader.archives.map(\.archive), path: place.path)
    return (collected, reader.archives.map(\.bytes))
  }

  private mutating func read(_ opened: borrowing Descriptor, _ path: String) throws(Descriptor.Refusal) {
    let name = FileName(FilePath(path).lastComponent?.string ?? path)
    if try opened.kind() == .folder { return readFolder(opened, path, depth: 0) }
    if let format = ArchiveFormat(name: name.shown) {
      let bytes = try opened.contents(limit: collector.limits.archiveSize)
      archives.append((.init(format: format, path: path, isWhole: true), bytes))
      return
    }
    switch SubmissionCollector.handling(of: name) {
    case .refuse(let reason), .leaveOut(let reason): throw Descriptor.Refusal(reason)
    case .take: readFile(opened, name, path)
    case .ignore, .other, .resource:
      let what = FileKind.name(of: try opened.start()).map { "it is \($0), not Swift" } ?? "it is no file of Swift"
      throw Descriptor.Refusal("\(what); hand in a folder, a Swift file, or a zip or tar archive of them")
    }
  }

  private mutating func read(_ parts: [SubmissionPlace.Part], of folder: borrowing Descriptor, _ path: String) {
    for part in parts {
      let shown = FilePath(path).appending(part.entry.shown).string
      guard collector.countEntry(in: path) else { return }
      if let objection = part.entry.objection {
        collector.refuse(shown, objection)
        continue
      }
      do throws(Descriptor.Refusal) {
        guard let format = ArchiveFormat(name: part.name.shown) else {
          switch SubmissionCollector.handling(of: part.name) {
          case .ignore: break
          case .leaveOut(let reason): collector.leaveOut(shown, reason)
          case .refuse(let reason): collector.refuse(shown, reason)
          case .resource:
            let bytes = try folder.open(part.entry).contents(limit: collector.roomBesides)
            collector.noteOther(bytes, path: shown)
            collector.takeResource(bytes, path: shown)
          case .other:
            collector.noteOther(try folder.open(part.entry).contents(limit: collector.roomBesides), path: shown)
          case .take: readFile(try folder.open(part.entry), part.name, shown)
          }
          continue
        }
        let bytes = try folder.open(part.entry).contents(limit: collector.limits.archiveSize)
        archives.append((.init(format: format, path: shown, isWhole: false), bytes))
      } catch {
        collector.refuse(shown, error.description)
      }
    }
  }

  private mutating func readFolder(
    _ folder: borrowing Descriptor, _ path: String, depth: Int,
    _ surroundings: SubmissionCollector.Surroundings = .usual
  ) {
    let names: [FileName]
    do { names = try folder.names(limit: collector.limits.entries) } catch {
      return collector.refuse(path, error.description)
    }
    let unpacks = depth == 0 && Self.isOnlyArchives(names, in: folder)
    for name in names {
      guard collector.countEntry(in: path, surroundings) else { return }
      readEntry(
        folder, name, FilePath(path).appending(name.shown).string, depth: depth, unpacks: unpacks, surroundings)
    }
  }

  /// Whether somebody has handed in an archive and a platform has put a folder around it: there is no folder and nothing to grade
  /// beside it.
  private static func isOnlyArchives(_ names: [FileName], in folder: borrowing Descriptor) -> Bool {
    var isThere = false
    for name in names where !SubmissionCollector.ignores(name) {
      guard (try? folder.kind(of: name)) == .file else { return false }
      if case .take = SubmissionCollector.handling(of: name) { return false }
      isThere = isThere || ArchiveFormat(name: name.shown) != nil
    }
    return isThere
  }

  private mutating func readEntry(
    _ folder: borrowing Descriptor, _ name: FileName, _ path: String, depth: Int, unpacks: Bool,
    _ surroundings: SubmissionCollector.Surroundings
  ) {
    let isStart = depth == 0 && name == FileName(StartedLesson.fileName)
    if SubmissionCollector.ignores(name), !isStart { return }
    do {
      let kind = try folder.kind(of: name)
      if kind == .file, unpacks, let format = ArchiveFormat(name: name.shown) {
        if let objection = name.objection { return collector.refuse(path, objection) }
        let bytes = try folder.open(name).contents(limit: collector.limits.archiveSize)
        return archives.append((.init(format: format, path: path, isWhole: false), bytes))
      }
      if kind == .file, !isStart { return try readFile(name, path, in: folder, surroundings) }
      // What a project has beside its list is nobody's work.
      if surroundings == .project || surroundings == .insideOfProject { return }
      if let objection = name.objection { return collector.refuse(path, objection) }
      let opened = try folder.open(name)
      if isStart { return collector.takeStart(try opened.contents(limit: 1 << 16), path: path) }
      guard depth < collector.limits.depth else {
        if surroundings == .catalog { return }
        return collector.refuse(path, "it is more than \(collector.limits.depth) folders deep")
      }
      readFolder(opened, path, depth: depth + 1, surroundings.entering(name))
    } catch {
      collector.refuse(path, error.description)
    }
  }

  private mutating func readFile(
    _ name: FileName, _ path: String, in folder: borrowing Descriptor, _ surroundings: SubmissionCollector.Surroundings
  ) throws(Descriptor.Refusal) {
    switch SubmissionCollector.handling(of: name, in: surroundings) {
    case .ignore: return
    case .resource:
      let bytes = try folder.open(name).contents(limit: collector.roomBesides)
      if surroundings == .usual { collector.noteOther(bytes, path: path) }
      collector.takeResource(bytes, path: path)
    case .leaveOut(let reason): collector.leaveOut(path, reason)
    case .refuse(let reason): collector.refuse(path, reason)
    case .other: collector.noteOther(try folder.open(name).contents(limit: collector.roomBesides), path: path)
    case .take: readFile(try folder.open(name), name, path)
    }
  }

  private mutating func readFile(_ file: borrowing Descriptor, _ name: FileName, _ path: String) {
    guard let room = collector.room(for: path) else { return }
    do throws(Descriptor.Refusal) {
      collector.take(try file.contents(limit: room), name: name, path: path)
    } catch { collector.refuse(path, error, room: room) }
  }
}
