import Foundation
import Storage
import SystemPackage

/// A checkout with a runtime that is compiled in a moment: each module has a file or two.
final class SmallHome {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/coursemark-home-\(UUID().uuidString)"
    for (name, text) in Self.sources { try write(text, to: "first/Sources/" + name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// As a tool in the checkout `root` would find it, with the cache `cache`.
  func home(_ root: String = "first", cache: String = "cache") -> Home {
    let root = FilePath(path).appending(root)
    return Home(
      sources: root.appending("Sources"), templates: root.appending("templates"), data: root.appending("data"),
      rules: root.appending("rules"), installedRuntimes: root.appending("runtime"),
      cache: FilePath(path).appending(cache), settings: FilePath(path).appending("settings"))
  }

  func copy(_ from: String, to: String) throws {
    try FileManager.default.copyItem(atPath: path + "/" + from, toPath: path + "/" + to)
  }

  func move(_ from: String, to: String) throws {
    try FileManager.default.moveItem(atPath: path + "/" + from, toPath: path + "/" + to)
  }

  private static let sources = [
    "DeviceMeasures/Device.swift": "package enum Device { package static let height = 667 }",
    "AppProtocol/Event.swift": "public struct Event { public init() { precondition(CommandLine.argc >= 0) } }",
    "UIKit/Views/UIView.swift": """
    internal import DeviceMeasures
    @MainActor
    open class UIView {
        public init() {}
        public var height: Int { Device.height }
    }
    """,
    "AppAgent/Agent.swift": "import AppProtocol\nimport UIKit\npublic func event() -> Event { Event() }",
    "ReferenceModel/Model.swift": "import AppProtocol\npublic struct Model { public var event = Event() }",
    "Examiner/Check.swift": "import ReferenceModel\npublic func model() -> Model? { nil }",
  ]
}
