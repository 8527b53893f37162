internal import CourseModel
package import RuntimeBuilding
internal import Storage
package import UIKitNames

/// What is known of the names of UIKit and of Swift, read when a rule first asks for it.
package struct LibraryNames: Sendable {
  /// The names of UIKit and of what comes with it.
  package var known: @Sendable () throws -> KnownNames
  /// Names of Swift itself and of Foundation.
  package var swift: @Sendable () throws -> KnownNames
  /// What Coursemark's own UIKit declares.
  package var modelled: @Sendable () throws -> ModelledNames
  package var renamed: @Sendable () throws -> [RenamedName]

  package init(files: @escaping @Sendable () throws -> UIKitFiles) {
    known = { try files().known() }
    swift = { try files().swift() }
    modelled = { try files().coverage().modelled }
    renamed = { try files().renamed() }
  }

  /// Those that came with the running program.
  package static let installed: LibraryNames = {
    let files = Result {
      UIKitFiles(
        home: try Home.find())
    }
    return LibraryNames { try files.get() }
  }()
}

extension LibraryNames {
  /// What a judgement finds. When the names can't be read, which is no mistake of the lesson's, it says so.
  func judging(_ lesson: Lesson, _ judgement: (LibraryNames) throws -> [Diagnostic]) -> [Diagnostic] {
    do {
      return try judgement(self)
    } catch {
      return [
        Diagnostic(
          .undecided, at: SourceLocation(file: lesson.file, line: 1),
          "The names in this lesson can't be judged. \(error)")
      ]
    }
  }
}
