import CArchive
import Foundation
import Testing

/// Makes archives as a learner would, and as no learner would.
struct ArchiveMaker {
  enum Member {
    case file(String, [UInt8])
    case folder(String)
    case link(String, to: String)
    case hardLink(String, to: String)
    case pipe(String)

    static func text(_ path: String, _ text: String) -> Member { .file(path, Array(text.utf8)) }
  }

  enum Kind { case zip, tar, compressedTar }

  static func make(_ kind: Kind, _ members: [Member]) throws -> [UInt8] {
    let archive = try #require(archive_write_new())
    defer { archive_write_free(archive) }
    switch kind {
    case .zip: archive_write_set_format_zip(archive)
    case .tar: archive_write_set_format_ustar(archive)
    case .compressedTar:
      archive_write_set_format_ustar(archive)
      archive_write_add_filter_gzip(archive)
    }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    var used = 0
    let capacity = bytes.count
    try bytes.withUnsafeMutableBytes { buffer in
      #expect(archive_write_open_memory(archive, buffer.baseAddress, capacity, &used) == ARCHIVE_OK)
      for member in members { try add(member, to: archive) }
      #expect(archive_write_close(archive) == ARCHIVE_OK)
    }
    return Array(bytes.prefix(used))
  }

  private static func add(_ member: Member, to archive: OpaquePointer) throws {
    let entry = try #require(archive_entry_new())
    defer { archive_entry_free(entry) }
    archive_entry_set_perm(entry, 0o644)
    var contents: [UInt8] = []
    let path: String
    var type: mode_t = S_IFREG
    switch member {
    case .file(let name, let bytes): (path, contents) = (name, bytes)
    case .folder(let name): (path, type) = (name, S_IFDIR)
    case .pipe(let name): (path, type) = (name, S_IFIFO)
    case .link(let name, let target):
      (path, type) = (name, S_IFLNK)
      archive_entry_copy_symlink(entry, target)
    case .hardLink(let name, let target):
      path = name
      archive_entry_copy_hardlink(entry, target)
    }
    archive_entry_copy_pathname(entry, path)
    archive_entry_set_filetype(entry, type)
    archive_entry_set_size(entry, Int64(contents.count))
    #expect(archive_write_header(archive, entry) >= ARCHIVE_WARN)
    if !contents.isEmpty { #expect(archive_write_data(archive, contents, contents.count) == contents.count) }
  }
}
