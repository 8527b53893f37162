import Foundation

/// What generated code calls for files that are copied to where something is, or take another's place: Foundation on Linux puts the files of
/// two folders together, and has lost the old file before it looks for it.
public enum _Files {
  /// [A] FileManager, copyItem(at:to:): where something is already, nothing is copied.
  /// - Throws: `fileWriteFileExists`, and whatever else hinders it.
  public static func copy(from source: URL, to destination: URL, by manager: FileManager) throws {
    try check(destination, isFreeFor: source, manager)
    try manager.copyItem(at: source, to: destination)
  }

  /// [A] FileManager, replaceItemAt(_:withItemAt:backupItemName:options:): the new file is no longer where it was.
  /// - Returns: Where the file is now.
  /// - Throws: `fileNoSuchFile` where there is no new one; then the old one stays.
  public static func replace(
    _ original: URL, with new: URL, backupItemName: String?, _ options: FileManager.ItemReplacementOptions,
    by manager: FileManager
  ) throws -> URL? {
    guard manager.fileExists(atPath: new.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: new.path])
    }
    if manager.fileExists(atPath: original.path) {
      let backup = URL(fileURLWithPath: backupItemName ?? UUID().uuidString, relativeTo: original).absoluteURL
      if manager.fileExists(atPath: backup.path) { try manager.removeItem(at: backup) }
      try manager.moveItem(at: original, to: backup)
      do { try manager.moveItem(at: new, to: original) } catch {
        try manager.moveItem(at: backup, to: original)
        throw error
      }
      let staysBeside = backupItemName != nil && options.contains(.withoutDeletingBackupItem)
      if !staysBeside { try manager.removeItem(at: backup) }
    } else {
      try manager.moveItem(at: new, to: original)
    }
    return original
  }

  private static func check(_ place: URL, isFreeFor source: URL, _ manager: FileManager) throws {
    guard manager.fileExists(atPath: source.path), manager.fileExists(atPath: place.path) else { return }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: place.path])
  }
}
