/// What a project of Xcode's says of its targets: which files belong to the app.
///
/// How this works: `project.pbxproj` is a table of objects by their ids. Groups hold files and groups, each with a path in the one around it. A target
/// names its files by its build phases; since Xcode 16 also by whole folders, but for the files that the folder excepts.
package struct XcodeProject {
  /// Of the app.
  package let name: String
  /// Paths of its files, from the folder in which the project lies.
  private let files: Set<String>
  private let folders: [Folder]
  /// By path: the other target that has the file.
  private let others: [String: String]
  private let otherFolders: [(folder: String, target: String)]
  /// Of the app's build settings.
  package let settings: [String: String]

  private struct Folder {
    var path: String
    var excepted: Set<String>
  }

  /// - Returns: `nil` for what is no project, or one without an app.
  package init?(_ text: String) {
    var reader = OpenStepReader(text)
    guard let list = try? reader.value() else { return nil }
    let objects = Objects(list)
    let targets = objects.targets
    guard
      let app = targets.first(where: { objects.isApp($0) && objects.hasSwift($0) })
        ?? targets.first(where: objects.isApp)
    else { return nil }
    name = objects.text(app, "name") ?? "app"
    files = Set(objects.files(of: app))
    folders = objects.folders(of: app).map { Folder(path: $0.path, excepted: $0.excepted) }
    var others: [String: String] = [:]
    var otherFolders: [(String, String)] = []
    for target in targets where target != app {
      let name = objects.text(target, "name") ?? ""
      for file in objects.files(of: target) where others[file] == nil { others[file] = name }
      otherFolders += objects.folders(of: target).map { ($0.path, name) }
    }
    self.others = others
    self.otherFolders = otherFolders
    settings = objects.settings(of: app)
  }

  /// - Parameter path: From the folder in which the project lies.
  package func hasInApp(_ path: String) -> Bool {
    files.contains(path) || !path.hasSuffix(".swift") && isInFolder(path)
      || folders.contains { folder in
        let prefix = folder.path.isEmpty ? "" : folder.path + "/"
        return path.hasPrefix(prefix) && !folder.excepted.contains(String(path.dropFirst(prefix.count)))
      }
  }

  /// A folder itself may be among the app's resources, with all that is in it.
  private func isInFolder(_ path: String) -> Bool {
    var folder = path[...]
    while let end = folder.lastIndex(of: "/") {
      folder = folder[..<end]
      if files.contains(String(folder)) { return true }
    }
    return false
  }

  /// The other target that has the file; `nil` where none has.
  package func otherTarget(of path: String) -> String? {
    others[path] ?? otherFolders.first { path.hasPrefix($0.folder + "/") }?.target
  }
}

/// The table of a project.
private struct Objects {
  private let table: [String: OpenStepValue]
  private let root: String
  /// By the id of a file or folder.
  private var paths: [String: String] = [:]
  private static let deepest = 64

  init(_ list: OpenStepValue) {
    if case .table(let table)? = list["objects"] { self.table = table } else { table = [:] }
    root = list["rootObject"]?.text ?? ""
    let base = text(root, "projectDirPath") ?? ""
    if let group = text(root, "mainGroup") { addPaths(of: group, in: base, depth: 0) }
  }

  func text(_ id: String, _ key: String) -> String? { table[id]?[key]?.text }
  private func ids(_ id: String, _ key: String) -> [String] { table[id]?[key]?.list.compactMap(\.text) ?? [] }

  private mutating func addPaths(of id: String, in folder: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil else { return }
    let own = text(id, "path") ?? ""
    let start = text(id, "sourceTree") == "SOURCE_ROOT" ? "" : folder
    let path = Self.join(start, own)
    paths[id] = path
    for child in ids(id, "children") { addPaths(of: child, in: path, depth: depth + 1) }
  }

  /// Without `.` and `..`.
  private static func join(_ folder: String, _ name: String) -> String {
    (folder.split(separator: "/") + name.split(separator: "/")).reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }.joined(separator: "/")
  }

  var targets: [String] { ids(root, "targets") }
  func isApp(_ target: String) -> Bool { text(target, "productType") == "com.apple.product-type.application" }
  func hasSwift(_ target: String) -> Bool {
    !folders(of: target).isEmpty || files(of: target).contains { $0.hasSuffix(".swift") }
  }

  func files(of target: String) -> [String] {
    ids(target, "buildPhases").filter { phase in
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(text(phase, "isa"))
    }.flatMap { ids($0, "files") }.compactMap { text($0, "fileRef") }.flatMap { file -> [String] in
      // The languages of one file are a group of their own.
      let languages = ids(file, "children")
      return languages.isEmpty ? [paths[file]].compactMap(\.self) : languages.compactMap { paths[$0] }
    }
  }

  func folders(of target: String) -> [(path: String, excepted: Set<String>)] {
    ids(target, "fileSystemSynchronizedGroups").compactMap { group in
      guard let path = paths[group] else { return nil }
      let excepted = ids(group, "exceptions").filter { text($0, "target") == target }
      return (path, Set(excepted.flatMap { ids($0, "membershipExceptions") }))
    }
  }

  /// Those of the release, over those of the whole project.
  func settings(of target: String) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [root, target] {
      guard let list = text(owner, "buildConfigurationList") else { continue }
      let all = ids(list, "buildConfigurations")
      guard let id = all.first(where: { text($0, "name") == "Release" }) ?? all.first,
        case .table(let own)? = table[id]?["buildSettings"]
      else { continue }
      for (key, value) in own { settings[key] = value.text }
    }
    settings["TARGET_NAME"] = text(target, "name")
    return settings
  }
}
