package import CourseModel
package import Foundation

/// A folder of submissions, by learner: who handed in what, which of several attempts counts, and who handed in nothing.
package struct ClassList: Sendable, Equatable {
  /// A name in the folder, and when it was handed in as far as that is known.
  package struct Entry: Sendable, Equatable {
    package var name: String
    package var date: Date?
    /// Who handed it in, where a file beside it says so.
    package var learner: Learner?
    /// Who handed it in with them.
    package var partners: [Learner]

    package init(name: String, date: Date? = nil, learner: Learner? = nil, partners: [Learner] = []) {
      self.name = name
      self.date = date
      self.learner = learner
      self.partners = partners
    }

    /// One for each who handed it in.
    fileprivate var ofEach: [Entry] {
      [self] + partners.map { Entry(name: name, date: date, learner: $0) }
    }
  }

  /// What counts of a learner.
  package struct Work: Sendable, Equatable {
    package var learner: Learner
    /// The row of the roster; `nil` for somebody who is not on it.
    package var row: Int?
    /// Whether something in the folder may be theirs that could not be assigned: then they are not said to have handed in nothing.
    package var isDoubtful = false
    /// Names in the folder that make up the attempt which counts, each with the file's own name where the platform has
    /// changed it; none when nothing was handed in.
    package var files: [File] = []
    package var isLate = false
    /// Names in the folder that do not count, since a later attempt does.
    package var earlier: [String] = []
    /// Names in the folder of texts that were typed in the browser beside the files.
    package var typedBeside: [String] = []
  }

  package struct File: Sendable, Equatable {
    package var name: String
    package var ownName: String?
  }

  /// In the order of the roster, and then, of those who are not on it, by name.
  package private(set) var works: [Work]

  /// Sentences about what could not be assigned for certain, for whoever reads the report.
  package private(set) var remarks: [String] = []

  /// - Parameter due: An attempt after it is late.
  package init(_ entries: [Entry], roster: Roster? = nil, due: Date? = nil) {
    let entries = entries.flatMap(\.ofEach)
    let assignment = RosterAssignment(entries, roster: roster)
    remarks = assignment.remarks
    var groups: [(work: Work, attempts: [Attempt])] = (roster?.learners ?? []).enumerated().map { row, learner in
      (Work(learner: learner, row: row, isDoubtful: assignment.doubtful.contains(row)), [])
    }
    let listed = groups.count
    var others: [ClassIdentity: Int] = [:]
    for entry in entries {
      let name = DownloadName(entry.name)
      let identity = ClassIdentity(entry, name)
      let index: Int
      if let row = assignment.rows[identity] {
        index = row
      } else {
        if others[identity] == nil {
          others[identity] = groups.count
          let learner = entry.learner ?? Learner(name: name.learner, number: name.number)
          groups.append((Work(learner: learner), []))
        }
        index = others[identity] ?? groups.count - 1
      }
      Attempt.add(entry, name, to: &groups[index].attempts)
    }
    let works = groups.map { work, attempts in Self.judged(work, attempts, due) }
    self.works = works.prefix(listed) + works.dropFirst(listed).sorted { $0.learner.name < $1.learner.name }
    for work in self.works where !work.earlier.isEmpty {
      let names = work.earlier.map { "'\($0)'" }.joined(separator: ", ")
      let counts = work.files.map { "'\($0.name)'" }.joined(separator: ", ")
      remarks.append("Of \(work.learner.name), \(counts) counts as the latest attempt, and \(names) does not count.")
    }
    for work in self.works where !work.typedBeside.isEmpty {
      let names = work.typedBeside.map { "'\($0)'" }.joined(separator: ", ")
      remarks.append("Of \(work.learner.name), \(names) was typed beside the files, and is not graded.")
    }
  }

  private static func judged(_ work: Work, _ attempts: [Attempt], _ due: Date?) -> Work {
    var work = work
    let files = attempts.filter { !$0.isOnlineText }
    let counting = files.isEmpty ? attempts : files
    guard let last = counting.max(by: Attempt.isBefore) else { return work }
    work.files = last.files
    work.isLate = last.isLate || due.map { due in last.date.map { $0 > due } ?? false } ?? false
    work.earlier = counting.filter { $0 != last }.flatMap { $0.files.map(\.name) } + last.replaced
    work.typedBeside = files.isEmpty ? [] : attempts.filter(\.isOnlineText).flatMap { $0.files.map(\.name) }
    return work
  }

  /// What was handed in at one time.
  private struct Attempt: Equatable {
    var files: [File]
    var date: Date?
    var isLate: Bool
    var isOnlineText: Bool
    /// Which of the files of a name that is, by their own names.
    private var turns: [String: Turn] = [:]
    /// Files that the same attempt has a later form of.
    var replaced: [String] = []

    init(_ entry: Entry, _ name: DownloadName) {
      files = [File(name: entry.name, ownName: name.file)]
      date = entry.date
      isLate = name.isLate
      isOnlineText = name.isOnlineText
      if let own = name.file { turns[own] = Turn(name) }
    }

    static func isBefore(_ a: Attempt, _ b: Attempt) -> Bool {
      let (first, second) = (a.date ?? .distantPast, b.date ?? .distantPast)
      if first != second { return first < second }
      return (a.files.first?.name ?? "").compare(b.files.first?.name ?? "", options: .numeric) == .orderedAscending
    }

    static func add(_ entry: Entry, _ name: DownloadName, to attempts: inout [Attempt]) {
      // Canvas and Moodle without folders: each file stands by itself, and all of one learner's belong together.
      let joins = name.platform == .canvas || name.platform == .moodle && name.file != nil
      guard joins, let own = name.file, let index = attempts.firstIndex(where: { $0.isOnlineText == name.isOnlineText })
      else { return attempts.append(Attempt(entry, name)) }
      attempts[index].add(File(name: entry.name, ownName: name.file), own, Turn(name))
      attempts[index].isLate = attempts[index].isLate || name.isLate
      attempts[index].date = [attempts[index].date, entry.date].compactMap(\.self).max()
    }

    private mutating func add(_ file: File, _ own: String, _ turn: Turn) {
      if let known = turns[own] {
        let old = files.firstIndex { $0.ownName == own }
        guard known < turn, let old else { return replaced.append(file.name) }
        replaced.append(files[old].name)
        files[old] = file
      } else {
        files.append(file)
      }
      turns[own] = turn
    }
  }

  /// Which of several files of one name came later.
  private struct Turn: Equatable, Comparable {
    var number: Int
    var resubmission: Int

    init(_ name: DownloadName) {
      number = name.fileNumber ?? 0
      resubmission = name.resubmission
    }

    static func < (a: Self, b: Self) -> Bool { (a.number, a.resubmission) < (b.number, b.resubmission) }
  }
}
