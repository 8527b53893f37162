internal import Foundation

/// A copy of the tool and of what it needs, in a folder that every user can read, and that goes when the suite is done.
package struct AttackKit: Sendable {
  /// The folder of everything that the suite makes.
  package var root: String
  package var path: String { root + "/kit" }
  private let runtime: String?

  /// - Parameters:
  ///   - executable: The tool, whose server may lie beside it.
  ///   - home: The folder with `Sources`, `templates`, `data`, `Attacks`.
  ///   - cache: Where compiled modules may be found already.
  package init(executable: String, home: String, modules: [String], cache: String) throws {
    // Attacks harm nothing whose path does not hold this name, even where nothing contains them.
    var template = Array((FileManager.default.temporaryDirectory.path + "/coursemark-attack-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    root = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    chmod(root, 0o755)
    let files = FileManager.default
    runtime = files.fileExists(atPath: cache + "/runtime") ? cache + "/runtime" : nil
    for folder in ["bin", "Sources", "Documentation", "lessons"] {
      try files.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
    // The server is a program of its own, which not every installation has.
    for name in ["coursemark", "coursemark-serve"] {
      let program = URL(filePath: executable).deletingLastPathComponent().appending(path: name).path
      if files.fileExists(atPath: program) { try files.copyItem(atPath: program, toPath: path + "/bin/" + name) }
    }
    let parts =
      modules.map { "Sources/\($0)" } + ["templates", "data", "Documentation/Rules", "Attacks", "lessons/01-task-list"]
    for part in parts { try files.copyItem(atPath: home + "/" + part, toPath: path + "/" + part) }
    makeReadable(path)
  }

  /// A cache for a setting: what takes minutes to compile is copied, all else is made anew.
  func makeCache(_ path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard let runtime else { return }
    try FileManager.default.createDirectory(atPath: path + "/runtime", withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: runtime) {
      let built = runtime + "/" + name
      // What another process is about to compile there has no catalog yet, and will go away.
      guard FileManager.default.fileExists(atPath: built + "/catalog.json") else { continue }
      try FileManager.default.copyItem(atPath: built, toPath: path + "/runtime/" + name)
    }
  }

  private func makeReadable(_ folder: String) {
    chmod(folder, 0o755)
    for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      chmod(path, isFolder.boolValue || path.hasPrefix(self.path + "/bin/") ? 0o755 : 0o644)
    }
  }

  package func remove() { FolderRemoval.remove(root) }
}
