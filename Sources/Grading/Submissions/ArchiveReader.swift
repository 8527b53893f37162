private import CArchive
internal import Foundation
internal import SystemPackage

/// Reads the files of an archive into memory. Nothing is ever unpacked to disk, so no path in it can lead anywhere.
///
/// How this works: libarchive is given the one format that the file's name promises, and the bytes that are held in memory. Of
/// each member the kind, the path and the announced size are looked at before its contents. An archive with a link, a path
/// that leaves it, two members of one path, or much more in it than it has bytes is refused as a whole: no tool that
/// learners use makes such a thing by accident.
struct ArchiveReader {
  let format: ArchiveFormat
  /// Of the archive, as it is shown.
  let path: String

  private typealias Refusal = Descriptor.Refusal

  /// Without it, libarchive can't give out names beyond ASCII that an archive says are UTF-8. The C library brings this one along.
  private static let locale: Void = { _ = setlocale(LC_CTYPE, "C.UTF-8") }()

  func read(_ bytes: [UInt8], into collector: inout SubmissionCollector) throws(Descriptor.Refusal) {
    Self.locale
    guard let archive = archive_read_new() else { throw Refusal(errno: ENOMEM) }
    defer { archive_read_free(archive) }
    switch format {
    case .zip:
      // By the table of contents at its end, as every unpacker reads it.
      archive_read_support_format_zip_seekable(archive)
    case .tar: archive_read_support_format_tar(archive)
    case .compressedTar:
      archive_read_support_filter_gzip(archive)
      archive_read_support_format_tar(archive)
    }
    var failure: Refusal?
    bytes.withUnsafeBytes { buffer in
      guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else {
        failure = damaged(archive)
        return
      }
      do throws(Refusal) { try readMembers(archive, size: buffer.count, &collector) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func damaged(_ archive: OpaquePointer) -> Refusal {
    let words = archive_error_string(archive).map { String(cString: $0) }
    return Refusal("it is no readable \(format.name)" + (words.map { " (\($0.prefix(200)))" } ?? ""))
  }

  private func readMembers(
    _ archive: OpaquePointer, size: Int, _ collector: inout SubmissionCollector
  ) throws(Descriptor.Refusal) {
    var budget = Budget(archive: size, limits: collector.limits)
    var seen: Set<String> = []
    var count = 0
    while true {
      var entry: OpaquePointer?
      let result = archive_read_next_header(archive, &entry)
      if result == ARCHIVE_EOF { break }
      // A warning is about a name that is not of the system's encoding, which is looked at below.
      guard result == ARCHIVE_OK || result == ARCHIVE_WARN, let entry else { throw damaged(archive) }
      count += 1
      let member = try Member(entry)
      guard collector.countEntry(in: path, member.surroundings) else {
        if member.surroundings == .usual { return }
        continue
      }
      guard !member.path.isEmpty || member.isFolder else { throw Refusal("a member of it has no name") }
      if !member.isFolder, !seen.insert(member.folded).inserted {
        throw Refusal("two members of it have the name '\(member.shown)'")
      }
      try budget.announce(member)
      try read(member, archive, &collector)
    }
    // libarchive takes bytes of any kind for a tar archive without members.
    if count == 0 { throw Refusal("it is no \(format.name), or an empty one") }
  }

  private func read(
    _ member: Member, _ archive: OpaquePointer, _ collector: inout SubmissionCollector
  ) throws(Descriptor.Refusal) {
    if member.isFolder || member.path.contains(where: SubmissionCollector.ignores) && !member.isStart { return }
    let shown = FilePath(path).appending(member.shown).string
    let surroundings = member.surroundings
    guard member.path.count <= collector.limits.depth + 1 else {
      if surroundings != .usual { return }
      return collector.refuse(shown, "it is more than \(collector.limits.depth) folders deep")
    }
    if surroundings == .usual, let objection = member.path.lazy.compactMap(\.objection).first {
      return collector.refuse(shown, objection)
    }
    guard let name = member.path.last else { return }
    if member.isStart { return collector.takeStart(try contents(archive, limit: 1 << 16), path: shown) }
    switch SubmissionCollector.handling(of: name, in: surroundings) {
    case .resource:
      let bytes = try contents(archive, limit: collector.roomBesides)
      if surroundings == .usual { collector.noteOther(bytes, path: shown) }
      collector.takeResource(bytes, path: shown)
    case .ignore: return
    case .leaveOut(let reason): collector.leaveOut(shown, reason)
    case .refuse(let reason): collector.refuse(shown, reason)
    case .other: collector.noteOther(try contents(archive, limit: collector.roomBesides), path: shown)
    case .take:
      guard let room = collector.room(for: shown) else { return }
      do throws(Refusal) {
        collector.take(try contents(archive, limit: room), name: name, path: shown)
      } catch { collector.refuse(shown, error, room: room) }
    }
  }

  private func contents(_ archive: OpaquePointer, limit: Int) throws(Descriptor.Refusal) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = archive_read_data(archive, &buffer, buffer.count)
      if count == 0 { return result }
      if count == ARCHIVE_RETRY { continue }
      if count < 0 { throw damaged(archive) }
      result += buffer.prefix(count)
      if result.count > limit { throw .tooLarge(limit) }
    }
  }
}

/// What is known of a member before its contents are read.
private struct Member {
  /// Folders first.
  let path: [FileName]
  let isFolder: Bool
  /// Bytes, as announced.
  let size: Int

  var shown: String { path.reduce(FilePath("")) { $0.appending($1.shown) }.string }
  var folded: String { path.reduce(FilePath("")) { $0.appending($1.folded) }.string }
  var surroundings: SubmissionCollector.Surroundings {
    path.dropLast().reduce(.usual) { $0.entering($1) }
  }
  var isStart: Bool { path == [FileName(".coursemark")] }

  init(_ entry: OpaquePointer) throws(Descriptor.Refusal) {
    guard let bytes = (archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)).map(Self.bytes) else {
      throw Descriptor.Refusal("the name of a member of it can't be read")
    }
    let shown = FileName(bytes: bytes).shown
    guard bytes.first != UInt8(ascii: "/") else {
      throw Descriptor.Refusal("its member '\(shown)' has an absolute path")
    }
    let parts = bytes.split(separator: UInt8(ascii: "/")).map { FileName(bytes: Array($0)) }.filter {
      $0 != FileName(".")
    }
    guard !parts.contains(FileName("..")), !bytes.contains(UInt8(ascii: "\\")) else {
      throw Descriptor.Refusal("the path of its member '\(shown)' leads out of it")
    }
    path = parts
    let kind = archive_entry_filetype(entry) & S_IFMT
    let isLink = kind == S_IFLNK || archive_entry_hardlink(entry) != nil
    let isOther = kind != S_IFREG && kind != S_IFDIR
    isFolder = kind == S_IFDIR
    // What a framework or a repository is made of does not matter: it is not read.
    if isLink || isOther, !parts.contains(where: SubmissionCollector.ignores) {
      throw Descriptor.Refusal("its member '\(shown)' is \(isLink ? "a link" : "neither a file nor a folder")")
    }
    guard archive_entry_is_encrypted(entry) == 0 else {
      throw Descriptor.Refusal("its member '\(shown)' is locked with a password")
    }
    size = Int(clamping: archive_entry_size(entry))
    guard size >= 0 else { throw Descriptor.Refusal("the size of its member '\(shown)' is no size") }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    // A path that is longer than any system's is cut; the rules for names refuse it then.
    (0..<min(strlen(text), 70_000)).map { UInt8(bitPattern: text[$0]) }
  }
}

/// How much an archive may come to.
private struct Budget {
  private let most: Int
  private let archive: Int
  private var announced = 0

  init(archive: Int, limits: SubmissionLimits) {
    self.archive = archive
    most = min(limits.unpackedSize, max(1 << 20, archive * limits.unpackedRatio))
  }

  /// Counts a member before anything of it is read or passed over: what a compressed archive passes over, it unpacks too.
  mutating func announce(_ member: Member) throws(Descriptor.Refusal) {
    let (sum, overflow) = announced.addingReportingOverflow(member.size)
    guard !overflow, sum <= most else {
      throw Descriptor.Refusal(
        "it holds more than \(Descriptor.size(most)) in \(Descriptor.size(max(1024, archive)))")
    }
    announced = sum
  }
}
