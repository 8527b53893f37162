internal import CourseModel

// What a report tells an author.

extension LessonReport {
  /// The compiler's errors, a line each.
  var errors: [String] {
    messages.filter { $0.kind == .error || $0.kind == .unsupported }.map { message in
      message.location.map { "\($0.description): \(message.message)" } ?? message.message
    }
  }
}

extension CheckReport {
  /// `fail: The keyboard is still there.`
  var summary: String {
    let words = verdict.rawValue + (reason.map { ": \($0)" } ?? ".")
    guard let remedy = reason.flatMap(CheckRemedy.init)?.words else { return words }
    return "\(words.hasSuffix(".") ? String(words.dropLast()) : words); \(remedy)."
  }
}

extension LessonReport {
  /// Where the compiler finds the first error, one of the step's own code before others, and what it says there, to end a sentence:
  /// `: cannot find 'x' in scope.`
  func firstError(in step: Step) -> (place: SourceLocation?, words: String) { firstError(in: step.blocks.snippets) }

  func firstError(in answer: Answer) -> (place: SourceLocation?, words: String) { firstError(in: answer.snippets) }

  private func firstError(in snippets: [Snippet]) -> (place: SourceLocation?, words: String) {
    let errors = messages.filter { $0.kind == .error || $0.kind == .unsupported }
    let own = errors.first { error in error.location.map { place in snippets.contains { $0.spans(place) } } ?? false }
    guard let error = own ?? errors.first else { return (nil, ".") }
    return (error.location, ": \(error.message).")
  }
}

extension Snippet {
  func spans(_ place: SourceLocation) -> Bool {
    let first = location.position.line
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    return place.file == location.file && (first..<first + max(1, lines)).contains(place.position.line)
  }
}

extension CheckReport {
  /// What of the lesson the verdict is most likely about: a scene or a probe that does not fit the program, or the line of a check that asks for
  /// what is not there, or does what a user could not.
  var lessonPlace: SourceLocation? {
    if let cause { return cause }
    guard let reason, verdict == .fail else { return nil }
    let isOfCheck = reason.hasPrefix("There is no ") || CheckRemedy(reason) != nil
    return isOfCheck ? location : nil
  }
}
