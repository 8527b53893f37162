package import CourseModel

extension Lesson {
  /// The storyboards and other files of Xcode's that the lesson hands out, each with its path in the lesson's folder. Of two of one name it is the first,
  /// with which a learner begins.
  package var handedOutResources: [(path: String, file: ResourceFile)] {
    var seen: Set<String> = []
    return (introduction.snippets + steps.flatMap(\.blocks.snippets)).filter { $0.role == .scene }.flatMap(\.resources)
      .compactMap { file in
        guard seen.insert(file.identity).inserted else { return nil }
        let isInside = directory != "." && file.path.hasPrefix(directory + "/")
        return (isInside ? String(file.path.dropFirst(directory.count + 1)) : file.path, file)
      }
  }
}
