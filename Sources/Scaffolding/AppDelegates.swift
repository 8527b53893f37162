package import SwiftSource

/// The classes with which an app of one's own begins: its delegate, and that of its scene.
package struct AppDelegates: Hashable, Sendable {
  package var app: String?
  package var scene: String?
  /// A subclass of `UIApplication`.
  package var application: String?

  package init(app: String? = nil, scene: String? = nil) {
    self.app = app
    self.scene = scene
  }

  /// The class that the program names when it starts the app itself, or that is marked as the app's, or else the first that conforms.
  package init(of classes: [ClassDeclaration]) {
    let delegates = classes.filter { classes.inherits($0) { $0 == "UIApplicationDelegate" } }
    let named = delegates.first { $0.launchRole == .delegate }
    app = (named ?? delegates.first(where: \.isMarkedMain) ?? delegates.first)?.name
    application = classes.first { $0.launchRole == .application && $0.name != "UIApplication" }?.name
    scene =
      classes.first { candidate in
        classes.inherits(candidate) { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
      }?.name
  }

  package var isEmpty: Bool { app == nil && scene == nil }

  /// A statement of a scene.
  /// - Parameter storyboard: `nil` where code makes the window.
  package func launch(storyboard: String?) -> String {
    let arguments =
      [app.map { "\($0)()" } ?? "nil"] + (scene.map { ["scene: \($0)()"] } ?? [])
      + (storyboard.map { ["storyboard: \(SourceText.literal($0))"] } ?? [])
      + (application.map { ["application: \($0)()"] } ?? [])
    return "launch(\(arguments.joined(separator: ", ")))"
  }
}

extension ClassDeclaration {
  fileprivate var isMarkedMain: Bool { attributes.contains { ["main", "UIApplicationMain"].contains($0) } }
}
