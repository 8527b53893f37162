package import Foundation
package import Storage
package import SystemPackage

/// A folder of files named by hashes, which several graders may use at once, also over a network's file system.
package struct FolderStore: ByteStore {
  package let folder: FilePath

  package init(_ folder: FilePath) { self.folder = folder }

  package var place: String { folder.string }

  package func read(_ name: ContentHash) throws -> [UInt8]? {
    let path = path(of: name)
    var state = stat()
    guard lstat(path.string, &state) == 0 else {
      if errno == ENOENT { return nil }
      throw StoreTrouble("\(path) can't be read: \(String(cString: strerror(errno)))")
    }
    // A pipe that somebody has put there would never end.
    guard state.st_mode & S_IFMT == S_IFREG, state.st_size <= largestValue else { return [] }
    guard let data = FileManager.default.contents(atPath: path.string) else {
      // Another may have removed it meanwhile.
      if !path.exists { return nil }
      throw StoreTrouble("\(path) can't be read: \(String(cString: strerror(errno)))")
    }
    // When it was used last, for whoever removes what is old.
    utimes(path.string, nil)
    return Array(data)
  }

  package func write(_ bytes: [UInt8], to name: ContentHash) throws {
    let path = path(of: name)
    do {
      try path.removingLastComponent().makeDirectory()
      try Data(bytes).write(to: path.url, options: .atomic)
    } catch {
      throw StoreTrouble("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  private func path(of name: ContentHash) -> FilePath {
    folder.appending(name.placeInStore.folder).appending(name.placeInStore.file)
  }

  // MARK: What is in it

  /// A file that lies where a value lies.
  package struct Entry: Sendable {
    package var path: FilePath
    /// `nil` where the file's name is none: a draft of a grader that was killed, or something foreign.
    package var name: ContentHash?
    /// Bytes.
    package var size: Int
    package var lastUse: Date
  }

  /// All files, in the order of their names. Folders that are none of a store's are not looked into.
  package var entries: [Entry] {
    folder.entries.filter(Self.isFolderName).flatMap { part in
      let inside = folder.appending(part)
      return inside.entries.compactMap { file in Self.entry(inside.appending(file)) }
    }
  }

  private static func entry(_ path: FilePath) -> Entry? {
    var state = stat()
    guard lstat(path.string, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    return Entry(
      path: path, name: path.lastComponent.flatMap { ContentHash(hexadecimal: $0.string) }, size: Int(state.st_size),
      lastUse: Date(timeIntervalSince1970: Double(state.st_mtim.tv_sec)))
  }

  private static func isFolderName(_ name: String) -> Bool {
    name.utf8.count == 2 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// Removes a file. One that is gone already is as good.
  package func remove(_ entry: Entry) throws(StoreTrouble) {
    guard unlink(entry.path.string) == 0 || errno == ENOENT else {
      throw StoreTrouble("\(entry.path) can't be removed: \(String(cString: strerror(errno)))")
    }
    // The last one takes its folder along; another grader makes it anew.
    rmdir(entry.path.removingLastComponent().string)
  }
}
