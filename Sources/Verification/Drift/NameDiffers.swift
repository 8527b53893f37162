package import CourseModel
internal import LessonParsing
internal import SwiftSource
internal import UIKitNames

/// A listing calls a method by the name that the lesson's code gives it.
package struct NameDiffers: Rule {
  package static let id = RuleID.nameDiffers

  private let names: LibraryNames

  package init(names: LibraryNames = .installed) { self.names = names }

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    names.judging(lesson) { names in try diagnostics(of: lesson, names) }
  }

  private func diagnostics(of lesson: Lesson, _ names: LibraryNames) throws -> [Diagnostic] {
    var own = NameIndex()
    for snippet in lesson.allSnippets where snippet.role != .wrong && snippet.compileFail == nil {
      own.add(DeclaredNames(snippet.code, areMembers: snippet.holdsMembers))
    }
    var foreign = NameIndex()
    // To read the names of UIKit takes a while, and most lessons need none.
    if suspects(in: lesson, own, foreign).isEmpty { return [] }
    foreign.add(try names.known())
    foreign.add(try names.swift())
    if suspects(in: lesson, own, foreign).isEmpty { return [] }
    foreign.add(try names.modelled())
    return suspects(in: lesson, own, foreign)
  }

  private func suspects(in lesson: Lesson, _ own: NameIndex, _ foreign: NameIndex) -> [Diagnostic] {
    lesson.listings.flatMap { listing in
      MethodUse.all(in: listing.code, areMembers: listing.holdsMembers).compactMap { use in
        guard let meant = Self.meant(by: use, own, foreign) else { return nil }
        let does = use.form == .call ? "calls" : "has a selector of"
        return Diagnostic(
          Self.id, .warning, at: listing.location(of: use.place),
          "The listing \(does) '\(use.fullName)', which nothing declares; the lesson has '\(meant)'.")
      }
    }
  }

  /// The lesson's method that a use must mean, since it names another that is not there.
  private static func meant(by use: MethodUse, _ own: NameIndex, _ foreign: NameIndex) -> String? {
    // `.failed(error)` may be a case.
    guard use.receiver != "", !use.name.isEmpty, use.name.first?.isUppercase != true, !foreign.names.contains(use.name)
    else { return nil }
    if let functions = own.signatures[use.name] {
      guard let labels = use.labels else { return nil }
      let isThere = functions.contains { function in
        use.form == .selector
          ? function.parameters.map { $0.label ?? "_" } == labels
          : function.accepts(labels: labels, trailingClosures: use.trailingClosures)
      }
      return isThere ? nil : functions.map(\.fullName).min()
    }
    // Of what another object has, the lesson need not know the names.
    let isOwn =
      [nil, "self", "Self"].contains(use.receiver) || use.receiver?.lowercased().hasSuffix("delegate") == true
    guard isOwn, !own.names.contains(use.name) else { return nil }
    guard let near = SpellingSuggestion.to(use.name, among: own.signatures.keys) else { return nil }
    return own.signatures[near]?.map(\.fullName).min()
  }
}
