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

    package init(name: String, date: Date? = nil, learner: Learner? = nil) {
      self.name = name
      self.date = date
      self.learner = learner
    }
  }

  /// What counts of a learner.
  package struct Work: Sendable, Equatable {
    package var learner: Learner
    /// The row of the roster; `nil` for somebody who is not on it.
    package var row: Int?
    /// Names in the folder that make up the attempt which counts, each with the file's own name where the platform has
    /// changed it; none when nothing was handed in.
    package var files: [File] = []
    package var isLate = false
    /// Names in the folder that do not count, since a later attempt does.
    package var earlier: [String] = []
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
    let assignment = RosterAssignment(entries, roster: roster)
    remarks = assignment.remarks
    var groups: [(work: Work, attempts: [Attempt])] = (roster?.learners ?? []).enumerated().map { row, learner in
      (Work(learner: learner, row: row), [])
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
  }

  private static func judged(_ work: Work, _ attempts: [Attempt], _ due: Date?) -> Work {
    var work = work
    guard let last = attempts.max(by: Attempt.isBefore) else { return work }
    work.files = last.files
    work.isLate = last.isLate || due.map { due in last.date.map { $0 > due } ?? false } ?? false
    work.earlier = attempts.filter { $0 != last }.flatMap { $0.files.map(\.name) } + last.replaced
    return work
  }

  /// What was handed in at one time.
  private struct Attempt: Equatable {
    var submission: String?
    var files: [File]
    var date: Date?
    var isLate: Bool
    /// How often each file was handed in, by its own name.
    var resubmissions: [String: Int] = [:]
    /// Files that the same attempt has a later form of.
    var replaced: [String] = []

    static func isBefore(_ a: Attempt, _ b: Attempt) -> Bool {
      let (first, second) = (a.date ?? .distantPast, b.date ?? .distantPast)
      if first != second { return first < second }
      return (a.submission ?? "").compare(b.submission ?? "", options: .numeric) == .orderedAscending
    }

    static func add(_ entry: Entry, _ name: DownloadName, to attempts: inout [Attempt]) {
      let file = File(name: entry.name, ownName: name.file)
      // Canvas and Moodle without folders: each file stands by itself, and all of one learner's belong together.
      let joins = name.platform == .canvas || name.platform == .moodle && name.file != nil
      guard joins, let own = name.file,
        let index = attempts.firstIndex(where: { $0.submission == name.submission })
      else {
        attempts.append(
          Attempt(
            submission: name.submission ?? (joins ? nil : entry.name), files: [file], date: entry.date,
            isLate: name.isLate, resubmissions: name.file.map { [$0: name.resubmission] } ?? [:]))
        return
      }
      attempts[index].add(file, own, name.resubmission)
      attempts[index].isLate = attempts[index].isLate || name.isLate
      attempts[index].date = [attempts[index].date, entry.date].compactMap(\.self).max()
    }

    private mutating func add(_ file: File, _ own: String, _ resubmission: Int) {
      if let known = resubmissions[own] {
        let old = files.firstIndex { $0.ownName == own }
        guard resubmission > known, let old else { return replaced.append(file.name) }
        replaced.append(files[old].name)
        files[old] = file
      } else {
        files.append(file)
      }
      resubmissions[own] = resubmission
    }
  }
}
