internal import Foundation
internal import SystemPackage

/// What of a project's folder is no Swift and says how the app begins: interface files, and what names the first of them.
struct ProjectFiles {
  /// An interface file, as it stands in the folder.
  struct Interface: Equatable {
    /// `Main`, of `Main.storyboard`.
    var name: String
    var path: String
    var text: String
  }

  private(set) var interfaces: [Interface] = []
  /// The storyboard that the app begins with; `nil` where its code makes the window.
  private(set) var mainStoryboard: String?

  /// Bytes of one file.
  private static let largest = 2 << 20
  private static let most = 100
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  /// - Parameter folder: Links in it are not followed.
  init(in folder: String) {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    var names: [String] = []
    var hasList = false
    for case let path as String in files {
      let file = FilePath(path)
      if Self.skipped.contains(file.lastComponent?.string ?? "") || file.lastComponent?.string.hasPrefix(".") ?? false {
        files.skipDescendants()
        continue
      }
      let place = FilePath(folder).appending(path).string
      switch (file.extension, file.lastComponent?.string) {
      case ("storyboard", _), ("xib", _):
        // A phone shows the launch screen before the app runs.
        guard let name = file.stem, interfaces.count < Self.most, let text = Self.text(place),
          !text.contains("launchScreen=\"YES\""), !interfaces.contains(where: { $0.name == name })
        else { continue }
        interfaces.append(Interface(name: name, path: place, text: text))
      case (_, "project.pbxproj"):
        guard let text = Self.text(place) else { continue }
        hasList = true
        names += text.matches(of: /INFOPLIST_KEY_UIMainStoryboardFile = "?([^";]+)"?;/).map { String($0.1) }
      case ("plist", let name?) where name.hasSuffix("Info.plist"):
        guard let text = Self.text(place) else { continue }
        hasList = true
        names += text.matches(of: /<key>UI(?:Main|Scene)StoryboardFile<\/key>\s*<string>([^<]+)<\/string>/).map {
          String($0.1)
        }
      default: break
      }
    }
    interfaces.sort { $0.path < $1.path }
    let known = Set(interfaces.map(\.name))
    mainStoryboard = names.first { known.contains($0) } ?? (hasList || !known.contains("Main") ? nil : "Main")
  }

  private static func text(_ path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, (attributes[.size] as? Int ?? .max) <= largest
    else { return nil }
    return FileManager.default.contents(atPath: path).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
