package import CourseModel
internal import Grading
internal import Scaffolding
internal import SwiftSource

/// Warns of observers of `NotificationCenter` that are never removed: those that a view controller adds each time it appears
/// (`viewWillAppear`, `viewIsAppearing`, `viewDidAppear`) while no method of its type calls `removeObserver`, and those that
/// `addObserver(forName:object:queue:using:)` adds while nothing keeps the token that it returns.
///
/// Read are the program as the last solution leaves it, and complete listings. The program between two steps is not: a lesson may show
/// the mistake there, and mend it later.
package struct ObserverRemoved: Rule {
  package static let id = RuleID.observerRemoved

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let states = LessonStates(lesson)
    var programs = [states.solutions.last ?? states.initial]
    let snippets = lesson.allSnippets
    programs += snippets.filter(\.isComplete).compactMap { CodeFragment($0) }.map { ProgramSource([$0]) }
    if programs[0].files.isEmpty {
      // A lesson without starters and solutions: its examples that stand alone are taken for one program.
      let listings = snippets.filter { $0.role == .example && $0.placement == .alone && $0.compileFail == nil }
      programs.append(
        ProgramSource(
          listings.enumerated().map { index, listing in
            CodeFragment(
              listing.code, to: .file("\(index).swift"), from: listing.location.file,
              line: listing.location.position.line, column: listing.location.position.column)
          }))
    }
    var found: [Diagnostic] = []
    for diagnostic in programs.flatMap({ Self.diagnostics(of: $0) }) where !found.contains(diagnostic) {
      found.append(diagnostic)
    }
    return found
  }

  private static func diagnostics(of program: ProgramSource) -> [Diagnostic] {
    // Members of a listing that names no type are taken for members of one type.
    Dictionary(grouping: program.members) { $0.type ?? "" }.sorted { $0.key < $1.key }.flatMap { type, members in
      let methods = members.map { member in
        Method(member: member, uses: MethodUse.all(in: member.code, areMembers: member.type != nil))
      }
      return neverRemoved(methods, program) + withoutToken(methods, program)
    }
  }

  private struct Method {
    var member: ProgramMember
    var uses: [MethodUse]
    var baseName: String { String(member.name.prefix { $0 != "(" }) }
  }

  /// Observers by selector, added at each appearance and never removed.
  private static func neverRemoved(_ methods: [Method], _ program: ProgramSource) -> [Diagnostic] {
    guard !methods.contains(where: { $0.uses.contains { $0.name == "removeObserver" } }) else { return [] }
    return ["viewWillAppear", "viewDidAppear", "viewIsAppearing"].flatMap { callback -> [Diagnostic] in
      called(from: callback, methods).flatMap { method in
        method.uses.filter { $0.name == "addObserver" && $0.labels?.contains("selector") == true }.prefix(1).map {
          Diagnostic(
            id, .warning, at: place(of: $0, method, program),
            "Each '\(callback)' adds an observer, and nothing removes one; call 'removeObserver' when the view disappears."
          )
        }
      }
    }
  }

  /// The method, and those of the same type that it calls, directly or through others.
  private static func called(from name: String, _ methods: [Method]) -> [Method] {
    var names: Set<String> = [name]
    var result: [Method] = []
    while true {
      let more = methods.filter { method in
        names.contains(method.baseName) && !result.contains { $0.member.key == method.member.key }
      }
      if more.isEmpty { return result }
      result += more
      names.formUnion(more.flatMap(\.uses).filter { [nil, "self"].contains($0.receiver) }.map(\.name))
    }
  }

  /// Observers by closure whose token is not kept.
  private static func withoutToken(_ methods: [Method], _ program: ProgramSource) -> [Diagnostic] {
    methods.flatMap { method in
      method.uses.filter { use in
        use.name == "addObserver" && use.labels?.contains("forName") == true && use.isResultUnused
      }.map {
        Diagnostic(
          id, .warning, at: place(of: $0, method, program),
          "The token of this observer is thrown away, so that nothing can remove it; keep it, and give it to 'removeObserver'."
        )
      }
    }
  }

  private static func place(of use: MethodUse, _ method: Method, _ program: ProgramSource) -> SourceLocation? {
    program.origin(ofLine: use.place.line, in: method.member).map { origin in
      SourceLocation(
        file: origin.file, line: origin.line,
        column: use.place.line > 1 ? origin.column(for: use.place.column) : 1)
    }
  }
}
