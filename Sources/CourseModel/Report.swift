/// What a run of the grader found. Everything that people or machines read is made from it; `Documentation/Report.md`
/// is its grammar.
package struct Report: Sendable, Codable, Equatable {
  /// The version of the format.
  package static let currentFormat = 1

  package var format = Report.currentFormat
  /// The version of Coursemark that made it.
  package var generator: String
  /// How the app's process was contained, in words for people.
  package var isolation: Isolation
  /// Whether the run was stopped before everything was graded.
  package var isInterrupted: Bool
  /// Of a run that was stopped: what it did not come to, or not to the end of; `nil` when nothing is left.
  package var notGraded: [NotGraded]?
  package var lessons: [LessonReport]
  /// Of a class with a roster: who handed in nothing; `nil` when nobody is missing.
  package var absent: [Absent]?
  /// Sentences about the run as a whole: what of a class's folder does not count, or could not be assigned for certain, and which
  /// lesson was graded where the command line did not name it; `nil` when there is none.
  package var remarks: [String]?
  /// Where this is a part of a class that was graded in several runs; `nil` for a whole.
  package var shard: Shard?

  /// - Parameter notGraded: What a run that was stopped has left.
  package init(
    generator: String, isolation: Isolation, isInterrupted: Bool = false, notGraded: [NotGraded] = [],
    lessons: [LessonReport]
  ) {
    self.generator = generator
    self.isolation = isolation
    self.isInterrupted = isInterrupted
    self.notGraded = notGraded.isEmpty ? nil : notGraded
    self.lessons = lessons
  }

  /// A submission to a lesson of which nothing is known, because the run was stopped.
  package struct NotGraded: Sendable, Codable, Equatable {
    package var lesson: String
    /// As ``LessonReport/submission``.
    package var submission: String

    package init(lesson: String, submission: String) {
      self.lesson = lesson
      self.submission = submission
    }
  }

  private enum CodingKeys: String, CodingKey {
    case format, generator, isolation
    case isInterrupted = "interrupted"
    case notGraded, lessons, absent, remarks, shard
  }

  /// Which part of a class a run was to grade.
  package struct Shard: Sendable, Codable, Equatable {
    /// From 1.
    package var number: Int
    package var count: Int
    /// Of all shards together.
    package var submissions: Int
    /// A hash of the submissions to all lessons: shards with different ones are not of one class.
    package var list: String

    package init(number: Int, count: Int, submissions: Int, list: String) {
      self.number = number
      self.count = count
      self.submissions = submissions
      self.list = list
    }

    private enum CodingKeys: String, CodingKey {
      case number
      case count = "of"
      case submissions, list
    }
  }

  /// A learner on the roster of whom there is nothing to grade.
  package struct Absent: Sendable, Codable, Equatable {
    package var learner: Learner
    package var lesson: String

    package init(learner: Learner, lesson: String) {
      self.learner = learner
      self.lesson = lesson
    }
  }

  package struct Isolation: Sendable, Codable, Equatable {
    /// `process`: an own process with limits, and nothing more.
    package var tier: String
    /// What the tier means for whoever runs the grader.
    package var notice: String

    package init(tier: String, notice: String) {
      self.tier = tier
      self.notice = notice
    }
  }
}

/// One submission to one lesson.
package struct LessonReport: Sendable, Codable, Equatable {
  package var lesson: String
  package var title: String
  package var file: String
  /// The learner's folder or file, as the user would type it.
  package var submission: String
  /// Whose it is, of a folder of submissions; `nil` where nothing but the path says so.
  package var learner: Learner?
  /// Whether it was handed in after the date that counts; `nil` when it was not, or nobody asked.
  package var isLate: Bool?
  /// Whether nothing of it was graded, because there is no Swift in it or it could not be taken; otherwise `nil`.
  package var isUnreadable: Bool?
  package var languageMode: LanguageMode
  /// The seed of generated input, for `--seed`; hexadecimal.
  package var seed: String
  /// What the compiler and Coursemark say of the submission's files.
  package var messages: [SubmissionMessage]
  package var steps: [StepReport]
  package var points: Int
  package var possiblePoints: Int
  /// Wall clock; left out of comparisons of reports.
  package var seconds: Double

  private enum CodingKeys: String, CodingKey {
    case lesson, title, file, submission, learner
    case isLate = "late"
    case isUnreadable = "unreadable"
    case languageMode = "swift"
    case seed, messages, steps, judged, points, possiblePoints, seconds
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(lesson, forKey: .lesson)
    try values.encode(title, forKey: .title)
    try values.encode(file, forKey: .file)
    try values.encode(submission, forKey: .submission)
    try values.encodeIfPresent(learner, forKey: .learner)
    try values.encodeIfPresent(isLate, forKey: .isLate)
    try values.encodeIfPresent(isUnreadable, forKey: .isUnreadable)
    try values.encode(languageMode, forKey: .languageMode)
    try values.encode(seed, forKey: .seed)
    try values.encode(messages, forKey: .messages)
    try values.encode(steps, forKey: .steps)
    // Follows from the steps; for readers that don't know whose each verdict is.
    try values.encode(judged, forKey: .judged)
    try values.encode(points, forKey: .points)
    try values.encode(possiblePoints, forKey: .possiblePoints)
    try values.encode(seconds, forKey: .seconds)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    lesson = try values.decode(String.self, forKey: .lesson)
    title = try values.decode(String.self, forKey: .title)
    file = try values.decode(String.self, forKey: .file)
    submission = try values.decode(String.self, forKey: .submission)
    learner = try values.decodeIfPresent(Learner.self, forKey: .learner)
    isLate = try values.decodeIfPresent(Bool.self, forKey: .isLate)
    isUnreadable = try values.decodeIfPresent(Bool.self, forKey: .isUnreadable)
    languageMode = try values.decode(LanguageMode.self, forKey: .languageMode)
    seed = try values.decode(String.self, forKey: .seed)
    messages = try values.decode([SubmissionMessage].self, forKey: .messages)
    steps = try values.decode([StepReport].self, forKey: .steps)
    points = try values.decode(Int.self, forKey: .points)
    possiblePoints = try values.decode(Int.self, forKey: .possiblePoints)
    seconds = try values.decode(Double.self, forKey: .seconds)
  }

  package init(
    lesson: String, title: String, file: String, submission: String, languageMode: LanguageMode, seed: String,
    messages: [SubmissionMessage], steps: [StepReport], points: Int, possiblePoints: Int, seconds: Double
  ) {
    self.lesson = lesson
    self.title = title
    self.file = file
    self.submission = submission
    self.languageMode = languageMode
    self.seed = seed
    self.messages = messages
    self.steps = steps
    self.points = points
    self.possiblePoints = possiblePoints
    self.seconds = seconds
  }
}

/// A message about a learner's file, at the learner's own line and column.
package struct SubmissionMessage: Sendable, Codable, Equatable {
  package enum Kind: String, Sendable, Codable { case error, warning, note, unsupported }

  package var kind: Kind
  package var location: SourceLocation?
  package var message: String

  package init(_ kind: Kind, at location: SourceLocation?, _ message: String) {
    self.kind = kind
    self.location = location
    self.message = message
  }
}

package struct StepReport: Sendable, Codable, Equatable {
  package var step: String
  package var title: String
  package var checks: [CheckReport]
  package var points: Int
  package var possiblePoints: Int

  package init(step: String, title: String, checks: [CheckReport], points: Int, possiblePoints: Int) {
    self.step = step
    self.title = title
    self.checks = checks
    self.points = points
    self.possiblePoints = possiblePoints
  }
}

package struct CheckReport: Sendable, Codable, Equatable {
  package var check: String
  package var title: String
  package var verdict: Verdict
  /// One sentence in a user's words; `nil` when it passed.
  package var reason: String?
  /// What the user did until then, an event each.
  package var story: [String]
  /// How many events the story takes, where it was generated: a tap, a typed word, a key each.
  package var events: Int?
  /// The command that shows such a story event by event; `nil` for hidden checks.
  package var replay: String?
  /// `nil` for hidden checks, and where there is nothing to compare.
  package var expected: String?
  package var seen: String?
  /// Where pictures were asked for and the check did not pass; `nil` when the app has shown nothing.
  package var pictures: CheckPictures?
  /// Behaviours of UIKit that nobody documents and that the learner's program could notice; a clause each.
  package var assumptions: [String]
  /// What had left the screen for good and was not freed at the end of a check that passed, with what holds it; a clause each. `nil` when nothing.
  package var leaks: [String]?
  /// The line of the check that decided.
  package var location: SourceLocation
  /// Where the lesson's scene or a probe does not fit the program; `nil` where all of it compiles.
  package var cause: SourceLocation?
  /// The hint to show first; `nil` when it passed or there is none.
  package var hint: String?
  /// What the learner's program printed, cut to a readable length; empty when nothing.
  package var output: String
  /// `true` where it was skipped because a check that it needs was left open; otherwise `nil`.
  package var restsOnUndecided: Bool?
  /// The id of another step where it was skipped because the mistake is that step's: it costs its own step nothing. Otherwise `nil`.
  package var waitsForStep: String?
  /// `true` where it was run, and what it found is left to that step, a later one; otherwise `nil`.
  package var waitsForLaterStep: Bool?
  package var seconds: Double

  /// Whether Coursemark, the lesson or the host left it open, or what it rests on: then it decides nothing.
  package var isUndecided: Bool { verdict.owner == .grader || restsOnUndecided == true }

  package init(
    check: String, title: String, verdict: Verdict, reason: String? = nil, story: [String] = [],
    expected: String? = nil, seen: String? = nil, assumptions: [String] = [], location: SourceLocation,
    hint: String? = nil, output: String = "",
    seconds: Double = 0
  ) {
    self.check = check
    self.title = title
    self.verdict = verdict
    self.reason = reason
    self.story = story
    self.expected = expected
    self.seen = seen
    self.assumptions = assumptions
    self.location = location
    self.hint = hint
    self.output = output
    self.seconds = seconds
  }
}
