package import CourseModel

/// A class at a glance: of each lesson who did what, how points are distributed, and what went wrong.
package struct ClassOverview: Sendable {
  package var lessons: [LessonOverview]
  /// Each once, in the order of the report.
  package var learners: [LearnerWork]

  package init(_ report: Report) { self.init(ClassReport(report)) }

  /// Fetches each part of the report once. What is held of one does not depend on how long it is.
  package init<Failure>(_ report: ClassReport<Failure>) throws(Failure) {
    learners = []
    var pages: [Learner: Int] = [:]
    var ids: [String] = []
    var counts: [String: LessonCount] = [:]
    for index in report.indices {
      let lesson = try report[index]
      let learner = lesson.listedLearner
      let page = pages[learner] ?? learners.count
      if page == learners.count {
        pages[learner] = page
        learners.append(LearnerWork(learner: learner, parts: []))
      }
      learners[page].parts.append(index)
      if counts[lesson.lesson] == nil { ids.append(lesson.lesson) }
      counts[lesson.lesson, default: LessonCount(lesson)].add(lesson, page: page)
    }
    let absent = report.head.absent ?? []
    for id in absent.map(\.lesson) where !ids.contains(id) { ids.append(id) }
    lessons = ids.map { id in
      LessonOverview(id: id, counts[id], absent: absent.filter { $0.lesson == id }.map(\.learner))
    }
  }

  /// What a learner has handed in.
  package struct LearnerWork: Sendable {
    package var learner: Learner
    /// The numbers of the parts of the report that are theirs.
    package var parts: [Int]
  }
}

/// A lesson of a class.
package struct LessonOverview: Sendable {
  package var id: String
  package var title: String
  /// The steps that have something to decide.
  package var steps: [Step]
  package var rows: [Row]
  /// What each learner got whose work was judged as a whole.
  package var distribution: [PointsBand]
  /// Half of the learners whose work was judged passed as many steps or more; `nil` without any.
  package var medianSteps: Double?
  /// Most failed first.
  package var failures: [FailedCheck]
  /// Mistakes that several learners have made, the most frequent first.
  package var mistakes: [SharedMistake]
  /// Checks that Coursemark left open, at most ``mostOpen``.
  package var open: [OpenCheck]

  /// A page with more of them is not read to its end.
  package static let mostOpen = 200

  package struct Step: Sendable, Equatable {
    package var id: String
    package var title: String
    /// How many have passed it, and how many handed something in that was judged.
    package var passed: Int
    package var judged: Int
  }

  /// A learner's work on the lesson.
  package struct Row: Sendable, Equatable {
    package var name: String
    /// The index of the learner in ``ClassOverview/learners``; `nil` for one who handed in nothing.
    package var page: Int?
    package var result: LessonResult
    package var isLate = false
    package var passedSteps = 0
    /// `nil` where not all was judged.
    package var points: Int?
    package var possiblePoints = 0
    /// One for each of the lesson's steps.
    package var cells: [Cell] = []
  }

  /// A learner's work on a step.
  package enum Cell: Sendable, Equatable {
    case passed(checks: Int)
    case failed(passed: Int, checks: Int)
    case open, absent
  }

  package struct OpenCheck: Sendable, Equatable {
    package var name: String
    package var step: String
    package var title: String
    package var reason: String?
  }

  /// - Parameter count: `nil` where nobody has handed anything in.
  fileprivate init(id: String, _ count: LessonCount?, absent: [Learner]) {
    self.id = id
    title = count?.title ?? id
    steps = count?.steps ?? []
    let columns = steps.count
    rows =
      (count?.rows ?? [])
      + absent.map { Row(name: $0.name, result: .absent, cells: Array(repeating: .absent, count: columns)) }
    distribution = PointsBand.distribution(count?.points ?? [], possible: count?.possiblePoints ?? 0)
    medianSteps = Self.median(count?.passedSteps ?? [])
    failures = count?.failures.all ?? []
    mistakes = count?.mistakes.all ?? []
    open = count?.open ?? []
  }

  static func median(_ numbers: [Int]) -> Double? {
    let sorted = numbers.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
    if sorted.count % 2 == 1 { return Double(upper) }
    return Double(sorted[sorted.count / 2 - 1] + upper) / 2
  }
}

/// What is known of a lesson by now, while the parts of a report are fetched.
private struct LessonCount {
  var title: String
  var steps: [LessonOverview.Step]
  var rows: [LessonOverview.Row] = []
  /// Of those whose work was judged as a whole.
  var points: [Int] = []
  var possiblePoints = 0
  var passedSteps: [Int] = []
  var failures = FailureCount()
  var mistakes = MistakeCount()
  var open: [LessonOverview.OpenCheck] = []

  /// - Parameter report: The first of the lesson. It says which steps there are.
  init(_ report: LessonReport) {
    title = report.title
    steps = report.steps.filter { !$0.checks.isEmpty }.map {
      LessonOverview.Step(id: $0.step, title: $0.title, passed: 0, judged: 0)
    }
  }

  mutating func add(_ report: LessonReport, page: Int) {
    // What is no program has made no mistake in it.
    let isReadable = report.isUnreadable != true
    var cells: [LessonOverview.Cell] = isReadable ? [] : steps.map { _ in .absent }
    for index in steps.indices where isReadable {
      let step = report.steps.first { $0.step == steps[index].id }
      cells.append(LessonOverview.Cell(step))
      if step?.hasPassed == true { steps[index].passed += 1 }
      if step?.isJudged == true { steps[index].judged += 1 }
    }
    rows.append(
      LessonOverview.Row(
        name: report.learnerName, page: page, result: report.result, isLate: report.isLate == true,
        passedSteps: report.passedSteps, points: report.isJudged ? report.points : nil,
        possiblePoints: report.possiblePoints, cells: cells))
    guard isReadable else { return }
    if report.isJudged {
      points.append(report.points)
      possiblePoints = max(possiblePoints, report.possiblePoints)
      passedSteps.append(report.passedSteps)
    }
    failures.add(report)
    mistakes.add(report)
    for step in report.steps {
      for check in step.checks where check.isUndecided && open.count < LessonOverview.mostOpen {
        open.append(
          LessonOverview.OpenCheck(
            name: report.learnerName, step: step.title, title: check.title, reason: check.reason))
      }
    }
  }
}

extension LessonOverview.Cell {
  init(_ step: StepReport?) {
    guard let step else {
      self = .absent
      return
    }
    let passed = step.checks.count { $0.verdict == .pass }
    self =
      step.hasPassed
      ? .passed(checks: passed) : step.isJudged ? .failed(passed: passed, checks: step.checks.count) : .open
  }
}

/// How many learners got so many points.
package struct PointsBand: Sendable, Equatable {
  package var points: ClosedRange<Int>
  package var learners: Int

  /// More would be no picture.
  private static let mostBands = 11

  static func distribution(_ points: [Int], possible: Int) -> [PointsBand] {
    guard !points.isEmpty else { return [] }
    let width = possible / mostBands + 1
    return stride(from: 0, through: possible, by: width).map { first in
      let band = first...min(first + width - 1, possible)
      return PointsBand(points: band, learners: points.count { band.contains($0) })
    }
  }
}

extension LessonReport {
  /// Whose it is, or who the name of what was handed in says that it is.
  var listedLearner: Learner { learner ?? Learner(name: learnerName) }
}
