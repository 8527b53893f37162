import Foundation

/// What generated code calls for files that are copied, or take another's place. Foundation on Linux puts the files of two folders together,
/// and makes folders that a copy would lie in; and it moves the old file to where the new one is, where it should do the reverse.
public enum _Files {
  /// [A] FileManager, copyItem(at:to:): where something is already, or no folder to hold it, nothing is copied. Of files Linux knows it.
  /// - Throws: `fileWriteFileExists`, `fileNoSuchFile`, and whatever else hinders it.
  public static func copy(from source: URL, to place: URL, by manager: FileManager) throws {
    if isFolder(source), let fault = fault(at: place, manager) {
      let error = CocoaError(fault, userInfo: [NSFilePathErrorKey: source.path])
      let proceeds =
        manager.delegate?.fileManager(manager, shouldProceedAfterError: error, copyingItemAt: source, to: place)
      if proceeds == true { return }
      throw error
    }
    try manager.copyItem(at: source, to: place)
  }

  private static func fault(at place: URL, _ manager: FileManager) -> CocoaError.Code? {
    if manager.fileExists(atPath: place.path) { return .fileWriteFileExists }
    return isFolder(sibling(".", of: place)) ? nil : .fileNoSuchFile
  }

  /// [A] FileManager, replaceItemAt(_:withItemAt:backupItemName:options:): the new file is no longer where it was, has the old one's
  /// permissions, and no data is lost. [?] Where there is no old one, the new one is moved.
  /// - Returns: Where the file is now.
  /// - Throws: `fileNoSuchFile` where there is no new one, `fileWriteFileExists` where the backup would take the place of one of the two.
  public static func replace(
    _ original: URL, with new: URL, backupItemName: String?, _ options: FileManager.ItemReplacementOptions
  ) throws -> URL? {
    // One of its own: the delegate of the app's is not asked whether parts of this are to be done.
    let manager = FileManager()
    guard manager.fileExists(atPath: new.path) else { throw error(.fileNoSuchFile, new) }
    guard let old = try? manager.attributesOfItem(atPath: original.path) else {
      try manager.moveItem(at: new, to: original)
      return original
    }
    let backup = sibling(backupItemName ?? UUID().uuidString, of: original)
    guard ![original, new].map(real).contains(real(backup)) else { throw error(.fileWriteFileExists, backup) }
    // A link that leads nowhere is there, too.
    if (try? manager.attributesOfItem(atPath: backup.path)) != nil { try manager.removeItem(at: backup) }
    try manager.moveItem(at: original, to: backup)
    do { try manager.moveItem(at: new, to: original) } catch {
      try manager.moveItem(at: backup, to: original)
      throw error
    }
    if !options.contains(.usingNewMetadataOnly), let permissions = old[.posixPermissions] {
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: original.path)
    }
    let isKept = backupItemName != nil && options.contains(.withoutDeletingBackupItem)
    if !isKept { try manager.removeItem(at: backup) }
    return original
  }

  private static func error(_ code: CocoaError.Code, _ place: URL) -> CocoaError {
    CocoaError(code, userInfo: [NSFilePathErrorKey: place.path])
  }

  /// What lies beside a file or folder; `.` is the folder that both lie in.
  private static func sibling(_ name: String, of place: URL) -> URL {
    URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: place.path, isDirectory: false)).standardizedFileURL
  }

  private static func real(_ place: URL) -> String { place.resolvingSymlinksInPath().standardizedFileURL.path }

  private static func isFolder(_ place: URL) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
