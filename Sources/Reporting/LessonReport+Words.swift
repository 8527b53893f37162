package import CourseModel

/// What a submission came to, in words. What was not judged is told apart, and its points are not counted.
extension LessonReport {
  /// `3 of 7 steps passed, 2 not judged, 3 of 5 points`
  package var resultWords: String {
    "\(passedSteps) of \(counted(gradedSteps, "step")) passed, "
      + (isJudged ? "" : "\(openSteps) not judged, ") + pointWords
  }

  /// `3 of 7 steps`, `3 of 7 steps, 2 not judged`
  package var stepWords: String {
    "\(passedSteps) of \(counted(gradedSteps, "step"))" + (isJudged ? "" : ", \(openSteps) not judged")
  }

  /// `3 of 5 points`: of the steps that were judged.
  package var pointWords: String { "\(earnedPoints) of \(counted(judgedPoints, "point"))" }
}
