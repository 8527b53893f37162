internal import CourseModel
internal import InterfaceFiles
internal import SystemPackage

extension Submission {
  /// Where a project's list is there, leaves out what does not belong to its app, and says so. Of a list that names nothing of what was handed in,
  /// nothing follows.
  mutating func keepFilesOfApp() {
    for list in resources.filter({ $0.kind == .project }).sorted(by: { $0.path.count < $1.path.count }) {
      guard let project = list.text.flatMap({ XcodeProject($0) }) else { continue }
      // `Login/Login.xcodeproj/project.pbxproj` lists what is in `Login`.
      let root = FilePath(list.path).removingLastComponent().removingLastComponent()
      func path(_ file: String) -> String? {
        var path = FilePath(file)
        if root.isEmpty { return path.string }
        return path.removePrefix(root) ? path.string : nil
      }
      func isOfApp(_ file: String) -> Bool { path(file).map(project.hasInApp) ?? true }
      guard files.contains(where: { path($0.path) != nil && isOfApp($0.path) }) else { continue }
      let left = files.filter { !isOfApp($0.path) }.map { path($0.path).flatMap(project.otherTarget) }
      files.removeAll { !isOfApp($0.path) }
      // What was wrong with the files of others does not matter.
      messages.removeAll { message in message.kind == .warning && message.location.map { !isOfApp($0.file) } ?? false }
      let information = project.settings["INFOPLIST_FILE"]
      resources.removeAll { file in
        switch file.kind {
        case .project: file != list
        case .propertyList: information.map { path(file.path) != $0 } ?? !isOfApp(file.path)
        case .catalog: !isOfApp(file.catalogFolder)
        default: !isOfApp(file.path)
        }
      }
      if !left.isEmpty { messages.append(SubmissionMessage(.note, at: nil, Self.words(left, project))) }
      return
    }
    resources.removeAll { $0.kind == .project }
  }

  /// - Parameter targets: Of each file that was left out.
  private static func words(_ targets: [String?], _ project: XcodeProject) -> String {
    let groups = Dictionary(grouping: targets) { $0 }.sorted { ($0.key ?? "~") < ($1.key ?? "~") }
    let parts = groups.map { target, files in
      "\(files.count) \(target.map { "of the target '\($0)'" } ?? "of no target")"
    }
    let count = targets.count == 1 ? "1 file was" : "\(targets.count) files were"
    return
      "\(count) left out, because the project's app is the target '\(project.name)': \(parts.joined(separator: ", "))."
  }
}

extension ResourceFile {
  /// `Login/Assets.xcassets`, of what is in it.
  fileprivate var catalogFolder: String {
    guard let end = path.range(of: ".xcassets/")?.lowerBound else { return path }
    return path[..<end] + ".xcassets"
  }
}
