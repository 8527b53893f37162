package import CourseModel
package import SwiftSource

extension Lesson {
  /// What the lesson hands out before its first step, and then with each step.
  /// - Parameter isNew: Whether the starters of a step, by its index, are to be merged.
  package func handouts(isNew: (Int) -> Bool) -> [StarterHandout] {
    let before = introduction.snippets.filter { $0.role == .starter }
    return [StarterHandout(before.compactMap { CodeFragment($0) }, isNew: false)]
      + steps.indices.map { index in
        StarterHandout(steps[index].snippets(.starter).compactMap { CodeFragment($0) }, isNew: isNew(index))
      }
  }
}
