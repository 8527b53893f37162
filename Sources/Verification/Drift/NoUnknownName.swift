package import CourseModel
internal import SwiftSource
internal import UIKitNames

/// A name that prose writes between back quotes is one that the lesson, UIKit or Swift has. Asked of what can only be a name:
/// `UIView`, `move(by:)`, `field.text`; a single word in small letters may be anything.
package struct NoUnknownName: Rule {
  package static let id = RuleID.unknownName

  private let names: LibraryNames

  package init(names: LibraryNames = .installed) { self.names = names }

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    names.judging(lesson) { names in try diagnostics(of: lesson, names) }
  }

  private func diagnostics(of lesson: Lesson, _ names: LibraryNames) throws -> [Diagnostic] {
    let inlines = Paragraph.all(in: lesson).flatMap(\.inlines).filter(\.isCode)
    let written = inlines.compactMap { inline in WrittenName(inline.text).map { (name: $0, place: inline.location) } }
    if written.isEmpty { return [] }
    var judge = try NameResolver(lesson, names)
    let unknown = written.filter { judge.problem(of: $0.name) != nil }
    if unknown.isEmpty { return [] }
    // To read all that Coursemark's UIKit declares takes a while.
    judge.add(try names.modelled())
    return unknown.compactMap { name, place in
      judge.problem(of: name).map { Diagnostic(Self.id, .warning, at: place, $0) }
    }
  }
}
