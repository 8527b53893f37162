internal import Foundation
package import SystemPackage

/// Where a submission stands, and who chose the way to it.
package struct SubmissionPlace: Sendable, Hashable {
  /// As a person would type it. Bytes of its name that are no text are spelled out.
  package let path: String
  let origin: Origin

  enum Origin: Sendable, Hashable {
    /// A person typed the path: links in it were chosen by that person.
    case typed
    /// It was found in a folder of submissions. Who put it there is a learner, and a link may lead to the work of others.
    case found(FileName, folder: String)
    /// Several files of such a folder, which a platform's download has put side by side under names of its own.
    case parts([Part], folder: String)
  }

  /// A file of a folder of submissions, and what the learner calls it.
  struct Part: Sendable, Hashable {
    var entry: FileName
    var name: FileName
  }

  package static func typed(_ path: String) -> Self { Self(path: path, origin: .typed) }

  package static func found(_ name: FileName, in folder: FilePath) -> Self {
    Self(path: folder.appending(name.shown).string, origin: .found(name, folder: folder.string))
  }

  /// Several files of a folder, handed in together.
  /// - Parameter parts: The names in the folder, and what the learner calls each; `nil` for the same.
  /// - Returns: `nil` when there is none.
  package static func parts(_ parts: [(entry: String, name: String?)], in folder: FilePath) -> Self? {
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.name == nil { return .found(FileName(first.entry), in: folder) }
    let parts = parts.map { Part(entry: FileName($0.entry), name: FileName($0.name ?? $0.entry)) }
    return Self(path: folder.appending(first.entry).string, origin: .parts(parts, folder: folder.string))
  }

  /// What the paths of all that is in it begin with.
  var roots: [String] {
    guard case .parts(let parts, let folder) = origin else { return [FilePath(path).string] }
    return parts.map { FilePath(folder).appending($0.entry.shown).string }
  }

  /// What was handed in to a folder of submissions: folders, files of the kinds that can be graded, and what looks like a
  /// submission and can't be. None when there is no such folder.
  package static func all(in folder: FilePath) -> [Self] {
    guard let opened = try? Descriptor.open(folder.string), let names = try? opened.names(limit: 100_000) else {
      return []
    }
    return names.filter { isSubmission($0, in: opened) }.map { .found($0, in: folder) }
  }

  /// Names of what stands in a folder of submissions and is none; hidden files and `README.md` are left out.
  package static func passedOver(in folder: FilePath) -> [String] {
    guard let opened = try? Descriptor.open(folder.string), let names = try? opened.names(limit: 100_000) else {
      return []
    }
    return names.filter { name in
      !isSubmission(name, in: opened) && !name.shown.hasPrefix(".") && name.shown != "README.md"
    }.map(\.shown)
  }

  /// What people hand in by mistake. It is told that it can't be graded.
  private static let mistakenKinds: Set<String> = [
    "pdf", "png", "jpg", "jpeg", "heic", "gif", "rtf", "doc", "docx", "pages", "rar", "7z", "bz2", "xz",
  ]

  private static func isSubmission(_ name: FileName, in folder: borrowing Descriptor) -> Bool {
    let shown = name.shown
    if shown.hasPrefix(".") || shown == "README.md" { return false }
    guard let kind = try? folder.kind(of: name), kind == .file else { return true }
    let suffix = (FilePath(shown).extension ?? "").lowercased()
    return suffix == "md" || shown.lowercased().contains(".swift") || ArchiveFormat(name: shown) != nil
      || mistakenKinds.contains(suffix) || isTypedText(shown)
  }

  /// What Moodle and Canvas make of a text that was typed in the browser; it is told that it can't be graded.
  private static func isTypedText(_ name: String) -> Bool {
    name.hasSuffix("_text.html") || name.hasSuffix("_link.html") || name.contains("_assignsubmission_onlinetext")
  }

  /// Opens it, and says where the path led when links in it led somewhere else than it says.
  func open() throws(Descriptor.Refusal) -> Opened {
    switch origin {
    case .typed:
      let descriptor = try Descriptor.open(path)
      let current = FilePath(FileManager.default.currentDirectoryPath)
      let straight = current.pushing(FilePath(path)).lexicallyNormalized().string
      let target = descriptor.path
      return Opened(descriptor: descriptor, target: target == straight ? nil : target)
    case .found(let name, let folder):
      if let objection = name.objection { throw Descriptor.Refusal(objection) }
      return Opened(descriptor: try Descriptor.open(folder).open(name), target: nil)
    case .parts(_, let folder):
      return Opened(descriptor: try Descriptor.open(folder), target: nil)
    }
  }

  struct Opened: ~Copyable {
    let descriptor: Descriptor
    let target: String?
  }
}
