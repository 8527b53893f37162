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

  /// - Parameter due: An attempt after it is late.
  package init(_ entries: [Entry], roster: Roster? = nil, due: Date? = nil) {
    var people = KnownLearners(roster)
    people.findCommonPrefix(of: entries.filter { $0.learner == nil }.map { DownloadName($0.name) })
    var groups: [(work: Work, attempts: [Attempt])] = (roster?.learners ?? []).enumerated().map { row, learner in
      (Work(learner: learner, row: row), [])
    }
    let listed = groups.count
    var others: [String: Int] = [:]
    for entry in entries {
      let name = DownloadName(entry.name)
      let index: Int
      if let row = people.row(of: name, entry.learner) {
        index = row
      } else {
        let learner = entry.learner ?? Learner(name: name.learner, number: name.number)
        let key = "\(learner.name)/\(learner.number ?? "")"
        if others[key] == nil {
          others[key] = groups.count
          groups.append((Work(learner: learner), []))
        }
        index = others[key] ?? groups.count - 1
      }
      Attempt.add(entry, name, to: &groups[index].attempts)
    }
    let works = groups.map { work, attempts in Self.judged(work, attempts, due) }
    self.works = works.prefix(listed) + works.dropFirst(listed).sorted { $0.learner.name < $1.learner.name }
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

/// Finds the row of a roster that a name belongs to.
private struct KnownLearners {
  private var rows: [String: Int] = [:]
  /// Keys that belong to several rows decide nothing.
  private var doubtful: Set<String> = []
  /// In lower case, with their punctuation.
  private var usernames: [(name: String, row: Int)] = []
  /// What all clones of an assignment begin with: `task-list-`.
  private var commonPrefix: String?

  init(_ roster: Roster?) {
    for (row, learner) in (roster?.learners ?? []).enumerated() {
      for key in Set(Self.keys(of: learner)) {
        if let other = rows.updateValue(row, forKey: key), other != row { doubtful.insert(key) }
      }
      if let username = learner.username, username.count > 1 { usernames.append((username.lowercased(), row)) }
    }
  }

  /// GitHub Classroom puts the assignment's name before each account's, so nobody's clone has a shorter beginning. Of an account
  /// `zz-bob` the clone ends with `-bob` too, and is not Bob's: it begins with more than the others.
  mutating func findCommonPrefix(of names: [DownloadName]) {
    let found = names.filter { $0.platform == .other }.flatMap { name in
      usernames.compactMap { Self.beginning(of: name, before: $0.name) }
    }
    commonPrefix = found.min { $0.count < $1.count }
  }

  private static func beginning(of name: DownloadName, before username: String) -> String? {
    let whole = name.learner.lowercased()
    guard whole.hasSuffix("-" + username) else { return nil }
    return String(whole.dropLast(username.count))
  }

  func row(of name: DownloadName, _ learner: Learner?) -> Int? {
    let keys = learner.map(Self.keys) ?? [Self.key(name.learner)] + [name.number].compactMap { $0.map { "#\($0)" } }
    for key in keys where !doubtful.contains(key) {
      if let row = rows[key] { return row }
    }
    // `task-list-ada`, as GitHub Classroom names a clone.
    guard learner == nil, name.platform == .other else { return nil }
    return usernames.first { Self.beginning(of: name, before: $0.name) == commonPrefix && commonPrefix != nil }?.row
  }

  private static func keys(of learner: Learner) -> [String] {
    let words = learner.name.split { $0 == " " || $0 == "," }.map(String.init)
    var keys = [learner.username, learner.email, learner.name].compactMap { $0.map(key) }
    if let email = learner.email, let at = email.firstIndex(of: "@") { keys.append(key(String(email[..<at]))) }
    // Last name first, as Canvas has it.
    if let last = words.last, words.count > 1 { keys.append(key(last + words.dropLast().joined())) }
    if let first = words.first, words.count > 1 { keys.append(key(words.dropFirst().joined() + first)) }
    return keys.filter { !$0.isEmpty } + [learner.number].compactMap { $0.map { "#\($0)" } }
  }

  /// Letters and digits alone, without case and marks: `Müller, Ada` and `muller_ada` are one.
  private static func key(_ text: String) -> String {
    String(
      text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        .filter { $0.isLetter || $0.isNumber })
  }
}
