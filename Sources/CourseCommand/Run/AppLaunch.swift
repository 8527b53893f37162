internal import CourseModel
internal import InterfaceFiles
internal import LessonParsing
internal import MarkupText
internal import Scaffolding
internal import SourceReading
internal import SwiftSource

/// How an app comes on the screen: by its delegates, as on a phone, or by one of its controllers.
struct AppLaunch: Equatable {
  /// Statements of a scene.
  let scene: String
  /// For people: `AppDelegate and SceneDelegate`.
  let words: String

  /// - Parameters:
  ///   - interfaces: The app's storyboards and nibs.
  ///   - storyboard: The one that the app begins with.
  ///   - root: The controller to show, where the user has chosen one.
  /// - Throws: ``UsageError`` where nothing says what to show.
  init(
    of classes: [ClassDeclaration], _ interfaces: [InterfaceFile] = [], storyboard: String? = nil, root: String?
  ) throws {
    try Self.requireClasses(of: interfaces, in: classes)
    if let storyboard, root == nil, !interfaces.contains(where: { $0.name == storyboard && $0.hasInitialController }) {
      throw UsageError(
        "The app begins with \(storyboard).storyboard, whose first controller can't be read; say with '--root' what is shown."
      )
    }
    let controllers = classes.filter { declaration in
      !declaration.isGeneric && classes.inherits(declaration) { $0 == "UIViewController" || Self.isController($0) }
    }
    if let root {
      guard controllers.contains(where: { $0.name == root }) else {
        throw UsageError(
          "The app has no controller '\(root)'"
            + SpellingSuggestion.remedy(root, among: controllers.map(\.name), list: "its controllers are"))
      }
      self.init(showing: root, interfaces)
      return
    }
    let delegates = AppDelegates(of: classes)
    if !delegates.isEmpty {
      self.init(
        scene: delegates.launch(storyboard: storyboard),
        words: [delegates.app, delegates.scene].compactMap(\.self).joined(separator: " and "))
      return
    }
    if let initial = interfaces.first(where: { $0.name == storyboard ?? "Main" && $0.hasInitialController }) {
      self.init(
        scene: AppDelegates().launch(storyboard: initial.name),
        words: "\(initial.name).storyboard")
      return
    }
    if let only = controllers.first(where: { $0.name == "ViewController" })
      ?? (controllers.count == 1 ? controllers[0] : nil)
    {
      self.init(showing: only.name, interfaces)
      return
    }
    throw UsageError(
      controllers.isEmpty
        ? "The files hold no app: neither a delegate of the app or of its scene, nor a controller."
        : "The files hold no delegate of an app, and several controllers; say with '--root' which one is shown first: "
          + controllers.map(\.name).joined(separator: ", ") + ".")
  }

  private init(scene: String, words: String) {
    self.scene = scene
    self.words = words
  }

  /// From the storyboard that has it, where one does.
  private init(showing controller: String, _ interfaces: [InterfaceFile]) {
    let owner = interfaces.first { $0.controllers[controller] != nil }
    let made =
      owner.flatMap { file in
        file.controllers[controller].map {
          "storyboardController(\(SwiftLiteral.string(file.name)), \(SwiftLiteral.string($0)))"
        }
      } ?? "\(controller)()"
    self.init(scene: "show(\(made))", words: controller)
  }

  /// A class that stands in a library or in another target is told before the compiler stumbles over it.
  private static func requireClasses(of interfaces: [InterfaceFile], in classes: [ClassDeclaration]) throws {
    let known = Set(classes.map(\.name))
    for file in interfaces {
      for (name, line) in file.classes.sorted(by: { $0.value < $1.value })
      where !known.contains(name) && !name.hasPrefix("UI") {
        throw UsageError(
          "\(file.name), line \(line), names the class '\(name)', which is not in the app's files. "
            + "If another module has it, put a class of this name beside them.")
      }
    }
  }

  /// Of UIKit's own.
  private static func isController(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Controller") && !name.hasSuffix("PresentationController")
  }
}
