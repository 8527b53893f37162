package import CourseModel
internal import SwiftSource
internal import UIKitNames

/// A lesson calls UIKit's things by the names that its language modes have. A text that tells of the change names both,
/// or the version of Swift that had the old one. Starters may be there to be mended: of them only the comments are read.
package struct NoRenamedName: Rule {
  package static let id = RuleID.renamedName

  private let names: LibraryNames

  package init(names: LibraryNames = .installed) { self.names = names }

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    names.judging(lesson) { names in try diagnostics(of: lesson, names) }
  }

  private func diagnostics(of lesson: Lesson, _ names: LibraryNames) throws -> [Diagnostic] {
    let modes = lesson.languageModes.map(\.rawValue)
    let declared = lesson.allSnippets.reduce(into: Set<String>()) { names, snippet in
      names.formUnion(DeclaredNames(snippet.code, areMembers: snippet.holdsMembers).names)
    }
    var renamed: [String: RenamedName] = [:]
    for name in try names.renamed() where modes.allSatisfy(name.isObsolete) && !declared.contains(name.baseName) {
      // A new name that is told apart by its labels alone can't be told from the old one.
      if name.newName?.prefix(while: { $0 != "(" }) == name.baseName[...] { continue }
      for spelling in name.spellings where renamed[spelling] == nil { renamed[spelling] = name }
    }
    return Paragraph.all(in: lesson).flatMap { Self.oneOfEach(Self.diagnostics(of: $0, renamed)) }
      + lesson.listings.flatMap { Self.oneOfEach(Self.diagnostics(of: $0, renamed)) }
  }

  /// The first that speaks of each name: a paragraph or a listing that has one old name has it often.
  private static func oneOfEach(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var told: Set<String> = []
    return diagnostics.filter { told.insert($0.message).inserted }
  }

  private static func diagnostics(of paragraph: Paragraph, _ renamed: [String: RenamedName]) -> [Diagnostic] {
    let text = paragraph.context
    if text.contains(/Swift [1-4]/) { return [] }
    return paragraph.inlines.flatMap { inline in
      inline.text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).compactMap { match -> Diagnostic? in
        let word = String(match.output)
        guard let name = renamed[word], inline.isCode || word.hasPrefix("UI") || word.hasPrefix("NS") else {
          return nil
        }
        if let new = name.newName.map(shortForm), text.contains(new) { return nil }
        return diagnostic(word, name, at: inline.location)
      }
    }
  }

  private static func diagnostics(of listing: Snippet, _ renamed: [String: RenamedName]) -> [Diagnostic] {
    let words = CodeWord.all(in: listing.code, areMembers: listing.holdsMembers)
    let comments = words.filter { $0.context == .comment }
    return words.compactMap { word in
      guard let name = renamed[word.text], listing.role != .starter || word.context == .comment else { return nil }
      if word.context == .comment, let new = name.newName.map(shortForm),
        comments.contains(where: { $0.text[...] == new.prefix { $0 != "." } && $0.place.line == word.place.line })
      {
        return nil
      }
      return diagnostic(word.text, name, at: listing.location(of: word.place))
    }
  }

  private static func diagnostic(_ word: String, _ name: RenamedName, at place: SourceLocation) -> Diagnostic {
    let remedy = name.newName.map { "write '\($0)'" } ?? name.advice.map { lowercasedFirst($0) } ?? "write its new name"
    return Diagnostic(id, .warning, at: place, "'\(word)' is a name of older Swift; \(remedy).")
  }

  /// What is enough to name it: `keyboardWillShowNotification` of `UIResponder.keyboardWillShowNotification`, and all of
  /// `UIBarButtonItem.Style`.
  private static func shortForm(_ name: String) -> String {
    let name = String(name.prefix { $0 != "(" })
    guard let last = name.split(separator: ".").last, last.first?.isLowercase == true else { return name }
    return String(last)
  }

  private static func lowercasedFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
