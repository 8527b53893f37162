internal import CourseModel
internal import Scaffolding
internal import SwiftSource
internal import UIKitNames

/// The names that rewrites of a lesson's programs leave as they are, and those that have another in Swift 4.
struct RewriteNames: Sendable {
  private let fixed: Set<String>
  private let namesOfSwift4: [String: String]

  /// Fixed is what a starter has declared, what a scene, a probe, a check or a model mentions, and what is a name of UIKit's:
  /// there it may be that UIKit calls it.
  init(_ lesson: Lesson, library: LibraryNames = .installed) throws {
    var fixed: Set<String> = []
    for snippet in lesson.allSnippets {
      switch snippet.role {
      case .scene, .probe, .check, .model, .screen, .starter:
        let words = CodeWord.all(in: snippet.code, areMembers: snippet.holdsMembers)
        fixed.formUnion(words.filter { $0.context != .comment }.map(\.text))
      case .solution, .wrong, .example, .output, .display: break
      }
    }
    let known = try library.known()
    for type in known.types.values { fixed.formUnion(type.members.map(\.baseName)) }
    self.fixed = fixed
    namesOfSwift4 = lesson.languageModes.contains(.swift4) ? Self.oldNames(try library.renamed()) : [:]
  }

  func context(isWanted: @escaping @Sendable (_ file: String, _ line: Int) -> Bool) -> RewriteContext {
    RewriteContext(isFixed: { [fixed] in fixed.contains($0) }, namesOfSwift4: namesOfSwift4, isWanted: isWanted)
  }

  /// Global names, and those of notifications: a member of another type would need an expression of that type.
  private static func oldNames(_ names: [RenamedName]) -> [String: String] {
    var old: [String: String] = [:]
    for name in names where !name.name.contains("(") && !name.isObsolete(in: LanguageMode.swift4.rawValue) {
      guard let new = name.newName, new.contains("."), !new.contains("(") else { continue }
      switch name.type {
      case nil: old[new] = name.name
      case "NSNotification.Name": old[new] = "NSNotification.Name." + name.name
      default: break
      }
    }
    return old
  }
}
